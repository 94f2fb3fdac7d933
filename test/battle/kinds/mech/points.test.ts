import { describe, expect, it } from 'vitest';
import type { ConditionSetup } from '../../../../src/battle/combatant/condition.js';
import { type BoosterUse, moverOf } from '../../../../src/battle/combatant/mover-of.js';
import { pilotStateOf } from '../../../../src/battle/piloting/pilot-state.js';
import { calculatePilotingRoll } from '../../../../src/rules/piloting/index.js';
import type { CustomMech } from '../../custom-mech.js';
import { turnOf } from '../../phases/turn.js';

type Setup = CustomMech & { readonly condition?: ConditionSetup };

/** A 'Mech of 50 tons that walks 5. */
const turnWith = (red: Setup) => turnOf({ red });

const pointsOf = (red: Setup, boost: BoosterUse = {}): readonly number[] => {
  const turn = turnWith(red);
  const { walk, run } = moverOf(turn.battle, turn.red, boost);
  return [walk, run];
};
const damaged = (criticals: ConditionSetup['criticals'], setup: CustomMech = {}): Setup => ({
  ...setup,
  condition: { criticals: criticals ?? {} },
});
const atHeat = (heat: number, setup: CustomMech = {}): Setup => ({ ...setup, condition: { heat } });

describe("A 'Mech that walks 5 and runs 8", () => {
  it.each([
    ['whole', {}, 5, 8],
    ['with an upper leg hit', damaged({ left_leg: [1] }), 4, 6],
    ['with a lower leg hit', damaged({ left_leg: [2] }), 4, 6],
    ['with a foot hit', damaged({ right_leg: [3] }), 4, 6],
    ['with all three hit', damaged({ right_leg: [1, 2, 3] }), 2, 3],
    ['with both feet hit', damaged({ left_leg: [3], right_leg: [3] }), 3, 5],
    ['with a hip hit', damaged({ left_leg: [0] }), 3, 5],
    ['with a hip and the foot below it hit', damaged({ left_leg: [0, 3] }), 3, 5],
    ['with a hip and the other foot hit', damaged({ left_leg: [0], right_leg: [3] }), 2, 3],
    ['with both hips hit', damaged({ left_leg: [0], right_leg: [0] }), 0, 0],
    ['with its arms hit', damaged({ left_arm: [0, 1, 2, 3] }), 5, 8],
    ['at heat 4', atHeat(4), 5, 8],
    ['at heat 5', atHeat(5), 4, 6],
    ['at heat 15', atHeat(15), 2, 3],
    ['at heat 25', atHeat(25), 0, 0],
    ['that bears modular armor', { slots: { RT: ['ISModularArmor'] } }, 4, 6],
    ['that has lost it', damaged({ right_torso: [0] }, { slots: { RT: ['ISModularArmor'] } }), 5, 8],
    ['that bears a medium shield', { slots: { RA: ['ISMediumShield*5'] } }, 4, 6],
    ['that bears two', { slots: { RA: ['ISMediumShield*5'], LA: ['ISMediumShield*5'] } }, 3, 5],
    ['with hardened armor', { armor: 'IS Hardened' }, 5, 7],
  ] satisfies [string, Setup, number, number][])(
    '%s walks and runs as far as that leaves',
    (_, setup, walk, run) => {
      expect(pointsOf(setup)).toEqual([walk, run]);
    },
  );

  it.each([
    [8, 4, 6],
    [9, 6, 9],
    [10, 5, 8],
    [15, 4, 6],
  ])('and has triple-strength myomer gains 2 points from heat 9 on: at heat %i', (heat, walk, run) => {
    expect(pointsOf(atHeat(heat, { slots: { RT: ['Triple Strength Myomer*6'] } }))).toEqual([walk, run]);
  });

  const BOTH: CustomMech = { slots: { RT: ['ISMASC*3'], CT: ['ISSuperCharger'] } };

  it.each([
    ['without either', BOTH, {}, 8],
    ['with MASC', BOTH, { masc: true }, 10],
    ['with a supercharger', BOTH, { supercharger: true }, 10],
    ['with both', BOTH, { masc: true, supercharger: true }, 13],
    ['at heat 5 with MASC', atHeat(5, BOTH), { masc: true }, 8],
    ['with MASC that is hit', damaged({ right_torso: [1] }, BOTH), { masc: true, supercharger: true }, 10],
    [
      'with a supercharger that is hit',
      damaged({ center_torso: [10] }, BOTH),
      { masc: true, supercharger: true },
      10,
    ],
    ['with boosters that it does not have', {}, { masc: true, supercharger: true }, 8],
  ] satisfies [string, Setup, BoosterUse, number][])('runs %s', (_, setup, boost, run) => {
    expect(pointsOf(setup, boost)[1]).toBe(run);
  });

  it('is slowed once more by each further hit, and is as fast as before while nothing else changes', () => {
    const { battle, red } = turnWith({ condition: {} });
    const walks: number[] = [];
    for (const slot of [1, 2, 3]) {
      red.hitSlots[6] = (red.hitSlots[6] as number) | (1 << slot);
      red.refresh();
      walks.push(moverOf(battle, red).walk, moverOf(battle, red).walk);
    }
    expect(walks).toEqual([4, 4, 3, 3, 2, 2]);
  });
});

