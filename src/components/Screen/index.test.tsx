import {describe, expect, it} from 'vitest';
import {render} from '../../../tests/helpers/render';
import Screen from '.';
import type {Line} from './types';

const screen = (show: Line[]) =>
  render(<Screen caption="Save it" title="App" show={show} />);

describe('Screen', () => {
  const {html, text} = screen([
    {heading: 'Keys', button: 'Create'},
    {field: 'Name', value: 'Docs'},
    {check: true, item: 'faqs:read', note: 'Read'},
    {toggle: false, item: 'Live'},
    {item: 'Old key', problem: 'failed', quiet: 'Open'},
    {field: 'Kind', choices: ['Test', 'Live'], chosen: 'Test'},
    {dialog: 'Sure?', show: [{text: 'It is final.'}]},
  ]);
  const [, drawing = ''] = /(<div [^>]*hidden.*)<\/figure/s.exec(html) ?? [];

  it('is a figure with a caption', () => {
    expect(html).toMatch(/^<figure [^>]*><figcaption>Save it<\/figcaption>/);
  });

  it('hides the drawing from screen readers and where there is no style', () => {
    expect(drawing).toMatch(/^<div [^>]*hidden="" aria-hidden="true"/);
  });

  it('draws every primitive', () => {
    expect(text).toContain('Keys Create Name Docs ✓ faqs:read Read');
    expect(text).toContain('Live ● Old key failed Open');
    expect(text).toContain('Kind Test Live Sure? It is final.');
  });

  it('has nothing in it that could be used', () => {
    expect(drawing).not.toMatch(
      /<(?!\/?(?:div|span)\b)|\b(?:href|tabindex|role|style|on\w+)=/,
    );
  });

  it('opens an area of our panel', () => {
    const panel = render(<Screen caption="Add" panel="Places" show={[]} />);
    expect(panel.text).toContain('Panel Places Knowledge Instructions');
  });

  it('shows the menu of another window', () => {
    const portal = render(
      <Screen
        caption="Open the bot"
        title="Portal"
        menu={['Bot', 'OAuth2']}
        at="Bot"
        show={[]}
      />,
    );
    expect(portal.text).toBe('Open the bot Portal Bot OAuth2');
  });
});

describe('a mistake fails the build with a caption to look for', () => {
  it.each<[string, Line[], string]>([
    ['an unknown key', [{feild: 'Name'} as Line], "unknown part 'feild'"],
    [
      'a choice that is not there',
      [{choices: ['A'], chosen: 'B'}],
      "'B' isn't one of the choices",
    ],
    [
      'a choice that is not there in a dialog',
      [{dialog: 'D', show: [{choices: ['A'], chosen: 'B'}]}],
      "'B' isn't one of the choices",
    ],
  ])('%s', (_, show, message) => {
    expect(() => screen(show)).toThrow(`<Screen caption="Save it">: `);
    expect(() => screen(show)).toThrow(message);
  });

  it('an area that the panel does not have', () => {
    expect(() =>
      render(<Screen caption="Add" panel="Place" show={[]} />),
    ).toThrow("'Place' isn't in the menu");
  });
});
