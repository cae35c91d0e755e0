import {PurgeCSS} from 'purgecss';

/**
 * Judged are names of Infima's kind, `pills__item` or `col--4`, and custom
 * properties. Elements, attributes and the bundler's own names stay: what
 * the inline scripts or the visitor's browser set is in no script of ours.
 */
const STAYS = /^(?!.*(?:--|__))/;

const words = (text: string): string[] => text.match(/[\w-]+/g) ?? [];

/** Custom properties that one file of styles may read from another. */
export const propertiesRead = (css: string): string[] =>
  css.match(/(?<=var\()--[\w-]+/g) ?? [];

/** The styles without the components that no script, or other user, names. */
export async function usedStyles(
  css: string,
  users: readonly string[],
): Promise<string> {
  const [used] = await new PurgeCSS().purge({
    content: users.map((raw) => ({raw, extension: 'js'})),
    css: [{raw: css}],
    defaultExtractor: words,
    variables: true,
    safelist: {
      standard: [STAYS],
      // Otherwise only what this file itself reads counts as read.
      variables: users.flatMap(words).filter((word) => word.startsWith('--')),
    },
  });
  return used!.css;
}
