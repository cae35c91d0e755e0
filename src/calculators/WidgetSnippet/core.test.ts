import {fromHtml} from 'hast-util-from-html';
import {describe, expect, it} from 'vitest';
import {widgetAttributes} from '../../../data/facts/widget';
import {
  attribute,
  byTag,
  find,
} from '../../../plugins/site-model/page-model/hast';
import {isValid, policy, snippet} from './core.ts';

const URL = 'https://w.test/v1.js';

/** As a browser parses it. */
function scriptOf(options: Record<string, string>) {
  const script = find(fromHtml(snippet(URL, options)), byTag('script'));
  return (name: string) => attribute(script!, name);
}

describe('snippet', () => {
  it('is one line with a placeholder id if nothing is chosen', () => {
    expect(snippet(URL, {})).toBe(
      `<script async src="${URL}" data-widget-id="wgt_YOUR_ID"></script>`,
    );
  });

  it('leaves out defaults', () => {
    expect(
      snippet(URL, {'data-position': 'right', 'data-theme': 'auto'}),
    ).not.toMatch(/position|theme/);
  });

  it('contains the chosen options', () => {
    const script = scriptOf({
      'data-widget-id': 'wgt_42',
      'data-position': 'left',
      'data-accent': '#6d28d9',
      'data-open': 'on',
      'data-language': 'pt-BR',
    });
    expect(script('src')).toBe(URL);
    expect(script('dataWidgetId')).toBe('wgt_42');
    expect(script('dataPosition')).toBe('left');
    expect(script('dataAccent')).toBe('#6d28d9');
    expect(script('dataOpen')).toBe('');
    expect(script('dataLanguage')).toBe('pt-BR');
  });

  it('escapes a greeting', () => {
    const greeting = '"></script><b>Hi & "welcome"';
    expect(scriptOf({'data-greeting': greeting})('dataGreeting')).toBe(
      greeting,
    );
  });

  it.each([
    ['data-widget-id', 'abc'],
    ['data-accent', 'violet'],
    ['data-language', 'english language'],
  ])('leaves out %s when it is %s', (name, value) => {
    const known = widgetAttributes.find((it) => it.name === name)!;
    expect(isValid(known, value)).toBe(false);
    expect(snippet(URL, {[name]: value})).not.toContain(value);
  });
});

describe('policy', () => {
  it('names every source that the widget needs', () => {
    expect(policy({widgetUrl: URL, apiUrl: 'https://api.test/v1'})).toBe(
      `script-src ${URL};\nconnect-src https://api.test/v1/;\nimg-src data:;`,
    );
  });
});
