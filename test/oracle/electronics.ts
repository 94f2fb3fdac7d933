import type { PodEffect } from '../../src/rules/effect/effect-entry.js';
import { canAct, hasWorking, isOut, works } from './condition.js';
import { canSee, hexesBetween, type Sight, smokeBetween } from './line.js';
import type { OracleBattle, OracleUnit } from './state.js';

/** Hexes around an ECM suite (docs/rules/electronics.md). */
const BUBBLE = 6;

/** Where saves keep the pods of each kind: one bit for either side. */
export const POD_BITS: Readonly<Partial<Record<PodEffect, number>>> = {
  homing: 0,
  haywire: 2,
  ecm: 4,
  nemesis: 6,
};

/** Whether the opponents of a unit have put a pod of this kind on it. */
export const carriesHostilePod = ({ podsInAll, side }: OracleUnit, pod: PodEffect): boolean =>
  (podsInAll & (1 << ((POD_BITS[pod] ?? 0) + 1 - side))) !== 0;

/** The suite that serves the unit's own hiding lays no bubble around it. */
const hidesBehindEcm = ({ isVoid, isStealthy, design }: OracleUnit): boolean =>
  isVoid || (isStealthy && design.gear.stealth !== undefined);

const jams = (unit: OracleUnit): boolean =>
  !isOut(unit) &&
  !unit.shutDown &&
  unit.hex >= 0 &&
  !unit.disturbed &&
  hasWorking(unit, 'ecm') &&
  !hidesBehindEcm(unit);

/** Whether ECM of its opponents lies over a hex. */
const isJammed = ({ units, map }: OracleBattle, { side }: OracleUnit, hex: number): boolean =>
  units.some((other) => other.side !== side && jams(other) && map.distance(other.hex, hex) <= BUBBLE);

/** Over a hex that the line between two units touches, in rulesets where that matters. */
const isJammedBetween = (battle: OracleBattle, unit: OracleUnit, other: OracleUnit): boolean =>
  battle.rules.electronics.ecmCuts === 'whole-line' &&
  hexesBetween(battle, unit.hex, other.hex).some((hex) => isJammed(battle, unit, hex));

/** Whether the unit itself is cut off by hostile ECM, by a pod that does the same, or by its own weapons. */
const isCutOff = (battle: OracleBattle, unit: OracleUnit): boolean =>
  carriesHostilePod(unit, 'ecm') || unit.disturbed || isJammed(battle, unit, unit.hex);

export const isTargetJammed = (battle: OracleBattle, unit: OracleUnit, target: OracleUnit): boolean =>
  isJammed(battle, unit, target.hex);

/** Whether missiles on their way to the target pass through hostile ECM. */
export const isPathJammed = (battle: OracleBattle, unit: OracleUnit, target: OracleUnit): boolean =>
  isCutOff(battle, unit) || isTargetJammed(battle, unit, target) || isJammedBetween(battle, unit, target);

/** Points of smoke that an active probe of the unit looks through, where the rules let it. */
export function smokeLookedThrough(battle: OracleBattle, unit: OracleUnit, target: OracleUnit): number {
  if (!battle.rules.electronics.probesSeeThroughSmoke || isCutOff(battle, unit)) return 0;
  const ranges = (unit.design.gear['active-probe'] ?? [])
    .filter(({ index }) => works(unit, index))
    .map(({ item }) => (item !== undefined && 'probeRange' in item ? (item.probeRange ?? 0) : 0));
  return smokeBetween(battle, unit, target, Math.max(0, ...ranges));
}

/** Hexes that the bracket is taken from: a C3 network lends the eyes of the member who is nearest to the target. */
export function rangeThroughNetwork(
  battle: OracleBattle,
  unit: OracleUnit,
  target: OracleUnit,
  sight: Sight,
): number {
  if (isCutOff(battle, unit)) return sight.range;
  const linked = battle.units.filter(
    (friend) =>
      friend !== unit &&
      friend.side === unit.side &&
      canAct(friend) &&
      friend.hex >= 0 &&
      friend.network === unit.network &&
      (['c3', 'c3i'] as const).some((gear) => hasWorking(unit, gear) && hasWorking(friend, gear)) &&
      !isCutOff(battle, friend) &&
      !isJammedBetween(battle, unit, friend) &&
      canSee(battle, friend, target),
  );
  return Math.min(sight.range, ...linked.map((friend) => battle.map.distance(friend.hex, target.hex)));
}
