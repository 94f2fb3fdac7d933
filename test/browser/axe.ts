import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const SERIOUS = new Set(['serious', 'critical']);

const CONTRAST = ['color-contrast'];

/** Violations of accessibility rules on this page, with their elements: of all rules, or of these. */
export async function seriousProblems(page: Page, rules?: readonly string[]): Promise<readonly string[]> {
  // Colours on their way from one to another can be read by nobody, and by everybody a moment later.
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== 'running'),
  );
  // Not as an element of the page: its policy allows no script that is written into it.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe);
  const options = { resultTypes: ['violations'], ...(rules !== undefined && { runOnly: rules }) };
  const { violations } = (await page.evaluate(`axe.run(${JSON.stringify(options)})`)) as AxeResults;
  return violations
    .filter(({ impact }) => SERIOUS.has(impact ?? ''))
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

/** The same in light and dark colours. What can be read depends on them, and nothing else does. */
export async function seriousProblemsInAllColours(page: Page): Promise<readonly string[]> {
  // Colours change at once where nothing moves.
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const light = await seriousProblems(page);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  return [...light, ...(await seriousProblems(page, CONTRAST))];
}
