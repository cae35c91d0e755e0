import {execFileSync, spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
let home: string;

beforeAll(() => {
  home = fs.mkdtempSync(path.join(os.tmpdir(), 'machine-'));
});
afterAll(() => fs.rmSync(home, {recursive: true, force: true}));

const release = (command: string) =>
  execFileSync('npm', ['run', '--silent', 'release', '--', command, home], {
    cwd: root,
    encoding: 'utf8',
  });

/** The machine's configuration, with its paths moved into a folder. */
function localConfig(): string {
  const file = path.join(home, 'nginx.conf');
  const text = fs
    .readFileSync(path.join(root, 'deploy/nginx.conf'), 'utf8')
    .replaceAll('/srv/site', home)
    .replaceAll('/etc/ssl/site', home)
    .replaceAll('/var/log/nginx', home)
    .replace('pid /run/nginx.pid', `pid ${home}/nginx.pid`)
    .replace('load_module modules/', 'load_module /usr/lib/nginx/modules/')
    // Ports below 1024 may be another server's, which a test does not stop.
    .replaceAll(/listen (\[::\]:)?(80|443)/g, 'listen $14$2');
  fs.writeFileSync(file, text);
  return file;
}

describe('npm run release', () => {
  test('publishes the build twice, lists both and goes back', () => {
    const first = release('publish').trim().split(' ').at(-1);
    release('publish');
    expect(release('list')).toMatch(/^ {2}\S+\n\* \S+\n$/);
    expect(release('rollback')).toBe(`back to ${first}\n`);
    expect(
      fs.existsSync(path.join(home, 'current/build/docs/commands.html')),
    ).toBe(true);
  });

  test("nginx accepts the machine's configuration with that release", () => {
    fs.cpSync(path.join(root, 'deploy/nginx'), path.join(home, 'nginx'), {
      recursive: true,
    });
    execFileSync(
      'openssl',
      `req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=docs.example -keyout ${home}/privkey.pem -out ${home}/fullchain.pem`.split(
        ' ',
      ),
      {stdio: 'ignore'},
    );
    const {status, stderr} = spawnSync(
      'nginx',
      ['-t', '-p', home, '-c', localConfig()],
      {encoding: 'utf8'},
    );
    expect(stderr).toContain('test is successful');
    expect(status).toBe(0);
  });
});
