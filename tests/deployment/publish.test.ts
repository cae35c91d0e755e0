/** deploy/publish.sh on small builds, in processes that can be killed. */
import {execFile} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {DIGESTS_FILE, writeDigests} from '../../plugins/hosting/digests.ts';

const SCRIPT = path.resolve(import.meta.dirname, '../../deploy/publish.sh');
const isRoot = process.getuid!() === 0;

let dir: string;
const inDir = (...names: string[]) => path.join(dir, ...names);
const home = (...names: string[]) => inDir('home', ...names);

beforeEach(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'releases-'));
  fs.mkdirSync(home());
  fs.mkdirSync(inDir('bin'));
});
afterEach(() => fs.rmSync(dir, {recursive: true, force: true}));

/** Writes a build of which most files contain its name. */
async function build(name: string): Promise<string> {
  for (const [file, text] of Object.entries({
    'index.html': name,
    'same.html': 'the same in every build',
    'docs/page.html': name,
    'docs/page.html.br': `compressed ${name}`,
    'img/logo.svg': '<svg/>',
    '.well-known/security.txt': 'the same in every build',
    [`assets/js/main.${name}.js`]: name,
  })) {
    fs.mkdirSync(path.dirname(inDir(name, file)), {recursive: true});
    fs.writeFileSync(inDir(name, file), text);
  }
  await writeDigests(inDir(name));
  return inDir(name);
}

/** Runs it in a process group of its own; rejects with what it printed. */
async function run(
  command: string,
  args: string[] = [],
  as: string[] = [],
): Promise<string> {
  const {stdout} = await promisify(execFile)(
    'setsid',
    ['-w', ...as, SCRIPT, command, home(), ...args],
    {env: {...process.env, PATH: `${inDir('bin')}:${process.env.PATH}`}},
  );
  return stdout.trim();
}
const publish = async (name: string) => run('publish', [await build(name)]);
const served = () => fs.readFileSync(home('current/index.html'), 'utf8');
const idOf = (said: string) => said.split(' ').at(-1)!;

/** Runs `script` before a program, until the returned function is called. */
function intercept(program: string, script: string): () => void {
  const file = inDir('bin', program);
  const real = `PATH=\${PATH#*:} exec ${program} "$@"`;
  fs.writeFileSync(file, `#!/bin/bash\n${script}\n${real}\n`, {mode: 0o755});
  return () => fs.rmSync(file);
}

describe('rollback', () => {
  it('returns to what was served before, never to what was bad', async () => {
    await publish('good');
    for (const bad of ['bad', 'worse']) {
      await publish(bad);
      await run('rollback');
      expect(served()).toBe('good');
    }
    await expect(run('rollback')).rejects.toThrow('nothing was served before');
    expect(served()).toBe('good');
  });

  it('twice goes back twice; serve takes any release', async () => {
    for (const name of ['one', 'two', 'three']) {
      await publish(name);
    }
    await run('rollback');
    await run('rollback');
    expect(served()).toBe('one');
    const [one, two, three] = (await run('list')).match(/\S+Z/g)!;
    expect(await run('list')).toBe(`* ${one}\n- ${two}\n- ${three}`);
    await run('serve', [three!]);
    await run('serve', [one!]);
    expect(await run('list')).toBe(`* ${one}\n- ${two}\n  ${three}`);
    for (const name of ['three', 'one']) {
      await run('rollback');
      expect(served()).toBe(name);
    }
    await expect(run('rollback')).rejects.toThrow('nothing was served before');
    await expect(run('serve', ['../x'])).rejects.toThrow('no release');
  });

  it.each([
    {at: 'the new link', program: 'ln', time: 1, serves: 'three'},
    {at: 'the entry in the history', program: 'mv', time: 2, serves: 'two'},
  ])('killed at $at: the next one goes back one', async (point) => {
    for (const name of ['one', 'two', 'three']) {
      await publish(name);
    }
    const goOn = killAt(point);
    await expect(run('rollback')).rejects.toThrow();
    goOn();
    expect(served()).toBe(point.serves);
    await run('rollback');
    expect(served()).toBe(point.serves === 'three' ? 'two' : 'one');
  });
});

