import postcss from 'postcss';
import {PurgeCSS} from 'purgecss';

/**
 * Judged are names of Infima's kind, `pills__item` or `col--4`, and custom
 * properties. Elements, attributes and the bundler's own names stay: what
 * the inline scripts or the visitor's browser set is in no script of ours.
 */
const STAYS = /^(?!.*(?:--|__))/;

const words = (text: string): string[] => text.match(/[\w-]+/g) ?? [];

/** Custom properties that one file of styles may read from another. */
export const propertiesRead = (css: string): string[] =>
  css.match(/(?<=var\()--[\w-]+/g) ?? [];

const isProperty = (name: string) => name.startsWith('--');

/** The page's own element, in any colour mode. */
const isRoot = (selector: string) =>
  /^(?::root|html)?(?:\[data-theme=\w+\])?$/.test(selector);

/**
 * A style in no layer wins over all in layers, so what it sets for the whole
 * page makes Infima's value of the same property one that nobody sees.
 */
export function withoutOverridden(css: string): string {
  const styles = postcss.parse(css);
  const ours = new Set<string>();
  for (const rule of styles.nodes) {
    if (rule.type === 'rule' && rule.selectors.includes(':root')) {
      rule.walkDecls(({prop}) => {
        ours.add(prop);
      });
    }
  }
  styles.walkAtRules('layer', (layer) =>
    layer.walkRules((rule) => {
      if (rule.selectors.every(isRoot)) {
        rule.walkDecls((declared) => {
          if (isProperty(declared.prop) && ours.has(declared.prop)) {
            declared.remove();
          }
        });
      }
    }),
  );
  return styles.toString();
}

/** The styles without the components that no script, or other user, names. */
export async function usedStyles(
  css: string,
  users: readonly string[],
): Promise<string> {
  const [used] = await new PurgeCSS().purge({
    content: users.map((raw) => ({raw, extension: 'js'})),
    css: [{raw: withoutOverridden(css)}],
    defaultExtractor: words,
    variables: true,
    safelist: {
      standard: [STAYS],
      // Otherwise only what this file itself reads counts as read.
      variables: users.flatMap(words).filter(isProperty),
    },
  });
  return used!.css;
}
