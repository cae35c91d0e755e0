/**
 * English dates as `Intl.DateTimeFormat` writes them. Chromium takes 35 to 60
 * ms to make the first formatter of a page, four times that on a phone, in the
 * middle of hydration; and every document and post has a date.
 */

const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July'],
  ...['August', 'September', 'October', 'November', 'December'],
];

export type DateFormat = Pick<Intl.DateTimeFormat, 'format'>;

/** What the theme asks for; anything else is left to `Intl`. */
function isPlain(options: Intl.DateTimeFormatOptions): boolean {
  const {calendar, day, month, year, timeZone, ...others} = options;
  return (
    calendar === 'gregory' &&
    day === 'numeric' &&
    (month === 'long' || month === 'short') &&
    (year === undefined || year === 'numeric') &&
    timeZone === 'UTC' &&
    Object.keys(others).length === 0
  );
}

export function dateFormat(
  locale: string,
  options: Intl.DateTimeFormatOptions,
): DateFormat {
  if (locale !== 'en' || !isPlain(options)) {
    return new Intl.DateTimeFormat(locale, options);
  }
  return {
    format(given = Date.now()) {
      const date = new Date(given);
      const name = MONTHS[date.getUTCMonth()]!;
      const month = options.month === 'short' ? name.slice(0, 3) : name;
      const day = `${month} ${date.getUTCDate()}`;
      return options.year ? `${day}, ${date.getUTCFullYear()}` : day;
    },
  };
}
