import {valueToEstree} from 'estree-util-value-to-estree';

/** `={…}`, for what is no string. */
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
 * An element with attributes as MDX has it in a tree, of Markdown or of HTML.
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
