import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { isNarrow } from '../controls/narrow.js';

/**
 * On a phone the setup comes first, and a result would appear out of sight. Returns a ref for the result, and a
 * function to call when a run starts: once the element exists, the page scrolls to it.
 */
export function useScrollToResult<Result extends HTMLElement>(): [
  ref: RefObject<Result | null>,
  onStart: () => void,
] {
  const ref = useRef<Result>(null);
  const awaited = useRef(false);
  useEffect(() => {
    if (!awaited.current || ref.current === null) return;
    awaited.current = false;
    ref.current.scrollIntoView();
  });
  return [
    ref,
    () => {
      awaited.current = isNarrow();
    },
  ];
}
