/** In milliseconds. A page that nobody sees paints nothing. */
const LONGEST_WAIT = 100;

/** Resolves when what is there has been painted: whoever has much to do waits for it, so that people see something. */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    // Frames are painted after their callbacks have run.
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, LONGEST_WAIT);
  });
