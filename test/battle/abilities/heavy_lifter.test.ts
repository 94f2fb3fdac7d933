import { describe, expect, it } from 'vitest';
import type { PilotSetup } from '../../../src/battle/combatant/pilot.js';
import { hexNumber } from '../../../src/battle/map/hex-number.js';
import type { BlowOrder } from '../../../src/battle/orders.js';
import { RIGHT_ARM } from '../../../src/rules/body/mech-plans.js';
import type { RulesetName } from '../../../src/rules/index.js';
import type { SampleBattle } from '../sample-battle.js';
import { BOTH_RULESETS, type Doing, HAWK, only, play, RED_WINS, type Turn } from './moments.js';

const [SHOOTER, LIFTER, VICTIM] = [0, 1, 2];

/** The arm of the Atlas hangs by a thread, and comes off. A twentieth of 100 tons: 5. */
const SHOT_OFF: Turn = { [SHOOTER]: { fire: { shots: [{ weapon: 'Medium Laser', target: VICTIM }] } } };
/** It backs off, and the lifter walks to where it stood. */
const PICKED_UP: Turn = {
  [VICTIM]: { move: { steps: ['backward', 'backward'] } },
  [LIFTER]: { move: { steps: ['forward', 'forward'], pickUp: true } },
};
/** A hex nearer, with full hands. */
const CARRIED: Turn = {
  [VICTIM]: { move: { steps: ['backward'] } },
  [LIFTER]: { move: { steps: ['forward'] } },
};
const THROW: BlowOrder = { kind: 'throw', target: VICTIM };

/** The shot into the right arm, whose rest goes on into the torso; then turns without dice but for the initiative. */
const DICE = [...RED_WINS, 6, 6, 1, 2, ...RED_WINS, ...RED_WINS];

interface Game {
  readonly ruleset: RulesetName;
  readonly pilot?: PilotSetup;
  readonly lifter?: string;
  readonly last?: Doing;
  readonly dice?: readonly number[];
}

function game({ ruleset, pilot, lifter = HAWK, last, dice = [] }: Game): SampleBattle {
  return play({
    red: [
      { unit: HAWK, quirks: [], at: [5, 9], facing: 0 },
      { unit: lifter, quirks: [], at: [6, 8], facing: 0, ...(pilot && { pilot }) },
    ],
    blue: [
      {
        unit: 'atlas-as7-d',
        quirks: [],
        at: [6, 6],
        facing: 3,
        condition: { armor: { right_arm: 0 }, structure: { right_arm: 1 } },
      },
    ],
    ruleset,
    dice: [...DICE, ...RED_WINS, ...dice],
    turns: [SHOT_OFF, PICKED_UP, CARRIED, ...(last === undefined ? [] : [{ [LIFTER]: last }])],
  });
}

const HEAVY_LIFTER = { abilities: ['heavy_lifter'] };

describe('Heavy Lifter', () => {
  it.each(BOTH_RULESETS)(
    'in %s picks up a limb that was shot off, carries it, throws it and hits',
    (ruleset) => {
      // Two hexes: piloting 5, +1 for the second; the punch table.
      const battle = game({ ruleset, pilot: HEAVY_LIFTER, last: { strike: [THROW] }, dice: [3, 3, 3] });
      const torn = battle.of('damage').find(({ destroyed }) => destroyed);
      expect(torn).toMatchObject({ unit: VICTIM, location: 'right_arm' });
      expect(only(battle, 'pick-up')).toMatchObject({ unit: LIFTER, tonnage: 5 });
      const carried = battle.of('move').filter(({ unit }) => unit === LIFTER);
      expect(carried.map(({ movement, hexes }) => [movement, hexes])).toEqual([
        ['stationary', 0],
        ['walk', 2],
        ['walk', 1],
        ['stationary', 0],
      ]);
      expect(only(battle, 'physical-attack')).toMatchObject({
        unit: LIFTER,
        kind: 'throw',
        hit: true,
        roll: { needed: 6 },
      });
      // Half of its 5 tons, rounded up.
      expect(battle.of('hit').at(-1)).toMatchObject({ target: VICTIM, location: 'center_torso', damage: 3 });
      const victim = battle.battle.unit(VICTIM);
      expect(only(battle, 'object-lands')).toMatchObject({ unit: LIFTER, hex: victim.hex });
      expect(hexNumber(victim.hex, battle.battle.map)).toBe('0704');
      expect(battle.battle.objects).toMatchObject([{ hex: victim.hex, tonnage: 5 }]);
      expect(battle.battle.unit(LIFTER).carrying).toBeUndefined();
      battle.done();
    },
  );

  it.each(BOTH_RULESETS)('in %s is the only one who throws; others carry it all the same', (ruleset) => {
    expect(only(game({ ruleset }), 'pick-up')).toMatchObject({ unit: LIFTER, tonnage: 5 });
    expect(() => game({ ruleset, last: { strike: [THROW] } })).toThrow(/attack \(throw/);
  });

  it.each(BOTH_RULESETS)("in %s lifts what is too heavy for others in a 'Mech of 45 tons", (ruleset) => {
    const lifter = 'phoenix-hawk-pxh-1';
    expect(only(game({ ruleset, lifter, pilot: HEAVY_LIFTER }), 'pick-up')).toMatchObject({ tonnage: 5 });
    expect(() => game({ ruleset, lifter })).toThrow('nothing that it can hold lies there');
  });

  it.each(BOTH_RULESETS)('in %s does not run while it carries something', (ruleset) => {
    const run: Doing = {
      move: { steps: ['turn-right', 'forward', 'forward', 'forward', 'forward', 'forward'] },
    };
    expect(() => game({ ruleset, pilot: HEAVY_LIFTER, last: run })).toThrow('cannot move like that');
  });

  it('lets go of its load when it loses a hand', () => {
    const { battle } = game({ ruleset: 'standard', pilot: HEAVY_LIFTER });
    const lifter = battle.unit(LIFTER);
    lifter.structure[RIGHT_ARM] = 0;
    lifter.refresh();
    while (battle.phase !== 'weapons') battle.step();
    expect(lifter.carrying).toBeUndefined();
    expect(battle.objects).toMatchObject([{ hex: lifter.hex, tonnage: 5 }]);
  });
});
