import { describe, expect, it } from 'vitest';
import { NOBODY } from '../../src/battle/damage/source.js';
import { hitSlot } from '../../src/battle/kinds/mech/criticals.js';
import { RIGHT_TORSO } from '../../src/rules/body/mech-plans.js';
import { explosionDamage } from '../../src/rules/critical/index.js';
import { applyExplosion } from '../../src/rules/damage/index.js';
import type { MechLocation } from '../../src/rules/hit-location/locations.js';
import { calculateExplosionWounds } from '../../src/rules/pilot/index.js';
import { extendRuleset } from '../../src/rules/ruleset.js';
import { heatComes, shootingRange } from '../battle/shooting-range.js';
import { mechWith } from '../rules/damage/sample-mech.js';
import { itemNamed } from '../rules/items.js';
import { inEach } from './in-each.js';

const ONES = Array<number>(40).fill(1);

// The worked examples of the new book: a side torso of 14 structure and 10 rear armor, a leg of 21 and 30.
const MECH = mechWith({
  left_torso: { armor: 20, rearArmor: 10, structure: 14 },
  left_leg: { armor: 30, structure: 21 },
});

/** What is left of structure and of the armor that an explosion leaves through, and of the center torso. */
const left = (location: MechLocation, damage: number, protection?: 'case' | 'case-ii') =>
  inEach((ruleset) => {
    const { mech } = applyExplosion(MECH, location, damage, { ruleset, ...(protection && { protection }) });
    const { structure, armor, rearArmor } = mech[location] ?? { structure: 0, armor: 0 };
    return [structure, rearArmor ?? armor, mech.center_torso.structure];
  });

const blast = (item: string, state: { charged?: boolean; slots?: number; jammed?: boolean } = {}) =>
  inEach((ruleset) => explosionDamage(itemNamed(item), state, { ruleset }));

