import { MOST_LOCATIONS, NOWHERE } from '../body/plan.js';
import type { Body } from './body.js';
import type { DamageKind } from './damage-kind.js';
import { damagePerPoint, softened } from './materials.js';
import { throughPlating } from './plating.js';

/** The results of one hit, location by location inward. The record is made once and every hit overwrites it. */
export interface StrikeOutcome {
  count: number;
  readonly location: Int8Array;
  readonly rear: Uint8Array;
  readonly armorLost: Float64Array;
  readonly structureLost: Float64Array;
  readonly destroyed: Uint8Array;
  /** Damage absorbed by armor and structure. It counts towards the piloting roll for heavy damage. */
  absorbed: number;
  /** Damage with nowhere left to go. */
  lost: number;
}

export function createStrikeOutcome(): StrikeOutcome {
  return {
    count: 0,
    location: new Int8Array(MOST_LOCATIONS),
    rear: new Uint8Array(MOST_LOCATIONS),
    armorLost: new Float64Array(MOST_LOCATIONS),
    structureLost: new Float64Array(MOST_LOCATIONS),
    destroyed: new Uint8Array(MOST_LOCATIONS),
    absorbed: 0,
    lost: 0,
  };
}

/**
 * Applies one hit to a body, which it changes: armor first, then structure, and the rest transfers inward past
 * destroyed locations (docs/rules/damage.md). `inside` is an explosion, which bypasses armor. `contained` keeps it in
 * its location.
 */
export function strike(
  body: Body,
  start: number,
  damage: number,
  rear: boolean,
  kind: DamageKind | undefined,
  inside: boolean,
  contained: boolean,
  outcome: StrikeOutcome,
): void {
  const { plan } = body;
  outcome.count = 0;
  outcome.absorbed = 0;
  let remaining = damage;
  for (
    let at = start;
    at !== NOWHERE && remaining > 0;
    at = contained ? NOWHERE : (plan.inward[at] as number)
  )
    remaining = strikeHere(body, at, remaining, rear, kind, inside, outcome);
  outcome.lost = remaining;
}

/** Applies a hit to one location, and to the limb that is lost with it. Returns the damage that transfers onward. */
export function strikeHere(
  body: Body,
  at: number,
  damage: number,
  rear: boolean,
  kind: DamageKind | undefined,
  inside: boolean,
  outcome: StrikeOutcome,
): number {
  const { structure, plan } = body;
  if ((structure[at] as number) <= 0) return damage;
  const remaining = strikeLocation(body, at, damage, rear, kind, inside, outcome);
  const limb = (structure[at] as number) <= 0 ? (plan.beside[at] as number) : NOWHERE;
  if (limb !== NOWHERE && (structure[limb] as number) > 0) {
    body.armor[limb] = 0;
    structure[limb] = 0;
  }
  return remaining;
}

/**
 * Applies a hit to one location and records it as the next step of the outcome. Returns the damage that transfers
 * onward.
 */
function strikeLocation(
  body: Body,
  at: number,
  damage: number,
  behind: boolean,
  kind: DamageKind | undefined,
  inside: boolean,
  outcome: StrikeOutcome,
): number {
  const { plating } = body;
  const rear = behind && body.plan.hasRear[at] === 1;
  const arriving =
    plating === undefined || inside ? damage : throughPlating(plating, at, damage, rear, behind);
  const rule = body.armorRules[at] as Body['armorRules'][number];
  const plates = rear ? body.rearArmor : body.armor;
  const armor = inside ? 0 : (plates[at] as number);
  const points = armor > 0 && outcome.count === 0 ? softened(rule, arriving, kind, armor) : arriving;
  const perPoint = damagePerPoint(rule, kind);
  // A partial point of armor still stops one whole point of damage.
  const stopped = Math.min(points, Math.ceil(armor * perPoint));
  const armorLost = Math.min(armor, stopped / perPoint);
  const through = points - stopped;

  const standing = body.structure[at] as number;
  const suffered = body.structureRule.suffered(through);
  const structureLost = Math.min(suffered, standing);
  const destroyed = standing - structureLost <= 0;
  if (armorLost > 0) plates[at] = armor - armorLost;
  if (structureLost > 0) body.structure[at] = standing - structureLost;

  const step = outcome.count;
  outcome.count = step + 1;
  outcome.location[step] = at;
  outcome.rear[step] = rear ? 1 : 0;
  outcome.armorLost[step] = armorLost;
  outcome.structureLost[step] = structureLost;
  outcome.destroyed[step] = destroyed ? 1 : 0;
  outcome.absorbed += damage - arriving + stopped + (destroyed ? structureLost : through);
  return destroyed ? body.structureRule.goesOn(suffered - structureLost, through) : 0;
}
