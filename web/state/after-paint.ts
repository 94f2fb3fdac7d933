/** In milliseconds. A page that nobody sees paints nothing. */
const LONGEST_WAIT = 100;

/** Resolves after the next paint, so that people see something before long work begins. */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    // A frame is painted after its callbacks.
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, LONGEST_WAIT);
  });
