import { armBeside, inwardFrom, isTorsoIndex, LOCATION_COUNT, type MechBody, NOWHERE } from './body.js';
import type { DamageKind } from './damage-kind.js';
import { damagePerPoint, softened } from './materials.js';
import { throughPlating } from './plating.js';

/** What one hit did, location by location on the way inward; made once and filled anew by every hit. */
export interface StrikeOutcome {
  count: number;
  readonly location: Int8Array;
  readonly rear: Uint8Array;
  readonly armorLost: Float64Array;
  readonly structureLost: Float64Array;
  readonly destroyed: Uint8Array;
  /** What armor and structure took: counts towards the piloting roll for heavy damage. */
  absorbed: number;
  /** Damage that found nothing more to hurt. */
  lost: number;
}

export function createStrikeOutcome(): StrikeOutcome {
  return {
    count: 0,
    location: new Int8Array(LOCATION_COUNT),
    rear: new Uint8Array(LOCATION_COUNT),
    armorLost: new Float64Array(LOCATION_COUNT),
    structureLost: new Float64Array(LOCATION_COUNT),
    destroyed: new Uint8Array(LOCATION_COUNT),
    absorbed: 0,
    lost: 0,
  };
}

/**
 * One hit on a body, which it changes: armor first, then structure, and what is left goes inward, past what is gone
 * already (docs/rules/damage.md). `inside` is an explosion, which meets no armor; `contained`, one that does not leave
 * its location. Armor may take one kind of damage better than another.
 */
export function strike(
  body: MechBody,
  start: number,
  damage: number,
  rear: boolean,
  kind: DamageKind | undefined,
  inside: boolean,
  contained: boolean,
  outcome: StrikeOutcome,
): void {
  const { structure } = body;
  outcome.count = 0;
  outcome.absorbed = 0;
  let remaining = damage;
  for (let at = start; at !== NOWHERE && remaining > 0; at = contained ? NOWHERE : inwardFrom(at)) {
    if ((structure[at] as number) <= 0) continue;
    remaining = strikeLocation(body, at, remaining, rear, kind, inside, outcome);
    const arm = (structure[at] as number) <= 0 ? armBeside(at) : NOWHERE;
    if (arm !== NOWHERE && (structure[arm] as number) > 0) {
      body.armor[arm] = 0;
      structure[arm] = 0;
    }
  }
  outcome.lost = remaining;
}

/** What one location takes of a hit, noted as the next step of the outcome; what goes on from there is returned. */
function strikeLocation(
  body: MechBody,
  at: number,
  damage: number,
  behind: boolean,
  kind: DamageKind | undefined,
  inside: boolean,
  outcome: StrikeOutcome,
): number {
  const { plating } = body;
  const rear = behind && isTorsoIndex(at);
  const arriving =
    plating === undefined || inside ? damage : throughPlating(plating, at, damage, rear, behind);
  const rule = body.armorRules[at] as MechBody['armorRules'][number];
  const plates = rear ? body.rearArmor : body.armor;
  const armor = inside ? 0 : (plates[at] as number);
  const points = armor > 0 && outcome.count === 0 ? softened(rule, arriving, kind) : arriving;
  const perPoint = damagePerPoint(rule, kind);
  // The last point stops a whole one, even where two go for each.
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
