import { describe, expect, it } from 'vitest';
import { antiMechNumber, antiMechObstacle } from '../../../../src/battle/anti-mech/legality.js';
import { throwOff } from '../../../../src/battle/anti-mech/shake-off.js';
import { makeBot } from '../../../../src/battle/bots/bots.js';
import { createBattle } from '../../../../src/battle/create-battle.js';
import { applyHit } from '../../../../src/battle/damage/apply-hit.js';
import { fall } from '../../../../src/battle/damage/fall.js';
import { checkInvariants } from '../../../../src/battle/invariants.js';
import type { FireOrder } from '../../../../src/battle/orders.js';
import { declareFire, resolveFire } from '../../../../src/battle/phases/weapons.js';
import { antiMechToHit } from '../../../../src/rules/anti-mech/to-hit.js';
import { struckForSure } from '../../../../src/rules/hit-location/struck.js';
import { calculatePhysicalToHit } from '../../../../src/rules/physical/index.js';
import type { ISuitSignature } from '../../../../src/rules/to-hit/index.js';
import { type CustomSquad, customSquad } from '../../custom-squad.js';
import { customVehicle } from '../../custom-vehicle.js';
import { mapOf } from '../../map-of.js';
import {
  idleBot,
  type SampleBattle,
  type SampleMech,
  sampleBattle,
  starterUnit,
} from '../../sample-battle.js';

const CLAWS = ['BABattleClaw:LA', 'CLBASmall Laser:RA'];

/** A squad in the hex of its opponent. */
function atGrips(
  dice: readonly number[],
  squad: CustomSquad = { troopers: 4, equipment: CLAWS },
  blue: Partial<SampleMech> = {},
): SampleBattle {
  const sample = sampleBattle({
    red: [{ unit: customSquad(squad), at: [5, 7] }],
    blue: [{ unit: 'shadow-hawk-shd-2h', at: [5, 5], facing: 3, ...blue }],
    bots: [idleBot, idleBot],
    ruleset: 'total-warfare',
    dice,
  });
  sample.battle.place(sample.red, sample.blue.hex);
  sample.battle.enter('weapons');
  return sample;
}

function orders({ battle, red }: SampleBattle, order: Partial<FireOrder>): void {
  declareFire(battle, red, { torsoFacing: red.torsoFacing, shots: [], ...order });
  resolveFire(battle);
}

const STILL = {
  movementType: 'stationary',
  hexesMoved: 0,
  prone: false,
  immobile: false,
  clumsy: 0,
} as const;

