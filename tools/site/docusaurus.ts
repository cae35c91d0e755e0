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

/** Runs the Docusaurus CLI. */
export const docusaurus = (
  args: string[],
  env: Record<string, string> = {},
): ChildProcess =>
  spawn(process.execPath, [...NODE_OPTIONS, DOCUSAURUS, ...args], {
    stdio: 'inherit',
    env: {...process.env, ...env},
  });
