// Change: the site's date format. Upstream (theme-classic 3.10.2) formats dates
// for the locale `en`, which is American.
import type {ReactNode} from 'react';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/LastUpdated';
import {formatDate} from '../../components/formatDate';

export default function LastUpdated({
  lastUpdatedAt,
  lastUpdatedBy,
}: Props): ReactNode {
  if (!lastUpdatedAt) {
    return null;
  }
  const date = new Date(lastUpdatedAt).toISOString();
  return (
    <span className={ThemeClassNames.common.lastUpdated}>
      Last updated on <time dateTime={date}>{formatDate(date)}</time>
      {lastUpdatedBy && ` by ${lastUpdatedBy}`}
    </span>
  );
}
