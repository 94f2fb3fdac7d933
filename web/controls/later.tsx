import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { afterPaint } from '../state/after-paint.js';

/** Draws its content after its surroundings have been painted, so that a page with much to calculate appears step by step. */
export function Later({ children }: { readonly children: ComponentChildren }) {
  const [due, setDue] = useState(false);
  useEffect(() => {
    let wanted = true;
    afterPaint().then(() => wanted && setDue(true));
    return () => {
      wanted = false;
    };
  }, []);
  return due ? children : null;
}
