/** `npm run release`, in a process of its own as an owner runs it. */
import {execFile} from 'node:child_process';
import path from 'node:path';
import {promisify} from 'node:util';

const PROGRAM = path.resolve(
  import.meta.dirname,
  '../../../deploy/release/cli.ts',
);

/** Gives what the command printed; rejects with what it said went wrong. */
export async function release(
  command: 'publish' | 'rollback' | 'list',
  home: string,
  siteDir?: string,
): Promise<string> {
  const {stdout} = await promisify(execFile)(process.execPath, [
    '--disable-warning=MODULE_TYPELESS_PACKAGE_JSON',
    ...[PROGRAM, command, home],
    ...(siteDir === undefined ? [] : [siteDir]),
  ]);
  return stdout.trim();
}
