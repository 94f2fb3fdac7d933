import { describe, expect, it } from 'vitest';
import type { ConditionSetup } from '../../../../src/battle/combatant/condition.js';
import type { BlowOrder } from '../../../../src/battle/orders.js';
import { resolveBlows } from '../../../../src/battle/physical/index.js';
import { type CustomMech, customMech } from '../../custom-mech.js';
import { mapOf } from '../../map-of.js';
import { duel, HAWK, LEFT_ARM, RIGHT_ARM, RIGHT_LEG, redStrikes } from '../../physical/duel.js';
import type { Refit, SampleMech } from '../../sample-battle.js';

type Blow = Omit<BlowOrder, 'target'>;

const PUNCH: Blow = { kind: 'punch', limb: RIGHT_ARM };
const KICK: Blow = { kind: 'kick', limb: RIGHT_LEG };
const PUSH: Blow = { kind: 'push' };
const HIT = [6, 6];
const ENOUGH = [3, 3, 3, 3];

/** What a blow of piloting 5 needs, and the damage that it does. */
function blowOf(blow: Blow, red: Partial<SampleMech>, setup: Parameters<typeof duel>[0] = {}) {
  const fight = duel({ ruleset: 'total-warfare', ...setup, red, dice: [...HIT, ...ENOUGH] });
  redStrikes(fight, blow);
  const damage = fight.of('hit')[0]?.damage ?? 0;
  return [fight.of('physical-attack')[0]?.roll?.needed, damage];
}

/** 80 tons. */
const mech = (setup: CustomMech = {}): Partial<SampleMech> => ({
  unit: customMech({ tonnage: 80, walk: 3, ...setup }),
});
const hit = (criticals: ConditionSetup['criticals']): Partial<SampleMech> => ({
  ...mech(),
  condition: { criticals: criticals ?? {} },
});

describe('A punch of 80 tons needs 5 and does 8 points', () => {
  it.each([
    ['whole', {}, 5, 8],
    ['with the upper arm hit', { right_arm: [1] }, 7, 4],
    ['with the lower arm hit', { right_arm: [2] }, 7, 4],
    ['with both hit', { right_arm: [1, 2] }, 9, 2],
    ['with the hand hit', { right_arm: [3] }, 6, 8],
    ['with the hand and the upper arm hit', { right_arm: [1, 3] }, 8, 4],
    ['with the other arm hit', { left_arm: [0, 1, 2, 3] }, 5, 8],
    ['with its legs hit', { left_leg: [0, 1], right_leg: [3] }, 5, 8],
  ])('%s', (_, criticals, needed, damage) => {
    expect(blowOf(PUNCH, hit(criticals))).toEqual([needed, damage]);
  });

  it('the left fist suffers for the left arm', () => {
    const fist: Blow = { kind: 'punch', limb: LEFT_ARM };
    expect(blowOf(fist, hit({ left_arm: [1] }))).toEqual([7, 4]);
    expect(blowOf(fist, hit({ right_arm: [1] }))).toEqual([5, 8]);
  });

  // Without a lower arm there is no hand either: 2 and 1 (docs/rulesets.md).
  it.each([
    ['neither lower arm nor hand', { 'Lower Arm Actuator': '-Empty-', 'Hand Actuator': '-Empty-' }, 8, 3],
    ['no hand', { 'Hand Actuator': '-Empty-' }, 6, 6],
  ] satisfies [string, Refit['swap'], number, number][])(
    'and an arm that was built with %s is as if it were hit',
    (_, swap, needed, damage) => {
      expect(blowOf(PUNCH, { unit: HAWK, swap })).toEqual([needed, damage]);
    },
  );
});

describe('A kick of 80 tons needs 3 and does 16 points', () => {
  it.each([
    ['whole', {}, 3, 16],
    ['with the upper leg hit', { right_leg: [1] }, 5, 8],
    ['with the lower leg hit', { right_leg: [2] }, 5, 8],
    ['with both hit', { right_leg: [1, 2] }, 7, 4],
    ['with the foot hit', { right_leg: [3] }, 4, 16],
    ['with the other leg hit below its hip', { left_leg: [1, 2, 3] }, 3, 16],
    ['with its arms hit', { left_arm: [0], right_arm: [0, 1] }, 3, 16],
  ])('%s', (_, criticals, needed, damage) => {
    expect(blowOf(KICK, hit(criticals))).toEqual([needed, damage]);
  });

  it('and none at all with either hip hit', () => {
    for (const leg of ['left_leg', 'right_leg'] as const) {
      expect(() => blowOf(KICK, hit({ [leg]: [0] }))).toThrow('hip');
    }
  });
});

describe('A push needs 4', () => {
  it.each([
    ['whole', {}, 4],
    ['2 more for a shoulder', { right_arm: [0] }, 6],
    ['the left one as well', { left_arm: [0] }, 6],
    ['4 more for both', { left_arm: [0], right_arm: [0] }, 8],
  ])('%s', (_, criticals, needed) => {
    expect(blowOf(PUSH, hit(criticals))[0]).toBe(needed);
  });
});

