import { mechLocationAt, mechLocationIndex } from '../rules/body/mech-plans.js';
import type { MechLocation } from '../rules/hit-location/locations.js';
import type { Decision } from './decision.js';
import type { BlowOrder, FireOrder, PhysicalOrder, ShotOrder } from './orders.js';

// Orders as players, saves and replays word them: locations and limbs by name. Inside a battle they are indexes, which
// its loops need.

export interface NamedShotOrder extends Omit<ShotOrder, 'location'> {
  /** A called shot, or one aimed with a targeting computer or at an immobile target. */
  readonly location?: MechLocation;
}

export interface NamedFireOrder extends Omit<FireOrder, 'shots'> {
  readonly shots: readonly NamedShotOrder[];
}

export interface NamedBlowOrder extends Omit<BlowOrder, 'limb'> {
  /** The arm or leg; of a body attack, nothing. */
  readonly limb?: MechLocation;
}

export interface NamedPhysicalOrder extends Omit<PhysicalOrder, 'blows'> {
  readonly blows: readonly NamedBlowOrder[];
}

/** Everything that a side decides, as a replay holds it: a battle is its start, its seed and these in their order. */
export type NamedDecision =
  | Exclude<Decision, { readonly kind: 'fire' | 'strike' }>
  | { readonly kind: 'fire'; readonly unit: number; readonly order: NamedFireOrder }
  | { readonly kind: 'strike'; readonly unit: number; readonly order: NamedPhysicalOrder };

// From inside to outside.

export function namedShot(shot: ShotOrder): NamedShotOrder {
  const { location, ...rest } = shot;
  return location === undefined ? rest : { ...shot, location: mechLocationAt(location) };
}

export function namedBlow(blow: BlowOrder): NamedBlowOrder {
  const { limb, ...rest } = blow;
  return limb === undefined ? rest : { ...blow, limb: mechLocationAt(limb) };
}

export const namedFire = (order: FireOrder): NamedFireOrder => ({
  ...order,
  shots: order.shots.map(namedShot),
});

export const namedBlows = (order: PhysicalOrder): NamedPhysicalOrder => ({
  ...order,
  blows: order.blows.map(namedBlow),
});

export function namedDecision(decision: Decision): NamedDecision {
  if (decision.kind === 'fire') return { ...decision, order: namedFire(decision.order) };
  if (decision.kind === 'strike') return { ...decision, order: namedBlows(decision.order) };
  return decision;
}

// And back.

function shotOf(shot: NamedShotOrder): ShotOrder {
  const { location, ...rest } = shot;
  return location === undefined ? rest : { ...shot, location: mechLocationIndex(location) };
}

function blowOf(blow: NamedBlowOrder): BlowOrder {
  const { limb, ...rest } = blow;
  return limb === undefined ? rest : { ...blow, limb: mechLocationIndex(limb) };
}

export const fireOf = (order: NamedFireOrder): FireOrder => ({ ...order, shots: order.shots.map(shotOf) });

export const blowsOf = (order: NamedPhysicalOrder): PhysicalOrder => ({
  ...order,
  blows: order.blows.map(blowOf),
});

export function decisionOf(decision: NamedDecision): Decision {
  if (decision.kind === 'fire') return { ...decision, order: fireOf(decision.order) };
  if (decision.kind === 'strike') return { ...decision, order: blowsOf(decision.order) };
  return decision;
}
