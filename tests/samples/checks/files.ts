/** Blocks in other formats: HTML, an HTTP response. */
import {STATUS_CODES} from 'node:http';
import vm from 'node:vm';
import type {Element, Root} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {visit} from 'unist-util-visit';
import {problems} from '../../../data/facts/api.ts';
import {limits} from '../../../data/facts/limits.ts';
import {widgetAttributes} from '../../../data/facts/widget.ts';

/** Compiles a script. */
const checkScript = (script: string) => void new vm.Script(script);

/** FAQs as the import reads them (docs/knowledge-bases/faqs.mdx). */
export function checkFaqCsv(text: string): void {
  if (!text.startsWith('question,answer,alternatives\n')) {
    throw new Error('the first row names the columns');
  }
}

/** `dataWidgetId` as the snippet writes it: `data-widget-id`. */
const attribute = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function checkElement({tagName, properties, children}: Element): void {
  if (properties.onClick) {
    checkScript(String(properties.onClick));
  }
  if (tagName !== 'script') {
    return;
  }
  for (const name of Object.keys(properties).map(attribute)) {
    const known = widgetAttributes.some((it) => it.name === name);
    if (name.startsWith('data-') && !known) {
      throw new Error(`the widget has no attribute ${name}`);
    }
  }
  for (const child of children) {
    checkScript(child.type === 'text' ? child.value : '');
  }
}

export function checkHtml(text: string): void {
  const tree: Root = fromHtml(text, {
    fragment: true,
    onerror: (message) => {
      throw message;
    },
  });
  visit(tree, 'element', checkElement);
}

/** RFC 9745 has Unix seconds after an at sign, RFC 8594 an HTTP date. */
function checkDeprecation(headers: Headers): void {
  const [, seconds] = /^@(\d+)$/.exec(headers.get('deprecation') ?? '') ?? [];
  const sunset = headers.get('sunset') ?? '';
  const end = new Date(Number(seconds) * 1000);
  end.setUTCMonth(end.getUTCMonth() + limits.api.sunsetMonths.value);
  if (new Date(sunset).toUTCString() !== sunset || new Date(sunset) < end) {
    throw new Error(`the old version ends too early: ${sunset}`);
  }
}

/** The headers of a deprecated version's response, or of an error. */
export function checkHttp(text: string): void {
  const [start = '', ...lines] = text.split('\n');
  const headers = new Headers(
    lines.map((line) => line.split(/: (.*)/, 2) as [string, string]),
  );
  if (headers.has('deprecation')) {
    checkDeprecation(headers);
    return;
  }
  const starts = Object.values(problems).map(
    ({status}) => `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
  );
  if (
    !starts.includes(start) ||
    headers.get('content-type') !== 'application/problem+json'
  ) {
    throw new Error(`not the headers of a problem: ${start}`);
  }
}
