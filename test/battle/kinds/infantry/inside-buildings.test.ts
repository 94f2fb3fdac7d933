import { describe, expect, it } from 'vitest';
import { sensibleFire } from '../../../../src/battle/bots/sensible/gunner.js';
import type { Combatant } from '../../../../src/battle/combatant/combatant.js';
import { describeEvent } from '../../../../src/battle/events/words.js';
import type { MapHex } from '../../../../src/battle/map/hex-map.js';
import { attackOdds } from '../../../../src/battle/odds/volley-odds.js';
import { checkFireOrder } from '../../../../src/battle/weapons/check-order.js';
import { legalShots } from '../../../../src/battle/weapons/legal-shots.js';
import { resolveAttack } from '../../../../src/battle/weapons/resolve.js';
import { weaponAttackOf } from '../../../../src/battle/weapons/weapon-attack-of.js';
import { RULESETS, type RulesetName } from '../../../../src/rules/ruleset.js';
import type { Unit } from '../../../../src/units/index.js';
import { customInfantry } from '../../custom-infantry.js';
import { customSquad } from '../../custom-squad.js';
import { customVehicle } from '../../custom-vehicle.js';
import { mapOf } from '../../map-of.js';
import { sampleBattle } from '../../sample-battle.js';

const CONSTRUCTIONS = ['light', 'medium', 'heavy', 'hardened'] as const;
type Construction = (typeof CONSTRUCTIONS)[number];

const house = (construction: Construction, height = 1, exits = 0): Partial<MapHex> => ({
  terrain: ['building'],
  building: { construction: CONSTRUCTIONS.indexOf(construction) + 1, height, strength: 40, exits },
});

const gunWith = (name: string, ...ammunition: readonly string[]): Unit =>
  customVehicle({ turrets: 0, equipment: { Front: [name], Body: ammunition } });

const PPC = gunWith('ISPPC');
const AC20 = gunWith('Autocannon/20', 'IS Ammo AC/20');

const LRM20 = gunWith('ISLRM20', 'IS Ammo LRM-20');
const INFERNOS = gunWith('ISSRM4', 'IS Ammo SRM-4 Inferno');

/** The columns of the cluster table for 4 and 20, by roll. */
const FOUR = [0, 0, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4];
const TWENTY = [0, 0, 6, 6, 9, 12, 12, 12, 12, 16, 16, 20, 20];
const DIE = [1, 2, 3, 4, 5, 6];

interface Scene {
  readonly shooter?: Unit;
  readonly inside?: readonly Unit[];
  /** Besides those who shoot. */
  readonly friends?: readonly Unit[];
  readonly construction?: Construction;
  readonly height?: number;
  readonly distance?: number;
  readonly dice?: readonly number[];
  readonly ruleset?: RulesetName;
}

/** Red outside, with a gunner of 4, and blue inside a building, all on its ground floor. */
function scene({
  shooter = PPC,
  inside = [customInfantry()],
  friends = [],
  construction = 'medium',
  height = 1,
  distance = 3,
  dice = [],
  ruleset = 'total-warfare',
}: Scene = {}) {
  const sample = sampleBattle({
    red: [
      { unit: shooter, at: [5, 2 + distance], facing: 0 },
      ...friends.map((unit) => ({ unit, at: [5, 2] as const })),
    ],
    blue: inside.map((unit) => ({ unit, at: [5, 2] as const })),
    map: mapOf({ '5,2': house(construction, height) }),
    ruleset,
    dice,
  });
  for (const unit of sample.battle.units) unit.elevation = 0;
  sample.battle.phase = 'weapons';
  const shot = { weapon: 0, target: sample.blue.index };
  const order = { torsoFacing: 0, shots: [shot] } as const;
  const attack = () => weaponAttackOf(sample.battle, sample.red, order, shot);
  return { ...sample, order, attack, fire: () => resolveAttack(sample.battle, attack()) };
}

const AIMED = [6, 6];

/** Troopers of the first platoon inside that an attack costs. */
function lost(setup: Scene): number {
  const sample = scene({ ...setup, dice: [...AIMED, ...(setup.dice ?? [])] });
  const before = sample.blue.structure[0] as number;
  sample.fire();
  sample.done();
  return before - (sample.blue.structure[0] as number);
}

const armorLost = (squad: Combatant): readonly number[] =>
  [...squad.armor].slice(0, squad.plan.locations.length).map((points) => 10 - points);

