import { type BodyPlan, type LocationName, NOWHERE } from '../rules/body/plan.js';
import type { Decision } from './decision.js';
import type { BlowOrder, FireOrder, PhysicalOrder, ShotOrder } from './orders.js';

// Orders as in saves and replays: locations and limbs by name. Inside a battle they are indexes, which its loops need.

export interface NamedShotOrder extends Omit<ShotOrder, 'location'> {
  /** The location of a called shot, or of one aimed with a targeting computer or at an immobile target. */
  readonly location?: LocationName;
}

export interface NamedFireOrder extends Omit<FireOrder, 'shots'> {
  readonly shots: readonly NamedShotOrder[];
}

export interface NamedBlowOrder extends Omit<BlowOrder, 'limb'> {
  /** The arm or leg; left out for attacks with the whole body. */
  readonly limb?: LocationName;
}

export interface NamedPhysicalOrder extends Omit<PhysicalOrder, 'blows'> {
  readonly blows: readonly NamedBlowOrder[];
}

/**
 * Everything that a side decides, as recorded in a replay: a battle is its start, its seed and these decisions in
 * order.
 */
export type NamedDecision =
  | Exclude<Decision, { readonly kind: 'fire' | 'strike' }>
  | { readonly kind: 'fire'; readonly unit: number; readonly order: NamedFireOrder }
  | { readonly kind: 'strike'; readonly unit: number; readonly order: NamedPhysicalOrder };

/** The unit whose locations are meant: the target for a shot, the attacker for a physical attack. */
interface Bodies {
  readonly units: readonly { readonly plan: BodyPlan }[];
}

const nameOf = ({ units }: Bodies, unit: number, location: number): LocationName =>
  units[unit]?.plan.locations[location] as LocationName;

/** Nowhere, if the unit has no such location. */
const indexOf = ({ units }: Bodies, unit: number, location: LocationName): number =>
  units[unit]?.plan.locations.indexOf(location) ?? NOWHERE;

// From indexes to names.

export function namedShot(bodies: Bodies, shot: ShotOrder): NamedShotOrder {
  const { location, ...rest } = shot;
  return location === undefined ? rest : { ...shot, location: nameOf(bodies, shot.target, location) };
}

export function namedBlow(bodies: Bodies, unit: number, blow: BlowOrder): NamedBlowOrder {
  const { limb, ...rest } = blow;
  return limb === undefined ? rest : { ...blow, limb: nameOf(bodies, unit, limb) };
}

export const namedFire = (bodies: Bodies, order: FireOrder): NamedFireOrder => ({
  ...order,
  shots: order.shots.map((shot) => namedShot(bodies, shot)),
});

export const namedBlows = (bodies: Bodies, unit: number, order: PhysicalOrder): NamedPhysicalOrder => ({
  ...order,
  blows: order.blows.map((blow) => namedBlow(bodies, unit, blow)),
});

export function namedDecision(bodies: Bodies, decision: Decision): NamedDecision {
  if (decision.kind === 'fire') return { ...decision, order: namedFire(bodies, decision.order) };
  if (decision.kind === 'strike')
    return { ...decision, order: namedBlows(bodies, decision.unit, decision.order) };
  return decision;
}

// From names to indexes.

function shotOf(bodies: Bodies, shot: NamedShotOrder): ShotOrder {
  const { location, ...rest } = shot;
  return location === undefined ? rest : { ...shot, location: indexOf(bodies, shot.target, location) };
}

function blowOf(bodies: Bodies, unit: number, blow: NamedBlowOrder): BlowOrder {
  const { limb, ...rest } = blow;
  return limb === undefined ? rest : { ...blow, limb: indexOf(bodies, unit, limb) };
}

export const fireOf = (bodies: Bodies, order: NamedFireOrder): FireOrder => ({
  ...order,
  shots: order.shots.map((shot) => shotOf(bodies, shot)),
});

export const blowsOf = (bodies: Bodies, unit: number, order: NamedPhysicalOrder): PhysicalOrder => ({
  ...order,
  blows: order.blows.map((blow) => blowOf(bodies, unit, blow)),
});

export function decisionOf(bodies: Bodies, decision: NamedDecision): Decision {
  if (decision.kind === 'fire') return { ...decision, order: fireOf(bodies, decision.order) };
  if (decision.kind === 'strike')
    return { ...decision, order: blowsOf(bodies, decision.unit, decision.order) };
  return decision;
}
