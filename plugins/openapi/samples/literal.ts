/** Prints values in a language's syntax, short ones on one line. */
export type Style = {
  key: (name: string) => string;
  text: (value: string) => string;
  word: (value: boolean | null) => string;
  /** Whether a broken list or object ends with a comma. */
  trailing: boolean;
  indent: string;
};

const json = (value: string): string => JSON.stringify(value);

const single = (value: string): string =>
  value.includes("'")
    ? json(value)
    : `'${json(value).slice(1, -1).replaceAll('\\"', '"')}'`;

export const JSON_STYLE: Style = {
  key: (name) => `${json(name)}: `,
  text: json,
  word: String,
  trailing: false,
  indent: '  ',
};

export const TYPESCRIPT: Style = {
  key: (name) => `${/^\w+$/.test(name) ? name : single(name)}: `,
  text: single,
  word: String,
  trailing: true,
  indent: '  ',
};

const PYTHON_WORDS = new Map<boolean | null, string>([
  [true, 'True'],
  [false, 'False'],
  [null, 'None'],
]);

export const PYTHON: Style = {
  key: (name) => `${json(name)}: `,
  text: json,
  word: (value) => PYTHON_WORDS.get(value)!,
  trailing: true,
  indent: '    ',
};

/** Leaves room for the code before a value, within 80 columns. */
const WIDTH = 52;

function parts(value: object, style: Style, indent: string): string[] {
  return Array.isArray(value)
    ? value.map((item) => literal(item, style, indent))
    : Object.entries(value).map(
        ([name, item]) => style.key(name) + literal(item, style, indent),
      );
}

/** @example literal({a: [1, true]}, PYTHON) // '{"a": [1, True]}' */
export function literal(value: unknown, style: Style, indent = ''): string {
  if (typeof value === 'string') {
    return style.text(value);
  }
  if (typeof value === 'boolean' || value === null) {
    return style.word(value);
  }
  if (typeof value !== 'object') {
    return String(value);
  }
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  const line = open + parts(value, style, indent).join(', ') + close;
  if (line.length + indent.length <= WIDTH && !line.includes('\n')) {
    return line;
  }
  const inner = indent + style.indent;
  const items = parts(value, style, inner).map((part) => inner + part);
  const end = style.trailing ? ',' : '';
  return `${open}\n${items.join(',\n')}${end}\n${indent}${close}`;
}