describe('A shot from outside at infantry in a building', () => {
  it.each(RULESETS)('has the number of a building: gunnery and range, and -4 (%s)', (ruleset) => {
    // Gunnery 4, medium range 2, immobile -4.
    const sample = scene({ distance: 8, ruleset });
    expect(sample.attack().needed).toBe(2);
    sample.blue.movement = 'jump';
    sample.blue.hexesMoved = 6;
    expect(sample.attack().needed).toBe(2);
  });

  it('does not count what makes the soldiers hard to hit', () => {
    for (const unit of [
      customInfantry({ squads: 1, suits: ['sneakcamo', 'sneakir'] }),
      customSquad({ armorType: 30 }),
    ])
      expect(scene({ distance: 8, inside: [unit] }).attack().needed).toBe(2);
  });

  it.each(RULESETS)('cannot miss from the next hex (%s)', (ruleset) => {
    expect(scene({ distance: 1, ruleset }).attack().needed).toBeLessThan(2);
  });

  it.each<readonly [Construction, number, number, number]>([
    // 20 points: 15, 10, 5 or none get in, a trooper for 10; those who ride lose twice as many.
    ['light', 2, 4, 1],
    ['medium', 1, 2, 1],
    ['heavy', 1, 2, 1],
    ['hardened', 0, 0, 0],
  ])('costs a platoon its share behind %s walls', (construction, onFoot, mechanized, withKit) => {
    const of = (platoon: Unit) => lost({ shooter: AC20, construction, inside: [platoon] });
    expect(of(customInfantry())).toBe(onFoot);
    expect(of(customInfantry({ motion: 'Tracked' }))).toBe(mechanized);
    expect(of(customInfantry({ divisor: 2 }))).toBe(withKit);
  });

  it.each(RULESETS)('is direct fire, whatever the weapon does to soldiers in the open (%s)', (ruleset) => {
    const gun = gunWith('ISMachine Gun', 'ISMG Ammo (200)');
    // Three quarters of 2 points are rounded to 2.
    expect(lost({ shooter: gun, construction: 'light', ruleset })).toBe(1);
    // A quarter of 2 points is rounded up, a quarter of one down.
    expect(lost({ shooter: gun, construction: 'heavy', ruleset })).toBe(1);
    const pulse = gunWith('ISLargePulseLaser');
    expect(lost({ shooter: pulse, ruleset })).toBe(1);
    const light = gunWith('ISLightMG', 'ISLightMG Ammo (200)');
    expect(lost({ shooter: light, construction: 'heavy', ruleset })).toBe(0);
  });

  it('rolls for the missiles that hit the building', () => {
    // 7 on column 20 is 12, of which 9 get in.
    const missiles = { shooter: LRM20, distance: 8, construction: 'light' } as const;
    expect(lost({ ...missiles, dice: [3, 4] })).toBe(1);
    // 9 is 16, of which 12 get in.
    expect(lost({ ...missiles, dice: [4, 5] })).toBe(2);
  });

  it('counts what a platoon outside does, too', () => {
    // 28 rifles, 7 on column 28: 17 hit for 0.52 each, 9 points; 7 get in.
    expect(lost({ shooter: customInfantry(), distance: 1, construction: 'light', dice: [3, 4] })).toBe(1);
  });

  it.each<readonly [Construction, readonly number[]]>([
    ['light', [5, 5, 5, 0, 0]],
    ['medium', [5, 5, 0, 0, 0]],
    ['heavy', [5, 0, 0, 0, 0]],
    ['hardened', [0, 0, 0, 0, 0]],
  ])('strikes battle armor behind %s walls in groups of five', (construction, armor) => {
    const dice = [...AIMED, ...[1, 2, 3].slice(0, armor.filter((points) => points > 0).length)];
    const sample = scene({ shooter: AC20, construction, inside: [customSquad()], dice });
    sample.fire();
    sample.done();
    expect(armorLost(sample.blue)).toEqual(armor);
  });

  it('reaches all infantry in that hex of the building, and nobody on the roof', () => {
    const sample = scene({
      shooter: AC20,
      inside: [customInfantry(), customSquad()],
      friends: [customInfantry(), customInfantry()],
      dice: [...AIMED, 2, 3],
    });
    const { units } = sample.battle;
    const [, friend, onRoof, platoon, squad] = units as Combatant[];
    (onRoof as Combatant).elevation = 1;
    sample.fire();
    sample.done();
    expect([friend, onRoof, platoon].map((unit) => 28 - (unit?.structure[0] as number))).toEqual([1, 0, 1]);
    expect(armorLost(squad as Combatant)).toEqual([0, 5, 5, 0, 0]);
  });

  it('brings in each inferno missile on a 5 or 6', () => {
    // All four hit, two get in: 3 troopers each.
    expect(lost({ shooter: INFERNOS, dice: [6, 6, 4, 5, 6, 1], construction: 'hardened' })).toBe(6);
    const suits = scene({
      shooter: INFERNOS,
      inside: [customSquad()],
      dice: [...AIMED, 6, 6, 5, 5, 6, 4, 2],
    });
    suits.fire();
    suits.done();
    expect([...suits.blue.structure].filter((points) => points === 0)).toHaveLength(1);
  });

  it.each<readonly [string, Unit, (sum: number) => number]>([
    // 15 of 20 points get in.
    ['a shell', AC20, () => 2],
    ['missiles', LRM20, (sum) => Math.ceil(Math.round((TWENTY[sum] as number) * 0.75) / 10)],
    // A third of them gets in, and each kills three.
    ['infernos', INFERNOS, (sum) => FOUR[sum] as number],
  ])('has exact odds, from the cluster table: %s', (_, shooter, troopers) => {
    const { battle, attack } = scene({ shooter, construction: 'light', distance: 7 });
    const { expected } = attackOdds(battle, [{ ...attack(), needed: 2 }]);
    let sum = 0;
    for (const one of DIE) for (const other of DIE) sum += troopers(one + other);
    expect(expected).toBeCloseTo(sum / 36, 9);
  });

  it('cannot be called at a location, and no designator marks a building', () => {
    const { battle, red, order } = scene({ inside: [customSquad()], ruleset: 'standard' });
    const called = { ...order, shots: [{ ...order.shots[0], location: 1 }] };
    expect(() => checkFireOrder(battle, red, called)).toThrow('the walls around it are in the way');
    const tag = scene({ shooter: gunWith('TAG'), ruleset: 'core' });
    expect(legalShots(tag.battle, tag.red, { torsoFacing: 0, armsFlipped: false })).toEqual([]);
  });

  it('says that the building was struck', () => {
    const sample = scene({ shooter: AC20, dice: AIMED });
    sample.fire();
    const words = sample.events.map((event) => describeEvent(sample.battle, event));
    expect(words[0]).toContain('at the building around Custom Leg platoon');
    expect(words).toContain('The building in 0603 takes 20 points.');
  });

  it('is made by a bot for its worth, and not where nothing gets in', () => {
    const shots = (construction: Construction) => {
      const { battle, red } = scene({ shooter: AC20, construction });
      return sensibleFire(battle, red).shots.length;
    };
    expect(CONSTRUCTIONS.map(shots)).toEqual([1, 1, 1, 0]);
  });
});

