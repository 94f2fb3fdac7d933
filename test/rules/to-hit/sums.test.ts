import { describe, expect, it } from 'vitest';
import { RULESETS } from '../../../src/rules/ruleset.js';
import { calculateAttackerQuirkModifiers } from '../../../src/rules/to-hit/index.js';
import { ammunitionNamed, itemNamed } from '../items.js';
import { inBoth, numberOf, type Shot, shoot, shooter, standing } from '../shot.js';

/** A plain shot at short range needs a 4, and two or four more at medium and long range. */
const both = (number: number) => [number, number];

describe('each modifier of docs/rules/weapon-attacks.md is part of the sum', () => {
  it.each<[string, Shot, number]>([
    ['a target that skidded', { at: { skidded: true } }, 6],
    ['an attacker that ran and skidded', { by: { movementType: 'run', skidded: true } }, 7],
    ['a target stuck in a swamp', { at: { stuck: true } }, 2],
    ['a superheavy target', { at: { superheavy: true } }, 3],
    ['stealth at short range', { at: { stealth: true } }, 4],
    ['stealth at medium range', { at: { stealth: true }, bracket: 'medium' }, 7],
    ['stealth at long range', { at: { stealth: true }, bracket: 'long' }, 10],
    ['a chameleon shield at short range', { at: { chameleon: true } }, 4],
    ['a chameleon shield at medium range', { at: { chameleon: true }, bracket: 'medium' }, 7],
    ['a chameleon shield at long range', { at: { chameleon: true }, bracket: 'long' }, 10],
    ['enhanced actuators', { by: { actuatorEnhancement: true } }, 3],
    ['industrial fire control', { by: { fireControl: 'industrial' } }, 5],
    ['primitive fire control', { by: { fireControl: 'primitive' } }, 6],
    ['a carried shield', { by: { shield: 'carried' } }, 5],
    ['a passive shield', { by: { shield: 'passive' } }, 6],
  ])('%s', (_, shot, expected) => {
    expect(inBoth(shot)).toEqual(both(expected));
  });

  it('a void signature hides the more, the less its bearer moves', () => {
    const number = (hexesMoved: number) =>
      inBoth({
        at: { voidSignature: true, hexesMoved, movementType: hexesMoved > 0 ? 'walk' : 'stationary' },
      });
    // +3 standing, +2 up to two hexes, +1 up to five; from three hexes on a target is harder to hit by itself.
    expect([0, 1, 2, 3, 5, 6].map((hexes) => number(hexes)[1])).toEqual([7, 6, 6, 6, 7, 6]);
  });
});

describe('heat-seeking missiles', () => {
  const weapon = itemNamed('LRM 20');
  const seek = (heat: number | undefined, name: string) =>
    shoot({
      at: heat === undefined ? {} : { heat },
      range: 7,
      options: { weapon, ammunition: ammunitionNamed(name), ruleset: 'total-warfare' },
    }).rawToHit;

  it('look at the heat of the target where it is known', () => {
    const plain = seek(undefined, 'lrm-20-ammo');
    expect(seek(undefined, 'lrm-20-heat-seeking-ammo')).toBe(plain);
    expect(seek(0, 'lrm-20-heat-seeking-ammo')).toBeGreaterThan(plain);
    expect(seek(30, 'lrm-20-heat-seeking-ammo')).toBeLessThan(plain);
  });

  it('are the only ones that do', () => {
    expect(seek(0, 'lrm-20-ammo')).toBe(seek(30, 'lrm-20-ammo'));
  });
});

describe('a targeting computer', () => {
  const by = { targetingComputer: true };
  const named = (weapon: string, ruleset: 'standard' | 'total-warfare') =>
    numberOf({ by, range: 7, options: { weapon: itemNamed(weapon), ruleset } }) -
    numberOf({ range: 7, options: { weapon: itemNamed(weapon), ruleset } });

  it('serves direct fire alone in the book (docs/rules/weapon-attacks.md), and everything in standard', () => {
    expect(named('PPC', 'total-warfare')).toBe(-1);
    expect(named('LRM 20', 'total-warfare')).toBe(0);
    expect(named('LRM 20', 'standard')).toBe(-1);
  });

  it('serves no missiles where only their category is known', () => {
    const options = { ruleset: 'total-warfare' } as const;
    expect(numberOf({ by: { ...by, weaponCategory: 'missile' }, options })).toBe(4);
    expect(numberOf({ by: { ...by, weaponCategory: 'energy' }, options })).toBe(3);
    expect(numberOf({ by, options })).toBe(3);
  });

  it('aims for 3 more in place of its bonus', () => {
    for (const ruleset of RULESETS) {
      expect(numberOf({ by, options: { aimed: 'targeting-computer', ruleset } })).toBe(7);
    }
  });

  it('trusts who aims with it to have a weapon that can be aimed', () => {
    const options = {
      aimed: 'targeting-computer',
      weapon: itemNamed('LRM 20'),
      ruleset: 'total-warfare',
    } as const;
    expect(numberOf({ by, range: 7, options })).toBe(7);
  });

  it('is needed to aim with one', () => {
    expect(numberOf({ options: { aimed: 'targeting-computer' } })).toBe(4);
  });
});

describe('quirks of weapons', () => {
  it('do nothing as quirks of a unit', () => {
    expect(inBoth({ by: { unitQuirks: ['accurate'] } })).toEqual(both(4));
    expect(inBoth({ at: { unitQuirks: ['inaccurate'] } })).toEqual(both(4));
  });

  it('are not what quirks of a unit are as quirks of a weapon', () => {
    const by = { weaponQuirks: { arm: ['improved_targeting_short'] } };
    expect(inBoth({ by, options: { weaponId: 'arm' } })).toEqual(both(4));
  });

  it('act where the weapon is named', () => {
    const attacker = shooter({ weaponQuirks: { arm: ['accurate'] } });
    expect(calculateAttackerQuirkModifiers(attacker, standing(), 'short', 'arm')).toMatchObject([
      { value: -1 },
    ]);
    expect(calculateAttackerQuirkModifiers(attacker, standing(), 'short', 'leg')).toEqual([]);
    expect(calculateAttackerQuirkModifiers(attacker, standing(), 'short')).toEqual([]);
  });
});

describe('a Range Master', () => {
  const by = { abilities: ['range_master_long'] };

  it('pays at short range in the book for the range that they master, and in standard for nothing', () => {
    expect(inBoth({ by, bracket: 'long' })).toEqual(both(4));
    expect(inBoth({ by, bracket: 'short' })).toEqual([4, 8]);
    expect(inBoth({ by, bracket: 'medium' })).toEqual(both(6));
  });

  it('of a range that nothing reaches hits nothing there', () => {
    const out = { by: { abilities: ['range_master_out_of_range'] } };
    for (const ruleset of RULESETS) {
      expect(shoot({ ...out, bracket: 'out_of_range', options: { ruleset } }).impossible).toBe(true);
      expect(numberOf({ ...out, options: { ruleset } })).toBe(4);
    }
  });
});

it('one ability among others rolls the best two of three dice, in the book', () => {
  const by = { abilities: ['aptitude_gunnery', 'hot_dog'] };
  // 147 of 216 chances to reach an 8.
  const options = { ruleset: 'total-warfare' } as const;
  expect(shoot({ by, bracket: 'long', options }).probability).toBe(147 / 216);
  expect(shoot({ by: { abilities: ['hot_dog'] }, bracket: 'long', options }).probability).toBe(15 / 36);
});
