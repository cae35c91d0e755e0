/**
 * A new announcement shows at once. The theme's inline script hides the bar by
 * the old dismissal before React learns that the announcement has changed, and
 * nothing takes that back until the next page load.
 */
const ID_KEY = 'docusaurus.announcement.id';
const DISMISS_KEY = 'docusaurus.announcement.dismiss';

export const renewAnnouncement = (id: string) => `
if (storage.getItem('${ID_KEY}') !== ${JSON.stringify(id)}) {
  storage.setItem('${DISMISS_KEY}', 'false');
}`;
