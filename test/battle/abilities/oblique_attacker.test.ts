import { describe, expect, it } from 'vitest';
import type { PilotSetup } from '../../../src/battle/combatant/pilot.js';
import type { RulesetName } from '../../../src/rules/index.js';
import { mapOf } from '../map-of.js';
import { bothWays, HAWK, type Moment, modifier, only, play, RED_WINS } from './moments.js';

/** A ridge across the map hides blue, seven hexes away; a friend of red stands on it. */
const RIDGE = mapOf(
  Object.fromEntries(Array.from({ length: 16 }, (_, column) => [`${column},10`, { level: 4 }])),
);

/** An LRM 5 at short range: gunnery 4, indirect +1. 4 hits what needs 4; then 3 of 5 missiles. */
const volley = (ruleset: RulesetName, pilot: PilotSetup, spotter?: number): Moment => ({
  map: RIDGE,
  ruleset,
  red: [
    { unit: HAWK, quirks: [], at: [5, 13], facing: 0, pilot },
    { unit: HAWK, quirks: [], at: [9, 10], facing: 0 },
  ],
  blue: [{ unit: HAWK, quirks: [], at: [5, 6], facing: 3 }],
  dice: [...RED_WINS, 2, 2, 3, 4, 3, 4, 3, 4, 3, 4],
  turns: [
    {
      0: { fire: { shots: [{ weapon: 'LRM 5', target: 2, ...(spotter !== undefined && { spotter }) }] } },
    },
  ],
  until: 'physical',
});

describe('Oblique Attacker', () => {
  it('pays 1 less for indirect fire in standard', () => {
    const { gifted, plain } = bothWays(['oblique_attacker'], (pilot) => volley('standard', pilot, 1));
    expect(only(gifted, 'spot')).toEqual({ type: 'spot', unit: 1, target: 2 });
    expect(only(gifted, 'weapon-attack')).toMatchObject({
      indirect: true,
      spotter: 1,
      hit: true,
      roll: { needed: 4 },
    });
    expect(modifier(only(gifted, 'weapon-attack'), 'oblique_attacker')).toBe(-1);
    expect(only(plain, 'weapon-attack')).toMatchObject({ indirect: true, hit: false, roll: { needed: 5 } });
  });

  it('needs a spotter in standard like everybody else', () => {
    expect(() => play(volley('standard', { abilities: ['oblique_attacker'] }))).toThrow(
      'nothing of the target can be seen',
    );
    expect(() => play(volley('standard', { abilities: ['oblique_attacker'] }, 0))).toThrow(
      'that unit cannot spot for it',
    );
  });

  it('needs none in total-warfare, and pays nothing', () => {
    const battle = play(volley('total-warfare', { abilities: ['oblique_attacker'] }, 0));
    expect(battle.of('spot')).toEqual([]);
    expect(only(battle, 'weapon-attack')).toMatchObject({ indirect: true, hit: true, roll: { needed: 4 } });
    expect(only(battle, 'weapon-attack').spotter).toBeUndefined();
    expect(modifier(only(battle, 'weapon-attack'), 'oblique_attacker')).toBeLessThanOrEqual(-1);
    expect(() => play(volley('total-warfare', {}, 0))).toThrow('that unit cannot spot for it');
    expect(only(play(volley('total-warfare', {}, 1)), 'weapon-attack')).toMatchObject({
      hit: false,
      roll: { needed: 5 },
    });
  });
});
