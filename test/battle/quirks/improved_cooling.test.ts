import { describe, expect, it } from 'vitest';
import { RULESETS } from '../../../src/rules/ruleset.js';
import { hotShot, modifierIn, only } from './moments.js';

const red = { weaponQuirks: [{ quirk: 'improved_cooling', weapon: 'PPC' }] };

describe('An Improved Cooling Jacket', () => {
  it.each(RULESETS)('spares a hot shooter the roll against shutdown, in %s', (ruleset) => {
    // 16 and 10 of the PPC, less 12 sinks, is 14, where a shutdown has to be avoided.
    const plain = hotShot({ ruleset, heat: 16, dice: [6, 6] });
    expect(only(plain, 'heat')).toMatchObject({ before: 16, generated: 10, after: 14 });
    expect(only(plain, 'shutdown')).toMatchObject({ unit: plain.red.index, roll: { needed: 4 } });
    const cool = hotShot({ ruleset, heat: 16, dice: [], red });
    const event = only(cool, 'heat');
    expect(event).toMatchObject({ before: 16, generated: 9, after: 13 });
    expect(modifierIn(event, 'weapons')).toBe(9);
    expect(cool.of('shutdown')).toEqual([]);
    cool.done();
  });

  it('takes the last point of heat in standard, and leaves it in total-warfare', () => {
    const laser = {
      unit: 'hunchback-hbk-4g',
      weaponQuirks: [{ quirk: 'improved_cooling', weapon: 'Small Laser' }],
    };
    const shot = { heat: 3, weapon: 'Small Laser', dice: [] };
    const generated = (ruleset: (typeof RULESETS)[number], staged: object): number =>
      only(hotShot({ ruleset, ...shot, red: { unit: laser.unit, ...staged } }), 'heat').generated;
    expect(generated('standard', {})).toBe(1);
    expect(generated('standard', laser)).toBe(0);
    expect(generated('total-warfare', laser)).toBe(1);
  });
});
