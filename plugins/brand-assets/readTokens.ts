/**
 * Reads tokens.css, so that icons, social cards and tests use the same colours
 * as the pages. No CSS parser: the file is just declarations in two blocks.
 */
import fs from 'node:fs';

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

const ALIAS = /^var\(--site-([\w-]+)\)$/;
const MIX =
  /^color-mix\(in srgb, var\(--site-([\w-]+)\) (\d+)%, var\(--site-([\w-]+)\)\)$/;

/**
 * A colour as #rrggbb, whichever way its token is written.
 *
 * @example colorOf(dark, 'art-ground') // '#251b3d'
 */
export function colorOf(tokens: Tokens, name: string): string {
  const value = tokens[`--site-${name}`] ?? '';
  const [, other] = ALIAS.exec(value) ?? [];
  if (other) {
    return colorOf(tokens, other);
  }
  const [, first, share, second] = MIX.exec(value) ?? [];
  if (first && second) {
    return mix(colorOf(tokens, first), colorOf(tokens, second), Number(share));
  }
  if (!/^#[\da-f]{6}$/i.test(value)) {
    throw new Error(`src/css/tokens.css: --site-${name} must be #rrggbb`);
  }
  return value;
}

function mix(a: string, b: string, percent: number): string {
  const channels = [1, 3, 5].map((start) => {
    const [x, y] = [a, b].map((hex) =>
      parseInt(hex.slice(start, start + 2), 16),
    );
    const value = Math.round((x! * percent + y! * (100 - percent)) / 100);
    return value.toString(16).padStart(2, '0');
  });
  return `#${channels.join('')}`;
}
