import { describe, expect, it } from 'vitest';
import {
  calculateToHit,
  type IAttackerState,
  type ITargetState,
  RangeBracket,
  type RulesetName,
  toHitNumber,
} from '../../../src/index.js';
import { entry, mark, shooter, step, wrong } from './duel.js';

const inFront = { isSecondary: true, inFrontArc: true } as const;
const elsewhere = { isSecondary: true, inFrontArc: false } as const;

describe('Quirks in a shot', () => {
  it('Improved Targeting Short quirk is -1', () => {
    const attacker = shooter({ unitQuirks: ['improved_targeting_short'] });
    const calculation = calculateToHit(attacker, mark(), RangeBracket.Short, 3);
    expect(step(calculation, 'quirk')).toBe(-1);
    expect(calculation.finalToHit).toBe(3);
    expect(toHitNumber(attacker, mark(), RangeBracket.Medium, 5)).toBe(6);
  });

  it('Poor Targeting Medium quirk is +1', () => {
    const attacker = shooter({ unitQuirks: ['poor_targeting_medium'] });
    const calculation = calculateToHit(attacker, mark(), RangeBracket.Medium, 5);
    expect(step(calculation, 'quirk')).toBe(1);
    expect(calculation.finalToHit).toBe(7);
    expect(toHitNumber(attacker, mark(), RangeBracket.Long, 8)).toBe(8);
  });

  it('Distracting target quirk is +1', () => {
    const calculation = calculateToHit(shooter(), mark({ unitQuirks: ['distracting'] }), 'short', 3);
    expect(step(calculation, 'quirk')).toBe(1);
    expect(calculation.finalToHit).toBe(5);
  });

  it('Sensor Ghosts attacker quirk is +1', () => {
    const calculation = calculateToHit(shooter({ unitQuirks: ['sensor_ghosts'] }), mark(), 'short', 3);
    expect(step(calculation, 'quirk')).toBe(1);
    expect(calculation.finalToHit).toBe(5);
  });

  it('Multi-Trac eliminates front arc secondary penalty', () => {
    const attacker = shooter({ unitQuirks: ['multi_trac'], secondaryTarget: inFront });
    const calculation = calculateToHit(attacker, mark(), 'short', 3);
    expect((entry(calculation, 'secondary_target') ?? 0) + step(calculation, 'quirk')).toBe(0);
    expect(calculation.finalToHit).toBe(4);
  });

  it('act only on the side that has them', () => {
    const swapped = calculateToHit(
      shooter({ unitQuirks: ['distracting'] }),
      mark({ unitQuirks: ['sensor_ghosts', 'improved_targeting_short', 'multi_trac'] }),
      'short',
      3,
    );
    expect(step(swapped, 'quirk')).toBe(0);
  });

  it('of a weapon act when that weapon fires', () => {
    const attacker = shooter({ weaponQuirks: { laser_1: ['accurate'], laser_2: ['inaccurate'] } });
    expect(toHitNumber(attacker, mark(), 'short', 3, { weaponId: 'laser_1' })).toBe(3);
    expect(toHitNumber(attacker, mark(), 'short', 3, { weaponId: 'laser_2' })).toBe(5);
    expect(toHitNumber(attacker, mark(), 'short', 3, { weaponId: 'laser_3' })).toBe(4);
    expect(toHitNumber(attacker, mark(), 'short', 3)).toBe(4);
  });

  it('that are not known change nothing (docs/rules/standard.md)', () => {
    const unitQuirks = ['made_of_gold'];
    expect(calculateToHit(shooter({ unitQuirks }), mark({ unitQuirks }), 'short', 3)).toEqual(
      calculateToHit(shooter(), mark(), 'short', 3),
    );
  });
});

