/**
 * The one way the site writes a date.
 *
 * @example formatDate('2025-12-02') // '2 December 2025'
 */
export function formatDate(date: string): string {
  return new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(date));
}
