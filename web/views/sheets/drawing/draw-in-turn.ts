import { afterPaint } from '../../../state/after-paint.js';

const waiting: (() => void)[] = [];
let busy = false;

/** Calls back in a frame of its own, after all earlier callers. Returns a function that cancels the request. */
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
