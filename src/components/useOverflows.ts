import {startTransition, useEffect, useState} from 'react';
import type {RefObject} from 'react';

type Listener = () => void;

/**
 * One observer for all: the API page has dozens of elements that ask, and what
 * one call of an observer brings is drawn together. In a transition, so that a
 * page that has just woken up stays free for its visitor.
 */
const listeners = new WeakMap<Element, Listener>();
let shared: ResizeObserver | undefined;

const sizes = () =>
  (shared ??= new ResizeObserver((entries) =>
    startTransition(() => {
      for (const {target} of entries) {
        listeners.get(target)?.();
      }
    }),
  ));

/** Whether an element's content is wider than itself, as its size changes. */
export function useOverflows(ref: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const element = ref.current!;
    let last = false;
    listeners.set(element, () => {
      const now = element.scrollWidth > element.clientWidth;
      if (now !== last) {
        last = now;
        setOverflows(now);
      }
    });
    sizes().observe(element);
    return () => sizes().unobserve(element);
  }, [ref]);
  return overflows;
}
