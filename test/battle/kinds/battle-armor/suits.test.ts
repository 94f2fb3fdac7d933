import { describe, expect, it } from 'vitest';
import { moverOf } from '../../../../src/battle/combatant/mover-of.js';
import { troopersLeft } from '../../../../src/battle/combatant/troopers.js';
import { SQUAD_ANTI_MECH } from '../../../../src/battle/kinds/battle-armor/anti-mech.js';
import { declareFire } from '../../../../src/battle/phases/weapons.js';
import { customMech } from '../../custom-mech.js';
import { type CustomSquad, customSquad } from '../../custom-squad.js';
import { mapOf } from '../../map-of.js';
import { type SampleSetup, sampleBattle } from '../../sample-battle.js';

const squad = (suits: CustomSquad = {}, setup: Partial<SampleSetup> = {}) =>
  sampleBattle({
    ruleset: 'total-warfare',
    red: [{ unit: customSquad(suits), at: [5, 5] }],
    blue: [{ unit: customMech({ slots: { RA: ['Medium Laser'] } }), at: [5, 8], facing: 0 }],
    ...setup,
  });

const GLOVE = 'BAArmoredGlove';
const MANIPULATOR = 'BABasicManipulator';
const CLAW = 'BABattleClaw';

describe('Suits hold on to a unit', () => {
  it.each([
    // From PA(L) and light to assault.
    ['with one armored glove', [`${GLOVE}:LA`], [false, false, false, false, false]],
    ['with two armored gloves', [`${GLOVE}:LA`, `${GLOVE}:RA`], [true, true, false, false, false]],
    ['with a basic manipulator', [`${MANIPULATOR}:LA`], [true, true, true, false, false]],
    ['with a battle claw', [`${CLAW}:LA`], [true, true, true, false, false]],
    ['with nothing in their hands', [], [false, false, false, false, false]],
  ])('%s, unless they are too heavy', (_, equipment, climbs) => {
    const each = ([0, 1, 2, 3, 4] as const).map(
      (weight) => SQUAD_ANTI_MECH.obstacle(squad({ weight, equipment }).red) === undefined,
    );
    expect(each).toEqual(climbs);
  });

  it('once the launchers on their bodies are empty', () => {
    const loaded = { clan: false, equipment: [`${CLAW}:LA`, 'ISBASRM2OS:Body'] };
    const { red } = squad(loaded);
    expect(SQUAD_ANTI_MECH.obstacle(red)).toBe('its launchers weigh it down');
    red.useBuiltInShot(0);
    expect(SQUAD_ANTI_MECH.obstacle(red)).toBeUndefined();
  });
});

describe('The claws of suits', () => {
  const withClaws = (...equipment: readonly string[]) => squad({ equipment }).red;

  it('strike in close quarters if they vibrate, and hold on better with magnets', () => {
    const plain = withClaws(`${CLAW}:LA`);
    expect(plain.design).toMatchObject({ strikes: false, closeAttack: undefined });
    expect(SQUAD_ANTI_MECH.magneticClaws(plain)).toBe(false);
    expect(withClaws('BABattleClawVibro:LA').design).toMatchObject({
      strikes: true,
      closeAttack: 'vibro_claws',
    });
    expect(SQUAD_ANTI_MECH.magneticClaws(withClaws('BABattleClawMagnets:LA'))).toBe(true);
  });
});

describe('A squad of five', () => {
  const LASER = 'CLBASmall Laser';

  it.each([
    // A small laser does 3 points.
    ['a laser in each arm', [`${LASER}:LA`, `${LASER}:RA`], 30],
    ['a laser on each body', [`${LASER}:Body`], 0],
    ['a laser of the squad', [`${LASER}:RA:SSWM`], 3],
    ['missiles in an arm', ['CLBASRM2:RA', 'BA-SRM2 Ammo:RA:Shots2#'], 0],
    ['two vibro-claws', ['BABattleClawVibro:LA', 'BABattleClawVibro:RA'], 2],
    ['a myomer booster', ['CLBAMyomerBooster:Body'], 10],
  ])('with %s does the damage of what is in its arms in a swarm', (_, equipment, points) => {
    const { red } = squad({ equipment });
    expect(SQUAD_ANTI_MECH.swarmDamage(red)).toMatchObject({ points, group: points, critical: true });
  });

  it('does less with fewer troopers, and nothing with a weapon whose bearer has fallen', () => {
    const three = squad({ equipment: [`${LASER}:RA`] }).red;
    three.structure.fill(0, 0, 2);
    expect(SQUAD_ANTI_MECH.swarmDamage(three).points).toBe(9);
    const { red } = squad({ equipment: [`${CLAW}:LA`], ofFirst: [`${LASER}:RA`] });
    expect(SQUAD_ANTI_MECH.swarmDamage(red).points).toBe(3);
    red.structure[0] = 0;
    red.refresh();
    expect(SQUAD_ANTI_MECH.swarmDamage(red).points).toBe(0);
  });

  it('does 4 points to a leg, and more with claws or a booster', () => {
    const legDamage = (...equipment: readonly string[]) =>
      SQUAD_ANTI_MECH.legDamage(squad({ equipment }).red);
    expect(legDamage(`${CLAW}:LA`)).toBe(4);
    expect(legDamage('BABattleClawVibro:LA', 'BABattleClawVibro:RA')).toBe(4 + 2);
    expect(legDamage('CLBAMyomerBooster:Body')).toBe(4 + 2 * 5);
  });
});

