import { describe, expect, it } from 'vitest';
import { moverOf } from '../../src/battle/combatant/mover-of.js';
import { checkForCriticals } from '../../src/battle/damage/criticals.js';
import { fall } from '../../src/battle/damage/fall.js';
import { NOBODY } from '../../src/battle/damage/source.js';
import { hitSlot } from '../../src/battle/kinds/mech/criticals.js';
import type { StepKind } from '../../src/battle/movement/step.js';
import { endOfPhase } from '../../src/battle/phases/end-of-phase.js';
import { LEFT_LEG, RIGHT_LEG, RIGHT_TORSO } from '../../src/rules/body/mech-plans.js';
import { calculateFallDamage } from '../../src/rules/falling/index.js';
import { calculatePilotingRoll } from '../../src/rules/piloting/index.js';
import { extendRuleset, type Ruleset, rulesetOf } from '../../src/rules/ruleset.js';
import type { MovementRules } from '../../src/rules/rulesets/areas/movement.js';
import { customVehicle } from '../battle/custom-vehicle.js';
import { mapOf } from '../battle/map-of.js';
import { redMoves, turnOf } from '../battle/phases/turn.js';
import { sampleBattle } from '../battle/sample-battle.js';

/** What `core` says, and what it would say by the other reading of a row that is not certain. */
const both = <Value>(other: Ruleset, saidBy: (ruleset: Ruleset) => Value): readonly Value[] =>
  [rulesetOf('core'), other].map(saidBy);

const HIGH_ROLLS = Array<number>(60).fill(5);
/** No critical hit, and no breach. */
const HARMLESS = Array<number>(60).fill(3);
/** The jump ends with a roll that fails; then how it falls, where it is struck, and the pilot unhurt. */
const FALLS = [1, 1, ...Array<number>(60).fill(4)];

