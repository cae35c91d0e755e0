/** `npm run serve`: a plain static file server, with or without a path. */
import {spawn} from 'node:child_process';
import {answers, end, freePort} from './processes.ts';
import type {Host} from './workerd.ts';

export async function startPreview(cwd = '.'): Promise<Host> {
  const port = await freePort();
  const docusaurus = spawn(
    'node_modules/.bin/docusaurus',
    ['serve', '--port', String(port), '--no-open'],
    {cwd, stdio: ['ignore', 'ignore', 'inherit']},
  );
  const origin = `http://localhost:${port}`;
  await answers(origin);
  return {origin, stop: () => end(docusaurus)};
}
