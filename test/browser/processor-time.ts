import type { Page } from 'playwright-core';

/**
 * Milliseconds that the processor has spent on open pages and their workers so far, by the browser's own account. Unlike
 * a clock, it does not count how long a busy machine does something else.
 */
export async function processorTime(page: Page): Promise<number> {
  const browser = page.context().browser();
  if (browser === null) throw new Error('the page belongs to no browser');
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  return processInfo
    .filter(({ type }) => type === 'renderer')
    .reduce((sum, { cpuTime }) => sum + cpuTime * 1000, 0);
}

/** An event of Chromium's trace, as far as it concerns us. */
interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds that the processor has spent in it. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** From now on: what each task of the page's main thread costs the processor, in milliseconds, until it is stopped. */
export async function traceTasks(page: Page): Promise<() => Promise<readonly number[]>> {
  const browser = page.context().browser();
  if (browser === null) throw new Error('the page belongs to no browser');
  await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline'] });
  return async () => {
    const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
    const isMain = new Set(
      traceEvents
        .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
        .map(({ pid, tid }) => `${pid} ${tid}`),
    );
    const tasks = traceEvents
      .filter(({ name, pid, tid }) => name === 'RunTask' && isMain.has(`${pid} ${tid}`))
      .map(({ tdur = 0 }) => tdur / 1000);
    // A browser that told nothing would let everything pass.
    if (!tasks.some((task) => task > 1)) throw new Error('the trace holds no task of the page');
    return tasks;
  };
}
