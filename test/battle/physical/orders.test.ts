import { describe, expect, it } from 'vitest';
import { IllegalOrderError } from '../../../src/battle/illegal-order.js';
import type { BlowOrder } from '../../../src/battle/orders.js';
import { declareBlows, legalBlows, toHitOfBlow } from '../../../src/battle/physical/index.js';
import { customInfantry } from '../custom-infantry.js';
import { customProtoMech } from '../custom-protomech.js';
import { customSquad } from '../custom-squad.js';
import { customVehicle } from '../custom-vehicle.js';
import { mapOf } from '../map-of.js';
import type { SampleBattle } from '../sample-battle.js';
import { duel, HAWK, LEFT_ARM, LEFT_LEG, phase, RIGHT_ARM, RIGHT_LEG, redStrikes } from './duel.js';

const PUNCH = { kind: 'punch', limb: RIGHT_ARM } as const;
const LEFT_PUNCH = { kind: 'punch', limb: LEFT_ARM } as const;
const KICK = { kind: 'kick', limb: RIGHT_LEG } as const;
const PUSH = { kind: 'push' } as const;

const refused = (fight: SampleBattle, ...blows: Omit<BlowOrder, 'target'>[]) =>
  expect(() =>
    declareBlows(fight.battle, fight.red, {
      blows: blows.map((blow) => ({ ...blow, target: fight.blue.index })),
    }),
  );

describe('A declaration', () => {
  it('is two punches with different arms, or one attack of any other kind', () => {
    refused(duel(), PUNCH, LEFT_PUNCH).not.toThrow(IllegalOrderError);
    refused(duel(), PUNCH, PUNCH).toThrow(IllegalOrderError);
    refused(duel(), PUNCH, KICK).toThrow('that is 2 attacks, and it has 1 a turn');
    refused(duel(), KICK, { ...KICK, limb: LEFT_LEG }).toThrow(IllegalOrderError);
    refused(duel(), KICK, PUSH).toThrow(IllegalOrderError);
  });

  it('has one attack more for a Melee Master in total-warfare, and not in standard', () => {
    const red = { pilot: { abilities: ['melee_master'] } };
    refused(duel({ ruleset: 'total-warfare', red }), PUNCH, LEFT_PUNCH, KICK).not.toThrow(IllegalOrderError);
    refused(duel({ ruleset: 'total-warfare', red }), KICK, KICK).not.toThrow(IllegalOrderError);
    refused(duel({ ruleset: 'total-warfare', red }), KICK, KICK, KICK).toThrow('it has 2 a turn');
    refused(duel({ red }), PUNCH, KICK).toThrow(IllegalOrderError);
  });

  it('is one push a turn, even for a Melee Master', () => {
    const red = { pilot: { abilities: ['melee_master'] } };
    refused(duel({ ruleset: 'total-warfare', red }), PUSH, PUSH).toThrow('it pushes once a turn');
    refused(duel({ ruleset: 'total-warfare', red }), PUSH, KICK).not.toThrow();
  });

  it('of one that has to withdraw is refused', () => {
    const fight = duel();
    fight.red.withdrawing = true;
    refused(fight, KICK).toThrow('it has to withdraw');
    refused(fight).not.toThrow();
  });

  it('strikes with what it carries, or throws it, but not both', () => {
    const lifter = () => {
      const fight = duel({
        red: { pilot: { abilities: ['heavy_lifter', 'melee_master'] } },
        ruleset: 'total-warfare',
      });
      fight.red.carrying = { name: 'limb', tonnage: 2 };
      return fight;
    };
    refused(lifter(), { kind: 'throw' }, { kind: 'club' }).toThrow('it cannot strike with what it throws');
    refused(lifter(), { kind: 'throw' }, { kind: 'throw' }).toThrow('it cannot strike with what it throws');
    refused(lifter(), { kind: 'throw' }, KICK).not.toThrow();
  });

  it('says who cannot do what, and why', () => {
    refused(duel({ red: { at: [5, 8] } }), KICK).toThrow(
      'Shadow Hawk SHD-2H (red-1) cannot attack (kick): target is not in range',
    );
  });
});