describe('A shot at suits', () => {
  /** What hides them, as the rules of shots see it. */
  const hiding = (armorType: number, equipment: readonly string[] = [`${CLAW}:LA`]) =>
    squad({ armorType, equipment }).red.design.suit;

  it.each([
    ['plain armor', 28, undefined],
    ['basic stealth', 31, { stealth: 'basic' }],
    ['standard stealth', 32, { stealth: 'standard' }],
    ['improved stealth', 33, { stealth: 'improved' }],
    ['prototype stealth', 34, { stealth: 'basic' }],
    ['mimetic armor', 36, { mimetic: true }],
  ])('in %s meets what that hides', (_, armorType, suit) => {
    expect(hiding(armorType)).toEqual(suit);
  });

  it('meets camouflage besides, and no basic stealth around a myomer booster', () => {
    expect(hiding(28, ['Camo System:Body'])).toEqual({ camoSystem: true });
    expect(hiding(33, ['Camo System:Body'])).toEqual({ stealth: 'improved', camoSystem: true });
    expect(hiding(31, ['CLBAMyomerBooster:Body'])).toBeUndefined();
    expect(hiding(32, ['CLBAMyomerBooster:Body'])).toEqual({ stealth: 'standard' });
  });
});

describe('Suits move', () => {
  const pointsOf = (suits: CustomSquad, elevation = 0) => {
    const { battle, red } = squad(suits);
    red.elevation = elevation;
    const { walk, run, jump } = moverOf(battle, red);
    return [walk, run, jump];
  };

  it('on the ground or by a jump, and never run', () => {
    expect(pointsOf({ walk: 2, otherMp: 3 })).toEqual([2, 2, 3]);
    expect(pointsOf({ motion: 'Leg', walk: 2, otherMp: 0 })).toEqual([2, 2, 0]);
  });

  it('under water by their swimming points, and do not jump there', () => {
    expect(pointsOf({ motion: 'UMU', walk: 1, otherMp: 4 }, -1)).toEqual([4, 4, 0]);
    expect(pointsOf({ motion: 'UMU', walk: 1, otherMp: 4 })).toEqual([1, 1, 0]);
    expect(pointsOf({ walk: 1, otherMp: 3 }, -1)[2]).toBe(0);
  });

  it('through the air by their flying points', () => {
    expect(pointsOf({ motion: 'VTOL', walk: 1, otherMp: 5 })).toEqual([5, 5, 0]);
  });

  it('as far as ever with fewer troopers', () => {
    const { battle, red } = squad({ walk: 2, otherMp: 3 });
    red.structure.fill(0, 0, 3);
    red.refresh();
    expect(moverOf(battle, red)).toMatchObject({ walk: 2, jump: 3 });
  });
});

describe('In a burning hex at the end of a turn', () => {
  const leftAfter = (dice: readonly number[], suits: CustomSquad = {}, elevation = 0) => {
    const sample = squad(suits, { map: mapOf({ '5,5': { terrain: ['fire'] } }), dice });
    sample.red.elevation = elevation;
    sample.red.design.kind.endOfTurn(sample.battle, sample.red);
    sample.done();
    return [troopersLeft(sample.red), sample.red.lost];
  };

  it('a squad is lost on 7 or less', () => {
    expect(leftAfter([4, 4])).toEqual([5, undefined]);
    expect(leftAfter([3, 4])).toEqual([0, 'wiped-out']);
  });

  it('one in fire-resistant armor is safe, and so is one high above it', () => {
    expect(leftAfter([], { armorType: 35 })).toEqual([5, undefined]);
    expect(leftAfter([3, 4], {}, 1)).toEqual([0, 'wiped-out']);
    expect(leftAfter([], {}, 2)).toEqual([5, undefined]);
  });
});

describe('The anti-personnel weapons of a squad', () => {
  it('are for one attack a turn', () => {
    const { battle, red, blue } = squad({
      equipment: ['InfantryAssaultRifle:LA', 'InfantryAssaultRifle:RA'],
    });
    expect(red.design.weapons.map(({ smallArms }) => smallArms !== undefined)).toEqual([true, true]);
    battle.enter('weapons');
    const shots = [0, 1].map((weapon) => ({ weapon, target: blue.index }));
    expect(() => declareFire(battle, red, { torsoFacing: red.torsoFacing, shots })).toThrow(
      'it makes one attack',
    );
  });
});
