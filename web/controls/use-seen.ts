import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

/** Whether the element has been in view: closed elements request nothing. */
export function useSeen<Kind extends Element>(): readonly [place: RefObject<Kind | null>, seen: boolean] {
  const place = useRef<Kind>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const { current } = place;
    if (seen || current === null) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [seen]);
  return [place, seen];
}
