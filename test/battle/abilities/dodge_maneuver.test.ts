import { describe, expect, it } from 'vitest';
import { RIGHT_ARM, RIGHT_LEG } from '../../../src/rules/body/mech-plans.js';
import type { RulesetName } from '../../../src/rules/index.js';
import { BOTH_RULESETS, type Doing, faceToFace, modifier, only, play, RED_WINS } from './moments.js';

const DODGER = { pilot: { abilities: ['dodge_maneuver'] } };

/** Red fires a laser at blue and kicks it; blue does what it does. */
const assault = (ruleset: RulesetName, blue: Doing, dice: readonly number[], pilot = DODGER) =>
  play({
    ...faceToFace(1, {}, pilot),
    ruleset,
    dice: [...RED_WINS, ...dice],
    turns: [
      {
        0: {
          fire: { shots: [{ weapon: 'Medium Laser', target: 1 }] },
          strike: [{ kind: 'kick', target: 1, limb: RIGHT_LEG }],
        },
        1: blue,
      },
    ],
  });

const DODGES: Doing = { fire: { dodge: true } };

describe('Dodge Maneuver', () => {
  it('makes every attack harder by 2 in standard', () => {
    // The shot needs 4, the kick 3; 5 and 4 would hit both. Red keeps its feet after the kick that went wide.
    const dodging = assault('standard', DODGES, [2, 3, 2, 2, 3, 4]);
    expect(only(dodging, 'dodge')).toEqual({ type: 'dodge', unit: 1 });
    expect(only(dodging, 'weapon-attack')).toMatchObject({ hit: false, roll: { needed: 6 } });
    expect(modifier(only(dodging, 'weapon-attack'), 'dodge_maneuver')).toBe(2);
    expect(only(dodging, 'physical-attack')).toMatchObject({ hit: false, roll: { needed: 5 } });
    expect(modifier(only(dodging, 'physical-attack'), 'target_dodge_maneuver')).toBe(2);
    expect(dodging.of('damage')).toEqual([]);
    dodging.done();
  });

  it('does nothing for a unit that does not use it', () => {
    const still = assault('standard', {}, [2, 3, 3, 4, 2, 2, 3, 3, 4]);
    expect(only(still, 'weapon-attack')).toMatchObject({ hit: true, roll: { needed: 4 } });
    expect(only(still, 'physical-attack')).toMatchObject({ hit: true, roll: { needed: 3 } });
    still.done();
  });

  it('makes physical attacks alone harder in total-warfare', () => {
    const dodging = assault('total-warfare', DODGES, [2, 3, 3, 4, 2, 2, 3, 4]);
    expect(only(dodging, 'weapon-attack')).toMatchObject({ hit: true, roll: { needed: 4 } });
    expect(modifier(only(dodging, 'weapon-attack'), 'dodge_maneuver')).toBeUndefined();
    expect(only(dodging, 'physical-attack')).toMatchObject({ hit: false, roll: { needed: 5 } });
    dodging.done();
  });

  it('costs all attacks in standard, and the physical ones in total-warfare', () => {
    const fires: Doing = { fire: { dodge: true, shots: [{ weapon: 'AC/5', target: 0 }] } };
    expect(() => assault('standard', fires, [])).toThrow('it dodges instead');
    const both = assault('total-warfare', fires, [1, 1, 1, 1, 2, 2, 3, 4]);
    expect(
      both
        .of('weapon-attack')
        .map(({ unit }) => unit)
        .sort(),
    ).toEqual([0, 1]);
    const strikes: Doing = { ...DODGES, strike: [{ kind: 'punch', target: 0, limb: RIGHT_ARM }] };
    for (const ruleset of BOTH_RULESETS) {
      expect(() => assault(ruleset, strikes, [1, 1, 1, 1, 1, 1])).toThrow(/attack \(punch\)/);
    }
  });

  it('is for those who have learned it', () => {
    for (const ruleset of BOTH_RULESETS) {
      expect(() => assault(ruleset, DODGES, [], { pilot: { abilities: [] } })).toThrow(
        'its pilot lacks the ability',
      );
    }
  });
});
