import {execFileSync, spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {
  firstPort,
  portsFrom,
  setUpServer,
} from '../helpers/deploymentHarness/config.ts';

const root = path.resolve(import.meta.dirname, '../..');
let home: string;

beforeAll(() => {
  home = fs.mkdtempSync(path.join(os.tmpdir(), 'server-'));
});
afterAll(() => fs.rmSync(home, {recursive: true, force: true}));

const release = (command: string) =>
  execFileSync('npm', ['run', '--silent', 'release', '--', command, home], {
    cwd: root,
    encoding: 'utf8',
    // No nginx runs here.
    env: {...process.env, RELOAD: 'true'},
  });

describe('npm run release', () => {
  test('publishes the build twice, lists both and goes back', () => {
    const first = release('publish').trim().split(' ').at(-1);
    release('publish');
    expect(release('list')).toMatch(/^ {2}\S+\n\* \S+\n$/);
    expect(release('rollback')).toBe(`now serving ${first}\n`);
    expect(
      fs.existsSync(path.join(home, 'current/build/docs/commands.html')),
    ).toBe(true);
  });

  test("nginx accepts the server's configuration with that release", () => {
    const config = setUpServer(home, portsFrom(firstPort(0)));
    const {status, stderr} = spawnSync('nginx', ['-t', '-c', config], {
      encoding: 'utf8',
    });
    expect(stderr).toContain('test is successful');
    expect(status).toBe(0);
  });
});
