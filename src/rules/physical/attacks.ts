import { deepFreeze } from '../../catalog/deep-freeze.js';
import type { PhysicalWeapon } from '../../catalog/index.js';
import { hitsByTable } from '../cluster/table.js';
import { shieldAbsorption } from '../damage/shields.js';
import type { PhysicalRules } from '../rulesets/areas/physical.js';
import { movedModifier } from '../to-hit/movement.js';
import type { PhysicalAttackKind } from './attack-kinds.js';
import type { IPhysicalAttacker } from './states.js';

/** A physical attack. One entry holds everything that sets it apart from others (docs/rules/physical-attacks.md). */
export interface PhysicalAttack {
  readonly name: string;
  /** Damage of a hit with an undamaged limb, including Triple-Strength Myomer; null if it does none. */
  readonly damage: Strength | null;
  /** Dice rolled for the damage of a hit. `damage` gives their average. */
  readonly damageDice?: number;
  /** Heat of the attack, if the weapon does not state it. */
  readonly heat?: number;
  /** An attack roll of this or less breaks the weapon. */
  readonly breaksOn?: number;
  /** What makes the attack: one arm, both arms, a leg, or the whole 'Mech. */
  readonly limb: 'arm' | 'arms' | 'leg' | 'body';
  /** How far it reaches up and down. */
  readonly reach: 'arm' | 'leg' | 'weapon' | 'level' | 'feet' | 'body' | 'above' | 'far';
  /** Made with the bare limb: each lost actuator halves the damage. Weapons keep full damage. */
  readonly bare?: true;
  /** Multiplies the kick of a leg with talons and a working foot, rounded up. */
  readonly footFactor?: number;
  /** How halved damage under water is rounded; left out if water does not matter. */
  readonly underWater?: 'up' | 'down';
  readonly needsHand?: true;
  /** A shield can bash with a destroyed shoulder, but does less damage. */
  readonly needsShoulder?: false;
  /** False for tools that a quad cannot use even in a torso. */
  readonly byQuads?: false;
  /** The difference between the attacker's and the target's piloting skill counts. */
  readonly contest?: true;
  /** Size of the damage groups; left out for a single hit. */
  readonly groups?: number;
  /** The skill it is rolled against; if left out, piloting. */
  readonly skill?: 'gunnery' | 'none';
  /** Only against targets in the attacker's own hex. */
  readonly inOwnHex?: true;
  /** Ids of the only modifiers that count; quirks and abilities do not. If left out, all modifiers apply. */
  readonly only?: readonly string[];
  /** Only a prone unit can make it. */
  readonly whileProne?: true;
  /** The Cluster Hits Table gives the troopers that hit, and so the damage. */
  readonly byTroopers?: true;
  /** Infantry takes all of its damage, not a tenth as from other physical attacks. */
  readonly undivided?: true;
  /** A vehicle that has it in front may charge infantry with it. */
  readonly inCharges?: true;
  /** Modifier of the second to-hit roll with which it entangles a leg that it struck but did not destroy. */
  readonly snares?: number;
}

type Strength = (attacker: IPhysicalAttacker, rules: PhysicalRules, weapon?: PhysicalWeapon) => number;

const perTons =
  (tons: number, rounding: 'up' | 'down', plus = 0): Strength =>
  ({ tonnage, tripleStrengthMyomer }) => {
    const points = (rounding === 'up' ? Math.ceil(tonnage / tons) : Math.floor(tonnage / tons)) + plus;
    return tripleStrengthMyomer ? points * 2 : points;
  };

/** A shield on the arm adds damage. */
const punching: Strength = ({ tonnage, tripleStrengthMyomer, shieldOnArm }, { shieldPunch }) => {
  const points = Math.ceil(tonnage / 10) + (shieldOnArm === undefined ? 0 : shieldPunch[shieldOnArm]);
  return tripleStrengthMyomer ? points * 2 : points;
};

/** Powered tools: damage does not depend on tonnage. */
const fixed =
  (points: number): Strength =>
  () =>
    points;

