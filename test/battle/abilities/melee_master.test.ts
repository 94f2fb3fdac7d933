import { describe, expect, it } from 'vitest';
import type { PilotSetup } from '../../../src/battle/combatant/pilot.js';
import type { BlowOrder } from '../../../src/battle/orders.js';
import { RIGHT_ARM, RIGHT_LEG } from '../../../src/rules/body/mech-plans.js';
import type { RulesetName } from '../../../src/rules/index.js';
import { bothWays, faceToFace, type Moment, only, play, RED_WINS } from './moments.js';

const PUNCH: BlowOrder = { kind: 'punch', target: 1, limb: RIGHT_ARM };
const KICK: BlowOrder = { kind: 'kick', target: 1, limb: RIGHT_LEG };
const MASTER = { abilities: ['melee_master'] };

const brawl = (
  ruleset: RulesetName,
  pilot: PilotSetup,
  strike: readonly BlowOrder[],
  dice: readonly number[],
): Moment => ({
  ...faceToFace(1, { pilot }),
  ruleset,
  dice: [...RED_WINS, ...dice],
  turns: [{ 0: { strike } }],
});

describe('Melee Master', () => {
  it('strikes a point harder in standard', () => {
    const punch = (pilot: PilotSetup) => brawl('standard', pilot, [PUNCH], [3, 3, 3]);
    const { gifted, plain } = bothWays(MASTER.abilities, punch);
    expect(only(gifted, 'hit')).toMatchObject({ damage: 7 });
    expect(only(gifted, 'damage')).toMatchObject({ armor: 7 });
    expect(only(plain, 'hit')).toMatchObject({ damage: 6 });
  });

  it('strikes no harder in total-warfare, but twice', () => {
    expect(only(play(brawl('total-warfare', MASTER, [PUNCH], [3, 3, 3])), 'hit')).toMatchObject({
      damage: 6,
    });
    // A punch for 6 points, a kick for 11, after which blue keeps its feet.
    const dice = [3, 3, 3, 3, 3, 1, 6, 6];
    const twice = play(brawl('total-warfare', MASTER, [PUNCH, KICK], dice));
    expect(twice.of('physical-attack').map(({ kind }) => kind)).toEqual(['punch', 'kick']);
    expect(twice.of('hit').map(({ damage }) => damage)).toEqual([6, 11]);
    twice.done();
    for (const [ruleset, pilot] of [
      ['total-warfare', {}],
      ['standard', MASTER],
    ] as const) {
      expect(() => play(brawl(ruleset, pilot, [PUNCH, KICK], dice))).toThrow(
        'that is 2 attacks, and it has 1 a turn',
      );
    }
  });
});
