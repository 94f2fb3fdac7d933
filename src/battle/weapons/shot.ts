import type { Ammunition } from '../../catalog/index.js';
import { isMortar } from '../../rules/firing/mortars.js';
import { type TerrainFeature, terrainType } from '../../rules/terrain/terrain.js';
import {
  calculateToHit,
  type ISecondaryTarget,
  type IToHitCalculation,
  type RangeBracket,
  toHitNumber,
} from '../../rules/to-hit/index.js';
import type { Battle } from '../battle.js';
import type { Combatant } from '../combatant/combatant.js';
import type { AmmoBin, WeaponMount } from '../combatant/weapon-mount.js';
import { featuresUnderfoot, isAloft } from '../movement/ground.js';
import type { ShotOrder } from '../orders.js';
import type { ShotFacts } from '../shot/shot-facts.js';
import { shotFrom, type ToHitQuestion } from '../shot/shot-from.js';
import { isPrimed } from './charge-capacitors.js';
import { coverOf } from './cover.js';
import { ecmOver, ecmOverTarget } from './ecm.js';
import { indirectFire } from './indirect-fire.js';
import type { Line } from './line.js';
import { NOT_PLAIN, type Pair, plainNumber } from './plain-shot.js';
import { carriesHostilePod } from './pods.js';
import { lineThroughSmoke } from './probe.js';
import { bracketAt, rangesNow } from './ranges.js';
import { shieldInTheWay } from './shield-in-the-way.js';
import { firesInWater } from './water.js';

/** A shot before its dice are rolled. */
export interface Shot {
  readonly unit: Combatant;
  readonly mount: WeaponMount;
  readonly target: Combatant;
  readonly order: ShotOrder;
  readonly bin: AmmoBin | undefined;
  readonly line: Line;
  /** For indirect fire, the line from the spotter to the target. */
  readonly spottersLine: Line | undefined;
  readonly bracket: RangeBracket;
  /** A jammed C3 network brings it a point nearer to the next bracket. */
  readonly halfway: boolean;
  /** Hexes from the unit to the target: they decide about minimum range, whatever the C3 network's bracket. */
  readonly distance: number;
  readonly secondary: ISecondaryTarget | undefined;
}

/** The load: from a bin, or the one that the weapon came with. */
export const loadOf = ({ bin, mount }: Pick<Shot, 'bin' | 'mount'>): Ammunition | undefined =>
  bin?.item ?? mount.builtInLoad;

/** The bracket of a weapon over this distance, with this load, from its unit's hex. */
export function bracketOf(
  unit: Combatant,
  mount: WeaponMount,
  bin: AmmoBin | undefined,
  distance: number,
): RangeBracket {
  return bracketAt(rangesNow(unit, mount, bin), distance);
}

/**
 * The bracket of the real distance, without a C3 network: the effect of a hit depends on it
 * (docs/rules/weapon-attacks.md).
 */
export const bracketFlown = ({ unit, mount, bin, distance }: Shot): RangeBracket =>
  bracketOf(unit, mount, bin, distance);

/** The shot as the to-hit rules take it. */
export const questionOf = (battle: Battle, shot: Shot): ToHitQuestion => shotFrom(factsOf(battle, shot));

/** @param pair the attacker and target of the shot, for callers who ask about one weapon after another */
export function toHitOf(battle: Battle, shot: Shot, pair?: Pair): number {
  const plain = plainNumber(battle, shot, questionOf, pair);
  if (plain !== NOT_PLAIN) return plain;
  const { attacker, target, bracket, range, options } = questionOf(battle, shot);
  return toHitNumber(attacker, target, bracket, range, options);
}

export function explainToHit(battle: Battle, shot: Shot): IToHitCalculation {
  const { attacker, target, bracket, range, options } = questionOf(battle, shot);
  return calculateToHit(attacker, target, bracket, range, options);
}

/** The line of the shot: the spotter's for indirect fire. Blind fire and mortars ignore intervening terrain. */
function sightOf(battle: Battle, { unit, target, line, spottersLine, order, mount }: Shot): Line {
  if (spottersLine !== undefined) return spottersLine;
  if (order.spotter === undefined) return lineThroughSmoke(battle, unit, target, line);
  if (!(line.blocked || isMortar(mount.item))) return line;
  return { ...line, interveningModifier: 0, behindCover: false };
}

/** The facts that the battle knows about a shot, for the to-hit rules. */
export function factsOf(battle: Battle, shot: Shot): ShotFacts {
  const { unit, mount, target, bin, secondary, order } = shot;
  const seen = sightOf(battle, shot);
  const served = mount.linkedTo !== undefined && unit.isWorking(mount.linkedFixture);
  return {
    rules: battle.rules,
    unit,
    mount,
    load: loadOf(shot),
    linkedTo: served && !isBlinded(battle, shot) ? mount.linkedTo : undefined,
    minimumRange: rangesNow(unit, mount, bin).minimum ?? 0,
    shield: unit.design.shields.length === 0 ? undefined : shieldInTheWay(unit, mount),
    haywire: unit.podsInAll !== 0 && carriesHostilePod(unit, 'haywire'),
    quarry: unit.quarry < 0 ? undefined : battle.unit(unit.quarry),
    target,
    atBuilding: shot.line.walls !== undefined,
    tagged: (target.taggedBy & (1 << unit.side)) !== 0,
    homingPod: carriesHostilePod(target, 'homing') && !ecmOverTarget(battle, unit, target),
    narcPod: (target.narcedBy & (1 << unit.side)) !== 0 && !ecmOverTarget(battle, unit, target),
    order,
    primed: isPrimed(unit, mount),
    secondary,
    indirect: order.spotter === undefined ? undefined : indirectFire(battle, shot),
    bracket: shot.bracket,
    halfway: shot.halfway,
    distance: shot.distance,
    inWater: firesInWater(unit, mount),
    partialCover: seen.behindCover || (seen.wades && coverOf(shot) !== 'body'),
    firesFromAir: unit.design.flight !== undefined && isAloft(battle.map, unit),
    aloft: target.design.flight !== undefined && isAloft(battle.map, target),
    sight: seen,
    targetTerrain: terrainOf(battle, shot),
    environment: battle.environment,
  };
}

/** Terrain at its feet. Water is no cover against a shot under water. */
function terrainOf(battle: Battle, shot: Shot): readonly TerrainFeature[] {
  const { target, line } = shot;
  const features = featuresUnderfoot(battle.map, target.hex, target.elevation);
  if (!line.wades || coverOf(shot) !== 'body') return features;
  return features.filter((feature) => terrainType(feature) !== 'water');
}

/**
 * Hostile ECM jams an Artemis, and so does its own unit's stealth (docs/rules/weapon-attacks.md and
 * docs/rules/electronics.md).
 */
const isBlinded = (battle: Battle, { mount, unit, target }: Shot): boolean =>
  mount.linkedTo?.traits.includes('artemis-v') === true &&
  (unit.isStealthy || unit.isVoid || ecmOver(battle, unit, target));

/** `standard` has called shots; by the book, shots are aimed with a computer or at immobile targets. */
export function isAimed(battle: Battle, { order }: Shot): boolean {
  return order.location !== undefined && !battle.rules.hitLocation.calledShotIsSure;
}