describe('No punch', () => {
  it('comes from an arm that fired, is gone, or has lost its shoulder', () => {
    const fired = duel();
    fired.red.firedFrom = 1 << RIGHT_ARM;
    refused(fired, PUNCH).toThrow('fired this turn');
    refused(fired, LEFT_PUNCH).not.toThrow(IllegalOrderError);
    refused(duel({ red: { condition: { structure: { right_arm: 0 } } } }), PUNCH).toThrow('is gone');
    refused(duel({ red: { condition: { criticals: { right_arm: [0] } } } }), PUNCH).toThrow('shoulder');
  });

  it('comes from who is prone, dodges, or has flipped its arms', () => {
    refused(duel({ red: { condition: { prone: true } } }), PUNCH).toThrow('attacker is prone');
    const dodging = duel();
    dodging.red.dodging = true;
    refused(dodging, PUNCH).toThrow('dodge');
    const flipped = duel({ red: { unit: 'rifleman-rfl-3n' } });
    flipped.red.armsFlipped = true;
    refused(flipped, PUNCH).toThrow('flipped');
  });

  it('reaches out of the arc of its arm, which follows the torso', () => {
    // Blue stands two hexsides to the left: the left arm reaches that far, the right one does not.
    const fight = duel({ red: { facing: 2 } });
    refused(fight, LEFT_PUNCH).not.toThrow(IllegalOrderError);
    refused(fight, PUNCH).toThrow('not in the arc');
    fight.red.torsoFacing = 3;
    refused(fight, LEFT_PUNCH).toThrow('not in the arc');
  });

  it('reaches down to a target that is lower, or prone on the same level', () => {
    refused(duel({ map: mapOf({ '5,6': { level: 1 } }) }), PUNCH).toThrow('too high or too low');
    refused(duel({ blue: { condition: { prone: true } } }), PUNCH).toThrow('too high or too low');
  });

  it("comes from a 'Mech without arms, or at higher ground from one with low arms", () => {
    for (const ruleset of ['standard', 'total-warfare'] as const) {
      refused(duel({ ruleset, red: { quirks: ['no_arms'] } }), PUNCH).toThrow('No/Minimal Arms');
    }
    refused(duel({ red: { quirks: ['no_arms'] } }), PUSH).not.toThrow(IllegalOrderError);
    refused(duel({ ruleset: 'total-warfare', red: { quirks: ['no_arms'] } }), PUSH).toThrow(
      'No/Minimal Arms',
    );
    const uphill = { map: mapOf({ '5,5': { level: 1 } }), red: { quirks: ['low_arms'] } };
    refused(duel(uphill), PUNCH).toThrow('Low-Mounted Arms');
    refused(duel({ ...uphill, ruleset: 'total-warfare' }), PUNCH).not.toThrow(IllegalOrderError);
    refused(duel({ red: { quirks: ['low_arms'] } }), PUNCH).not.toThrow(IllegalOrderError);
  });
});

describe('No kick', () => {
  it('comes from who lacks a leg or a hip, fired from that leg, or is stuck', () => {
    refused(duel({ red: { condition: { structure: { left_leg: 0 } } } }), KICK).toThrow('is gone');
    refused(duel({ red: { condition: { criticals: { left_leg: [0] } } } }), KICK).toThrow(
      'a hip is destroyed',
    );
    const fired = duel();
    fired.red.firedFrom = 1 << RIGHT_LEG;
    refused(fired, KICK).toThrow('fired this turn');
    refused(fired, { kind: 'kick', limb: LEFT_LEG }).not.toThrow(IllegalOrderError);
    const stuck = duel();
    stuck.red.stuck = true;
    refused(stuck, KICK).toThrow('bogged down');
  });

  it('reaches up, or to the side of the feet', () => {
    refused(duel({ map: mapOf({ '5,5': { level: 1 } }) }), KICK).toThrow('too high or too low');
    const turned = duel({ red: { facing: 2 } });
    turned.red.torsoFacing = 1;
    refused(turned, KICK).toThrow('not in the arc');
  });
});

