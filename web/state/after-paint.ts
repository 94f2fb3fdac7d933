/** In milliseconds. A page that nobody sees paints nothing. */
const LONGEST_WAIT = 100;

/** Resolves when what is there has been painted: whoever has much to do waits for it, so that people see something. */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    // Frames are painted after their callbacks have run.
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, LONGEST_WAIT);
  });

const waiting: (() => void)[] = [];
const untilDrawn: (() => void)[] = [];
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
  for (const done of untilDrawn.splice(0)) done();
}

/** Resolves when nothing waits for its turn any more. */
export async function allDrawn(): Promise<void> {
  if (busy) await new Promise<void>((done) => untilDrawn.push(done));
  await afterPaint();
}
