/** Runs the commands of deploy/README.md and deploy/RUNBOOK.md. */
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');

/** Needs an account, a package manager, systemd or a container engine. */
const NOT_HERE = [
  /^npx (?:wrangler|netlify-cli) /,
  /^npm run walk -- https:/,
  /^(?:apt-get|systemctl|journalctl|podman|skopeo|curl|tail) /,
  /^nginx -t && systemctl /,
  // In search-install.test.ts, in algolia's own tests, and in CI itself.
  /^\(cd \/srv\/service && npm ci /,
  /^ALGOLIA_APP_ID=/,
  /^npm ci --ignore-scripts && npm run build$/,
  // Asks running instances.
  /^for port in /,
];

function commandsOf(file: string): string[] {
  const text = fs.readFileSync(path.join(root, 'deploy', file), 'utf8');
  return [...text.matchAll(/```bash\n([^]*?)```/g)]
    .flatMap(([, block = '']) => block.trim().split('\n'))
    .map((line) => line.replace(/\s+# .*$/, ''));
}

let dir: string;
const inDir = (...names: string[]) => path.join(dir, ...names);

beforeAll(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'guide-'));
  for (const folder of ['bin', 'etc/nginx', 'etc/systemd/system']) {
    fs.mkdirSync(inDir(folder), {recursive: true});
  }
  fs.cpSync(path.join(root, 'build'), inDir('site/build'), {recursive: true});
  execFileSync('git', ['init', '-q', '--bare', inDir('pages.git')]);
  // Records what it would upload.
  fs.writeFileSync(inDir('bin/aws'), `#!/bin/sh\necho "$@" >> ${dir}/s3\n`, {
    mode: 0o755,
  });
});
afterAll(() => fs.rmSync(dir, {recursive: true, force: true}));

/** The command with its folders moved out of the way. */
function run(command: string): string {
  const onBuild = /^(?:git|aws|find) /.test(command);
  const moved = command
    .replaceAll('/srv/', inDir('srv/'))
    .replaceAll('/etc/', inDir('etc/'))
    .replace('https://github.com/acme/docs.git', inDir('pages.git'));
  return execFileSync('bash', ['-euo', 'pipefail', '-c', moved], {
    cwd: onBuild ? inDir('site') : root,
    encoding: 'utf8',
    env: {
      ...process.env,
      PATH: `${inDir('bin')}:${process.env.PATH}`,
      RELOAD: 'true',
      GIT_AUTHOR_NAME: 'Owner',
      GIT_AUTHOR_EMAIL: 'owner@example.com',
      GIT_COMMITTER_NAME: 'Owner',
      GIT_COMMITTER_EMAIL: 'owner@example.com',
    },
  });
}

test('every command of the guides runs, in order', () => {
  const commands = ['README.md', 'RUNBOOK.md'].flatMap(commandsOf);
  const here = commands.filter(
    (command) => !NOT_HERE.some((pattern) => pattern.test(command)),
  );
  expect(here.length).toBeGreaterThan(15);
  for (const command of here) {
    expect(() => run(command), command).not.toThrow();
  }

  // One server: rolled back to the first of three releases.
  const releases = fs.readdirSync(inDir('srv/site/releases')).sort();
  expect(releases).toHaveLength(3);
  expect(fs.existsSync(inDir('srv/site/nginx/http/markdown.conf'))).toBe(true);
  expect(fs.existsSync(inDir('srv/service/packages/search/src'))).toBe(true);
  expect(fs.existsSync(inDir('etc/nginx/nginx.conf'))).toBe(true);

  // GitHub Pages: the branch has the site.
  const tree = execFileSync(
    'git',
    ['-C', inDir('pages.git'), 'ls-tree', '-r', '--name-only', 'gh-pages'],
    {encoding: 'utf8'},
  ).split('\n');
  expect(tree).toEqual(expect.arrayContaining(['404.html', '.nojekyll']));

  // S3: each page has its clean URL as key, and the type that it lacks a name for.
  const uploads = fs.readFileSync(inDir('s3'), 'utf8').split('\n');
  expect(uploads[0]).toBe('s3 sync build s3://docs.example');
  expect(uploads).toContain(
    's3 cp build/docs/commands.html s3://docs.example/docs/commands --content-type text/html; charset=utf-8',
  );
});
