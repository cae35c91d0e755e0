import type {ReactNode} from 'react';
import {fromHtml} from 'hast-util-from-html';
import {renderToStaticMarkup} from 'react-dom/server';
import {visit} from 'unist-util-visit';

/** Renders an element to HTML, as the build does, and to plain text. */
export function render(element: ReactNode): {html: string; text: string} {
  const html = renderToStaticMarkup(element);
  const parts: string[] = [];
  visit(fromHtml(html, {fragment: true}), 'text', ({value}) => {
    parts.push(value.trim());
  });
  return {html, text: parts.filter(Boolean).join(' ')};
}