/** Kills the whole script when it runs a program for the nth time. */
function killAt({program, time}: {program: string; time: number}) {
  const calls = inDir('calls');
  return intercept(
    program,
    `echo >>${calls}; [ $(wc -l <${calls}) != ${time} ] || kill -9 0`,
  );
}

describe('publish', () => {
  it.each([
    {at: 'the copy', program: 'cp', time: 1},
    {at: 'the check', program: 'sha256sum', time: 1},
    {at: 'the times of files', program: 'cp', time: 2},
    {at: 'the links to assets', program: 'cp', time: 3},
    {at: 'the check of assets', program: 'sha256sum', time: 2},
    {at: 'the release in its place', program: 'mv', time: 1},
    {at: 'the entry in the history', program: 'mv', time: 2},
    {at: 'the new link', program: 'ln', time: 1},
    {at: 'the switch', program: 'mv', time: 3},
  ])('killed at $at: serves on, and the next one works', async (point) => {
    await publish('old');
    const goOn = killAt(point);
    await expect(publish('new')).rejects.toThrow();
    goOn();
    expect(served()).toBe('old');
    await publish('next');
    expect(served()).toBe('next');
    await run('rollback');
    expect(served()).toBe('old');
    await run('prune');
    expect(fs.readdirSync(home('releases'))).toHaveLength(1);
    expect(fs.readdirSync(home())).not.toContain('new');
  });

  it('two at once: one after the other, both whole', async () => {
    await publish('zero');
    await Promise.all([publish('one'), publish('two')]);
    const last = served();
    expect(['one', 'two']).toContain(last);
    await run('rollback');
    expect(served()).toBe(last === 'one' ? 'two' : 'one');
    await run('rollback');
    expect(served()).toBe('zero');
  });

  it('makes prune wait', async () => {
    await publish('zero');
    const goOn = intercept(
      'sha256sum',
      `touch ${inDir('checks')}; until [ -e ${inDir('go')} ]; do sleep 0.05; done`,
    );
    const publishing = publish('one');
    await vi.waitFor(() => fs.statSync(inDir('checks')), {timeout: 10_000});
    intercept('flock', `touch ${inDir('waits')}`);
    const pruning = run('prune', ['--keep', '1']);
    await vi.waitFor(() => fs.statSync(inDir('waits')), {timeout: 10_000});
    fs.writeFileSync(inDir('go'), '');
    await Promise.all([publishing, pruning]);
    goOn();
    expect(served()).toBe('one');
    expect(fs.readdirSync(home('assets/js'))).toEqual(['main.one.js']);
  });

  it('with umask 077, of a build made with it: others can read it', async () => {
    await build('one');
    const umask = process.umask(0o077);
    try {
      fs.cpSync(inDir('one'), inDir('closed'), {recursive: true});
      await run('publish', [inDir('closed')]);
    } finally {
      process.umask(umask);
    }
    const closed = fs
      .readdirSync(home(), {recursive: true})
      .filter((name) => !/lock|history/.test(String(name)))
      .filter((name) => !(fs.statSync(home(String(name))).mode & 0o004));
    expect(closed).toEqual([]);
  });

  it('keeps the time of what did not change, so browsers have it', async () => {
    await publish('one');
    const longAgo = new Date('2020-01-01');
    for (const page of ['same', 'index']) {
      fs.utimesSync(home(`current/${page}.html`), longAgo, longAgo);
    }
    await publish('two');
    const timeOf = (page: string) =>
      fs.statSync(home(`current/${page}.html`)).mtime;
    expect(timeOf('same')).toEqual(longAgo);
    expect(timeOf('index')).not.toEqual(longAgo);
  });

  const cut = (file: string) => fs.truncateSync(file, 1);
  const remove = (file: string) => fs.rmSync(file, {recursive: true});
  const write = (file: string) => fs.writeFileSync(file, 'other');
  const link = (file: string) => fs.symlinkSync('/etc/passwd', file);
  it.each([
    ...[
      'index.html',
      'docs/page.html.br',
      'assets/js/main.two.js',
      '.well-known/security.txt',
    ].flatMap((file) => [
      {file, change: cut, said: `${file}: FAILED`},
      {file, change: remove, said: `${file}: FAILED`},
    ]),
    {file: 'docs', change: remove, said: 'docs/page.html: FAILED'},
    {file: 'extra.html', change: write, said: 'extra.html: not of this'},
    {file: 'docs/extra', change: link, said: 'docs/extra: not of this'},
    {file: DIGESTS_FILE, change: remove, said: `no ${DIGESTS_FILE}`},
    {file: DIGESTS_FILE, change: cut, said: 'index.html: not of this build'},
  ])('refuses $change.name $file', async ({file, change, said}) => {
    const old = idOf(await publish('one'));
    change(path.join(await build('two'), file));
    await expect(run('publish', [inDir('two')])).rejects.toThrow(said);
    expect(served()).toBe('one');
    expect(fs.readdirSync(home('releases'))).toEqual([old]);
    expect(fs.readdirSync(home('assets/js'))).toEqual(['main.one.js']);
    expect(fs.readdirSync(home())).not.toContain('new');
  });

  it('refuses a hashed name that an older release used for other content', async () => {
    await publish('one');
    fs.writeFileSync(inDir('one/assets/js/main.one.js'), 'other');
    await writeDigests(inDir('one'));
    await expect(run('publish', [inDir('one')])).rejects.toThrow(
      'assets/js/main.one.js: FAILED',
    );
  });

  it.skipIf(!isRoot)('refuses another user than the owner', async () => {
    await build('one');
    fs.chmodSync(dir, 0o755);
    const asNobody = ['setpriv', '--reuid', '65534', '--clear-groups'];
    await expect(run('publish', [inDir('one')], asNobody)).rejects.toThrow(
      'belongs to root: become that user',
    );
    fs.chownSync(home(), 65534, 65534);
    await expect(run('publish', [inDir('one')])).rejects.toThrow(
      'belongs to nobody',
    );
    await run('publish', [inDir('one')], asNobody);
    await expect(run('list')).rejects.toThrow('belongs to nobody');
    expect(served()).toBe('one');
  });

  it.skipIf(!isRoot)(
    'on a full disk: serves on, works when there is room',
    async () => {
      const script = `set -eu
      mount -t tmpfs -o size=256k tmpfs ${home()}
      ${SCRIPT} publish ${home()} ${await build('one')}
      dd if=/dev/zero of=${home('filler')} bs=4k status=none || true
      ! ${SCRIPT} publish ${home()} ${await build('two')} 2>&1
      cat ${home('current/index.html')}
      truncate -s -24k ${home('filler')}
      ! ${SCRIPT} publish ${home()} ${inDir('two')} 2>&1
      cat ${home('current/index.html')}; ls ${home('releases')} | wc -l
      rm ${home('filler')}
      ${SCRIPT} publish ${home()} ${inDir('two')}
      cat ${home('current/index.html')}`;
      const {stdout} = await promisify(execFile)('unshare', [
        ...['-m', 'bash', '-c', script],
      ]);
      expect(stdout).toMatch(
        /serving[^]*No space left[^]*\none[^]*No space left[^]*\none1\nnow serving \S+\ntwo$/,
      );
    },
  );
});

