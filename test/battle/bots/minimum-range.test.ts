import { expect, test } from 'vitest';
import { Outlook } from '../../../src/battle/bots/sensible/outlook.js';
import { shootingRange } from '../shooting-range.js';

/** Average points at the PPC's minimum range of 3 over those one hex beyond it, both short range. */
const shareAtMinimum = (ruleset: 'standard' | 'total-warfare'): number => {
  const { battle, red, blue } = shootingRange({ ruleset, red: { slots: { RT: ['PPC*3'] } } });
  const firepower = new Outlook().firepower(battle, red, blue);
  firepower.update(battle, red, blue);
  return firepower.ahead(3, 0) / firepower.ahead(4, 0);
};

test("by the book a bot counts one more at a weapon's minimum range, in `standard` with nothing", () => {
  expect(shareAtMinimum('standard')).toBe(1);
  // Gunnery 4: 33 of 36 rolls hit, with one more 30.
  expect(shareAtMinimum('total-warfare')).toBeCloseTo(30 / 33, 5);
});
