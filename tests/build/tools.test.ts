/** Each tool's code and text are only on its page. */
import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {attribute} from '../../plugins/postbuild/page-model/hast.ts';
import {inlineText} from '../../plugins/postbuild/page-model/text.ts';
import {all, buildDir, modelOf, treeOf} from '../helpers/built.ts';
import {allRoutes} from '../helpers/routes.ts';

/** By route, a label from the tool's code that the page shows. */
const tools = {
  '/docs/getting-started/invite-bot': 'Build your invite link',
  '/docs/custom-instructions/prompt-placeholders': 'Preview your instructions',
  '/docs/integrations/web-widget': 'Create your script tag',
  '/docs/api-developers/api': 'Check a webhook signature',
};

const scripts = fs.globSync('assets/js/*.js', {cwd: buildDir});
const scriptsWith = (text: string) =>
  scripts.filter((file) =>
    fs.readFileSync(path.join(buildDir, file), 'utf8').includes(text),
  );

const frames = (route: string) =>
  all(
    treeOf(route),
    (element) =>
      element.tagName === 'section' &&
      attribute(element, 'dataMarkdownIgnore') !== undefined,
  ).map((frame) => inlineText(frame));

describe.each(Object.entries(tools))('%s', (route, label) => {
  it('has the only script with its tool', () => {
    const found = scriptsWith(`message:"${label}"`);
    expect(found).toHaveLength(1);
    // The same file contains the page, so no other page loads it.
    expect(fs.readFileSync(path.join(buildDir, found[0]!), 'utf8')).toContain(
      `"permalink":"${route}"`,
    );
  });

  it('shows it prerendered with its example', () => {
    expect(frames(route)).toEqual([expect.stringContaining(label)]);
  });

  it("does not include it in the page's text", () => {
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
