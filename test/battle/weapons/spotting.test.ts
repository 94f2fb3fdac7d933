import { describe, expect, it } from 'vitest';
import type { Combatant } from '../../../src/battle/combatant/combatant.js';
import type { ShotOrder } from '../../../src/battle/orders.js';
import { declareFire } from '../../../src/battle/phases/weapons.js';
import { legalShots } from '../../../src/battle/weapons/legal-shots.js';
import { customInfantry } from '../custom-infantry.js';
import { type CustomMech, customMech } from '../custom-mech.js';
import { mapOf } from '../map-of.js';
import type { SampleMech } from '../sample-battle.js';
import { type Range, shootingRange } from '../shooting-range.js';

const WALL = mapOf({ '5,10': { level: 4 } });
const LRM: CustomMech = { slots: { RT: ['LRM 10*2', 'IS Ammo LRM-10'] } };
const ENEMY = 2;

/** Red at a target behind a wall, which a friend sees; what the friend has declared before is said here. */
function indirect(
  setup: Range = {},
  friend: Partial<SampleMech> = {},
  prepare: (friend: Combatant) => void = () => {},
  order: Partial<ShotOrder> = {},
) {
  const range = shootingRange({
    ruleset: 'total-warfare',
    distance: 7,
    red: LRM,
    map: WALL,
    redFriends: [{ unit: customMech(), at: [9, 8], facing: 5, ...friend }],
    ...setup,
  });
  const { battle, red } = range;
  battle.enter('weapons');
  prepare(battle.unit(1));
  const shots = [{ weapon: 0, target: ENEMY, spotter: 1, ...order }];
  return {
    range,
    told: expect(() => declareFire(battle, red, { torsoFacing: red.facing, shots })),
    offered: () => legalShots(battle, red, { torsoFacing: red.facing, armsFlipped: false }),
  };
}
const NO_SPOTTER = 'that unit cannot spot for it';

describe('A spotter (docs/rules/weapon-attacks.md)', () => {
  const declares = (spotting: number) => (friend: Combatant) => {
    friend.spotting = spotting;
  };

  it('is a friend who sees the target and can act', () => {
    indirect().told.not.toThrow();
    indirect({}, { at: [5, 12] }).told.toThrow(NO_SPOTTER);
    for (const state of [{ shutDown: true }, { conscious: false }])
      indirect({}, {}, (friend) => Object.assign(friend, state)).told.toThrow(NO_SPOTTER);
  });

  it('has not declared another task before', () => {
    const acts = (spotting: number) => {
      const scene = indirect({}, {}, declares(spotting));
      scene.range.battle.acted[1] = 1;
      return scene.told;
    };
    acts(-1).toThrow(NO_SPOTTER);
    acts(0).toThrow(NO_SPOTTER);
    acts(ENEMY).not.toThrow();
  });

  it('may have run if it is infantry, which in standard bars others', () => {
    const ran = (friend: Combatant): void => {
      friend.movement = 'run';
    };
    const standard = { ruleset: 'standard' } as const;
    indirect(standard, {}, ran).told.toThrow(NO_SPOTTER);
    indirect(standard, { unit: customInfantry() }, ran).told.not.toThrow();
  });
});

