/** The release script, in a process of its own as an owner runs it. */
import {execFile} from 'node:child_process';
import path from 'node:path';
import {promisify} from 'node:util';

const SCRIPT = path.resolve(import.meta.dirname, '../../../deploy/release.sh');

/** Where no nginx runs, or a test shows that it needs no reload. */
const WITHOUT_RELOAD = 'true';

export type ReleaseCommand = {
  args?: string[];
  /** The command that tests and reloads nginx. */
  reload?: string;
};

/** Returns what the command printed; rejects with its `stderr`. */
export async function release(
  command: 'publish' | 'rollback' | 'list' | 'prune',
  home: string,
  {args = [], reload = WITHOUT_RELOAD}: ReleaseCommand = {},
): Promise<string> {
  const {stdout} = await promisify(execFile)(SCRIPT, [command, home, ...args], {
    env: {...process.env, RELOAD: reload},
  });
  return stdout.trim();
}
