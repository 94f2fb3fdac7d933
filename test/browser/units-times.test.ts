import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Opened, whereAbsent, whyNot } from './page.js';

interface Searched {
  readonly query: string;
  readonly options: object;
  readonly took: number;
}

const order = (written: string) => ({
  sort: written.replace(':desc', ''),
  descending: written.endsWith(':desc'),
});

describe.skipIf(whyNot !== undefined)(`The time that the library of units takes${whereAbsent}`, () => {
  let opened: Opened;
  beforeAll(async () => {
    opened = await Opened.start();
  });
  afterAll(() => opened?.stop());

  it('is a few milliseconds to filter and sort all units', async () => {
    const { page, context } = await opened.visit('#/units');
    await page.getByRole('grid', { name: 'Units found' }).locator('[data-place]').first().waitFor();
    const took: Record<string, number[]> = {};
    for (const sort of ['name', 'bv:desc', 'year', 'role', 'armor:desc']) {
      for (const query of [
        '',
        'wolf',
        'tech=clan tons=60-75 has="ER PPC":>=2 bv<2500',
        'has=*laser* OR quirk=*',
      ]) {
        await page.evaluate(
          ([q = '', order = '']) => {
            location.hash = `#/units?${new URLSearchParams({ q, sort: order })}`;
          },
          [query, sort],
        );
        const searched = () =>
          page.evaluate(() => {
            const [mark] = performance.getEntriesByName('units-searched');
            return (mark as PerformanceMark | undefined)?.detail as Searched | undefined;
          });
        await expect
          .poll(async () => JSON.stringify({ ...(await searched()), took: 0 }))
          .toBe(JSON.stringify({ query, options: { ...order(sort), ruleset: 'standard' }, took: 0 }));
        took[query] = [...(took[query] ?? []), (await searched())?.took ?? Number.NaN];
      }
    }
    // The machine does other things, too: what holds is shown by the quickest of five.
    for (const [query, times] of Object.entries(took)) expect(Math.min(...times), query).toBeLessThan(20);
    await context.close();
  });
});
