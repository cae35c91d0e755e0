/**
 * In the place of React's `useState` in files of theme-common 3.10.2 (and one
 * of plugin-content-docs) that set state once the page is awake: colour mode,
 * window size, menu, version.
 * Upstream has all who read it drawn anew in one task that nothing interrupts.
 * A transition gives way to the visitor.
 */
import React, {startTransition, useCallback} from 'react';
import type {Dispatch, SetStateAction} from 'react';

export default React;
export {useContext, useEffect, useMemo, useCallback} from 'react';

export function useState<S>(
  initial: S | (() => S),
): [S, Dispatch<SetStateAction<S>>] {
  const [state, setAtOnce] = React.useState(initial);
  const setState = useCallback(
    (next: SetStateAction<S>) => startTransition(() => setAtOnce(next)),
    [setAtOnce],
  );
  return [state, setState];
}
