/**
 * The first visit is dark whatever the operating system prefers, yet the
 * toggle offers 'system', which the theme stores by deleting its key. So the
 * key is seeded once per browser, with a marker of our own: from then on its
 * absence means that the visitor chose 'system'. Runs in the head, before the
 * theme's own inline script reads the key.
 */
export const COLOR_MODE_KEY = 'theme';
export const SEED_MARKER_KEY = 'theme.seeded';

export const colorModeSeed = `(function(s){try{s=localStorage;if(!s.getItem('${SEED_MARKER_KEY}')){s.setItem('${SEED_MARKER_KEY}','1');s.getItem('${COLOR_MODE_KEY}')||s.setItem('${COLOR_MODE_KEY}','dark')}}catch(e){}})()`;