const chargeDamage: Strength = (
  { tonnage, hexesMoved = 0, ramPlate, spikedTorsos = 0, frontSaw },
  { charge },
) => {
  if (frontSaw !== undefined) return frontSaw;
  const times = charge.times === 'hexes' ? hexesMoved - 1 : movedModifier(hexesMoved) + 1;
  const impact = Math.max(0, Math.ceil((tonnage / charge.tons) * times));
  return Math.ceil(impact * (ramPlate ? RAM_PLATE : 1)) + SPIKES_IN_A_CHARGE * spikedTorsos;
};

const RAM_PLATE = 1.5;
const SPIKES_IN_A_CHARGE = 2;

const TALONS = 1.5;

/** Talons on both feet add damage (docs/rules/physical-attacks.md). */
const deathFromAbove: Strength = ({ tonnage, talons }) => {
  const impact = Math.ceil((tonnage / 10) * 3);
  return talons ? Math.floor(impact * TALONS) : impact;
};

/** A charging lance does double damage. */
const thrusting: Strength = (attacker, rules) =>
  perTons(5, 'down')(attacker, rules) * (attacker.charging ? 2 : 1);

const likeSword = perTons(10, 'up', 1);

const vibrating =
  (points: number): Strength =>
  (attacker, rules) =>
    attacker.bladeActive ? points : likeSword(attacker, rules);

/** A shield bashes for the damage it absorbs, which arm damage reduces. */
const bashing =
  (absorption: number): Strength =>
  ({ actuatorDamage: lost = {} }, _, weapon) =>
    shieldAbsorption(weapon?.shield?.absorption ?? absorption, lost);

const weapon = (name: string, damage: Strength, further: Partial<PhysicalAttack> = {}): PhysicalAttack => ({
  name,
  damage,
  limb: 'arm',
  reach: 'weapon',
  underWater: 'down',
  ...further,
});

const NEEDS_HAND = { needsHand: true } as const;

const punch = {
  limb: 'arm',
  reach: 'arm',
  bare: true,
  underWater: 'up',
} as const satisfies Partial<PhysicalAttack>;

const kick = {
  damage: perTons(5, 'down'),
  limb: 'leg',
  reach: 'leg',
  bare: true,
  underWater: 'up',
} as const satisfies Partial<PhysicalAttack>;

/** Tons for each point of damage when a prone 'Mech thrashes at soldiers in its hex. */
const THRASHING = 3;

const OF_THE_TARGET = [
  'target_movement',
  'target_prone',
  'target_immobile',
  'target_airborne',
  'target_terrain',
];

/** Damage depends on the ProtoMech's size and melee weapons (Total Warfare, "Frenzy Attacks"). */
const frenzied: Strength = ({ tonnage, meleeWeapons = 0 }) =>
  (tonnage < MEDIUM ? 1 : tonnage < HEAVY ? 2 : 3) + meleeWeapons * Math.ceil(tonnage / 5);

const MEDIUM = 6;
const HEAVY = 10;

/** Average hits of this many troopers on the Cluster Hits Table. */
function averageHits(troopers: number): number {
  let sum = 0;
  for (let first = 1; first <= 6; first += 1)
    for (let second = 1; second <= 6; second += 1) sum += hitsByTable(troopers, () => first + second);
  return sum / 36;
}