interface Storeys {
  readonly shooter: Unit;
  readonly inside: Unit;
  readonly construction: Construction;
  /** Of the target; the attacker is on the ground floor. */
  readonly floor?: number;
  readonly dice?: readonly number[];
  readonly ruleset?: RulesetName;
}

/** In two hexes of one building, three floors high. */
function storeys({ shooter, inside, construction, floor = 1, dice = [], ruleset }: Storeys) {
  const sample = sampleBattle({
    red: [{ unit: shooter, at: [5, 3], facing: 0 }],
    blue: [{ unit: inside, at: [5, 2] }],
    map: mapOf({ '5,3': house(construction, 3, 0b000001), '5,2': house(construction, 3, 0b001000) }),
    ruleset: ruleset ?? 'total-warfare',
    dice: [...AIMED, ...dice],
  });
  sample.red.elevation = 0;
  sample.blue.elevation = floor;
  sample.battle.phase = 'weapons';
  const shot = { weapon: 0, target: sample.blue.index };
  const attack = weaponAttackOf(sample.battle, sample.red, { torsoFacing: 0, shots: [shot] }, shot);
  return { ...sample, attack };
}

/** What it has left after the attack. */
function survivor(setup: Storeys): Combatant {
  const sample = storeys(setup);
  resolveAttack(sample.battle, sample.attack);
  sample.done();
  return sample.blue;
}

