/** This build with other pages and another main script. */
import fs from 'node:fs';
import path from 'node:path';
import {writeDigests} from '../../plugins/hosting/digests.ts';

/** On every page of the other build. */
export const OTHER_MARK = '<!-- other -->';

/** @example mainScript('build') // 'assets/js/main.4f0282cb.js' */
export const mainScript = (build: string): string =>
  fs.globSync('assets/js/main.*.js', {cwd: build})[0]!;

export async function makeOtherBuild(from: string, to: string): Promise<void> {
  fs.cpSync(from, to, {recursive: true});
  const file = (name: string) => path.join(to, name);
  const script = mainScript(to);
  const other = script.replace('main.', 'main.other');
  for (const page of fs.globSync('**/*.html', {cwd: to})) {
    const html = fs.readFileSync(file(page), 'utf8').replaceAll(script, other);
    fs.writeFileSync(
      file(page),
      html.replace('</head>', `${OTHER_MARK}</head>`),
    );
    // Small pages, which only forward, have none.
    ['br', 'gz'].forEach((end) =>
      fs.rmSync(file(`${page}.${end}`), {force: true}),
    );
  }
  for (const end of ['', '.br', '.gz']) {
    fs.renameSync(file(script + end), file(other + end));
  }
  await writeDigests(to);
}
