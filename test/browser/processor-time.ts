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
