/**
 * Reads tokens.css, so that icons, social cards and tests use the same colours
 * as the pages. No CSS parser: the file is just declarations in two blocks.
 */
import fs from 'node:fs';
import {formatHex, interpolate} from 'culori';

export type Tokens = Readonly<Record<string, string>>;
export type ModeTokens = {light: Tokens; dark: Tokens};

function block(css: string, selector: string): Record<string, string> {
  const start = css.indexOf(`${selector} {`);
  if (start < 0) {
    throw new Error(`tokens.css has no block ${selector}`);
  }
  const body = css.slice(start, css.indexOf('\n}', start));
  return Object.fromEntries(
    Array.from(body.matchAll(/(--[\w-]+):\s*([^;]+);/g), (match) => [
      match[1]!,
      match[2]!.replace(/\s+/g, ' ').replace(/(?<=\() | (?=\))/g, ''),
    ]),
  );
}

/** @example readTokens(css).dark['--site-surface'] // '#100d17' */
export function readTokens(text: string): ModeTokens {
  const css = text.replace(/\/\*[\s\S]*?\*\//g, '');
  const light = block(css, ':root');
  return {light, dark: {...light, ...block(css, "[data-theme='dark']")}};
}

/** Docusaurus and all tests run in the project's folder. */
export const siteTokens = (): ModeTokens =>
  readTokens(fs.readFileSync('src/css/tokens.css', 'utf8'));

const MIX = /^color-mix\(in srgb, (.+) (\d+)%, (.+)\)$/;

/**
 * A colour as #rrggbb, as browsers show it, whichever way its token is written.
 *
 * @example colorOf(dark, 'art-ground') // '#251b3d'
 */
export const colorOf = (tokens: Tokens, name: string): string =>
  toHex(`var(--site-${name})`, tokens);

function toHex(value: string, tokens: Tokens): string {
  const filled = value.replace(
    /var\((--site-[\w-]+)\)/g,
    (_, name: string) => tokens[name] ?? name,
  );
  if (filled !== value) {
    return toHex(filled, tokens);
  }
  const [, first, share, second] = MIX.exec(value) ?? [];
  const color =
    first && second
      ? interpolate(
          [toHex(first, tokens), toHex(second, tokens)],
          'rgb',
        )(1 - Number(share) / 100)
      : value;
  const hex = formatHex(color);
  if (!hex) {
    throw new Error(`src/css/tokens.css: ${value} isn't a colour`);
  }
  return hex;
}
