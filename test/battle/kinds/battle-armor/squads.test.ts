import { describe, expect, it } from 'vitest';
import { moverOf } from '../../../../src/battle/combatant/mover-of.js';
import { troopersLeft } from '../../../../src/battle/combatant/troopers.js';
import { NOBODY } from '../../../../src/battle/damage/source.js';
import type { ShotOrder } from '../../../../src/battle/orders.js';
import { declareFire, resolveFire } from '../../../../src/battle/phases/weapons.js';
import { customMech } from '../../custom-mech.js';
import { type CustomSquad, customSquad } from '../../custom-squad.js';
import { idleBot, type SampleBattle, type SampleMech, sampleBattle } from '../../sample-battle.js';

const LASER = 'CLBASmall Laser:RA';
const SRM = ['CLBASRM2:Body', 'BA-SRM2 Ammo:Body:Shots2#'];
const FIRE_RESISTANT = 35;

function facing(squad: CustomSquad, dice: readonly number[], red: Partial<SampleMech> = {}): SampleBattle {
  const sample = sampleBattle({
    red: [{ unit: customSquad(squad), at: [5, 7], facing: 0, ...red }],
    blue: [{ unit: 'shadow-hawk-shd-2h', at: [5, 5], facing: 3 }],
    bots: [idleBot, idleBot],
    ruleset: 'total-warfare',
    dice,
  });
  sample.battle.enter('weapons');
  return sample;
}

function fires({ battle, red, blue }: SampleBattle, shot: Partial<ShotOrder> = {}): void {
  declareFire(battle, red, {
    torsoFacing: red.torsoFacing,
    shots: [{ weapon: 0, target: blue.index, ...shot }],
  });
  resolveFire(battle);
}

