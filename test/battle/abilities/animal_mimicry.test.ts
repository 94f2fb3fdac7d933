import { describe, expect, it } from 'vitest';
import type { PilotSetup } from '../../../src/battle/combatant/pilot.js';
import { RIGHT_LEG } from '../../../src/rules/body/mech-plans.js';
import type { RulesetName } from '../../../src/rules/index.js';
import { mapOf } from '../map-of.js';
import { WALK, walkOver } from './ground.js';
import { bothWays, faceToFace, HAWK, modifier, only, play, RED_WINS } from './moments.js';

const overRubble = (ruleset: RulesetName, unit: string, dice: readonly number[]) => (pilot: PilotSetup) =>
  walkOver({ ruleset, pilot, ground: 'rubble', steps: WALK, dice, unit });

const QUAD = 'goliath-gol-1h';

describe('Animal Mimicry', () => {
  it('is at home on the ground of its choice in standard', () => {
    const { gifted, plain } = bothWays(['animal_mimicry_rubble'], overRubble('standard', HAWK, [2, 2]));
    expect(only(gifted, 'piloting-roll')).toMatchObject({
      terrain: 'rubble',
      passed: true,
      roll: { needed: 4 },
    });
    expect(modifier(only(gifted, 'piloting-roll'), 'animal_mimicry')).toBe(-1);
    expect(plain.of('piloting-roll')[0]).toMatchObject({ passed: false, roll: { needed: 5 } });
    expect(only(plain, 'fall')).toMatchObject({ unit: 0 });
  });

  it('is not at home anywhere else', () => {
    const { gifted } = bothWays(['animal_mimicry_swamp'], overRubble('standard', HAWK, [2, 2]));
    expect(gifted.of('piloting-roll')[0]).toMatchObject({ passed: false, roll: { needed: 5 } });
  });

  it('serves on four legs in total-warfare, whatever the roll is for', () => {
    // A kick that hits asks for a roll: piloting 5, four legs −2.
    const { gifted, plain } = bothWays(['animal_mimicry_swamp'], (pilot) => ({
      ...faceToFace(1, {}, { unit: QUAD, pilot }),
      ruleset: 'total-warfare' as const,
      dice: [...RED_WINS, 3, 3, 3, 1, 1, ...Array<number>(12).fill(4)],
      turns: [{ 0: { strike: [{ kind: 'kick' as const, target: 1, limb: RIGHT_LEG }] } }],
    }));
    expect(only(gifted, 'piloting-roll')).toMatchObject({ unit: 1, passed: true, roll: { needed: 2 } });
    expect(modifier(only(gifted, 'piloting-roll'), 'animal_mimicry')).toBe(-1);
    expect(plain.of('piloting-roll')[0]).toMatchObject({ unit: 1, passed: false, roll: { needed: 3 } });
    expect(plain.of('fall')).toHaveLength(1);
    const onTwoLegs = bothWays(['animal_mimicry_rubble'], overRubble('total-warfare', HAWK, [2, 2])).gifted;
    expect(onTwoLegs.of('piloting-roll')[0]).toMatchObject({ passed: false, roll: { needed: 5 } });
  });

  it('goes through woods on four legs for a point less in total-warfare', () => {
    // Two hexes of light woods at 2 points each; 4 walking points reach a hex farther if each costs 1.
    const woods = mapOf({
      '5,13': { terrain: ['light_woods'], foliageHeight: 2 },
      '5,12': { terrain: ['light_woods'], foliageHeight: 2 },
    });
    const through = (ruleset: RulesetName, abilities: readonly string[]) =>
      play({
        ...walkOver({ ruleset, pilot: { abilities }, ground: 'clear', steps: WALK, dice: [], unit: QUAD }),
        map: woods,
      })
        .of('move')
        .at(-1);
    expect(through('total-warfare', ['animal_mimicry_woods'])).toMatchObject({ movement: 'walk', hexes: 4 });
    expect(through('total-warfare', [])).toMatchObject({ movement: 'run', hexes: 4 });
    expect(through('standard', ['animal_mimicry_woods'])).toMatchObject({ movement: 'run', hexes: 4 });
  });
});
