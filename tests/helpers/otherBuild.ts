/** This build with other pages, another main script and other search records. */
import fs from 'node:fs';
import path from 'node:path';
import {writeManifest} from '../../plugins/postbuild/host-config/manifest.ts';
import {SNAPSHOT_FILE} from '../../plugins/postbuild/search-index/writeSnapshot.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** On every page of the other build. */
export const OTHER_MARK = '<!-- other -->';

/** @example mainScript('.') // 'assets/js/main.4f0282cb.js' */
export const mainScript = (siteDir: string): string =>
  fs.globSync('assets/js/main.*.js', {cwd: path.join(siteDir, 'build')})[0]!;

export async function makeOtherBuild(siteDir: string): Promise<void> {
  for (const part of ['build', '.deploy', '.search']) {
    fs.cpSync(path.join(root, part), path.join(siteDir, part), {
      recursive: true,
    });
  }
  const file = (name: string) => path.join(siteDir, 'build', name);
  const script = mainScript(siteDir);
  const other = script.replace('main.', 'main.other');
  for (const page of fs.globSync('**/*.html', {cwd: file('')})) {
    const html = fs.readFileSync(file(page), 'utf8').replaceAll(script, other);
    fs.writeFileSync(
      file(page),
      html.replace('</head>', `${OTHER_MARK}</head>`),
    );
    ['br', 'gz'].forEach((end) => fs.rmSync(file(`${page}.${end}`)));
  }
  for (const end of ['', '.br', '.gz']) {
    fs.renameSync(file(script + end), file(other + end));
  }
  const snapshot = path.join(siteDir, SNAPSHOT_FILE);
  const text = fs.readFileSync(snapshot, 'utf8');
  fs.writeFileSync(snapshot, text.replaceAll(/"objectID":"/g, '$&other-'));
  await writeManifest(siteDir);
}
