import { describe, expect, it } from 'vitest';
import { fallOnto } from '../../src/battle/physical/displace.js';
import { aimedChance } from '../../src/rules/hit-location/called-shot.js';
import {
  determineAimedShotLocation,
  determineHitLocationFromRoll,
  determineKickLocation,
  determinePunchLocation,
} from '../../src/rules/hit-location/index.js';
import { rulesetOf } from '../../src/rules/ruleset.js';
import { shootingRange } from '../battle/shooting-range.js';
import { scriptedDice } from '../rules/scripted-dice.js';
import { inEach } from './in-each.js';

const DIE = [1, 2, 3, 4, 5, 6] as const;
type Chassis = 'biped' | 'quad' | 'tripod';

/** Where a punch strikes by the die, abbreviated. */
const punched = (arc: 'front' | 'left' | 'right' | 'rear', chassis: Chassis = 'biped') =>
  inEach((ruleset) =>
    DIE.map((die) =>
      determinePunchLocation(scriptedDice(die), { arc, chassis, ruleset })
        .location.replace('_rear', '')
        .split('_')
        .map((word) => word[0]?.toUpperCase())
        .join(''),
    ).join(' '),
  );

describe('hit location', () => {
  it('HL-1 the punch table from ahead and behind is a mirror image', () => {
    const old = 'LA LT CT RT RA H';
    expect(punched('front')).toEqual([old, old, 'RA RT CT LT LA H']);
    expect(punched('rear')).toEqual([old, old, 'RA RT CT LT LA H']);
    expect(punched('left')[2]).toBe('LT LT CT LA LA H');
    expect(punched('right')[2]).toBe('RT RT CT RA RA H');
  });

  it('HL-1 a quad is struck in its front legs from ahead, in its rear legs from behind', () => {
    expect(punched('front', 'quad').slice(1)).toEqual(['LA LT CT RT RA H', 'RA RT CT LT LA H']);
    expect(punched('rear', 'quad').slice(1)).toEqual(['LL LT CT RT RL H', 'RL RT CT LT LL H']);
  });

  it('HL-1 a tripod is struck like a biped', () => {
    expect(punched('front', 'tripod')).toEqual(punched('front'));
    expect(punched('rear', 'tripod')).toEqual(punched('rear'));
  });

  it('HL-2 an aimed shot strikes what it was aimed at on a die of 4 to 6', () => {
    const struck = (...dice: number[]) =>
      inEach((ruleset) => {
        const roller = scriptedDice(...dice, 6, 6, 6);
        return determineAimedShotLocation('front', 'left_leg', roller, { ruleset }).location;
      });
    // 7 by two dice; by one, a 4 hits and a 3 does not.
    expect(struck(4, 3)).toEqual(['left_leg', 'left_leg', 'left_leg']);
    expect(struck(3, 4)).toEqual(['left_leg', 'left_leg', 'left_arm']);
    expect(inEach((ruleset) => aimedChance(rulesetOf(ruleset).hitLocation))).toEqual([
      16 / 36,
      16 / 36,
      1 / 2,
    ]);
  });

  it('HL-5 a unit that lies is struck by the full table when another falls onto it', () => {
    const dice = inEach((ruleset) => {
      const range = shootingRange({
        ruleset,
        distance: 1,
        dice: Array.from({ length: 40 }, (_, die) => 5 - (die % 2)),
      });
      const { battle, red, blue } = range;
      blue.prone = true;
      const step = {
        from: red.hex,
        to: blue.hex,
        direction: 0,
        elevation: 0,
        drop: 2,
        domino: false,
      } as const;
      fallOnto(battle, red, step, blue);
      return range.of('hit')[0]?.dice.length;
    });
    expect(dice).toEqual([1, 1, 2]);
  });

  it('HL-6 a punch from ahead that strikes the head of a quad is no hit from behind', () => {
    const head = inEach(
      (ruleset) =>
        determinePunchLocation(scriptedDice(6), { arc: 'front', chassis: 'quad', ruleset }).location,
    );
    expect(head).toEqual(['head', 'head', 'head']);
  });

  it('the tables for two dice and for kicks are the same in every edition', () => {
    const full = inEach((ruleset) =>
      [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map(
        (total) => determineHitLocationFromRoll('left', total, { ruleset }).location,
      ),
    );
    expect(full[2]).toEqual(full[1]);
    const kicks = inEach((ruleset) =>
      DIE.map((die) => determineKickLocation(scriptedDice(die), { arc: 'front', ruleset }).location),
    );
    expect(kicks[2]).toEqual(kicks[1]);
  });
});
