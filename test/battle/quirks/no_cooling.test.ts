import { describe, expect, it } from 'vitest';
import { hotShot, modifierIn, only } from './moments.js';

const red = { weaponQuirks: [{ quirk: 'no_cooling', weapon: 'PPC' }] };

describe('A weapon with No Cooling Jacket', () => {
  it('makes twice its heat in standard, and its shooter has to avoid a shutdown', () => {
    const plain = hotShot({ ruleset: 'standard', heat: 8, dice: [] });
    expect(only(plain, 'heat')).toMatchObject({ before: 8, generated: 10, after: 6 });
    plain.done();
    const hot = hotShot({ ruleset: 'standard', heat: 8, dice: [6, 6], red });
    const event = only(hot, 'heat');
    expect(event).toMatchObject({ before: 8, generated: 20, after: 16 });
    expect(modifierIn(event, 'weapons')).toBe(20);
    expect(only(hot, 'shutdown')).toMatchObject({ unit: hot.red.index, shutDown: false });
    hot.done();
  });

  it('makes two points more in total-warfare', () => {
    const plain = hotShot({ ruleset: 'total-warfare', heat: 8, dice: [] });
    expect(only(plain, 'heat')).toMatchObject({ generated: 10, after: 6 });
    const hot = hotShot({ ruleset: 'total-warfare', heat: 8, dice: [], red });
    const event = only(hot, 'heat');
    expect(event).toMatchObject({ generated: 12, after: 8 });
    expect(modifierIn(event, 'weapons')).toBe(12);
    expect(hot.of('shutdown')).toEqual([]);
  });
});
