/** Runs Docusaurus and explains why it failed. */
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {createInterface} from 'node:readline';
import {explain} from './explain.ts';

/** @returns its exit code */
export async function docusaurus(args: string[]): Promise<number> {
  const isVerbose = args.includes('--verbose');
  const child = spawn(
    'docusaurus',
    args.filter((arg) => arg !== '--verbose'),
    {stdio: ['inherit', 'inherit', 'pipe']},
  );
  let errors = '';
  createInterface({input: child.stderr}).on('line', (line) => {
    // Errors come last, and have several lines.
    if (isVerbose || (errors === '' && !line.includes('[ERROR]'))) {
      // The file that a writer edits, not its copy with placeholders filled in.
      console.error(line.replace(/\S*\.docusaurus\/blog-with-\w+\//, 'blog/'));
    } else {
      errors += `${line}\n`;
    }
  });
  const [code] = (await once(child, 'close')) as [number | null];
  if (errors !== '') {
    const text = code === 0 ? errors : explain(errors, process.cwd());
    console.error(`\n${text}\n`);
    if (text !== errors) {
      console.error('With --verbose, you see where that comes from.');
    }
  }
  return code ?? 1;
}
