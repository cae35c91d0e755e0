import {describe, expect, it} from 'vitest';
import {render} from '../../../tests/helpers/render';
import Screen from './index';
import type {Line} from './types';

const screen = (show: Line[], ...steps: string[]) =>
  render(<Screen caption="Save it" title="App" show={show} steps={steps} />);

describe('Screen', () => {
  const {html, text} = screen(
    [
      {heading: 'Keys', button: 'Create (1)'},
      {field: 'Name', value: 'Docs'},
      {check: true, item: 'faqs:read', note: 'Read'},
      {toggle: false, item: 'Live'},
      {item: 'Old key', badge: 'ready', problem: 'failed', quiet: 'Open'},
      {field: 'Kind', choices: ['Test (2)', 'Live'], chosen: 'Test'},
      {dialog: 'Sure?', show: [{text: 'It is final.'}]},
    ],
    'Select **Create**.',
    'Send `/ask`.',
  );
  const [, drawing = ''] = /(<div [^>]*hidden.*)<ol/s.exec(html) ?? [];

  it('is a figure with a caption and the steps', () => {
    expect(html).toMatch(/^<figure [^>]*><figcaption>Save it<\/figcaption>/);
    expect(html).toMatch(
      /<ol><li>Select <strong>Create<\/strong>.<\/li><li>Send <code>\/ask<\/code>.<\/li><\/ol><\/figure>$/,
    );
  });

  it('hides the drawing from screen readers and where there is no style', () => {
    expect(drawing).toMatch(/^<div [^>]*hidden="" aria-hidden="true"/);
  });

  it('draws every primitive, with its numbers', () => {
    expect(text).toContain('Keys Create 1 Name Docs ✓ faqs:read Read');
    expect(text).toContain('Live ● Old key ready failed Open');
    expect(text).toContain('Kind Test 2 Live Sure? It is final.');
  });

  it('has nothing in it that could be used', () => {
    expect(drawing).not.toMatch(
      /<(?!\/?(?:div|span|b)\b)|\b(?:href|tabindex|role|style|on\w+)=/,
    );
  });

  it('opens an area of our panel', () => {
    const panel = render(
      <Screen caption="Add" panel="Places (1)" show={[]} steps={['Open.']} />,
    );
    expect(panel.text).toContain('Panel Places 1 Knowledge Instructions');
  });

  it('shows the menu of another window', () => {
    const portal = render(
      <Screen
        caption="Bot"
        title="Portal"
        menu={['Bot (1)', 'OAuth2']}
        at="Bot"
        show={[]}
        steps={['Open it.']}
      />,
    );
    expect(portal.text).toBe('Bot Portal Bot 1 OAuth2 Open it.');
  });
});

describe('a mistake fails the build with a caption to look for', () => {
  const line = {button: 'Save (1)'};

  it.each<[string, Line[], string[], string]>([
    ['a number without a step', [{item: 'A (2)'}, line], ['One'], 'number 2'],
    ['a step without a number', [line], ['One', 'Two'], 'step 2 has no'],
    ['no steps', [], [], 'needs steps'],
    [
      'a number without a step in a dialog',
      [line, {dialog: 'D', show: [{button: 'Go (3)'}]}],
      ['One'],
      'number 3',
    ],
    [
      'an unknown key',
      [line, {feild: 'Name'} as Line],
      ['One'],
      "unknown part 'feild'",
    ],
    [
      'a choice that is not there',
      [line, {choices: ['A'], chosen: 'B'}],
      ['One'],
      "'B' isn't one of the choices",
    ],
  ])('%s', (_, show, steps, message) => {
    expect(() => screen(show, ...steps)).toThrow(
      `<Screen caption="Save it">: `,
    );
    expect(() => screen(show, ...steps)).toThrow(message);
  });

  it('an area that the panel does not have', () => {
    expect(() =>
      render(
        <Screen caption="Add" panel="Place (1)" show={[]} steps={['Open.']} />,
      ),
    ).toThrow("'Place' isn't in the menu");
  });
});
