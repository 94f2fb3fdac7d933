import { deepFreeze } from '../../catalog/deep-freeze.js';
import type { PhysicalWeapon } from '../../catalog/index.js';
import { shieldAbsorption } from '../damage/shields.js';
import type { IPhysicalAttacker } from './states.js';

/** What a physical attack is: one entry holds all that sets it apart from the others (combat.md section 21). */
export interface PhysicalAttack {
  readonly name: string;
  /** On the piloting skill of the attacker. */
  readonly modifier: number;
  /** Points of a hit by a sound limb, Triple-Strength Myomer included; null where it does no damage. */
  readonly damage: Strength | null;
  /** Dice that a hit rolls for its damage, whose average `damage` gives. */
  readonly damageDice?: number;
  /** Of an attack, where its weapon does not say. */
  readonly heat?: number;
  /** An attack roll so low breaks the weapon. */
  readonly breaksOn?: number;
  /** What it is done with: one arm, both, a leg, or the whole 'Mech. */
  readonly limb: 'arm' | 'arms' | 'leg' | 'body';
  /** How it reaches up and down. */
  readonly reach: 'arm' | 'leg' | 'weapon' | 'level' | 'body' | 'above' | 'far';
  /** Lost actuators halve the damage of a limb; a weapon in it strikes as hard as ever. */
  readonly bare?: true;
  /** What talons on a foot that works make of the kick, rounded up. */
  readonly footFactor?: number;
  /** How half the damage under water is rounded; left out where water does not matter. */
  readonly underWater?: 'up' | 'down';
  readonly needsHand?: true;
  /** A shield bashes with a dead shoulder, but not as hard. */
  readonly needsShoulder?: false;
  /** Tools that a quad cannot use even from a torso. */
  readonly byQuads?: false;
  /** Own piloting skill against that of the target. */
  readonly contest?: true;
  /** Size of the groups that damage falls in; left out where it is one blow. */
  readonly groups?: number;
  /**
   * Whom a hit or a miss asks for a piloting roll, and what that adds to its cause: charges and deaths from above
   * carry their own modifier there. Left out where none is rolled.
   */
  readonly afterHit?: Aftereffect;
  readonly afterMiss?: Aftereffect;
  /** Winds around a leg that it strikes and that stands it, if it hits a second time: what that adds to the roll. */
  readonly snares?: number;
}

interface Aftereffect {
  readonly attacker?: number;
  readonly target?: number;
}

type Strength = (attacker: IPhysicalAttacker, weapon?: PhysicalWeapon) => number;

const perTons =
  (tons: number, rounding: 'up' | 'down', plus = 0): Strength =>
  ({ tonnage, tripleStrengthMyomer }) => {
    const points = (rounding === 'up' ? Math.ceil(tonnage / tons) : Math.floor(tonnage / tons)) + plus;
    return tripleStrengthMyomer ? points * 2 : points;
  };

/** Tools that do their work by engine, not by muscle. */
const fixed =
  (points: number): Strength =>
  () =>
    points;

const chargeDamage: Strength = ({ tonnage, hexesMoved = 0, ramPlate, spikedTorsos = 0 }) => {
  const impact = Math.max(0, Math.ceil((tonnage / 10) * (hexesMoved - 1)));
  return Math.ceil(impact * (ramPlate ? RAM_PLATE : 1)) + SPIKES_IN_A_CHARGE * spikedTorsos;
};

const RAM_PLATE = 1.5;
const SPIKES_IN_A_CHARGE = 2;

const TALONS = 1.5;

/** Talons on both feet tear at what they land on (combat.md section 29). */
const deathFromAbove: Strength = ({ tonnage, talons }) => {
  const impact = Math.ceil((tonnage / 10) * 3);
  return talons ? Math.floor(impact * TALONS) : impact;
};

/** With a run-up the lance strikes twice as hard. */
const thrusting: Strength = (attacker) => perTons(5, 'down')(attacker) * (attacker.charging ? 2 : 1);

const likeSword = perTons(10, 'up', 1);

const vibrating =
  (points: number): Strength =>
  (attacker) =>
    attacker.bladeActive ? points : likeSword(attacker);

/** A shield strikes with what it absorbs, which damage to its arm lessens. */
const bashing =
  (absorption: number): Strength =>
  ({ actuatorDamage: lost = {} }, weapon) =>
    shieldAbsorption(weapon?.shield?.absorption ?? absorption, lost);

