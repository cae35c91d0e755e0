/** Options of the widget → its script tag and policy. Pure. */
import {
  widgetAttributes,
  widgetIdPrefix,
  widgetPolicy,
} from '../../../../data/facts/widget.ts';
import type {WidgetAttribute} from '../../../../data/facts/widget.ts';

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

/** Nothing typed is no mistake: an attribute may be left out. */
export function isValid({kind}: WidgetAttribute, value: string): boolean {
  return value === '' || (rules[kind]?.(value) ?? true);
}

const escapeHtml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;');

/** What is wrong or says the default is left out. */
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

/** One attribute a line as soon as there are options. */
export function snippet(widgetUrl: string, options: Options): string {
  const attributes = widgetAttributes.flatMap((attribute) =>
    written(attribute, options[attribute.name] ?? ''),
  );
  const all = ['async', `src="${widgetUrl}"`, ...attributes];
  return attributes.length === 1
    ? `<script ${all.join(' ')}></script>`
    : `<script\n  ${all.join('\n  ')}></script>`;
}

/** The directives to add to, one a line. */
export function policy(addresses: Readonly<Record<string, string>>): string {
  return widgetPolicy
    .flatMap(({directives, source}) =>
      source === null
        ? []
        : directives.map(
            (name) =>
              `${name} ${source.replace(/\{(\w+)\}/, (_, key: string) => addresses[key]!)};`,
          ),
    )
    .join('\n');
}

/** The attributes that the tag leaves out because of a mistake. */
export function wrong(options: Options): WidgetAttribute[] {
  return widgetAttributes.filter(
    (attribute) => !isValid(attribute, options[attribute.name] ?? ''),
  );
}
