import type { Trait } from '../../src/catalog/index.js';
import type { PodEffect } from '../../src/rules/effect/effect-entry.js';
import { RANGE_BRACKETS, type RangeBracket } from '../../src/rules/to-hit/vocabulary.js';
import { canAct, hasWorking, isOut, works } from './condition.js';
import { canSee, hexesBetween, type Sight, smokeBetween } from './line.js';
import type { OracleBattle, OracleUnit } from './state.js';

/** The place of each kind of pod in saves: one bit for each side. */
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

/** Whether ECM of its opponents lies over a hex, or that of suites with a trait. */
const isJammed = (battle: OracleBattle, { side }: OracleUnit, hex: number, of?: Trait): boolean =>
  battle.units.some(
    (other) =>
      other.side !== side &&
      jams(other) &&
      battle.map.distance(other.hex, hex) <= bubbleOf(battle, other, of),
  );

/** Hexes around the best suite that works (docs/rules/electronics.md). */
const bubbleOf = ({ rules }: OracleBattle, unit: OracleUnit, of: Trait | undefined): number =>
  Math.max(
    -1,
    ...(unit.design.gear.ecm ?? [])
      .filter(({ index }) => works(unit, index))
      .filter(({ item }) => of === undefined || item?.traits.includes(of))
      .map(({ item }) => {
        const { ecmRadius, ecmRadiusOf } = rules.electronics;
        const own = item?.traits.find((trait) => ecmRadiusOf[trait] !== undefined);
        return own === undefined ? ecmRadius : (ecmRadiusOf[own] ?? ecmRadius);
      }),
  );

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
  const { probesSeeThroughSmoke, probesOnlyAngelStops } = battle.rules.electronics;
  if (!probesSeeThroughSmoke) return 0;
  const ranges = (unit.design.gear['active-probe'] ?? [])
    .filter(({ index }) => works(unit, index))
    .filter(({ item }) =>
      item?.traits.some((trait) => probesOnlyAngelStops.includes(trait))
        ? !isJammed(battle, unit, unit.hex, 'angel-ecm')
        : !isCutOff(battle, unit),
    )
    .map(({ item }) => (item !== undefined && 'probeRange' in item ? (item.probeRange ?? 0) : 0));
  return smokeBetween(battle, unit, target, Math.max(0, ...ranges));
}

/** The bracket of a shot, and whether half a link brings it a point nearer to the next. */
interface Networked {
  readonly bracket: RangeBracket;
  readonly halfway: boolean;
}

/** A C3 network lends the eyes of the member who is nearest to the target; a jammed link is worth half, or nothing. */
export function bracketThroughNetwork(
  battle: OracleBattle,
  unit: OracleUnit,
  target: OracleUnit,
  sight: Sight,
  bracketAt: (range: number) => RangeBracket,
): Networked {
  const half = battle.rules.electronics.jammedNetworkHelpsByHalf;
  const linked = battle.units.filter(
    (friend) =>
      friend !== unit &&
      friend.side === unit.side &&
      canAct(friend) &&
      friend.hex >= 0 &&
      friend.network === unit.network &&
      (['c3', 'c3i'] as const).some((gear) => hasWorking(unit, gear) && hasWorking(friend, gear)) &&
      !unit.isStealthy &&
      !friend.isStealthy &&
      canSee(battle, friend, target),
  );
  const jammed = (friend: OracleUnit): boolean =>
    isCutOff(battle, unit) || isCutOff(battle, friend) || isJammedBetween(battle, unit, friend);
  const nearest = (friends: readonly OracleUnit[]): RangeBracket =>
    bracketAt(Math.min(sight.range, ...friends.map((friend) => battle.map.distance(friend.hex, target.hex))));
  const clear = nearest(linked.filter((friend) => !jammed(friend)));
  if (!half) return { bracket: clear, halfway: false };
  const place = (bracket: RangeBracket): number => RANGE_BRACKETS.indexOf(bracket);
  const steps = place(bracketAt(sight.range)) + place(nearest(linked.filter(jammed)));
  if (steps >= 2 * place(clear)) return { bracket: clear, halfway: false };
  return { bracket: RANGE_BRACKETS[Math.ceil(steps / 2)] ?? clear, halfway: steps % 2 === 1 };
}
