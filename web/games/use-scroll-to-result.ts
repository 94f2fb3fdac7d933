import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { isNarrow } from '../controls/narrow.js';

/**
 * On a phone the set-up comes first, and a result would appear out of sight. Gives the element to show, and what to call
 * when a run starts: as soon as the element is there, the page scrolls to it once.
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
