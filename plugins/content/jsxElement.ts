import {valueToEstree} from 'estree-util-value-to-estree';

/** `={…}`, for values that aren't strings. */
function expression(value: unknown) {
  const statement = {
    type: 'ExpressionStatement',
    expression: valueToEstree(value),
  };
  return {
    type: 'mdxJsxAttributeValueExpression',
    value: '',
    data: {estree: {type: 'Program', sourceType: 'module', body: [statement]}},
  };
}

/**
 * An MDX JSX element with attributes, for an mdast or hast tree.
 *
 * @example jsxElement('Fact', {name: 'price'}) // <Fact name="price" />
 */
export const jsxElement = (
  name: string,
  attributes: Record<string, unknown>,
  children: unknown[] = [],
) => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: Object.entries(attributes).map(([key, value]) => ({
    type: 'mdxJsxAttribute',
    name: key,
    value: typeof value === 'string' ? value : expression(value),
  })),
  children,
});
