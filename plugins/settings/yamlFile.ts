/** YAML whose errors name file and line. */
import {LineCounter, parseDocument} from 'yaml';

/**
 * @param firstLine of the text in its file
 * @example parseYaml('a: [b', 'x.yml') // throws: x.yml:1: …
 */
export function parseYaml(text: string, file: string, firstLine = 1): unknown {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, {lineCounter, prettyErrors: false});
  const [error] = document.errors;
  if (error) {
    const [end] = error.pos;
    // What isn't closed is found at the next key; the mistake is before it.
    const start = Math.max(
      ...['[', '{'].map((it) => text.lastIndexOf(it, end)),
    );
    const isOpen = error.message.startsWith('Flow') && start >= 0;
    const {line} = lineCounter.linePos(isOpen ? start : end);
    throw new Error(`${file}:${line + firstLine - 1}: ${error.message}`);
  }
  return document.toJS();
}

/** Docusaurus names the file at best, and no line. */
export function requireFrontMatter(markdown: string, file: string): void {
  const [, yaml] = /^---\n([^]*?)\n---\n/.exec(markdown) ?? [];
  if (yaml !== undefined) {
    parseYaml(yaml, file, 2);
  }
}
