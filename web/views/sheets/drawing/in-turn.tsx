import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { inTurn } from './draw-in-turn.js';
import { printing } from './printing.js';

interface InTurnProps {
  readonly children: ComponentChildren;
  /** A placeholder until then. */
  readonly meanwhile?: ComponentChildren;
}

/**
 * Draws its content in a frame of its own, after all earlier requests, so that a page with much to draw stays
 * responsive.
 */
export function InTurn({ children, meanwhile = <span hidden data-waiting /> }: InTurnProps) {
  const [due, setDue] = useState(false);
  useEffect(() => inTurn(() => setDue(true)), []);
  return due || printing.value ? children : meanwhile;
}
