import { describe, expect, it } from 'vitest';
import type { ConditionSetup } from '../../../../src/battle/combatant/condition.js';
import { STRUCTURE_HURT, THROUGH_ARMOR } from '../../../../src/battle/damage/critical-occasion.js';
import { NOBODY } from '../../../../src/battle/damage/source.js';
import { breakMechBooster } from '../../../../src/battle/kinds/mech/boosters.js';
import { checkForCriticals, hitSlot } from '../../../../src/battle/kinds/mech/criticals.js';
import { floodLocation } from '../../../../src/battle/kinds/mech/flood-location.js';
import { HEAD, LEFT_TORSO, RIGHT_TORSO } from '../../../../src/rules/body/mech-plans.js';
import type { CustomMech } from '../../custom-mech.js';
import { type Turn, turnOf } from '../../phases/turn.js';
import { CENTER_TORSO, LEFT_ARM, LEFT_LEG } from '../../physical/duel.js';

/** Twelve slots of heat sinks, and dice that find three different ones. */
const SINKS: CustomMech = { slots: { LT: Array(12).fill('Heat Sink') } };
const THREE_SLOTS = [1, 1, 1, 2, 1, 3];

/** The sinks that a check in the left torso destroys; spare dice are for slots. */
function sinksLost(
  dice: readonly number[],
  red: Turn['red'],
  occasion = STRUCTURE_HURT,
  heard = false,
): number {
  const turn = turnOf({ red: { ...SINKS, ...red }, dice: [...dice, ...THREE_SLOTS] });
  if (!heard) turn.battle.listen(undefined);
  checkForCriticals(turn.battle, turn.red, LEFT_TORSO, NOBODY, occasion);
  return turn.red.heatSinksLost;
}

describe.each([
  ['watched', true],
  ['that nobody watches', false],
])('In a battle %s, a critical check in a torso', (_, heard) => {
  it.each([
    [[3, 4], 0],
    [[4, 4], 1],
    [[4, 5], 1],
    [[5, 5], 2],
    [[5, 6], 2],
    [[6, 6], 3],
  ])('of %j hits %i slots', (dice, hits) => {
    expect(sinksLost(dice, {}, STRUCTURE_HURT, heard)).toBe(hits);
    expect(sinksLost(dice, {}, THROUGH_ARMOR, heard)).toBe(hits);
  });

  it('is 1 harder for reinforced structure and 2 easier for that of industry', () => {
    const reinforced = { structure: 'IS Reinforced' };
    expect(
      [8, 9, 10, 11].map((total) => sinksLost([total - 6, 6], reinforced, STRUCTURE_HURT, heard)),
    ).toEqual([0, 1, 1, 2]);
    const industrial = { structure: 'Industrial' };
    expect(
      [5, 6, 8, 10].map((total) => sinksLost([total - 4, 4], industrial, STRUCTURE_HURT, heard)),
    ).toEqual([0, 1, 2, 3]);
  });

  it('is 2 harder behind hardened armor, while some of that is left', () => {
    const hardened = { armor: 'IS Hardened' };
    expect(sinksLost([4, 5], hardened, THROUGH_ARMOR, heard)).toBe(0);
    expect(sinksLost([5, 5], hardened, THROUGH_ARMOR, heard)).toBe(1);
    const bare = { ...hardened, condition: { armor: { left_torso: 0 }, rearArmor: { left_torso: 0 } } };
    expect(sinksLost([4, 5], bare, STRUCTURE_HURT, heard)).toBe(1);
  });

  it('is forgotten once the location is gone', () => {
    const gone = { condition: { structure: { left_torso: 0 } } };
    const turn = turnOf({ red: { ...SINKS, ...gone } });
    if (!heard) turn.battle.listen(undefined);
    checkForCriticals(turn.battle, turn.red, LEFT_TORSO, NOBODY, STRUCTURE_HURT);
    turn.done();
  });

  it('of 12 blows a limb off, and the head with its pilot', () => {
    const limb = turnOf({ dice: [6, 6] });
    if (!heard) limb.battle.listen(undefined);
    checkForCriticals(limb.battle, limb.red, LEFT_ARM, NOBODY, STRUCTURE_HURT);
    expect(limb.red.hasLost(LEFT_ARM)).toBe(true);
    expect(limb.red.armor[LEFT_ARM]).toBe(0);
    expect(limb.red.lost).toBeUndefined();
    limb.done();
    const head = turnOf({ dice: [6, 6] });
    if (!heard) head.battle.listen(undefined);
    checkForCriticals(head.battle, head.red, HEAD, NOBODY, STRUCTURE_HURT);
    expect(head.red.lost).toBe('head-destroyed');
    head.done();
  });

  it('of a rugged unit comes to nothing once or twice a battle', () => {
    const hits = (quirk: string): readonly number[] => {
      const checks = [4, 4, 4, 5];
      const turn = turnOf({ ruleset: 'standard', red: { ...SINKS, quirks: [quirk] } });
      if (!heard) turn.battle.listen(undefined);
      return [1, 2, 3].map((slot) => {
        const dice = slot < 2 ? checks.slice(0, 2) : checks.slice(2);
        turn.add(...dice, 1, slot);
        const before = turn.red.heatSinksLost;
        checkForCriticals(turn.battle, turn.red, LEFT_TORSO, NOBODY, STRUCTURE_HURT);
        const now = turn.red.heatSinksLost - before;
        // A hit that came to nothing leaves the dice for its slot.
        if (now === 0) turn.battle.roller() + turn.battle.roller();
        return now;
      });
    };
    expect(hits('rugged_1')).toEqual([0, 1, 1]);
    expect(hits('rugged_2')).toEqual([0, 0, 1]);
  });
});