describe('No push', () => {
  it('goes but straight ahead, on one level, with both arms unfired, at who stands', () => {
    refused(duel({ red: { facing: 1 } }), PUSH).toThrow('not in the arc');
    refused(duel({ map: mapOf({ '5,5': { level: 1 } }) }), PUSH).toThrow('too high or too low');
    refused(duel({ blue: { condition: { prone: true } } }), PUSH).toThrow('target is prone');
    const fired = duel();
    fired.red.firedFrom = 1 << LEFT_ARM;
    refused(fired, PUSH).toThrow('fired this turn');
    refused(duel({ red: { unit: 'goliath-gol-1h' } }), PUSH).toThrow('a quad has no arms');
  });

  it('may target a unit that charges, is charged by another, or pushes another', () => {
    const redFriends = [{ unit: HAWK, at: [6, 6] as const, facing: 5 as const, quirks: [] }];
    const charging = duel({ redFriends });
    charging.blue.chargeTarget = 1;
    refused(charging, PUSH).toThrow('the target is charging');
    const charged = duel({ redFriends });
    const friend = charged.units[1];
    if (friend) friend.chargeTarget = charged.blue.index;
    refused(charged, PUSH).toThrow('another pushes or charges the target');
    const pushed = duel({ redFriends, blue: { facing: 2 } });
    const second = pushed.units[1];
    if (second) {
      phase(pushed).declare(pushed.blue, { ...PUSH, target: second.index });
      refused(pushed, PUSH).toThrow('the target pushes another');
    }
  });
});

describe('Who charges', () => {
  it('makes no other attack', () => {
    const fight = duel();
    fight.red.chargeTarget = fight.blue.index;
    refused(fight, KICK).toThrow('it is charging');
    expect(legalBlows(fight.battle, fight.red)).toEqual([]);
  });
});

