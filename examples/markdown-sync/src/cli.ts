/**
 * Syncs a folder of Markdown into a workspace.
 * Usage: node src/cli.ts [--dry-run] [--delete] <folder>
 */
import {parseArgs} from 'node:util';
import {connect} from './api.ts';
import {readFolder} from './folder.ts';
import {makePlan} from './plan.ts';
import type {Workspace} from './plan.ts';

async function main(): Promise<void> {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {
      'dry-run': {type: 'boolean', default: false},
      delete: {type: 'boolean', default: false},
    },
  });
  const [root] = positionals;
  if (!root) throw new Error('Name the folder: node src/cli.ts <folder>');

  // The folder first, so that a mistake in it fails before any call.
  const folder = readFolder(root);
  const api = connect();
  const workspace: Workspace = {
    faqs: await api.list('/faqs'),
    sources: await api.list('/sources'),
  };
  const plan = makePlan(folder, workspace, values);
  for (const {text, method, path, body} of plan) {
    // In order, so that the log shows how far it got.
    if (!values['dry-run']) await api.call(method, path, body);
    console.log(text);
  }
  const done = values['dry-run'] ? 'to do. Nothing was changed.' : 'done.';
  console.log(`${plan.length} steps ${done}`);
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
