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
import {allRoutes} from '../../tests/helpers/site.ts';

const [url] = process.argv.slice(2);
if (url === undefined) {
  console.error('usage: node tools/site/walk.ts https://docs.example');
  process.exit(2);
}
const site = url.replace(/\/$/, '');
const browser = await chromium.launch(playwrightConfig.use?.launchOptions);
try {
  const walk = await startWalk(browser);
  await openAll(walk, site, allRoutes);
  const found = await searchAndFollow(walk, site);
  await openMissing(walk, site);
  await fetchFiles(site);
  console.log(`${allRoutes.length} pages; the first hit led to ${found}`);
  walk.problems.forEach((problem) => console.error(problem));
  process.exitCode = walk.problems.length > 0 ? 1 : 0;
} finally {
  await browser.close();
}
