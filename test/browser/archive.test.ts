import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleMtf } from '../units/sample-units.js';
import { longTasks } from './long-tasks.js';
import { Opened, whereAbsent, whyNot } from './page.js';

const LONGEST_TASK = 200;
const UNITS = 5_000;
/** What people tell about a unit: more to unpack and to read. */
const TOLD = Array.from(
  { length: 200 },
  (_, line) => `history:${'It was built and fought. '.repeat(4)}${line}`,
);

/** Many units, each of them read for a while. */
function largeArchive(): Uint8Array {
  const files = Array.from({ length: UNITS }, (_, number) => {
    const text = `${sampleMtf({ model: `SMP-${number}` })}\n${TOLD.join('\n')}`;
    return [`units/${number}.mtf`, strToU8(text)] as const;
  });
  return zipSync(Object.fromEntries(files), { level: 1 });
}

describe.skipIf(whyNot !== undefined)(`A large archive${whereAbsent}`, () => {
  const folder = mkdtempSync(join(tmpdir(), 'tarcomp-archive-'));
  const archive = join(folder, 'many.zip');
  let opened: Opened;
  beforeAll(async () => {
    writeFileSync(archive, largeArchive());
    opened = await Opened.start();
  });
  afterAll(async () => {
    await opened?.stop();
    rmSync(folder, { recursive: true });
  });

  it('is read while the page goes on, with no pause of more than 200 ms', async () => {
    const { page, context, errors } = await opened.visit('');
    await page.locator('.weapon').first().waitFor();
    await page
      .getByText(/of 5,000 volleys|5,000 volleys/)
      .first()
      .waitFor();
    const before = await page.evaluate(() => performance.now());
    await page.locator('input[type=file][multiple]').setInputFiles(archive);
    await page.getByText('Reading …').waitFor();
    // It answers meanwhile.
    await page.getByRole('button', { name: 'Range in hexes: one more' }).click();
    await page.getByText(`${UNITS.toLocaleString('en')} units of your own`).waitFor({ timeout: 60_000 });
    const tasks = (await longTasks(page)).filter(({ start }) => start > before);
    expect(Math.max(0, ...tasks.map(({ duration }) => duration))).toBeLessThan(LONGEST_TASK);
    expect(errors).toEqual([]);
    await context.close();
  }, 120_000);
});
