/**
 * Reads tokens.css, so that tests and build steps use the same colours as the
 * pages. No CSS parser: the file is just declarations in two blocks.
 */
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
      match[2]!.trim(),
    ]),
  );
}

/** @example readTokens(css).dark['--site-surface'] // '#100d17' */
export function readTokens(text: string): ModeTokens {
  const css = text.replace(/\/\*[\s\S]*?\*\//g, '');
  const light = block(css, ':root');
  return {light, dark: {...light, ...block(css, "[data-theme='dark']")}};
}
