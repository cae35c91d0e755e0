/**
 * Switches a machine's site to the build that is there, or back.
 * Usage: `npm run release -- publish|rollback|list FOLDER [BUILT]`, where
 * FOLDER is what nginx serves from (deploy/README.md) and BUILT is where the
 * build is, unless it is here. Exits 1, with the old release still serving,
 * when the build is broken or cannot be copied.
 */
import path from 'node:path';
import {
  currentRelease,
  listReleases,
  publishRelease,
  rollback,
} from './releases.ts';

const here = path.resolve(import.meta.dirname, '../..');

type Command = (home: string, siteDir: string) => Promise<string>;

const commands: Record<string, Command> = {
  publish: async (home, siteDir) =>
    `now serving ${await publishRelease(home, {siteDir, now: new Date()})}`,
  rollback: async (home) => `back to ${await rollback(home)}`,
  list: async (home) => {
    const current = await currentRelease(home);
    return (await listReleases(home))
      .map((id) => `${id === current ? '*' : ' '} ${id}`)
      .join('\n');
  },
};

const [name = '', home, built = here] = process.argv.slice(2);
const command = commands[name];
if (!command || !home) {
  console.error(
    'usage: npm run release -- publish|rollback|list FOLDER [BUILT]',
  );
  process.exit(2);
}
try {
  console.log(await command(path.resolve(home), path.resolve(built)));
} catch (error) {
  const {message, cause} = error as Error;
  console.error(
    cause instanceof Error ? `${message}: ${cause.message}` : message,
  );
  process.exitCode = 1;
}
