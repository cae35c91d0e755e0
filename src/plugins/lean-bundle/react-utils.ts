/**
 * In the place of theme-common 3.10.2's `utils/reactUtils`, which compares the
 * names of properties by the reader's language. Chromium takes 30 ms to make
 * ready for that, four times that on a phone, in the middle of hydration.
 */
import {useMemo} from 'react';

export * from '../../../node_modules/@docusaurus/theme-common/lib/utils/reactUtils.js';

export function useShallowMemoObject<O extends object>(object: O): O {
  const properties = Object.entries(object).sort(([a], [b]) =>
    a < b ? -1 : 1,
  );
  // eslint-disable-next-line react-hooks/exhaustive-deps, react-hooks/use-memo -- the properties are the dependencies, as many as there are
  return useMemo(() => object, properties.flat());
}