describe('Indirect fire', () => {
  const load = (...slots: readonly string[]): Range => ({ red: { slots: { RT: slots } } });

  it('is for launchers of Streak long-range missiles as well', () => {
    indirect({
      red: { clan: true, slots: { RT: ['CLStreakLRM10*2', 'CLStreakLRM10 Ammo'] } },
    }).told.not.toThrow();
  });

  it('is for the long-range missiles of a multi-missile launcher alone', () => {
    const mml = load('ISMML7*4', 'IS Ammo MML-7 LRM', 'IS Ammo MML-7 SRM');
    const far: Range = { ...mml, distance: 7 };
    indirect(far, {}, () => {}, { bin: 0 }).told.not.toThrow();
    indirect(far, {}, () => {}, { bin: 1 }).told.toThrow('it cannot fire indirectly');
  });

  it("of a 'Mech mortar needs no spotter", () => {
    const mortar = load('ISMekMortar8*5', 'IS Ammo SC Mortar-8');
    indirect(mortar, {}, () => {}, { spotter: 0 }).told.not.toThrow();
    indirect({}, {}, () => {}, { spotter: 0 }).told.toThrow(NO_SPOTTER);
  });

  it('of an artillery cannon needs no spotter at a target in sight', () => {
    const cannon = load('ISThumperArtilleryCannon*7', 'ISThumperCannonAmmo');
    const open = { ...cannon, map: mapOf() };
    indirect(open, {}, () => {}, { spotter: 0 }).told.not.toThrow();
    indirect(cannon, {}, () => {}, { spotter: 0 }).told.toThrow(NO_SPOTTER);
  });

  it('of all else is not for a target in sight', () => {
    indirect({ map: mapOf() }).told.toThrow('it sees the target, so it must fire directly');
  });
});

describe('The shots that a unit may declare', () => {
  const NOBODY_SEES = { at: [5, 12] } as const;

  it('name a friend as spotter for a target out of sight', () => {
    expect(indirect().offered()).toEqual([{ weapon: 0, target: ENEMY, bin: 0, spotter: 1 }]);
    expect(indirect({}, NOBODY_SEES).offered()).toEqual([]);
  });

  it('name the target itself if it carries a Narc beacon of their side that its missiles follow', () => {
    const narc: Range = { red: { slots: { RT: ['LRM 10*2', 'IS Ammo LRM-10 Narc-capable'] } } };
    const [OWN, THEIRS] = [1, 2];
    const offered = (beacon: number, setup: Range) => {
      const scene = indirect(setup, NOBODY_SEES);
      scene.range.battle.unit(ENEMY).narcedBy = beacon;
      return scene.offered();
    };
    expect(offered(OWN, narc)).toEqual([{ weapon: 0, target: ENEMY, bin: 0, spotter: ENEMY }]);
    expect(offered(THEIRS, narc)).toEqual([]);
    expect(offered(OWN, {})).toEqual([]);
  });

  it('name the unit itself for mortars, beside weapons that see nothing', () => {
    const both: Range = {
      red: { slots: { RT: ['ISMekMortar8*5', 'IS Ammo SC Mortar-8'], RA: ['Medium Laser'] } },
    };
    const shots = indirect(both, NOBODY_SEES).offered();
    expect(shots).toMatchObject([{ target: ENEMY, spotter: 0 }]);
  });

  it('are one for each kind of ammunition, from a bin that works and holds a round', () => {
    const slots = { RT: ['LRM 10*2', 'IS Ammo LRM-10', 'IS Ammo LRM-10', 'IS Ammo LRM-10 Narc-capable'] };
    const bins = (condition: SampleMech['condition'] = {}) =>
      indirect({ map: mapOf(), red: { slots, condition } })
        .offered()
        .map(({ bin }) => bin);
    expect(bins()).toEqual([0, 2]);
    expect(bins({ rounds: [0, 12, 12] })).toEqual([1, 2]);
    expect(bins({ criticals: { right_torso: [2] } })).toEqual([1, 2]);
    expect(bins({ rounds: [0, 0, 12] })).toEqual([2]);
  });

  it.each([
    ['charges', { chargeTarget: ENEMY }],
    ['charges the first unit', { chargeTarget: 0 }],
    ['clings to another unit', { swarming: 0 }],
    ['cannot act', { shutDown: true }],
  ] as const)('are none for a unit that %s', (_, state) => {
    const scene = indirect({ map: mapOf() });
    expect(scene.offered()).toHaveLength(1);
    Object.assign(scene.range.red, state);
    expect(scene.offered()).toEqual([]);
  });
});
