import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

/** The element's width on the page, so that charts are drawn in real pixels and their text keeps its size. */
export function useWidth<Element extends HTMLElement>(
  usual: number,
): [ref: RefObject<Element | null>, width: number] {
  const ref = useRef<Element>(null);
  const [width, setWidth] = useState(usual);
  useEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const watch = new ResizeObserver(() => setWidth(Math.max(1, Math.round(element.clientWidth))));
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  return [ref, width];
}
