import { afterPaint } from '../../../state/after-paint.js';

const waiting: (() => void)[] = [];
let busy = false;

/** Calls back in a frame of its own, after all that asked before. What it returns takes the request back. */
export function inTurn(draw: () => void): () => void {
  waiting.push(draw);
  void drawAll();
  return () => {
    const at = waiting.indexOf(draw);
    if (at >= 0) waiting.splice(at, 1);
  };
}

async function drawAll(): Promise<void> {
  if (busy) return;
  busy = true;
  while (waiting.length > 0) {
    await afterPaint();
    waiting.shift()?.();
  }
  busy = false;
}
