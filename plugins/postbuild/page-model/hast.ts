/** Small questions about a syntax tree of HTML. */
import type {Element, Nodes} from 'hast';

export function isElement(node: Nodes | undefined): node is Element {
  return node?.type === 'element';
}

/** An attribute as text, by the name it has in the tree (`dateTime`). */
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
 * A global class, or one of a CSS module under its hashed name.
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
  // A list of what is still to come: a generator inside a generator hands
  // each element through every level above it.
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
