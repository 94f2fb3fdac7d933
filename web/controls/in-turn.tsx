import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { inTurn } from '../state/after-paint.js';

/** Draws its content in a frame of its own, after all that asked before it: a page with much to draw answers in between. */
export function InTurn({ children }: { readonly children: ComponentChildren }) {
  const [due, setDue] = useState(false);
  useEffect(() => inTurn(() => setDue(true)), []);
  return due ? children : <span hidden data-waiting />;
}