describe('Muscles', () => {
  const TSM = ['Triple Strength Myomer*6'];
  const hot = (heat: number): Partial<SampleMech> => ({
    ...mech({ slots: { RT: TSM } }),
    condition: { heat },
  });

  it('of triple-strength myomer strike twice as hard from heat 9 on', () => {
    expect(blowOf(PUNCH, hot(8))).toEqual([5, 8]);
    expect(blowOf(PUNCH, hot(9))).toEqual([5, 16]);
    expect(blowOf(KICK, hot(9))).toEqual([3, 32]);
  });

  it('of industrial or prototype myomer do so at any heat, the industrial kind at +2', () => {
    const industrial = mech({ slots: { RT: ['Industrial Triple Strength Myomer*6'] } });
    expect(blowOf(PUNCH, industrial)).toEqual([7, 16]);
    expect(blowOf(PUNCH, mech({ slots: { RT: ['Prototype TSM*6'] } }))).toEqual([5, 16]);
  });

  it('of an enhanced arm strike at -1, and of legs only if all of them are enhanced and work', () => {
    const arm = mech({ slots: { RA: ['ISAES*4'] } });
    expect(blowOf(PUNCH, arm)).toEqual([4, 8]);
    expect(blowOf({ kind: 'punch', limb: LEFT_ARM }, arm)).toEqual([5, 8]);
    expect(blowOf(KICK, arm)).toEqual([3, 16]);
    const legs = mech({ tonnage: 55, slots: { LL: ['ISAES*2'], RL: ['ISAES*2'] } });
    expect(blowOf(KICK, legs)).toEqual([2, 11]);
    expect(blowOf(KICK, { ...legs, condition: { criticals: { left_leg: [4] } } })).toEqual([3, 11]);
  });
});

describe('Under water', () => {
  const water = (waterDepth: number) => ({ level: 0, terrain: ['water' as const], waterDepth });
  const at = (depth: number) => ({ map: mapOf({ '5,5': water(depth), '5,6': water(depth) }) });

  it.each([
    // The fist stays dry at depth 1, and the target is in partial cover.
    [1, PUNCH, 6, 8],
    [1, KICK, 4, 8],
    [2, PUNCH, 5, 4],
    [2, KICK, 3, 8],
  ])('at depth %i', (depth, blow, needed, damage) => {
    expect(blowOf(blow, mech(), at(depth))).toEqual([needed, damage]);
  });
});

describe('A blow is at +1', () => {
  it('while its attacker spots for others, whomever it spots', () => {
    for (const spotted of [0, 1]) {
      const fight = duel({ ruleset: 'total-warfare', dice: [...HIT, ...ENOUGH] });
      fight.red.spotting = spotted;
      redStrikes(fight, PUNCH);
      expect(fight.of('physical-attack')[0]?.roll?.needed).toBe(6);
    }
  });

  it('with modular armor, until that is hit', () => {
    const modular = mech({ slots: { RT: ['ISModularArmor'] } });
    expect(blowOf(PUNCH, modular)[0]).toBe(6);
    expect(blowOf(PUNCH, { ...modular, condition: { criticals: { right_torso: [0] } } })[0]).toBe(5);
  });
});

describe('A punch in core with a shield on its arm (docs/rulesets.md, PH-17)', () => {
  it.each([
    ['small', 'ISSmallShield*3', 1],
    ['medium', 'ISMediumShield*5', 2],
    ['large', 'ISLargeShield*7', 3],
  ])('a %s one adds to its damage, until it has absorbed all that it can', (_, shield, extra) => {
    const shielded = mech({ slots: { RA: [shield] } });
    const core = { ruleset: 'core' } as const;
    expect(blowOf(PUNCH, shielded, core)[1]).toBe(8 + extra);
    expect(blowOf({ kind: 'punch', limb: LEFT_ARM }, shielded, core)[1]).toBe(8);
    expect(blowOf(PUNCH, shielded)[1]).toBe(8);
    const worn = duel({ ...core, red: shielded, dice: [...HIT, ...ENOUGH] });
    worn.red.plating?.shieldAbsorption.fill(0);
    redStrikes(worn, PUNCH);
    expect(worn.of('hit')[0]?.damage).toBe(8);
  });
});

describe('With both head sensors destroyed', () => {
  it('a blow is at +4 from a torso-mounted cockpit, and as always from any other', () => {
    const blind = (cockpit: 'standard' | 'torso-mounted', hits: number) => {
      const criticals = { head: [1, 4].slice(0, hits) };
      return blowOf(PUNCH, { ...mech({ cockpit }), condition: { criticals } })[0];
    };
    expect([0, 1, 2].map((hits) => blind('torso-mounted', hits))).toEqual([5, 5, 9]);
    expect([0, 1, 2].map((hits) => blind('standard', hits))).toEqual([5, 5, 5]);
  });
});

describe('A charge of 50 tons after a run of four hexes', () => {
  /** Points that the target takes, and those that come back from its 55 tons. */
  const charge = (slots: CustomMech['slots'], criticals: ConditionSetup['criticals'] = {}) => {
    const sevens = Array<number>(30).fill(3);
    const red = { unit: customMech({ slots: slots ?? {} }), condition: { criticals } };
    const fight = duel({ ruleset: 'total-warfare', red, dice: [...HIT, ...sevens] });
    Object.assign(fight.red, {
      movement: 'run',
      hexesMoved: 4,
      chargeTarget: fight.blue.index,
      chargeKind: 'charge',
    });
    fight.blue.hasMoved = true;
    resolveBlows(fight.battle);
    const sum = (target: number): number =>
      fight
        .of('hit')
        .filter((event) => event.target === target)
        .reduce((points, { damage }) => points + damage, 0);
    return [sum(fight.blue.index), sum(fight.red.index)];
  };

  it('does 20 points and takes 6', () => {
    expect(charge({})).toEqual([20, 6]);
  });

  it('does half again as much behind a ram plate, and takes half, until that is hit', () => {
    const plate = { LT: ['Ram Plate'], RT: ['Ram Plate'], CT: ['Ram Plate'] };
    expect(charge(plate)).toEqual([30, 3]);
    expect(charge(plate, { center_torso: [10] })).toEqual([20, 6]);
  });
});
