import type { Page } from 'playwright-core';

/** When a task that held up the page began, and how long it took, both in milliseconds. */
interface LongTask {
  readonly start: number;
  readonly duration: number;
}

/** Tasks of more than 50 ms since the page was opened, by the browser's own account. */
export const longTasks = (page: Page): Promise<readonly LongTask[]> =>
  page.evaluate(
    () =>
      new Promise<LongTask[]>((resolve) => {
        const found: LongTask[] = [];
        const observer = new PerformanceObserver((list) => {
          found.push(...list.getEntries().map(({ startTime, duration }) => ({ start: startTime, duration })));
        });
        observer.observe({ type: 'longtask', buffered: true });
        // Those of the past are handed over after this one.
        setTimeout(() => {
          observer.disconnect();
          resolve(found);
        }, 300);
      }),
  );
