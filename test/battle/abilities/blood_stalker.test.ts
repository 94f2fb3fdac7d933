import { describe, expect, it } from 'vitest';
import type { PilotSetup } from '../../../src/battle/combatant/pilot.js';
import type { RulesetName } from '../../../src/rules/index.js';
import { BOTH_RULESETS, HAWK, type Moment, modifier, only, play, RED_WINS, type Turn } from './moments.js';

const LASER = { weapon: 'Medium Laser' };

/** Red before two opponents, three hexes from either: short range, gunnery 4. */
const hunt = (
  ruleset: RulesetName,
  turns: readonly Turn[],
  dice: readonly number[],
  pilot?: PilotSetup,
): Moment => ({
  red: [{ unit: HAWK, quirks: [], at: [5, 8], facing: 0, ...(pilot && { pilot }) }],
  blue: [
    { unit: HAWK, quirks: [], at: [5, 5], facing: 3 },
    {
      unit: HAWK,
      quirks: [],
      at: [6, 6],
      facing: 3,
      condition: { armor: { head: 0 }, structure: { head: 1 } },
    },
  ],
  ruleset,
  turns,
  dice,
});

const STALKER = { abilities: ['blood_stalker'] };

describe('Blood Stalker', () => {
  it.each(BOTH_RULESETS)('in %s names one opponent, who is easier to hit from then on', (ruleset) => {
    const turns: Turn[] = [{ 0: { fire: { quarry: 1, shots: [{ ...LASER, target: 1 }] } } }];
    const dice = [...RED_WINS, 1, 2, 3, 4];
    const hunter = play(hunt(ruleset, turns, dice, STALKER));
    expect(only(hunter, 'designated')).toEqual({ type: 'designated', unit: 0, target: 1 });
    expect(only(hunter, 'weapon-attack')).toMatchObject({ hit: true, roll: { needed: 3, total: 3 } });
    expect(modifier(only(hunter, 'weapon-attack'), 'blood_stalker')).toBe(-1);
    const shot: Turn[] = [{ 0: { fire: { shots: [{ ...LASER, target: 1 }] } } }];
    expect(only(play(hunt(ruleset, shot, dice)), 'weapon-attack')).toMatchObject({
      hit: false,
      roll: { needed: 4 },
    });
  });

  it.each(BOTH_RULESETS)('in %s pays for every other target until the quarry is gone', (ruleset) => {
    const turns: Turn[] = [
      { 0: { fire: { quarry: 2, shots: [{ ...LASER, target: 1 }] } } },
      { 0: { fire: { shots: [{ ...LASER, target: 2 }] } } },
      { 0: { fire: { shots: [{ ...LASER, target: 1 }] } } },
    ];
    // At another +2: 5 misses. The quarry's head, which has one point left. Then nobody is hunted: 4 hits.
    const dice = [...RED_WINS, 2, 3, ...RED_WINS, 2, 1, 6, 6, 6, 6, ...RED_WINS, 2, 2, 3, 4];
    const hunter = play(hunt(ruleset, turns, dice, STALKER));
    const [other, quarry, afterwards] = hunter.of('weapon-attack');
    expect(other).toMatchObject({ target: 1, hit: false, roll: { needed: 6 } });
    expect(modifier(other, 'blood_stalker')).toBe(2);
    expect(quarry).toMatchObject({ target: 2, hit: true, roll: { needed: 3 } });
    expect(only(hunter, 'lost')).toMatchObject({ unit: 2, cause: 'head-destroyed' });
    expect(afterwards).toMatchObject({ target: 1, hit: true, roll: { needed: 4 } });
    expect(modifier(afterwards, 'blood_stalker')).toBeUndefined();
    hunter.done();
  });

  it('may have been chosen for an opponent before the battle', () => {
    const shot = (target: number): Turn => ({ 0: { fire: { shots: [{ ...LASER, target }] } } });
    // The other, +2; the quarry, whose head goes; and the other once more, whom it is free to fire at.
    const dice = [...RED_WINS, 2, 3, ...RED_WINS, 2, 1, 6, 6, 6, 6, ...RED_WINS, 2, 2, 3, 4];
    const turns = [shot(1), shot(2), shot(1)];
    const hunter = play(hunt('standard', turns, dice, { abilities: ['blood_stalker_blue_2'] }));
    expect(hunter.of('weapon-attack').map(({ roll }) => roll.needed)).toEqual([6, 3, 4]);
    expect(hunter.of('designated')).toEqual([]);
  });

  it('names an opponent once in a battle', () => {
    const turns: Turn[] = [{ 0: { fire: { quarry: 1 } } }, { 0: { fire: { quarry: 2 } } }];
    expect(() => play(hunt('standard', turns, [...RED_WINS, ...RED_WINS], STALKER))).toThrow(
      'it has already named its quarry',
    );
  });

  it('is the only one who may name a quarry, and no friend can be one', () => {
    const naming = (quarry: number): Turn[] => [{ 0: { fire: { quarry } } }];
    expect(() => play(hunt('standard', naming(1), RED_WINS))).toThrow('its pilot is not a Blood Stalker');
    expect(() => play(hunt('standard', naming(0), RED_WINS, STALKER))).toThrow('that is not an enemy');
  });
});
