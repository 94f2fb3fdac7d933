import { describe, expect, it } from 'vitest';
import { RULESETS } from '../../../src/rules/ruleset.js';
import { hotShot, modifierIn, only } from './moments.js';

const red = { weaponQuirks: [{ quirk: 'poor_cooling', weapon: 'PPC' }] };

describe('A Poor Cooling Jacket', () => {
  it.each(RULESETS)('drives a hot shooter to shut down, in %s', (ruleset) => {
    // 15 and 10 of the PPC, less 12 sinks, is 13; one more, and a shutdown has to be avoided, on 4.
    const plain = hotShot({ ruleset, heat: 15, dice: [] });
    expect(only(plain, 'heat')).toMatchObject({ before: 15, generated: 10, after: 13 });
    expect(plain.of('shutdown')).toEqual([]);
    plain.done();
    const hot = hotShot({ ruleset, heat: 15, dice: [1, 2, 6, 6], red });
    const event = only(hot, 'heat');
    expect(event).toMatchObject({ before: 15, generated: 11, after: 14 });
    expect(modifierIn(event, 'weapons')).toBe(11);
    expect(only(hot, 'shutdown')).toMatchObject({ unit: hot.red.index, shutDown: true, roll: { needed: 4 } });
    hot.done();
  });
});
