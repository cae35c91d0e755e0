import {spawn} from 'node:child_process';
import type {ChildProcess} from 'node:child_process';
import path from 'node:path';

const DOCUSAURUS = path.resolve(
  import.meta.dirname,
  '../../node_modules/@docusaurus/core/bin/docusaurus.mjs',
);

// The dev server's proxy calls util._extend and is no longer maintained:
// http-party/node-http-proxy#1715.
const NODE_OPTIONS = ['--disable-warning=DEP0060'];

/** Starts Docusaurus's command line. */
export const docusaurus = (
  args: string[],
  env: Record<string, string> = {},
): ChildProcess =>
  spawn(process.execPath, [...NODE_OPTIONS, DOCUSAURUS, ...args], {
    stdio: 'inherit',
    env: {
      ...process.env,
      // Images in Markdown stay files. Inlined as data URIs, as Docusaurus
      // does below 10 kB, no cache keeps them and feed readers drop them.
      WEBPACK_URL_LOADER_LIMIT: '0',
      ...env,
    },
  });
