import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { InTurn } from './in-turn.js';
import { printing } from './printing.js';

interface WhenNearProps {
  readonly children: ComponentChildren;
  /** A placeholder while it is far from the screen. */
  readonly far: ComponentChildren;
}

interface State {
  readonly near: boolean;
  /** Content that was drawn once stays. */
  readonly size?: { readonly width: number; readonly height: number };
}

/** One screen above and below. */
const NEAR = '100% 0px';

/**
 * One of many screen-sized parts: drawn only near the screen and for printing, so that many cost no more than a few.
 */
export function WhenNear({ children, far }: WhenNearProps) {
  const box = useRef<HTMLDivElement>(null);
  const [{ near, size }, setState] = useState<State>({ near: false });
  useEffect(() => {
    const { current: element } = box;
    if (element === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const last = entries.at(-1);
        if (last === undefined) return;
        const { width, height } = last.boundingClientRect;
        const stays = last.isIntersecting || element.contains(document.activeElement);
        setState((before) => {
          if (before.near && !stays) return { near: false, size: { width, height } };
          return before.size?.width === width ? { near: stays, size: before.size } : { near: stays };
        });
      },
      { rootMargin: NEAR },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={box} style={size && { minHeight: `${size.height}px` }}>
      {near || printing.value ? <InTurn meanwhile={far}>{children}</InTurn> : far}
    </div>
  );
}