const weapon = (
  name: string,
  modifier: number,
  damage: Strength,
  further: Partial<PhysicalAttack> = {},
): PhysicalAttack => ({
  name,
  modifier,
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
  modifier: -2,
  damage: perTons(5, 'down'),
  limb: 'leg',
  reach: 'leg',
  bare: true,
  underWater: 'up',
  afterHit: { target: 0 },
  afterMiss: { attacker: 0 },
} as const satisfies Partial<PhysicalAttack>;

const TABLE = {
  punch: { ...punch, name: 'Punch', modifier: 0, damage: perTons(10, 'up') },
  claw: { ...punch, name: 'Claw', modifier: 1, damage: perTons(7, 'up') },
  kick: { ...kick, name: 'Kick' },
  talons: { ...kick, name: 'Kick with talons', footFactor: TALONS },
  push: { name: 'Push', modifier: -1, damage: null, limb: 'arms', reach: 'level', afterHit: { target: 0 } },
  charge: {
    name: 'Charge',
    modifier: 0,
    damage: chargeDamage,
    limb: 'body',
    reach: 'body',
    underWater: 'up',
    contest: true,
    groups: 5,
    afterHit: { attacker: 0, target: 0 },
  },
  dfa: {
    name: 'Death from above',
    modifier: 0,
    damage: deathFromAbove,
    limb: 'body',
    reach: 'above',
    contest: true,
    groups: 5,
    afterHit: { attacker: 0, target: 0 },
  },
  throw: {
    name: 'Throw',
    modifier: 0,
    damage: ({ objectTonnage = 0 }) => Math.max(1, Math.ceil(objectTonnage / 2)),
    limb: 'arms',
    reach: 'far',
  },
  club: weapon('Club', -1, perTons(5, 'down'), { limb: 'arms', needsHand: true }),
  hatchet: weapon('Hatchet', -1, perTons(5, 'down'), NEEDS_HAND),
  sword: weapon('Sword', -2, likeSword, NEEDS_HAND),
  mace: weapon('Mace', 1, perTons(4, 'up'), { ...NEEDS_HAND, afterMiss: { attacker: 2 } }),
  lance: weapon('Lance', 1, thrusting),
  retractable_blade: weapon('Retractable blade', -2, perTons(10, 'up'), NEEDS_HAND),
  flail: weapon('Flail', 0, fixed(9), { afterMiss: { attacker: 0 } }),
  wrecking_ball: weapon('Wrecking ball', 1, fixed(8), { afterMiss: { attacker: 0 } }),
  chain_whip: weapon('Chain whip', -2, fixed(3), { ...NEEDS_HAND, snares: 3 }),
  small_vibroblade: weapon('Small vibroblade', -2, vibrating(7), NEEDS_HAND),
  medium_vibroblade: weapon('Medium vibroblade', -2, vibrating(10), NEEDS_HAND),
  large_vibroblade: weapon('Large vibroblade', -2, vibrating(14), NEEDS_HAND),
  combine: weapon('Combine', -2, fixed(3)),
  mining_drill: weapon('Mining drill', -1, fixed(4)),
  spot_welder: weapon('Spot welder', -1, fixed(5)),
  chainsaw: weapon('Chainsaw', 0, fixed(5)),
  buzzsaw: weapon('Buzzsaw', -1, fixed(7), { damageDice: 2, heat: 3, breaksOn: 2 }),
  dual_saw: weapon('Dual saw', 0, fixed(7)),
  backhoe: weapon('Backhoe', 1, fixed(6)),
  rock_cutter: weapon('Rock cutter', 1, fixed(5), { byQuads: false }),
  pile_driver: weapon('Pile driver', 2, fixed(10), { byQuads: false }),
  small_shield: weapon('Small shield', -2, bashing(3), { needsShoulder: false }),
  medium_shield: weapon('Medium shield', -3, bashing(5), { needsShoulder: false }),
  large_shield: weapon('Large shield', -4, bashing(7), { needsShoulder: false }),
} as const satisfies Readonly<Record<string, PhysicalAttack>>;

export type PhysicalAttackKind = keyof typeof TABLE | 'vibroblade';

export const PHYSICAL_ATTACKS: Readonly<Record<PhysicalAttackKind, PhysicalAttack>> = deepFreeze({
  ...TABLE,
  // Of no size that is known: the one in the middle.
  vibroblade: TABLE.medium_vibroblade,
});

/** The attack that a weapon of the catalog makes; undefined for what only adds to others, as spikes do. */
export function physicalAttackWith({ physicalWeapon }: PhysicalWeapon): PhysicalAttackKind | undefined {
  const kind = physicalWeapon.replaceAll('-', '_');
  return Object.hasOwn(TABLE, kind) ? (kind as PhysicalAttackKind) : undefined;
}
