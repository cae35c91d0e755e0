import {useEffect, useRef, useState} from 'react';

/** Whether the lines of a code block wrap, and whether it needs a button for that. */
export function useWordWrap() {
  const codeBlockRef = useRef<HTMLPreElement>(null);
  const [isEnabled, setEnabled] = useState(false);
  const [isCodeScrollable, setCodeScrollable] = useState(false);
  useEffect(() => {
    // Wrapped lines don't scroll, but keep the button.
    if (isEnabled) {
      return undefined;
    }
    const block = codeBlockRef.current!;
    const observer = new ResizeObserver(() => {
      setCodeScrollable(block.scrollWidth > block.clientWidth);
    });
    observer.observe(block);
    return () => observer.disconnect();
  }, [isEnabled]);
  const toggle = () => setEnabled(!isEnabled);
  return {codeBlockRef, isEnabled, isCodeScrollable, toggle};
}
