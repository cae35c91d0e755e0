/**
 * In the place of core 3.10.2's `client/browserContext`. Upstream tells every
 * component that the page is awake, and all who listen are drawn anew in one
 * task that nothing interrupts. A transition gives way to the visitor.
 */
import {createContext, startTransition, useEffect, useState} from 'react';
import type {ReactNode} from 'react';

export const Context = createContext(false);

export function BrowserContextProvider({children}: {children: ReactNode}) {
  const [isBrowser, setIsBrowser] = useState(false);
  useEffect(() => startTransition(() => setIsBrowser(true)), []);
  return <Context.Provider value={isBrowser}>{children}</Context.Provider>;
}
