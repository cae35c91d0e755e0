import type {MarkedCode} from './marks.ts';
import type {Piece} from './tokens.ts';

/** What src/theme/CodeBlock/codeOf.ts turns back. */
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const span = (className: string, html: string): string =>
  `<span class="${className}">${html}</span>`;

const pieceHtml = ({text, color}: Piece): string =>
  color ? span(`code-${color}`, escaped(text)) : escaped(text);

/** A piece may be longer than a line, as a comment is. */
function lines(pieces: readonly Piece[]): Piece[][] {
  const all: Piece[][] = [[]];
  for (const {text, color} of pieces) {
    text.split('\n').forEach((part, at) => {
      if (at > 0) {
        all.push([]);
      }
      if (part !== '') {
        all.at(-1)!.push({text: part, color});
      }
    });
  }
  return all;
}

/** Lines are told apart only where some are marked. */
export function codeHtml(
  pieces: readonly Piece[],
  marked: MarkedCode['marked'],
): string {
  if (marked.size === 0) {
    return pieces.map(pieceHtml).join('');
  }
  return lines(pieces)
    .map((line, number) => {
      const html = line.map(pieceHtml).join('');
      return marked.has(number)
        ? span('theme-code-block-highlighted-line', `${html}\n`)
        : `${html}\n`;
    })
    .join('')
    .replace(/\n(<\/span>)?$/, '$1');
}