describe('MASC that fails', () => {
  const MASC: CustomMech = { slots: { RT: ['ISMASC*3'] } };
  const LEFT_FOOT = 4;
  const torn = (
    dice: readonly number[],
    setup: CustomMech & { readonly condition?: ConditionSetup } = MASC,
  ) => {
    const turn = turnOf({ red: setup, dice });
    breakMechBooster(turn.battle, turn.red, 'masc');
    turn.done();
    return turn.of('critical-hit').map(({ location, slot }) => [location, slot]);
  };

  it('tears a slot in each leg that is left', () => {
    expect(torn([LEFT_FOOT, 1])).toEqual([
      ['left_leg', 3],
      ['right_leg', 0],
    ]);
    expect(torn([2], { ...MASC, condition: { structure: { left_leg: 0 } } })).toEqual([['right_leg', 1]]);
  });

  it('finds nothing in a leg whose slots are all hit', () => {
    const condition = { criticals: { left_leg: [0, 1, 2, 3] } };
    expect(torn([2], { ...MASC, condition })).toEqual([['right_leg', 1]]);
  });

  it('does not tear itself', () => {
    const inLeg: CustomMech = { slots: { LL: ['ISMASC*2'], RL: ['ISCASE'] } };
    const turn = turnOf({ red: inLeg, dice: [5, 1] });
    breakMechBooster(turn.battle, turn.red, 'masc');
    expect(turn.of('critical-hit').map(({ location }) => location)).toEqual(['right_leg']);
    expect(turn.red.hasWorking('masc')).toBe(true);
  });
});

describe('A supercharger that fails', () => {
  const CHARGED: CustomMech = { slots: { CT: ['ISSuperCharger'] } };
  const brokenBy = (
    dice: readonly number[],
    engineSlots: readonly number[] = [],
    red: CustomMech = CHARGED,
  ) => {
    const turn = turnOf({ red: { ...red, condition: { criticals: { center_torso: engineSlots } } }, dice });
    breakMechBooster(turn.battle, turn.red, 'supercharger');
    turn.done();
    return turn.red;
  };

  it.each([
    [[3, 4], 0],
    [[4, 4], 1],
    [[4, 5], 1],
    [[5, 5], 2],
    [[5, 6], 2],
    [[6, 6], 3],
  ])('is destroyed, and by a roll of %j hits the engine %i times', (dice, hits) => {
    const red = brokenBy(dice);
    expect(red.hasWorking('supercharger')).toBe(false);
    expect(red.engineHits).toBe(hits);
    expect(red.lost).toBe(hits === 3 ? 'engine-destroyed' : undefined);
    expect(red.gyroHits).toBe(0);
  });

  it('hits slots of the engine that are whole, wherever it sits itself', () => {
    expect(brokenBy([4, 4], [0]).engineHits).toBe(2);
    const inSide = brokenBy([4, 4], [], { engine: 'xl', slots: { LT: ['ISSuperCharger'] } });
    expect(inSide.hasWorking('supercharger')).toBe(false);
    expect(inSide.engineHits).toBe(1);
  });
});

