/**
 * Checks a deployment from outside, on any host: every page, the 404 page,
 * feeds, Markdown and search, in Chromium. `node tools/site/walk.ts URL` with the
 * URL of the home page. Prints the problems and exits with 1.
 */
import {chromium} from '@playwright/test';
import playwrightConfig from '../../playwright.config.ts';
import {
  fetchFiles,
  openAll,
  openMissing,
  searchAndFollow,
  startWalk,
} from '../../tests/helpers/hostWalk.ts';
import {allRoutes, at} from '../../tests/helpers/site.ts';

const [url] = process.argv.slice(2);
if (url === undefined) {
  console.error('usage: node tools/site/walk.ts https://docs.example');
  process.exit(2);
}
const {origin, pathname} = new URL(url);
if (pathname.replace(/\/$/, '') !== at('')) {
  console.error(`the build is for ${origin}${at('/')} (urls.site)`);
  process.exit(2);
}
const browser = await chromium.launch(playwrightConfig.use?.launchOptions);
try {
  const walk = await startWalk(browser);
  await openAll(walk, origin, allRoutes);
  const found = await searchAndFollow(walk, origin);
  await openMissing(walk, origin);
  await fetchFiles(origin);
  console.log(`${allRoutes.length} pages; the first hit led to ${found}`);
  walk.problems.forEach((problem) => console.error(problem));
  process.exitCode = walk.problems.length > 0 ? 1 : 0;
} finally {
  await browser.close();
}
