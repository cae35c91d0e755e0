/** Each tool is code and text of its own page only. */
import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {attribute} from '../../plugins/postbuild/page-model/hast.ts';
import {inlineText} from '../../plugins/postbuild/page-model/text.ts';
import {all, buildDir, modelOf, treeOf} from '../helpers/built.ts';
import {allRoutes} from '../helpers/routes.ts';

/** By route, a sentence that the tool's code holds and its frame shows. */
const tools = {
  '/docs/getting-started/invite-bot': 'Build your invite link',
  '/docs/custom-instructions/prompt-placeholders': 'Preview your instructions',
  '/docs/integrations/web-widget': 'Create your script tag',
  '/docs/api-developers/api': 'Check a webhook signature',
};

const scripts = fs.globSync('assets/js/*.js', {cwd: buildDir});
const holding = (text: string) =>
  scripts.filter((file) =>
    fs.readFileSync(path.join(buildDir, file), 'utf8').includes(text),
  );

const frames = (route: string) =>
  all(
    treeOf(route),
    (element) => attribute(element, 'dataMarkdownIgnore') !== undefined,
  ).map((frame) => inlineText(frame));

describe.each(Object.entries(tools))('%s', (route, label) => {
  it('has the one script with its tool', () => {
    const found = holding(`message:"${label}"`);
    expect(found).toHaveLength(1);
    // The same file holds the page itself, so no other page loads it.
    expect(fs.readFileSync(path.join(buildDir, found[0]!), 'utf8')).toContain(
      `"permalink":"${route}"`,
    );
  });

  it('shows it, worked out, before any script runs', () => {
    expect(frames(route)).toEqual([expect.stringContaining(label)]);
  });

  it('does not take it for text of the page', () => {
    const text = JSON.stringify(modelOf(route).sections);
    expect(text).not.toContain(`"text":"${label}"`);
    expect(text).not.toContain('nothing is stored or sent');
  });
});

it('no other page has a tool', () => {
  const others = allRoutes.filter(
    (route) => route !== '/' && !Object.hasOwn(tools, route),
  );
  expect(others.filter((route) => frames(route).length > 0)).toEqual([]);
});
