import type {SearchSettings} from '../../settings/schema.ts';

/**
 * Beyond this, the service's p99 is tens of milliseconds, and a phone takes
 * seconds to download and index (figures: packages/search/README.md).
 */
const MAX_RECORDS: Partial<Record<SearchSettings['provider'], number>> = {
  self: 10_000,
  static: 3_000,
};

/** A build warning if the index has outgrown its provider. */
export function sizeWarning(
  records: number,
  provider: SearchSettings['provider'],
): string | undefined {
  const max = MAX_RECORDS[provider];
  return max !== undefined && records > max
    ? `Search has ${records} records. Above ${max}, the provider '${provider}' is slow; use ${provider === 'static' ? "'self' or 'algolia'" : "'algolia' or another engine"}.`
    : undefined;
}
