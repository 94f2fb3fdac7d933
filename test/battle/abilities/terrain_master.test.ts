import { describe, expect, it } from 'vitest';
import type { PilotSetup } from '../../../src/battle/combatant/pilot.js';
import type { RulesetName } from '../../../src/rules/index.js';
import { WALK, walkOver } from './ground.js';
import { bothWays, modifier, only, play } from './moments.js';

/** Into a swamp, which adds 1 to piloting 5; who fails sticks in it. */
const intoSwamp = (ruleset: RulesetName) => (pilot: PilotSetup) =>
  walkOver({ ruleset, pilot, ground: 'swamp', steps: WALK, dice: [2, 3] });

describe('Terrain Master', () => {
  it('does not mind difficult ground in standard', () => {
    const { gifted, plain } = bothWays(['terrain_master'], intoSwamp('standard'));
    expect(only(gifted, 'piloting-roll')).toMatchObject({
      terrain: 'swamp',
      passed: true,
      roll: { needed: 5 },
    });
    expect(modifier(only(gifted, 'piloting-roll'), 'terrain_master')).toBe(-1);
    expect(gifted.of('stuck')).toEqual([]);
    expect(only(plain, 'piloting-roll')).toMatchObject({ passed: false, roll: { needed: 6 } });
    expect(only(plain, 'stuck')).toMatchObject({ unit: 0, free: false });
  });

  it('gains nothing in standard where the ground adds nothing', () => {
    const rubble = (pilot: PilotSetup) =>
      walkOver({ ruleset: 'standard', pilot, ground: 'rubble', steps: WALK, dice: [2, 2] });
    expect(bothWays(['terrain_master'], rubble).gifted.of('piloting-roll')[0]).toMatchObject({
      passed: false,
      roll: { needed: 5 },
    });
  });

  it('in total-warfare knows one kind of ground, or none', () => {
    const of = (ability: string) => play(intoSwamp('total-warfare')({ abilities: [ability] }));
    expect(only(of('tm_swamp_beast'), 'piloting-roll')).toMatchObject({ passed: true, roll: { needed: 5 } });
    expect(modifier(only(of('tm_swamp_beast'), 'piloting-roll'), 'tm_swamp_beast')).toBe(-1);
    expect(only(of('tm_mountaineer'), 'piloting-roll')).toMatchObject({ passed: false, roll: { needed: 6 } });
    expect(only(of('terrain_master'), 'piloting-roll')).toMatchObject({ passed: false, roll: { needed: 6 } });
  });
});