describe('rows that are not certain, by either reading', () => {
  describe('MV-5 running into water', () => {
    const other = extendRuleset('core', {
      terrain: { intoWater: [0, 0, 1], jumpingIntoWaterAsksForRoll: false },
    });

    it('the modifiers are -1, 0 and 1, or there is none in shallow water', () => {
      const needed = (ruleset: Ruleset) =>
        [1, 2, 3, 5].map((level) => {
          const cause = { kind: 'terrain', terrain: { type: 'water', level } } as const;
          return calculatePilotingRoll({ piloting: 5 }, cause, { ruleset }).targetNumber;
        });
      expect(both(other, needed)).toEqual([
        [4, 5, 6, 6],
        [5, 5, 6, 6],
      ]);
    });

    const water = { terrain: ['water'], waterDepth: 1 } as const;
    const asked = (ruleset: Ruleset, steps: readonly StepKind[]) => {
      const map = mapOf({ '5,13': water, '5,12': water, '5,11': water });
      const sample = turnOf({ ruleset, red: { slots: { CT: ['Jump Jet*2'] } }, map, dice: HIGH_ROLLS });
      redMoves(sample, { steps });
      return sample.of('piloting-roll').map(({ roll }) => roll.needed);
    };

    it('a jump into water asks for a roll, or for none', () => {
      expect(both(other, (ruleset) => asked(ruleset, ['jump', 'forward']))).toEqual([[4], []]);
    });

    it('a run into water asks for a roll, and a walk for none', () => {
      expect(both(other, (ruleset) => asked(ruleset, ['forward', 'forward', 'forward']))).toEqual([
        [4, 4, 4],
        [5, 5, 5],
      ]);
      expect(both(other, (ruleset) => asked(ruleset, ['forward', 'forward']))).toEqual([[], []]);
    });
  });

  describe('MV-21 getting up on lost legs', () => {
    const once = (rows: MovementRules['legsLost']['quad']): MovementRules['legsLost']['quad'] =>
      rows.map((row, lost) => (lost > 0 && row.attemptsToStand > 1 ? { ...row, attemptsToStand: 1 } : row));
    const { legsLost } = rulesetOf('core').movement;
    const other = extendRuleset('core', {
      movement: { legsLost: { ...legsLost, quad: once(legsLost.quad) } },
    });

    it('a quad tries as often as it has points, or once in a turn', () => {
      const attempts = (ruleset: Ruleset) => {
        const turn = turnOf({
          ruleset,
          red: { chassis: 'quad', condition: { structure: { left_leg: 0 }, prone: true } },
          dice: FALLS,
        });
        const tries = () => redMoves(turn, { steps: ['stand'] }, { steps: ['stand'] });
        if (ruleset === other) expect(tries).toThrow('it cannot stand up');
        else tries();
        return turn.red.attemptsToStand;
      };
      expect(both(other, attempts)).toEqual([2, 1]);
    });

    it('getting up is a run in any case, or within walking points a walk', () => {
      const byPoints = extendRuleset('core', {
        movement: {
          legsLost: {
            ...legsLost,
            quad: legsLost.quad.map((row) => ({ ...row, standingCountsAsRunning: false })),
          },
        },
      });
      const movement = (ruleset: Ruleset) => {
        const red = { chassis: 'quad', condition: { structure: { left_leg: 0 }, prone: true } } as const;
        const turn = turnOf({ ruleset, red, dice: HIGH_ROLLS });
        redMoves(turn, { steps: ['stand', 'forward'] });
        return [turn.red.mpSpentLastTurn, turn.red.movement];
      };
      expect(both(byPoints, movement)).toEqual([
        [3, 'run'],
        [3, 'walk'],
      ]);
    });

    it('a unit with all its legs is not limited', () => {
      const stands = (ruleset: Ruleset) => {
        const { battle, red } = turnOf({ ruleset, red: { chassis: 'quad', condition: { prone: true } } });
        red.attemptsToStand = 1;
        return moverOf(battle, red).canStand;
      };
      expect(both(other, stands)).toEqual([true, true]);
    });
  });

  it('EX-8 a charged capacitor explodes with the slots of its PPC, or with its own besides', () => {
    const other = extendRuleset('core', { explosions: { weaponFigures: 'of-its-slots-and-capacitor' } });
    const blast = (slot: number) => (ruleset: Ruleset) => {
      const red = { slots: { RT: ['PPC*3', 'PPC Capacitor'] } };
      const turn = turnOf({ ruleset, red, dice: HARMLESS });
      const [ppc] = turn.red.design.weapons;
      turn.red.charged[ppc?.linkedFixture ?? -1] = 1;
      hitSlot(turn.battle, turn.red, RIGHT_TORSO, slot, NOBODY);
      return turn.of('explosion').map(({ damage }) => damage);
    };
    expect(both(other, blast(0))).toEqual([[6], [8]]);
    expect(both(other, blast(3))).toEqual([[6], [8]]);
  });

  describe('PS-13 several hits on one leg', () => {
    const other = extendRuleset('core', { piloting: { rollsForLegHits: 'one-for-the-worst' } });
    const [HIP, UPPER, LOWER] = [0, 1, 2] as const;
    const needed =
      (now: readonly (readonly [leg: number, slot: number])[], before: readonly number[] = []) =>
      (ruleset: Ruleset) => {
        const turn = turnOf({ ruleset, dice: HIGH_ROLLS });
        for (const slot of before) hitSlot(turn.battle, turn.red, LEFT_LEG, slot, NOBODY);
        turn.red.rolls.length = 0;
        for (const [leg, slot] of now) hitSlot(turn.battle, turn.red, leg, slot, NOBODY);
        endOfPhase(turn.battle);
        return turn.of('piloting-roll').map(({ roll }) => roll.needed);
      };

    it('the one roll has the damage of all, or the highest modifier among the hits', () => {
      const threeHits = [HIP, UPPER, LOWER].map((slot) => [LEFT_LEG, slot] as const);
      expect(both(other, needed(threeHits))).toEqual([[8], [6]]);
      expect(both(other, needed([[LEFT_LEG, UPPER]]))).toEqual([[6], [6]]);
    });

    it('what was damaged before the phase counts in full', () => {
      const twoHits = [UPPER, LOWER].map((slot) => [LEFT_LEG, slot] as const);
      expect(both(other, needed(twoHits, [HIP]))).toEqual([[8], [7]]);
    });

    it('hits on two legs are two rolls, each with the worst hit on either', () => {
      const onBoth = [LEFT_LEG, RIGHT_LEG].flatMap((leg) =>
        [UPPER, LOWER].map((slot) => [leg, slot] as const),
      );
      expect(both(other, needed(onBoth))).toEqual([
        [9, 9],
        [7, 7],
      ]);
    });

    it('where a hip hides the rest of its leg, no more is left out than counts', () => {
      const hiding = extendRuleset('total-warfare', { piloting: { rollsForLegHits: 'one-for-the-worst' } });
      expect(
        needed([
          [LEFT_LEG, UPPER],
          [LEFT_LEG, HIP],
        ])(hiding),
      ).toEqual([7]);
    });
  });

  describe('FA-3 falls into water', () => {
    const other = extendRuleset('core', { falling: { intoWater: 'depth-counts-twice' } });

    it('the depth counts once, or twice', () => {
      const points = (levels: number, water: object) => (ruleset: Ruleset) =>
        calculateFallDamage(60, levels, { ...water, ruleset });
      // 60 tons step from level 0 into depth 2 and fall, or fall over in it.
      expect(both(other, points(2, { inWater: true, waterDepth: 2 }))).toEqual([9, 15]);
      expect(both(other, points(0, { inWater: true, waterDepth: 2 }))).toEqual([3, 9]);
      // From a level above the surface.
      expect(both(other, points(1, { waterDepth: 2 }))).toEqual([12, 18]);
      expect(both(other, points(2, {}))).toEqual([18, 18]);
    });

    it('in a battle as well', () => {
      // 50 tons: 5 x (levels + 1), halved.
      const falls = (levels: number) => (ruleset: Ruleset) => {
        const map = mapOf({ '5,14': { terrain: ['water'], waterDepth: 2 } });
        const turn = turnOf({ ruleset, map, dice: HARMLESS });
        turn.red.elevation = -2;
        fall(turn.battle, turn.red, { kind: 'fall' }, levels);
        return turn.of('fall').map(({ damage }) => damage);
      };
      expect(both(other, falls(0))).toEqual([[2], [7]]);
      expect(both(other, falls(2))).toEqual([[7], [12]]);
      expect(both(other, falls(3))).toEqual([[10], [15]]);
    });
  });

  describe('CR-1 autocannons of vehicles', () => {
    const other = extendRuleset('core', { critical: { gunsOfVehiclesBearHits: true } });
    const hits = (gun: string) => (ruleset: Ruleset) => {
      const unit = customVehicle({ equipment: { Turret: [gun] } });
      const { battle, red, add, of } = sampleBattle({
        ruleset,
        red: [{ unit, at: [5, 8] }],
        blue: [{ unit: 'shadow-hawk-shd-2h', at: [5, 2] }],
      });
      const works: boolean[] = [];
      while (works.length < 2 && works.at(-1) !== false) {
        // A weapon is destroyed, the one with the highest value.
        add(5, 5, 6);
        checkForCriticals(battle, red, red.plan.locations.indexOf('turret'), NOBODY);
        works.push(red.isWorking(red.design.weapons[0]?.fixture ?? -1));
      }
      return [works, of('vehicle-critical').map(({ marked }) => marked === true)];
    };

    it('the first hit destroys them, or the second does', () => {
      expect(both(other, hits('Autocannon/10'))).toEqual([
        [[false], [false]],
        [
          [true, false],
          [true, false],
        ],
      ]);
    });

    it('all other weapons go with the first', () => {
      expect(both(other, hits('PPC'))).toEqual([
        [[false], [false]],
        [[false], [false]],
      ]);
    });
  });
});
