/**
 * What scripts in the browser use of tslib: `@docusaurus/utils-common` is
 * CommonJS, so the bundler would keep all of it (3 kB on every page).
 */
export const __importDefault = (module: {__esModule?: boolean}) =>
  module.__esModule ? module : {default: module};