describe('Abilities in a shot', () => {
  it('Weapon Specialist SPA is -2', () => {
    const attacker = shooter({
      abilities: ['weapon_specialist'],
      designatedWeaponType: 'Medium Laser',
      weaponType: 'Medium Laser',
    });
    const calculation = calculateToHit(attacker, mark(), 'short', 3);
    expect(step(calculation, 'spa')).toBe(-2);
    expect(calculation.finalToHit).toBe(2);
    expect(toHitNumber({ ...attacker, weaponType: 'Large Laser' }, mark(), 'short', 3)).toBe(4);
  });

  it('Range Master SPA zeroes range modifier', () => {
    const attacker = shooter({ abilities: ['range_master'], designatedRangeBracket: RangeBracket.Medium });
    const calculation = calculateToHit(attacker, mark(), RangeBracket.Medium, 5);
    expect((entry(calculation, 'range') ?? 0) + step(calculation, 'spa')).toBe(0);
    expect(calculation.finalToHit).toBe(4);
  });

  it('Sniper SPA halves range modifiers', () => {
    const calculation = calculateToHit(shooter({ abilities: ['sniper'] }), mark(), RangeBracket.Long, 8);
    expect((entry(calculation, 'range') ?? 0) + step(calculation, 'spa')).toBe(2);
    expect(calculation.finalToHit).toBe(6);
  });

  it('Multi-Tasker SPA reduces secondary penalty', () => {
    const attacker = shooter({ abilities: ['multi_tasker'], secondaryTarget: inFront });
    const calculation = calculateToHit(attacker, mark(), 'short', 3);
    expect((entry(calculation, 'secondary_target') ?? 0) + step(calculation, 'spa')).toBe(0);
    expect(calculation.finalToHit).toBe(4);
  });

  it('take their designation from a suffix, which a field overrides (docs/rules/standard.md)', () => {
    const suffix = shooter({ abilities: ['range_master_medium'] });
    expect(toHitNumber(suffix, mark(), 'medium', 5)).toBe(4);
    const field = { ...suffix, designatedRangeBracket: RangeBracket.Long };
    expect(toHitNumber(field, mark(), 'medium', 5)).toBe(6);
    expect(toHitNumber(field, mark(), 'long', 8)).toBe(4);
  });

  it('know the weapon that is fired from the catalog', () => {
    const attacker = shooter({ abilities: ['weapon_specialist_medium_laser'] });
    expect(toHitNumber(attacker, mark(), 'short', 3, { weapon: 'Medium Laser' })).toBe(2);
    expect(toHitNumber(attacker, mark(), 'short', 3, { weapon: 'Large Laser' })).toBe(4);
  });

  it('that are not known are refused with their id, on either side', () => {
    for (const ask of [calculateToHit, toHitNumber]) {
      const own = () => ask(shooter({ abilities: ['mind_reader'] }), mark(), 'short', 3);
      expect(own).toThrow(RangeError);
      expect(own).toThrow(/abilities.*"mind_reader"/);
      const other = () => ask(shooter(), mark({ abilities: ['mind_reader'] }), 'short', 3);
      expect(other).toThrow(RangeError);
      expect(other).toThrow(/abilities.*"mind_reader"/);
    }
  });

  it('designated by words that do not exist are refused', () => {
    expect(() =>
      calculateToHit(shooter({ designatedRangeBracket: wrong('near') }), mark(), 'short', 3),
    ).toThrow(/designatedRangeBracket is "near"/);
    expect(() =>
      calculateToHit(shooter({ designatedWeaponCategory: wrong('melee') }), mark(), 'short', 3),
    ).toThrow(/designatedWeaponCategory is "melee"/);
    expect(() => calculateToHit(shooter({ weaponCategory: wrong('melee') }), mark(), 'short', 3)).toThrow(
      /weaponCategory is "melee"/,
    );
  });
});

