import type {NavLink} from '../../data/navigation.ts';
import {fillText} from './fill.ts';
import {optionalPlaceholders, placeholderValues} from './placeholders.ts';
import type {Settings} from './schema.ts';

/** As Docusaurus wants them, without those that lead nowhere. */
export function navLinks(
  links: readonly NavLink[],
  settings: Settings,
): ({label: string; to: string} | {label: string; href: string})[] {
  const values: Record<string, string> = placeholderValues(settings);
  const unset = Object.keys(optionalPlaceholders).filter(
    (name) => !(name in values),
  );
  return links
    .filter(({to}) => !unset.some((name) => to.includes(`{${name}}`)))
    .filter(({to}) => settings.blog || !/^\/blog\b/.test(to))
    .map(({label, to}) => {
      const filled = fillText(to, values, 'data/navigation.ts');
      return filled.startsWith('/')
        ? {label, to: filled}
        : {label, href: filled};
    });
}
