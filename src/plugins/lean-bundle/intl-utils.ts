/** In the place of theme-common 3.10.2's `utils/IntlUtils`. */
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {dateFormat} from './dates.ts';
import type {DateFormat} from './dates.ts';

export function useCalendar(): string {
  const {i18n} = useDocusaurusContext();
  return i18n.localeConfigs[i18n.currentLocale]!.calendar;
}

export function useDateTimeFormat(
  options: Intl.DateTimeFormatOptions = {},
): DateFormat {
  const {i18n} = useDocusaurusContext();
  return dateFormat(i18n.currentLocale, {calendar: useCalendar(), ...options});
}