describe('Quirks and abilities together', () => {
  it.each([
    ['in front', inFront, 4],
    ['elsewhere', elsewhere, 5],
  ])(
    'Multi-Trac with Multi-Tasker %s never goes below no penalty (docs/rules/standard.md)',
    (_, secondaryTarget, needed) => {
      const attacker = shooter({ unitQuirks: ['multi_trac'], abilities: ['multi_tasker'], secondaryTarget });
      expect(toHitNumber(attacker, mark(), 'short', 3)).toBe(needed);
    },
  );

  it('Sniper halves what Range Master leaves, and no minimum range (docs/rules/standard.md)', () => {
    const attacker = shooter({ abilities: ['sniper', 'range_master_medium'] });
    expect(toHitNumber(attacker, mark(), 'medium', 5)).toBe(4);
    expect(toHitNumber(attacker, mark(), 'long', 8)).toBe(6);
    expect(toHitNumber(attacker, mark(), 'medium', 3, { minimumRange: 6 })).toBe(7);
  });
});

describe('In both rulesets', () => {
  const cases: [string, Partial<IAttackerState>, Partial<ITargetState>, RangeBracket, number, number][] = [
    ['Improved Targeting', { unitQuirks: ['improved_targeting_long'] }, {}, 'long', 7, 7],
    ['Poor Targeting', { unitQuirks: ['poor_targeting_short'] }, {}, 'short', 5, 5],
    ['Distracting', {}, { unitQuirks: ['distracting'] }, 'short', 5, 4],
    ['Low Profile', {}, { unitQuirks: ['low_profile'] }, 'short', 5, 4],
    ['Sensor Ghosts', { unitQuirks: ['sensor_ghosts'] }, {}, 'short', 5, 5],
    ['Multi-Trac in front', { unitQuirks: ['multi_trac'], secondaryTarget: inFront }, {}, 'short', 4, 4],
    [
      'Multi-Trac at the side',
      { unitQuirks: ['multi_trac'], secondaryTarget: { ...elsewhere, arc: 'left' } },
      {},
      'short',
      6,
      4,
    ],
    [
      'Multi-Trac at the rear',
      { unitQuirks: ['multi_trac'], secondaryTarget: { ...elsewhere, arc: 'rear' } },
      {},
      'short',
      6,
      6,
    ],
    ['Range Master at its bracket', { abilities: ['range_master_long'] }, {}, 'long', 4, 4],
    ['Range Master at short range', { abilities: ['range_master_long'] }, {}, 'short', 4, 8],
    ['Sniper', { abilities: ['sniper'] }, {}, 'long', 6, 6],
    ['Jumping Jack', { abilities: ['jumping_jack'], movementType: 'jump' }, {}, 'short', 5, 5],
    ['Evasive', {}, { abilities: ['evasive'], movementType: 'run' }, 'short', 5, 4],
    ['Dodge', {}, { abilities: ['dodge_maneuver'], isDodging: true }, 'short', 6, 4],
    ['Some Like it Hot', { abilities: ['some_like_it_hot'], heat: 10 }, {}, 'short', 4, 4],
    ['Pain Resistance', { abilities: ['pain_resistance'], pilotWounds: 2 }, {}, 'short', 5, 4],
    ['Multi-Target', { abilities: ['multi_target'], secondaryTarget: elsewhere }, {}, 'short', 5, 6],
    [
      'Oblique Attacker',
      { abilities: ['oblique_attacker'], indirectFire: { isIndirect: true } },
      {},
      'short',
      4,
      4,
    ],
    [
      'Gunnery and Weapon Specialist',
      {
        abilities: ['gunnery_specialist_energy', 'weapon_specialist_medium_laser'],
        weaponType: 'Medium Laser',
        weaponCategory: 'energy',
      },
      {},
      'short',
      1,
      2,
    ],
  ];

  it.each(cases)('%s', (_, attacker, target, bracket, standard, totalWarfare) => {
    const needed = (ruleset: RulesetName) =>
      toHitNumber(shooter(attacker), mark(target), bracket, 6, { ruleset });
    expect(needed('standard')).toBe(standard);
    expect(needed('total-warfare')).toBe(totalWarfare);
  });
});