describe('prune', () => {
  const assets = () => fs.readdirSync(home('assets/js')).sort();

  it('keeps what was served last, and removes what was bad', async () => {
    for (const name of ['one', 'two', 'three', 'bad']) {
      await publish(name);
    }
    await run('rollback');
    const [, two, three] = (await run('list')).match(/\S+Z/g)!;
    await run('serve', [two!]);
    await run('serve', [three!]);
    await run('prune', ['--keep', '3']);
    expect(fs.readdirSync(home('releases'))).toHaveLength(3);
    await run('prune', ['--keep', '2']);
    expect(served()).toBe('three');
    expect(assets()).toEqual(['main.three.js', 'main.two.js']);
    expect(fs.readdirSync(home('releases'))).toHaveLength(2);
    await run('rollback');
    expect(served()).toBe('two');
    await run('prune', ['--keep', '1']);
    expect(assets()).toEqual(['main.two.js']);
  });

  it.each([
    ['--keep', '0'],
    ['--keep', '-1'],
    ['--keep', 'x'],
    ['--keep'],
    ['1'],
    ['--kep', '1'],
  ])('refuses %s %s', async (...args) => {
    await publish('one');
    await publish('two');
    await expect(run('prune', args)).rejects.toThrow('publish.sh');
    expect(fs.readdirSync(home('releases'))).toHaveLength(2);
  });
});
