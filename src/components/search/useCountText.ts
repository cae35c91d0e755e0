import {usePluralForm} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';

/** '23 results', not 'documents': hits are sections and pages. */
export function useCountText() {
  const {selectMessage} = usePluralForm();
  return (count: number) =>
    selectMessage(
      count,
      translate(
        {
          id: 'site.search.count',
          message: 'One result|{count} results',
          description: 'Plural forms, separated by |',
        },
        {count},
      ),
    );
}