describe('Jump jets', () => {
  const JUMPER: CustomMech = {
    jump: 5,
    slots: { LT: Array(2).fill('Jump Jet'), RT: ['Jump Jet'], LL: ['Jump Jet'], RL: ['Jump Jet'] },
  };
  const jumpOf = (setup: Setup, elevation = 0, heat = 0): number => {
    const turn = turnWith(setup);
    turn.red.elevation = elevation;
    turn.red.heat = heat;
    return moverOf(turn.battle, turn.red).jump;
  };

  it('give a point each, whatever the heat and the legs', () => {
    expect(jumpOf(JUMPER)).toBe(5);
    expect(jumpOf(JUMPER, 0, 15)).toBe(5);
    expect(jumpOf(damaged({ left_leg: [0, 1] }, JUMPER))).toBe(5);
    expect(jumpOf({})).toBe(0);
  });

  it('are lost with the slots that they fill', () => {
    expect(jumpOf(damaged({ left_leg: [4] }, JUMPER))).toBe(4);
    expect(jumpOf(damaged({ left_torso: [0, 1] }, JUMPER))).toBe(3);
  });

  it('work above the water only: those in the torso at depth 1, none at depth 2', () => {
    expect(jumpOf(JUMPER, -1)).toBe(3);
    expect(jumpOf(JUMPER, -2)).toBe(0);
  });
});

describe("A prone 'Mech", () => {
  const standsUp = (condition: ConditionSetup, setup: CustomMech = {}): boolean => {
    const turn = turnWith({ ...setup, condition: { prone: true, ...condition } });
    return moverOf(turn.battle, turn.red).canStand;
  };
  const GONE = 0;

  it('stands up on one leg if it has an arm', () => {
    expect(standsUp({})).toBe(true);
    expect(standsUp({ structure: { left_leg: GONE } })).toBe(true);
    expect(standsUp({ structure: { left_leg: GONE, left_arm: GONE } })).toBe(true);
    expect(standsUp({ structure: { left_leg: GONE, left_arm: GONE, right_arm: GONE } })).toBe(false);
    expect(standsUp({ structure: { left_arm: GONE, right_arm: GONE } })).toBe(true);
  });

  it('does not stand up once its gyro is destroyed, but still turns', () => {
    const criticals = { center_torso: [3, 4] };
    expect(standsUp({ criticals })).toBe(false);
    expect(pointsOf({ condition: { criticals, prone: true } })).toEqual([5, 8]);
    expect(pointsOf({ condition: { criticals } })).toEqual([0, 0]);
  });
});

describe('A piloting roll of skill 5 needs', () => {
  const needed = (red: Setup): number => {
    const turn = turnWith(red);
    return calculatePilotingRoll(pilotStateOf(turn.red), { kind: 'damage' }, { ruleset: 'total-warfare' })
      .targetNumber;
  };
  const AES: CustomMech = { slots: { LL: ['ISAES*2'], RL: ['ISAES*2'] } };

  // 20 points of damage are 1 more.
  it.each([
    ['6 with everything whole', {}, 6],
    ['3 more with a hit gyro', damaged({ center_torso: [3] }), 9],
    ['1 more with a hit heavy-duty gyro', damaged({ center_torso: [3] }, { gyro: 'heavy-duty' }), 7],
    ['2 more with a hit hip', damaged({ left_leg: [0] }), 8],
    ['and nothing for what is below it', damaged({ left_leg: [0, 1, 2, 3] }), 8],
    ['1 more with an upper leg hit', damaged({ left_leg: [1] }), 7],
    ['1 more with a lower leg hit', damaged({ right_leg: [2] }), 7],
    ['1 more with a foot hit', damaged({ right_leg: [3] }), 7],
    ['1 more for each of them', damaged({ left_leg: [1, 2, 3], right_leg: [1] }), 10],
    ['5 more for a lost leg', { condition: { structure: { left_leg: 0 } } }, 11],
    ['1 more in a small cockpit', { cockpit: 'small' }, 7],
    ['1 more in a torso cockpit', { cockpit: 'torso-mounted' }, 7],
    ['1 more in hardened armor', { armor: 'IS Hardened' }, 7],
    ['1 more with modular armor', { slots: { RT: ['ISModularArmor'] } }, 7],
    ['1 more with industrial myomer', { slots: { RT: ['Industrial Triple Strength Myomer*12'] } }, 7],
    ['2 less on four legs', { chassis: 'quad' }, 4],
    ['2 less with enhanced legs', AES, 4],
    ['as before if those of one leg are hit', damaged({ left_leg: [5] }, AES), 6],
  ] satisfies [string, Setup, number][])('%s', (_, setup, number) => {
    expect(needed(setup)).toBe(number);
  });
});
