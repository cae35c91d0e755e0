import {startTransition, useEffect, useState} from 'react';
import type {RefObject} from 'react';

/** A screen ahead of the reader, who finds all buttons in their place. */
const AHEAD = '100%';

const listeners = new WeakMap<Element, () => void>();
let shared: IntersectionObserver | undefined;

/** One for all: what a scroll brings near is drawn together. */
const views = () =>
  (shared ??= new IntersectionObserver(
    (entries) =>
      startTransition(() => {
        for (const {isIntersecting, target} of entries) {
          if (isIntersecting) {
            shared!.unobserve(target);
            listeners.get(target)?.();
          }
        }
      }),
    {rootMargin: AHEAD},
  ));

/** Whether an element is, or was, in view or near it. */
export function useNear(ref: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = ref.current!;
    listeners.set(element, () => setNear(true));
    views().observe(element);
    return () => views().unobserve(element);
  }, [ref]);
  return isNear;
}
