import type { RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';

/** Rows drawn above and below the visible ones, so that scrolling shows no gaps. */
const SPARE = 12;

interface VisibleRows {
  readonly from: number;
  readonly to: number;
}

/** The rows of a long list that are in or near view. The page scrolls, and the list is somewhere on it. */
export function useVisibleRows(
  list: RefObject<HTMLElement | null>,
  size: number,
  rowHeight: number,
): VisibleRows {
  const [visible, setVisible] = useState<VisibleRows>({ from: 0, to: 2 * SPARE });
  useLayoutEffect(() => {
    const look = () => {
      const top = list.current?.getBoundingClientRect().top ?? 0;
      const first = Math.floor(-top / rowHeight) - SPARE;
      const last = Math.ceil((innerHeight - top) / rowHeight) + SPARE;
      // In steps, so that not every pixel redraws the list.
      const from = Math.max(0, Math.floor(first / SPARE) * SPARE);
      const to = Math.max(0, Math.ceil(last / SPARE) * SPARE);
      setVisible((known) => (known.from === from && known.to === to ? known : { from, to }));
    };
    look();
    addEventListener('scroll', look, { passive: true });
    addEventListener('resize', look);
    return () => {
      removeEventListener('scroll', look);
      removeEventListener('resize', look);
    };
  }, [list, rowHeight]);
  return { from: Math.min(visible.from, size), to: Math.min(visible.to, size) };
}