const troopersLostTo = (setup: Storeys): number => 28 - (survivor(setup).structure[0] as number);

describe('A shot at infantry from another floor of the same building', () => {
  const THROUGH_ALL = [1, 2, 3];

  it.each<readonly [Construction, number, readonly number[]]>([
    // 7 on column 20 is 12 missiles. Of groups of 5, 5 and 2, heavy floors absorb 2, 2 and 1, hardened ones 3, 3 and 1.
    ['light', 10, [5, 5, 2]],
    ['medium', 10, [5, 5, 2]],
    ['heavy', 5, [3, 3, 1]],
    ['hardened', 3, [2, 2, 1]],
  ])('strikes battle armor through %s floors hit by hit', (construction, ofTen, groups) => {
    const inside = customSquad();
    const hit = survivor({ shooter: PPC, inside, construction, dice: [1] });
    expect(armorLost(hit)).toEqual([ofTen, 0, 0, 0, 0]);
    const salvo = survivor({ shooter: LRM20, inside, construction, dice: [3, 4, ...THROUGH_ALL] });
    expect(armorLost(salvo)).toEqual([...groups, 0, 0]);
  });

  it.each<readonly [string, Unit, readonly number[], readonly number[], readonly number[]]>([
    // A trooper for 10 points: 2 on foot and 4 who ride, and of that 1 and 2, or 1 and 1.
    ['a shell', AC20, [], [2, 2, 1, 1], [4, 4, 2, 1]],
    // A trooper for 5 of 20 points.
    ['missiles', LRM20, [], [4, 4, 2, 1], [8, 8, 4, 2]],
    // 10 points, of which the walls around both sides take half; those who ride lose half of that, rounded down.
    ['a burst', gunWith('ISMachine Gun', 'ISMG Ammo (200)'), [4, 6], [5, 5, 3, 2], [2, 2, 1, 1]],
    // 5 for a cannon of 5 points, 10 for those who ride; only what gets through is doubled.
    ['a blast', gunWith('ISThumperCannon', 'ISThumperCannonAmmo'), [], [10, 10, 6, 4], [20, 20, 10, 6]],
    // Four missiles, three troopers each; no floor stops fire.
    ['infernos', INFERNOS, [6, 6], [12, 12, 12, 12], [12, 12, 12, 12]],
  ])('costs a platoon what floors do not absorb of %s', (_, shooter, dice, onFoot, riding) => {
    const of = (inside: Unit) =>
      CONSTRUCTIONS.map((construction) => troopersLostTo({ shooter, inside, construction, dice }));
    expect(of(customInfantry())).toEqual(onFoot);
    expect(of(customInfantry({ motion: 'Tracked' }))).toEqual(riding);
  });

  it('is divided by armor after that, rounded up', () => {
    // A blast of 5: heavy floors leave 3, doubled 6, divided 2. Divided first, 10 would become 3.
    const inside = customInfantry({ divisor: 4 });
    const shooter = gunWith('ISThumperCannon', 'ISThumperCannonAmmo');
    expect(troopersLostTo({ shooter, inside, construction: 'heavy' })).toBe(2);
  });

  it('from the small arms of a platoon is absorbed in sum', () => {
    // 28 rifles, 7 on column 28: 17 hit for 0.52 each, 9 points; 4 or 6 are absorbed.
    const of = (construction: Construction) =>
      troopersLostTo({ shooter: customInfantry(), inside: customInfantry(), construction, dice: [3, 4] });
    expect(CONSTRUCTIONS.map(of)).toEqual([9, 9, 5, 3]);
  });

  it.each(RULESETS)('loses nothing on the same floor (%s)', (ruleset) => {
    const level = { shooter: PPC, construction: 'hardened', floor: 0, ruleset } as const;
    expect(armorLost(survivor({ ...level, inside: customSquad(), dice: [1] }))).toEqual([10, 0, 0, 0, 0]);
    expect(troopersLostTo({ ...level, shooter: AC20, inside: customInfantry() })).toBe(2);
  });

  it.each<readonly [Construction, number]>([
    ['medium', 10],
    ['heavy', 5],
    ['hardened', 3],
  ])('has exact odds through %s floors', (construction, points) => {
    const { battle, attack } = storeys({ shooter: PPC, inside: customSquad(), construction });
    expect(attackOdds(battle, [{ ...attack, needed: 2 }]).expected).toBeCloseTo(points, 9);
  });
});
