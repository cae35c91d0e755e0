/** Widget options → script tag and CSP. Pure functions. */
import {
  widgetAttributes,
  widgetIdPrefix,
  widgetPolicy,
} from '../../../data/facts/widget.ts';
import type {WidgetAttribute} from '../../../data/facts/widget.ts';

/** By attribute; a flag is set when it has any value. */
export type Options = Readonly<Record<string, string>>;

const COLOUR = /^#(?:[\da-f]{3}|[\da-f]{6})$/i;
const ID = new RegExp(`^${widgetIdPrefix}\\w+$`);

function isLanguage(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}

const rules: Partial<
  Record<WidgetAttribute['kind'], (value: string) => boolean>
> = {
  id: (value) => ID.test(value),
  colour: (value) => COLOUR.test(value),
  language: isLanguage,
};

/** An empty value is valid: attributes are optional. */
export function isValid({kind}: WidgetAttribute, value: string): boolean {
  return value === '' || (rules[kind]?.(value) ?? true);
}

const escapeHtml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;');

/** Leaves out invalid values and defaults. */
function written(attribute: WidgetAttribute, value: string): string[] {
  const {name, kind, values} = attribute;
  if (kind === 'id') {
    const id = value !== '' && isValid(attribute, value);
    return [`${name}="${id ? value : `${widgetIdPrefix}YOUR_ID`}"`];
  }
  const isDefault = value === '' || value === values?.[0];
  if (isDefault || !isValid(attribute, value)) {
    return [];
  }
  return [kind === 'flag' ? name : `${name}="${escapeHtml(value)}"`];
}

/** One attribute per line if there are options. */
export function snippet(widgetUrl: string, options: Options): string {
  const attributes = widgetAttributes.flatMap((attribute) =>
    written(attribute, options[attribute.name] ?? ''),
  );
  const all = ['async', `src="${widgetUrl}"`, ...attributes];
  return attributes.length === 1
    ? `<script ${all.join(' ')}></script>`
    : `<script\n  ${all.join('\n  ')}></script>`;
}

/** The CSP directives to add to, one per line. */
export function policy(urls: Readonly<Record<string, string>>): string {
  return widgetPolicy
    .map(
      ({directive, source}) =>
        `${directive} ${source.replace(/\{(\w+)\}/, (_, key: string) => urls[key]!)};`,
    )
    .join('\n');
}

/** The attributes left out because of an invalid value. */
export function wrong(options: Options): WidgetAttribute[] {
  return widgetAttributes.filter(
    (attribute) => !isValid(attribute, options[attribute.name] ?? ''),
  );
}
