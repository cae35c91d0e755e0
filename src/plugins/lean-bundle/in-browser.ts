/**
 * In the place of core 3.10.2's `client/exports/useIsBrowser`, for the tabs
 * alone. Upstream makes them anew once the page is awake, against a fault of
 * an old version, whose choice of a tab was not safe for hydration
 * (docusaurus#5653); address and storage are read safely since.
 */
const isBrowser = (): boolean => true;

export default isBrowser;