describe('A squad of battle armor', () => {
  it('fires a weapon that each of them has with one roll; the cluster table says how many hit', () => {
    const sample = facing({ equipment: [LASER] }, [3, 3, 4, 4, 1, 6, 1, 6, 1, 6]);
    fires(sample);
    sample.done();
    expect(sample.of('weapon-attack')[0]).toMatchObject({ hit: true, roll: { needed: 6 } });
    expect(sample.of('cluster')[0]).toMatchObject({ size: 5, hits: 3 });
    expect(sample.of('hit').map(({ damage }) => damage)).toEqual([3, 3, 3]);
  });

  it('fires its missiles as one volley, of which each that hits has a location of its own', () => {
    const sample = facing({ equipment: SRM }, [3, 3, 4, 4, ...Array<number>(12).fill(3)]);
    fires(sample);
    sample.done();
    expect(sample.of('cluster')[0]).toMatchObject({ size: 10, hits: 6 });
    expect(sample.of('hit').map(({ damage }) => damage)).toEqual([2, 2, 2, 2, 2, 2]);
    expect(sample.red.rounds[0]).toBe(1);
  });

  it('fires with those who are left', () => {
    const condition = { structure: { trooper_2: 0, trooper_5: 0 }, armor: { trooper_2: 0, trooper_5: 0 } };
    const sample = facing({ equipment: [LASER] }, [3, 3, 6, 6, 1, 6, 1, 6, 1, 6], { condition });
    fires(sample);
    sample.done();
    expect(sample.of('cluster')[0]).toMatchObject({ size: 3, hits: 3 });
  });

  it('has a support weapon that one of them fires, and nobody after the one who alone carries a weapon has fallen', () => {
    const support = facing({ equipment: [`${LASER}:SSWM`] }, [3, 3, 1, 6]);
    fires(support);
    support.done();
    expect(support.of('cluster')).toEqual([]);
    const own = facing({ ofFirst: [LASER] }, [], { condition: { structure: { trooper_1: 0 } } });
    const [mount] = own.red.design.weapons;
    expect(own.red.isWorking(mount?.fixture ?? -1)).toBe(false);
  });

  /** Four troopers, of whom the third has fallen. */
  function firedAt(dice: readonly number[]): SampleBattle {
    const condition = { structure: { trooper_3: 0 } };
    const sample = sampleBattle({
      red: [{ unit: 'shadow-hawk-shd-2h', at: [5, 7], facing: 0 }],
      blue: [{ unit: customSquad({ troopers: 4 }), at: [5, 5], condition }],
      bots: [idleBot, idleBot],
      ruleset: 'total-warfare',
      dice,
    });
    sample.battle.enter('weapons');
    return sample;
  }

  it('is hit like that by a shot that goes wide of its aim at one of them', () => {
    const sample = firedAt([6, 6, 1, 2, 5, 3, 2]);
    sample.blue.conscious = false;
    const laser = sample.red.design.weapons.findIndex(({ item }) => item.name === 'Medium Laser');
    fires(sample, { weapon: laser, location: 0 });
    sample.done();
    expect(sample.of('hit')[0]).toMatchObject({ location: 'trooper_2', damage: 5 });
  });

  it('is hit one trooper at a time; the die is rolled again for who has fallen or was never there', () => {
    const sample = firedAt([6, 6, 5, 3, 2]);
    const laser = sample.red.design.weapons.findIndex(({ item }) => item.name === 'Medium Laser');
    fires(sample, { weapon: laser });
    sample.done();
    expect(sample.of('hit')[0]).toMatchObject({ location: 'trooper_2', damage: 5 });
    expect(sample.blue.armor[1]).toBe(5);
  });

  it('loses what a trooper cannot bear, and is lost with the last of them', () => {
    const sample = sampleBattle({
      red: [{ unit: customSquad({ troopers: 1, armor: 2 }), at: [5, 7] }],
      blue: [{ unit: 'shadow-hawk-shd-2h', at: [5, 5], facing: 3 }],
      bots: [idleBot, idleBot],
      ruleset: 'total-warfare',
      dice: [6, 6, 1],
    });
    sample.battle.enter('weapons');
    const laser = sample.blue.design.weapons.findIndex(({ item }) => item.name === 'Medium Laser');
    declareFire(sample.battle, sample.blue, {
      torsoFacing: sample.blue.torsoFacing,
      shots: [{ weapon: laser, target: sample.red.index }],
    });
    resolveFire(sample.battle);
    expect(sample.of('damage')[0]).toMatchObject({ armor: 2, structure: 1, destroyed: true });
    expect(sample.red.lost).toBe('wiped-out');
  });

  it('loses a trooper to every third incendiary missile of a turn', () => {
    const sample = facing({ troopers: 4 }, [2]);
    const { battle, red } = sample;
    red.design.kind.burn(battle, red, 2, 'front', NOBODY);
    expect(troopersLeft(red)).toBe(4);
    red.design.kind.burn(battle, red, 1, 'front', NOBODY);
    expect(troopersLeft(red)).toBe(3);
    red.design.kind.burn(battle, red, 2, 'front', NOBODY);
    red.design.kind.endOfTurn(battle, red);
    red.design.kind.burn(battle, red, 1, 'front', NOBODY);
    expect(troopersLeft(red)).toBe(3);
    sample.done();
  });

  it('fears no fire in fire-resistant suits', () => {
    const sample = facing({ armorType: FIRE_RESISTANT }, []);
    expect(sample.red.design.fireproof).toBe(true);
    sample.red.design.kind.burn(sample.battle, sample.red, 12, 'front', NOBODY);
    expect(troopersLeft(sample.red)).toBe(5);
  });

  it('jumps no more than its launchers let it until they are empty', () => {
    const loaded = { clan: false, equipment: ['ISBASRM2OS:Body'], otherMp: 3 };
    const { battle, red } = facing(loaded, []);
    expect(moverOf(battle, red).jump).toBe(0);
    red.useBuiltInShot(0);
    expect(moverOf(battle, red).jump).toBe(3);
  });

  it('is crippled with less than half of its troopers', () => {
    const { red } = facing({ troopers: 4 }, []);
    red.structure[0] = 0;
    red.structure[1] = 0;
    expect(red.design.kind.isCrippled(red, red.rules)).toBeUndefined();
    red.structure[2] = 0;
    expect(red.design.kind.isCrippled(red, red.rules)).toBe('fewer than half of its troopers are left');
  });
});

describe('An attack with an area effect', () => {
  it('strikes each trooper of a squad who is left, and a BattleMech once', () => {
    const condition = { structure: { trooper_2: 0 }, armor: { trooper_2: 0 } };
    const at = (blue: SampleMech, dice: readonly number[]): SampleBattle => {
      const sample = sampleBattle({
        ruleset: 'total-warfare',
        red: [
          {
            unit: customMech({ slots: { RT: ['ISThumperArtilleryCannon*7', 'ISThumperCannonAmmo'] } }),
            at: [5, 14],
          },
        ],
        blue: [{ ...blue, facing: 3 }],
        dice: [6, 6, ...dice],
      });
      sample.battle.enter('weapons');
      fires(sample);
      sample.done();
      return sample;
    };
    // A Thumper cannon does 5 points.
    const squad = at({ unit: customSquad({ troopers: 4 }), at: [5, 11], condition }, []);
    expect(squad.of('hit').map(({ location, damage }) => [location, damage])).toEqual([
      ['trooper_1', 5],
      ['trooper_3', 5],
      ['trooper_4', 5],
    ]);
    const mech = at({ unit: customMech(), at: [5, 11] }, [3, 4]);
    expect(mech.of('hit').map(({ damage }) => damage)).toEqual([5]);
  });
});