const TABLE = {
  punch: { ...punch, name: 'Punch', damage: punching },
  claw: { ...punch, name: 'Claw', damage: perTons(7, 'up') },
  kick: { ...kick, name: 'Kick' },
  talons: { ...kick, name: 'Kick with talons', footFactor: TALONS },
  push: { name: 'Push', damage: null, limb: 'arms', reach: 'level' },
  charge: {
    name: 'Charge',
    damage: chargeDamage,
    limb: 'body',
    reach: 'body',
    underWater: 'up',
    contest: true,
    groups: 5,
  },
  dfa: {
    name: 'Death from above',
    damage: deathFromAbove,
    limb: 'body',
    reach: 'above',
    contest: true,
    groups: 5,
  },
  throw: {
    name: 'Throw',
    damage: ({ objectTonnage = 0 }) => Math.max(1, Math.ceil(objectTonnage / 2)),
    limb: 'arms',
    reach: 'far',
  },
  club: weapon('Club', perTons(5, 'down'), { limb: 'arms', needsHand: true }),
  hatchet: weapon('Hatchet', perTons(5, 'down'), NEEDS_HAND),
  sword: weapon('Sword', likeSword, NEEDS_HAND),
  mace: weapon('Mace', perTons(4, 'up'), NEEDS_HAND),
  lance: weapon('Lance', thrusting),
  retractable_blade: weapon('Retractable blade', perTons(10, 'up'), NEEDS_HAND),
  flail: weapon('Flail', fixed(9)),
  wrecking_ball: weapon('Wrecking ball', fixed(8)),
  chain_whip: weapon('Chain whip', fixed(3), { ...NEEDS_HAND, snares: 3 }),
  small_vibroblade: weapon('Small vibroblade', vibrating(7), NEEDS_HAND),
  medium_vibroblade: weapon('Medium vibroblade', vibrating(10), NEEDS_HAND),
  large_vibroblade: weapon('Large vibroblade', vibrating(14), NEEDS_HAND),
  combine: weapon('Combine', fixed(3)),
  mining_drill: weapon('Mining drill', fixed(4)),
  spot_welder: weapon('Spot welder', fixed(5)),
  chainsaw: weapon('Chainsaw', fixed(5), { inCharges: true }),
  buzzsaw: weapon('Buzzsaw', fixed(7), { damageDice: 2, heat: 3, breaksOn: 2 }),
  dual_saw: weapon('Dual saw', fixed(7), { inCharges: true }),
  backhoe: weapon('Backhoe', fixed(6)),
  rock_cutter: weapon('Rock cutter', fixed(5), { byQuads: false }),
  pile_driver: weapon('Pile driver', fixed(10), { byQuads: false }),
  small_shield: weapon('Small shield', bashing(3), { needsShoulder: false }),
  medium_shield: weapon('Medium shield', bashing(5), { needsShoulder: false }),
  large_shield: weapon('Large shield', bashing(7), { needsShoulder: false }),
  brush_off: {
    ...punch,
    name: 'Brush off',
    damage: punching,
    reach: 'far',
    inOwnHex: true,
    undivided: true,
    only: [
      'piloting',
      'attack',
      'upper_arm',
      'lower_arm',
      'hand',
      'claws',
      'actuator_enhancement',
      'target_magnetic_claws',
    ],
  },
  thrash: {
    name: 'Thrash',
    damage: ({ tonnage }) => Math.round(tonnage / THRASHING),
    limb: 'body',
    reach: 'level',
    skill: 'none',
    inOwnHex: true,
    whileProne: true,
    undivided: true,
    groups: 5,
    only: ['attack', 'certain'],
  },
  frenzy: {
    name: 'Frenzy',
    damage: frenzied,
    limb: 'body',
    reach: 'feet',
    underWater: 'up',
    skill: 'none',
    inOwnHex: true,
    undivided: true,
    only: ['attack', 'attacker_movement', ...OF_THE_TARGET],
  },
  vibro_claws: {
    name: 'Vibro-claws',
    damage: ({ troopers = 1, vibroClaws = 1 }) => averageHits(troopers) * vibroClaws,
    limb: 'body',
    reach: 'level',
    skill: 'gunnery',
    inOwnHex: true,
    byTroopers: true,
    only: ['gunnery', 'attack', ...OF_THE_TARGET],
  },
} as const satisfies Readonly<Record<Exclude<PhysicalAttackKind, 'vibroblade'>, PhysicalAttack>>;

export const PHYSICAL_ATTACKS: Readonly<Record<PhysicalAttackKind, PhysicalAttack>> = deepFreeze({
  ...TABLE,
  // A blade of unknown size counts as medium.
  vibroblade: TABLE.medium_vibroblade,
});

/**
 * Returns the attack that a weapon of the catalog makes; undefined for equipment that only adds to others, such as
 * spikes.
 */
export function physicalAttackWith({ physicalWeapon }: PhysicalWeapon): PhysicalAttackKind | undefined {
  const kind = physicalWeapon.replaceAll('-', '_');
  return Object.hasOwn(TABLE, kind) ? (kind as PhysicalAttackKind) : undefined;
}
