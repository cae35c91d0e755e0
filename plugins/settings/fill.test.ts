import {describe, expect, it} from 'vitest';
import {fillMarkdown, fillText} from './fill.ts';

const values = {brand: 'Acme', apiUrl: 'https://api.acme.test/v1'};
const fill = (text: string) => fillMarkdown(text, values, 'docs/a.mdx');

describe('fillMarkdown', () => {
  it.each([
    ['prose', 'Invite {brand}.', 'Invite Acme.'],
    [
      'link targets',
      '[API]({apiUrl}/faqs)',
      '[API](https://api.acme.test/v1/faqs)',
    ],
    [
      'front matter',
      '---\ntitle: "{brand}"\n---\n',
      '---\ntitle: "Acme"\n---\n',
    ],
    [
      'code',
      '```bash\ncurl {apiUrl}/faqs\n```',
      '```bash\ncurl https://api.acme.test/v1/faqs\n```',
    ],
    ['query strings', '`?a={brand}`', '`?a=Acme`'],
  ])('fills %s', (_, text, expected) => {
    expect(fill(text)).toBe(expected);
  });

  it.each([
    ['an API path in a code span', 'Call `GET /faqs/{id}`.'],
    ['a code block', '```ts\nconst {id} = faq;\n```'],
    ['an import', "import {Tabs} from './Tabs';\n\nText"],
    ["the product's own placeholders", '`{{brand}}`'],
    ['a template literal', '```ts\n`${brand}`\n```'],
    ['an attribute of a component', '<Chart data={rows} />'],
    ['a comment', '{/* truncate */}'],
  ])('leaves %s alone', (_, text) => {
    expect(fill(text)).toBe(text);
  });

  it('names file and line of an unknown placeholder', () => {
    expect(() => fill('---\ntitle: x\n---\n\nHello {brnad}')).toThrow(
      'docs/a.mdx:5: unknown placeholder {brnad}; did you mean {brand}?',
    );
  });

  it('names the setting that a placeholder needs', () => {
    expect(() => fill('Add {telegramBot}')).toThrow(
      'docs/a.mdx:1: {telegramBot} needs telegramBot in site.settings.ts',
    );
  });

  it('refuses an unknown placeholder in front matter', () => {
    expect(() => fill('---\nslug: "{nope}"\n---\n')).toThrow('docs/a.mdx:2:');
  });

  it('does not treat properties of Object.prototype as placeholders', () => {
    expect(() => fill('{constructor}')).toThrow('unknown placeholder');
  });
});

describe('fillText', () => {
  it('treats a whole data file as text', () => {
    expect(fillText("name: 'The {brand} team'", values, 'a.yml')).toBe(
      "name: 'The Acme team'",
    );
    expect(() => fillText('`{id}`', values, 'a.yml')).toThrow('a.yml:1:');
  });
});