describe('The blows that may be struck', () => {
  it('are two punches, a push and two kicks for a unit next to another', () => {
    const { battle, red, blue } = duel();
    const target = blue.index;
    expect(legalBlows(battle, red)).toEqual([
      { kind: 'punch', target, limb: LEFT_ARM },
      { kind: 'punch', target, limb: RIGHT_ARM },
      { kind: 'push', target },
      { kind: 'kick', target, limb: LEFT_LEG },
      { kind: 'kick', target, limb: RIGHT_LEG },
    ]);
  });

  it('hold the weapon in its hand, aimed or not, and what it carries', () => {
    const axe = duel({ red: { unit: 'hatchetman-hct-3f' } });
    expect(
      legalBlows(axe.battle, axe.red)
        .filter(({ kind }) => kind === 'hatchet')
        .map(({ aimedAt }) => aimedAt),
    ).toEqual([undefined, 'punch', 'kick']);
    const lifter = duel({ red: { pilot: { abilities: ['heavy_lifter'] } } });
    lifter.red.carrying = { name: 'limb', tonnage: 2 };
    expect(new Set(legalBlows(lifter.battle, lifter.red).map(({ kind }) => kind))).toEqual(
      new Set(['kick', 'club', 'throw']),
    );
  });

  it.each([
    ['cannot act', { shutDown: true }],
    ['has to withdraw', { withdrawing: true }],
    ['dodges', { dodging: true }],
    ['charges', { chargeTarget: 1 }],
    ['charges the first unit', { chargeTarget: 0 }],
    ['has left the map', { hex: -1 }],
  ] as const)('are none for a unit that %s', (_, state) => {
    const { battle, red } = duel();
    Object.assign(red, state);
    expect(legalBlows(battle, red)).toEqual([]);
  });

  it('are none at a unit that is out of the battle', () => {
    const { battle, red, blue } = duel();
    blue.lost = 'pilot-killed';
    expect(legalBlows(battle, red)).toEqual([]);
  });

  it('leave out the arm that fired and the arm that is gone', () => {
    const punches = (sample: SampleBattle) =>
      legalBlows(sample.battle, sample.red).flatMap(({ kind, limb }) => (kind === 'punch' ? [limb] : []));
    const fired = duel();
    fired.red.firedFrom = 1 << LEFT_ARM;
    expect(punches(fired)).toEqual([RIGHT_ARM]);
    expect(punches(duel({ red: { condition: { structure: { right_arm: 0 } } } }))).toEqual([LEFT_ARM]);
  });

  it('are none where nobody is beside it, and none at friends', () => {
    const alone = duel({ red: { at: [5, 8] } });
    expect(legalBlows(alone.battle, alone.red)).toEqual([]);
    const friends = duel({ red: { at: [5, 9] }, redFriends: [{ unit: HAWK, at: [5, 8], quirks: [] }] });
    expect(legalBlows(friends.battle, friends.red)).toEqual([]);
  });

  it('can all be declared, whatever the levels and facings, and need what the event says', () => {
    for (let facing = 0; facing < 6; facing += 1) {
      for (const level of [-2, -1, 0, 1, 2]) {
        const fight = duel({
          red: { facing: facing as 0 },
          map: mapOf({ '5,5': { level } }),
          dice: [6, 6, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
        });
        for (const blow of legalBlows(fight.battle, fight.red)) {
          const needed = toHitOfBlow(fight.battle, fight.red, blow);
          const again = duel({
            red: { facing: facing as 0 },
            map: mapOf({ '5,5': { level } }),
            dice: Array<number>(40).fill(6),
          });
          redStrikes(again, blow);
          expect(again.of('physical-attack')).toMatchObject([{ roll: { needed } }]);
        }
      }
    }
  });
});

describe('Of physical attacks', () => {
  const clinging = { unit: customSquad({ troopers: 4 }), at: [5, 5] as const };

  it('a punch needs an arm, a kick a leg, and a weapon has to be there', () => {
    refused(duel(), { kind: 'punch', limb: RIGHT_LEG }).toThrow('a punch needs an arm');
    refused(duel(), { kind: 'kick', limb: RIGHT_ARM }).toThrow('a kick needs a leg');
    refused(duel(), { kind: 'brush_off', limb: RIGHT_LEG }).toThrow(IllegalOrderError);
    refused(duel(), { kind: 'hatchet', weapon: 0 }).toThrow('it has no such weapon');
    refused(duel(), { kind: 'hatchet' }).toThrow('that attack needs a weapon');
  });

  it('charges and deaths from above are declared with the move', () => {
    for (const kind of ['charge', 'dfa'] as const)
      refused(duel(), { kind }).toThrow('that is declared with its move');
  });

  it('frenzies belong to ProtoMechs and vibro-claws to battle armor', () => {
    for (const kind of ['frenzy', 'vibro_claws'] as const)
      refused(duel(), { kind }).toThrow('there is nothing to make that attack with');
  });

  it('none is made by a vehicle or a platoon', () => {
    for (const unit of [customVehicle(), customInfantry()])
      refused(duel({ red: { unit } }), { kind: 'kick' }).toThrow(IllegalOrderError);
  });

  it('pushes move no ProtoMech, no infantry and no vehicle', () => {
    for (const unit of [customProtoMech(), customInfantry(), customVehicle()])
      refused(duel({ blue: { unit } }), PUSH).toThrow(IllegalOrderError);
  });

  it('none is made at swarmers on another unit', () => {
    const fight = duel({ blueFriends: [clinging], redFriends: [{ unit: HAWK, at: [4, 6], quirks: [] }] });
    fight.blue.swarming = 1;
    refused(fight, KICK).toThrow('that is not a target');
  });

  it('none is made by a unit that clears a jam in core', () => {
    const fight = duel();
    fight.red.clearingJam = true;
    refused(fight, KICK).toThrow('it clears a jam instead');
  });

  it('one is pushed by nobody while another pushes or charges the pusher', () => {
    const blueFriends = [{ unit: HAWK, at: [4, 6] as const, quirks: [] }];
    const fight = duel({ blueFriends });
    const third = fight.units[2];
    if (third) third.chargeTarget = fight.red.index;
    refused(fight, PUSH).toThrow('another pushes or charges it');
  });
});
