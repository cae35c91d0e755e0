/**
 * Shows a new announcement immediately. The theme's inline script hides the bar
 * because the old announcement was dismissed, before React notices the change,
 * and the bar stays hidden until the next page load.
 */
const ID_KEY = 'docusaurus.announcement.id';
const DISMISS_KEY = 'docusaurus.announcement.dismiss';

export const renewAnnouncement = (id: string) => `
if (storage.getItem('${ID_KEY}') !== ${JSON.stringify(id)}) {
  storage.setItem('${DISMISS_KEY}', 'false');
}`;