describe('explosions', () => {
  it('EX-1 without CASE at most 20 points reach the structure, and what it cannot take goes on', () => {
    expect(left('left_torso', 40)).toEqual([
      [0, 10, 0],
      [0, 10, 0],
      [0, 10, 10],
    ]);
  });

  it('EX-1 a location that holds loses all the armor that the blast leaves through', () => {
    expect(left('left_leg', 60)[2]).toEqual([1, 0, 16]);
    // Not by 20 points, which are all inside.
    expect(left('left_leg', 20)[2]).toEqual([1, 30, 16]);
    expect(left('left_leg', 21)[2]).toEqual([1, 0, 16]);
    // The other reading is one line of data: 20 points do it.
    const ruleset = extendRuleset('core', { explosions: { blowsArmorOffFrom: 20 } });
    expect(applyExplosion(MECH, 'left_leg', 20, { ruleset }).mech.left_leg).toMatchObject({
      structure: 1,
      armor: 0,
    });
  });

  it('EX-2 with CASE at most 10 are inside and at most 10 more go through the armor', () => {
    expect(left('left_torso', 40, 'case')).toEqual([
      [0, 10, 16],
      [0, 10, 16],
      [4, 0, 16],
    ]);
    expect(left('left_torso', 15, 'case')[2]).toEqual([4, 5, 16]);
  });

  it('EX-3 with CASE II 1 is inside and at most 10 go through the armor, in a limb as well', () => {
    expect(left('left_torso', 40, 'case-ii')).toEqual([
      [13, 0, 16],
      [13, 0, 16],
      [13, 0, 16],
    ]);
    expect(left('left_leg', 40, 'case-ii')).toEqual([
      [20, 15, 16],
      [20, 15, 16],
      [20, 20, 16],
    ]);
  });

  it('EX-5 armor that is blown off counts as damage of the phase, with CASE and without', () => {
    const absorbed = (location: MechLocation, damage: number, protection?: 'case' | 'case-ii') =>
      inEach(
        (ruleset) =>
          applyExplosion(MECH, location, damage, { ruleset, ...(protection && { protection }) }).absorbed,
      );
    // Structure and armor; in the older rules the leg goes, and the rest into torso and center torso.
    expect(absorbed('left_leg', 60)).toEqual([21 + 14 + 16, 21 + 14 + 16, 20 + 30]);
    expect(absorbed('left_torso', 40, 'case')).toEqual([14, 14, 10 + 10]);
    expect(absorbed('left_torso', 40, 'case-ii')).toEqual([1 + 10, 1 + 10, 1 + 10]);
    expect(absorbed('left_leg', 40, 'case-ii')).toEqual([1 + 15, 1 + 15, 1 + 10]);
  });

  it.each([
    ['EX-6 a Gauss rifle explodes with 2 points a slot', blast('Gauss Rifle'), 20, 20, 14],
    ['EX-6 that of the Clans', blast('CLGaussRifle'), 20, 20, 12],
    ['EX-6 a light one', blast('ISLightGaussRifle'), 16, 16, 10],
    ['EX-6 a heavy one', blast('ISHeavyGaussRifle'), 25, 25, 22],
    ['EX-6 an improved heavy one', blast('ISImprovedHeavyGaussRifle'), 30, 30, 22],
    ['EX-6 a Silver Bullet Gauss rifle', blast('ISSBGR'), 20, 20, 14],
    ['EX-6 an anti-personnel one', blast('CLAPGaussRifle'), 3, 3, 2],
    ['EX-6 a Magshot', blast('ISMagshotGR'), 3, 3, 4],
    ['EX-6 a HAG/20', blast('CLHAG20'), 10, 10, 12],
    ['EX-6 a HAG/30', blast('CLHAG30'), 15, 15, 16],
    ['EX-6 a HAG/40', blast('CLHAG40'), 20, 20, 20],
    ['EX-6 a TSEMP cannon', blast('TSEMP Cannon'), 10, 10, 10],
    ['EX-6 a jammed Rotary AC/5, with its damage', blast('ISRotaryAC5', { jammed: true }), 5, 5, 12],
    ['EX-6 a jammed Rotary AC/2', blast('ISRotaryAC2', { jammed: true }), 2, 2, 6],
    ['EX-6 a jammed one of the Clans', blast('CLRotaryAC5', { jammed: true }), 5, 5, 16],
    ['EX-6 one that is not jammed', blast('ISRotaryAC5'), 0, 0, 0],
    ['EX-6 a jammed Ultra autocannon', blast('ISUltraAC5', { jammed: true }), 0, 0, 0],
    ['EX-7 by the slots that it really fills in a superheavy', blast('Gauss Rifle', { slots: 4 }), 20, 20, 8],
    [
      'EX-8 a charged capacitor with those of its PPC',
      blast('PPC Capacitor', { charged: true, slots: 3 }),
      15,
      15,
      6,
    ],
    ['EX-8 but not without its charge', blast('PPC Capacitor', { slots: 3 }), 0, 0, 0],
    ['EX-9 pods never explode', blast('Anti-BattleArmor Pods (B-Pods)'), 2, 2, 0],
    ['EX-9 those with mines neither', blast('M-Pod'), 5, 5, 0],
    ['EX-10 a coolant pod does 2', blast('Coolant Pod'), 10, 10, 2],
  ])('%s', (_, found, ...expected) => {
    expect(found).toEqual(expected);
  });

  it('EX-6 a rotary autocannon explodes with the critical hit that destroys it, if it is jammed', () => {
    const blasts = (jammed: boolean, hits: number) =>
      inEach((ruleset) => {
        const slots = { RT: ['ISRotaryAC5*6'] };
        const range = shootingRange({ ruleset, red: { slots }, dice: ONES });
        range.red.jam(0, jammed);
        for (let slot = 0; slot < hits; slot += 1)
          hitSlot(range.battle, range.red, RIGHT_TORSO, slot, NOBODY);
        return range.of('explosion').map(({ damage }) => damage);
      });
    expect(blasts(true, 1)).toEqual([[5], [5], []]);
    expect(blasts(true, 2)).toEqual([[5], [5], [12]]);
    expect(blasts(false, 2)).toEqual([[], [], []]);
  });

  it('EX-12 heat sets off the rounds that do most in one salvo', () => {
    const setOff = (...slots: readonly string[]) =>
      inEach((ruleset) => {
        const range = shootingRange({ ruleset, red: { slots: { RT: slots } }, dice: ONES });
        range.red.heat = 45;
        heatComes(range);
        const [blast] = range.of('explosion');
        return range.red.design.fixtures[blast?.fixture ?? -1]?.item?.name;
      });
    // Twenty points a salvo are more than two, however many rounds of these there are.
    const cannon = 'AC/20 Ammo';
    expect(setOff('IS Ammo MG - Full', 'IS Ammo AC/20')).toEqual([cannon, cannon, cannon]);
    expect(setOff('IS Ammo AC/20', 'IS Ammo MG - Full')).toEqual([cannon, cannon, cannon]);
  });

  it('EX-11 an explosion wounds the pilot once', () => {
    expect(inEach((ruleset) => calculateExplosionWounds([], { ruleset }))).toEqual([2, 2, 1]);
  });
});
