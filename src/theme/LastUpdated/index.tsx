// Change: the site's date format. Upstream (theme-classic 3.10.2) formats dates
// for the locale `en`, which is American.
import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/LastUpdated';
import {formatDate} from '../../components/formatDate';

export default function LastUpdated({lastUpdatedAt}: Props): ReactNode {
  if (!lastUpdatedAt) {
    return null;
  }
  const date = new Date(lastUpdatedAt).toISOString();
  return (
    <span className={ThemeClassNames.common.lastUpdated}>
      <Translate
        id="site.LastUpdated"
        values={{date: <time dateTime={date}>{formatDate(date)}</time>}}>
        {'Last updated on {date}'}
      </Translate>
    </span>
  );
}