describe('A flooded location', () => {
  const BOOK = { ruleset: 'total-warfare' } as const;

  it('works no more: with the cockpit drowns the pilot', () => {
    const turn = turnOf(BOOK);
    floodLocation(turn.battle, turn.red, HEAD);
    expect(turn.red).toMatchObject({ pilotDead: true, conscious: false, sensorHits: 2, lifeSupportHits: 2 });
    const arm = turnOf(BOOK);
    floodLocation(arm.battle, arm.red, LEFT_ARM);
    expect(arm.red).toMatchObject({ pilotDead: false, conscious: true });
  });

  it('asks for a roll for each actuator of a leg that worked until then', () => {
    const turn = turnOf({ ...BOOK, red: { condition: { criticals: { left_leg: [3] } } } });
    floodLocation(turn.battle, turn.red, LEFT_LEG);
    expect(turn.red.rolls.map(({ kind }) => kind)).toEqual(['leg', 'leg', 'leg']);
    const arm = turnOf(BOOK);
    floodLocation(arm.battle, arm.red, LEFT_ARM);
    expect(arm.red.rolls).toEqual([]);
  });

  it('fells with a gyro in it', () => {
    const turn = turnOf(BOOK);
    floodLocation(turn.battle, turn.red, CENTER_TORSO);
    expect(turn.red.fallsAtEndOfPhase).toBe(true);
    const side = turnOf(BOOK);
    floodLocation(side.battle, side.red, LEFT_TORSO);
    expect(side.red.fallsAtEndOfPhase).toBe(false);
  });
});

describe('A lost leg', () => {
  it.each(['biped', 'quad', 'tripod'] as const)('fells a %s, and a lost arm does not', (chassis) => {
    const falls = (limb: number): boolean => {
      const turn = turnOf({ red: { chassis }, dice: [6, 6] });
      checkForCriticals(turn.battle, turn.red, limb, NOBODY, STRUCTURE_HURT);
      return turn.red.fallsAtEndOfPhase;
    };
    expect(falls(LEFT_LEG)).toBe(true);
    expect(falls(LEFT_ARM)).toBe(chassis === 'quad');
  });
});

describe('Ammunition that goes up', () => {
  const boom = (slots: readonly string[], rounds: readonly number[], dice: readonly number[], slot = 0) => {
    const turn = turnOf({ red: { slots: { RT: slots }, condition: { rounds } }, dice });
    hitSlot(turn.battle, turn.red, RIGHT_TORSO, slot, NOBODY);
    turn.done();
    return turn;
  };
  const AWAKE = [6, 6, 6, 6];
  const NO_CRITICAL = [1, 1];

  it('counts as damage of this phase and of the battle', () => {
    // A shell of 5 points: structure 12 of 50 tons is left with 7.
    const { red } = boom(['IS Ammo AC/5', 'Autocannon/5*4'], [1], [...NO_CRITICAL, ...AWAKE]);
    expect(red.structure[RIGHT_TORSO]).toBe(12 - 5);
    expect([red.damageThisPhase, red.damageTaken]).toEqual([5, 5]);
    expect(red.wounds).toBe(2);
  });

  it('is that of one slot alone, and leaves other bins as they are', () => {
    const bins = ['IS Ammo AC/5', 'IS Ammo AC/5', 'Autocannon/5*4'];
    const { red } = boom(bins, [1, 2], [...NO_CRITICAL, ...AWAKE], 0);
    expect([...red.rounds]).toEqual([0, 2]);
    const gun = boom(bins, [1, 2], [], 2).red;
    expect([...gun.rounds]).toEqual([1, 2]);
  });
});
