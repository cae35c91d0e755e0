/** Small helpers for HTML syntax trees (hast). */
import type {Element, Nodes} from 'hast';

export function isElement(node: Nodes | undefined): node is Element {
  return node?.type === 'element';
}

/** An attribute as text, by its hast name (`dateTime`). */
export function attribute(element: Element, name: string): string | undefined {
  const value = element.properties[name];
  if (value === undefined || value === null || value === false) {
    return undefined;
  }
  return Array.isArray(value) ? value.join(' ') : String(value);
}

export function classNames(element: Element): string[] {
  return attribute(element, 'className')?.split(' ') ?? [];
}

/**
 * Matches a global class or a CSS module's hashed class.
 *
 * @example hasClass(element, 'codeBlockTitle') // class="codeBlockTitle_x1Yz"
 */
export function hasClass(element: Element, name: string): boolean {
  return classNames(element).some(
    (className) => className === name || className.startsWith(`${name}_`),
  );
}

/** Every element below a node, in document order. */
export function* elements(node: Nodes): Generator<Element> {
  // A stack, since recursive generators pass each element through every level.
  const rest: Nodes[] = 'children' in node ? node.children.toReversed() : [];
  for (let next = rest.pop(); next; next = rest.pop()) {
    if (isElement(next)) {
      yield next;
      for (let at = next.children.length - 1; at >= 0; at -= 1) {
        rest.push(next.children[at]!);
      }
    }
  }
}

export function find(
  node: Nodes | undefined,
  test: (element: Element) => boolean,
): Element | undefined {
  if (node) {
    for (const element of elements(node)) {
      if (test(element)) {
        return element;
      }
    }
  }
  return undefined;
}

export const byTag = (tagName: string) => (element: Element) =>
  element.tagName === tagName;

export const byClass = (name: string) => (element: Element) =>
  hasClass(element, name);