describe("Attacks of soldiers on 'Mechs and vehicles", () => {
  it.each([
    [4, 0, 2],
    [3, 2, 5],
    [2, 5, 5],
    [1, 7, 5],
  ])('of battle armor with %i troopers add %i to leg attacks and %i to swarms', (troopers, leg, swarm) => {
    const number = (attack: 'leg' | 'swarm') =>
      antiMechToHit({
        attack,
        skill: 5,
        soldiers: 'battle-armor',
        troopers,
        magneticClaws: false,
        target: { ...STILL, hull: false },
      }).targetNumber;
    expect([number('leg'), number('swarm')]).toEqual([5 + leg, 5 + swarm]);
  });

  it.each([
    [28, 0, 2],
    [21, 2, 5],
    [15, 5, Number.POSITIVE_INFINITY],
    [9, 7, Number.POSITIVE_INFINITY],
    [4, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY],
  ])('of a platoon with %i troopers add %f to leg attacks and %f to swarms', (troopers, leg, swarm) => {
    const number = (attack: 'leg' | 'swarm') =>
      antiMechToHit({
        attack,
        skill: 8,
        soldiers: 'infantry',
        troopers,
        magneticClaws: false,
        target: { ...STILL, hull: false },
      }).targetNumber;
    expect([number('leg'), number('swarm')]).toEqual([8 + leg, 8 + swarm]);
  });

  it("a leg attack of four on a 'Mech that moved 3 hexes needs 6, does 4 damage and checks for a critical hit", () => {
    const sample = atGrips([3, 3, 1, 3, 3]);
    const { red, blue } = sample;
    blue.movement = 'walk';
    blue.hexesMoved = 3;
    orders(sample, { antiMech: { attack: 'leg', target: blue.index } });
    sample.done();
    expect(sample.of('anti-mech')[0]).toMatchObject({ hit: true, roll: { needed: 6 } });
    expect(sample.of('hit')[0]).toMatchObject({ location: 'right_leg', damage: 4 });
    expect(sample.of('critical-check')[0]).toMatchObject({ location: 'right_leg' });
    expect(red.swarming).toBe(-1);
  });

  it('a swarm of four on a tank that stands still needs 5; the turn after, arm weapons tear at it in one hit', () => {
    const tank = customVehicle({ armor: 30 });
    const sample = atGrips([2, 3], undefined, { unit: tank });
    const { battle, red, blue } = sample;
    orders(sample, { antiMech: { attack: 'swarm', target: blue.index } });
    expect(sample.of('anti-mech')[0]).toMatchObject({ hit: true, roll: { needed: 5 } });
    expect(red.swarming).toBe(blue.index);
    battle.enter('weapons');
    // Side, location, critical check.
    sample.add(1, 3, 3, 1, 2);
    orders(sample, {});
    sample.done();
    expect(sample.of('swarm-attack')[0]).toMatchObject({ damage: 12 });
    expect(sample.of('hit')[0]).toMatchObject({ location: 'front', damage: 12 });
    expect(sample.of('critical-check')[0]).toMatchObject({ location: 'front' });
  });

  it('those who cling to a unit go where it goes, are no targets, and fire at nobody', () => {
    const sample = atGrips([]);
    const { battle, red, blue } = sample;
    red.swarming = blue.index;
    battle.place(blue, blue.hex + 1);
    expect(red.hex).toBe(blue.hex);
    expect(() =>
      declareFire(battle, blue, { torsoFacing: blue.torsoFacing, shots: [{ weapon: 0, target: red.index }] }),
    ).toThrow('not a target');
    expect(() =>
      declareFire(battle, red, { torsoFacing: red.torsoFacing, shots: [{ weapon: 0, target: blue.index }] }),
    ).toThrow('it clings to another unit');
  });

  it('they let go when they are ordered to', () => {
    const sample = atGrips([]);
    sample.red.swarming = sample.blue.index;
    orders(sample, { letGo: true });
    expect(sample.red.swarming).toBe(-1);
    expect(sample.of('swarm-ends')[0]).toMatchObject({ how: 'let-go' });
  });

  it("a fall of the 'Mech throws them off, for two dice of damage to one of them", () => {
    const sample = atGrips([3, 4, 5, 2, ...Array<number>(20).fill(3)]);
    sample.red.swarming = sample.blue.index;
    fall(sample.battle, sample.blue, { kind: 'fall' }, 0);
    expect(sample.of('swarm-ends')[0]).toMatchObject({ how: 'fell' });
    expect(sample.of('hit').some(({ target }) => target === sample.red.index)).toBe(true);
  });

  it('a jump throws them off on a piloting roll at +4, for three dice of damage', () => {
    const sample = atGrips([6, 6, 1, 1, 1, 2]);
    sample.red.swarming = sample.blue.index;
    throwOff(sample.battle, sample.blue);
    sample.done();
    expect(sample.of('piloting-roll')[0]?.roll.needed).toBe(9);
    expect(sample.of('swarm-ends')[0]).toMatchObject({ how: 'thrown-off' });
    expect(sample.red.armor[1]).toBe(7);
  });

  it('a hit at the torso of their host strikes them on 5 or 6: what a trooper bears comes off it', () => {
    const sample = atGrips([5, 1]);
    const { battle, red, blue } = sample;
    red.swarming = blue.index;
    const [torso = -1] = blue.plan.torsos;
    const before = blue.armor[torso] as number;
    applyHit(battle, blue, struckForSure(torso), 12, false, { attacker: blue, weapon: -1, kind: 'energy' });
    sample.done();
    expect(sample.of('in-the-way')[0]).toMatchObject({ damage: 11 });
    expect(red.hasLost(0)).toBe(true);
    expect(blue.armor[torso]).toBe(before - 1);
  });

  it('magnetic clamps hold suits without hands, but no heavy ones', () => {
    const why = (squad: CustomSquad) => {
      const { battle, red, blue } = atGrips([], squad);
      return antiMechObstacle(battle, red, 'swarm', blue);
    };
    expect(why({ equipment: ['CLBASmall Laser:RA'] })).toBe('its suits cannot hold on');
    expect(why({ equipment: ['BA-Magnetic Clamp:Body', 'CLBASmall Laser:RA'] })).toBeUndefined();
    expect(why({ equipment: ['BA-Magnetic Clamp:Body'], weight: 3 })).toBe('its suits cannot hold on');
  });

  it('heavy suits, loaded launchers and another hex keep them from it', () => {
    const heavy = atGrips([], { equipment: CLAWS, weight: 3 });
    expect(antiMechObstacle(heavy.battle, heavy.red, 'leg', heavy.blue)).toBe('its suits cannot hold on');
    const loaded = atGrips([], { clan: false, equipment: ['BABattleClaw:LA', 'ISBASRM2OS:Body'] });
    expect(antiMechObstacle(loaded.battle, loaded.red, 'leg', loaded.blue)).toBe(
      'its launchers weigh it down',
    );
    const away = atGrips([]);
    away.battle.place(away.red, away.red.hex + 1);
    expect(antiMechObstacle(away.battle, away.red, 'swarm', away.blue)).toBe('the target is in another hex');
    expect(antiMechNumber(away.red, 'swarm', away.blue).targetNumber).toBe(7);
  });

  it.each(['random', 'sensible'] as const)('games of %s bots keep every invariant', (name) => {
    let swarms = 0;
    const opponents = [starterUnit('shadow-hawk-shd-2h'), customVehicle(), customSquad()];
    for (const [index, opponent] of opponents.entries()) {
      for (let seed = 1; seed <= 5; seed += 1) {
        const battle = createBattle({
          red: [1, 2].map((place) => ({
            unit: customSquad({ equipment: CLAWS }),
            at: [4 + place, 8] as const,
          })),
          blue: [{ unit: opponent, at: [5, 4] }],
          map: mapOf(),
          bots: [makeBot(name, seed), makeBot(name, seed + 1)],
          seed: seed + index * 10,
          turnLimit: 40,
        });
        battle.listen(({ type }) => {
          if (type === 'swarm-attack') swarms += 1;
        });
        while (battle.step()) checkInvariants(battle);
      }
    }
    expect(swarms).toBeGreaterThan(0);
  });
});

describe("Blows of 'Mechs at battle armor", () => {
  it.each([
    ['kick', 4],
    ['dfa', 12],
  ] as const)('of a %s against a still squad need %i', (kind, needed) => {
    const { targetNumber } = calculatePhysicalToHit(
      kind,
      { piloting: 5, tonnage: 55 },
      { movementType: 'stationary', hexesMoved: 0, soldiers: 'battle-armor', hasMoved: true },
      { ruleset: 'total-warfare' },
    );
    expect(targetNumber).toBe(needed);
  });

  it('are worse against suits that hide', () => {
    const needed = (suit: ISuitSignature) =>
      calculatePhysicalToHit(
        'kick',
        { piloting: 5, tonnage: 55 },
        { movementType: 'stationary', hexesMoved: 0, soldiers: 'battle-armor', suit },
        { ruleset: 'total-warfare' },
      ).targetNumber;
    expect([needed({ stealth: 'improved' }), needed({ mimetic: true })]).toEqual([5, 7]);
  });
});
