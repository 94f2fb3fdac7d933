import type { PhysicalAttackKind } from '../../rules/physical/index.js';
import type { RepeatedBlow } from '../../rules/physical/repeated-blow.js';
import type { TerrainFeature } from '../../rules/terrain/terrain.js';
import type { Battle } from '../battle.js';
import type { Combatant } from '../combatant/combatant.js';
import type { Facing } from '../hex/hex.js';
import { featuresUnderfoot } from '../movement/ground.js';
import { directionTo, isInReach, levelsBetween } from './reach.js';

/** Marks a number that has to be worked out in full. */
export const NOT_PLAIN = -100;

/** Asks the rules about a bare-handed attack; undefined if there is none. */
export type Prepare = (
  battle: Battle,
  unit: Combatant,
  target: Combatant,
  kind: PhysicalAttackKind,
  limb: number,
) => RepeatedBlow | undefined;

/**
 * The number of a punch or kick with an undamaged limb and nothing in the hands, on which only movement, height and
 * terrain act. The rules are asked once per limb and build of target; after that, only the changing parts are worked
 * out.
 */
export function plainBlow(
  battle: Battle,
  unit: Combatant,
  target: Combatant,
  kind: PhysicalAttackKind,
  limb: number,
  torsoFacing: Facing,
  prepare: Prepare,
): number {
  const isKick = kind === 'kick';
  if ((!isKick && kind !== 'punch') || battle.environment !== undefined) return NOT_PLAIN;
  const direction = directionTo(battle.map, unit.hex, target.hex);
  if (direction < 0 || !isPlainStriker(unit, limb) || !isPlainTarget(unit, target)) return NOT_PLAIN;
  if (isKick ? !isPlainKick(unit, limb) : !isPlainPunch(unit, limb)) return NOT_PLAIN;
  if (!isInReach(battle.map, unit, target, kind, limb, torsoFacing, direction))
    return Number.POSITIVE_INFINITY;
  const { blows } = unit.aptitudes;
  let known = blows.get(target.aptitudes);
  if (known === undefined) {
    known = [];
    blows.set(target.aptitudes, known);
  }
  known[limb] ??= prepare(battle, unit, target, kind, limb);
  const repeated = known[limb];
  if (!repeated?.isRepeatable) return NOT_PLAIN;
  const { attacker, target: struck } = repeated;
  attacker.movementType = unit.movement;
  attacker.hexesMoved = unit.hexesMoved;
  attacker.armsFlipped = unit.armsFlipped;
  struck.movementType = target.movement;
  struck.hexesMoved = target.hexesMoved;
  struck.prone = target.prone;
  struck.height = target.height;
  struck.immobile = target.isImmobile;
  return repeated.number(levelsBetween(battle.map, unit, target), groundUnder(battle, target));
}

const BARE: readonly TerrainFeature[] = [];

/** A standing superheavy is higher than the foliage around it. */
export const groundUnder = ({ map }: Battle, target: Combatant): readonly TerrainFeature[] =>
  map.terrain[target.hex] === 0 || (target.design.superheavy && !target.prone)
    ? BARE
    : featuresUnderfoot(map, target.hex, target.elevation);

/** Everything that affects its physical attacks is as built, except its movement. */
const isPlainStriker = (unit: Combatant, limb: number): boolean =>
  unit.elevation >= 0 &&
  (unit.firedFrom & (1 << limb)) === 0 &&
  !(unit.prone || unit.dodging || unit.clearingJam) &&
  unit.spotting < 0 &&
  unit.shockedFor === 0 &&
  unit.sensorHits < 2 &&
  unit.chargeTarget < 0 &&
  unit.carrying === undefined &&
  hasPlainLimbs(unit);

const hasPlainLimbs = ({ design, crewConscious }: Combatant): boolean =>
  design.strikes &&
  design.closeAttack === undefined &&
  design.physicalWeapons.length === 0 &&
  design.shields.length === 0 &&
  design.gear['actuator-enhancement-system'] === undefined &&
  design.gear['modular-armor'] === undefined &&
  crewConscious.length === 0;

const isPlainTarget = ({ side }: Combatant, target: Combatant): boolean =>
  target.side !== side &&
  !target.isOut &&
  target.elevation >= 0 &&
  target.swarming < 0 &&
  target.design.soldiers === undefined &&
  target.design.flight === undefined &&
  !target.dodging;

const isPlainKick = (unit: Combatant, leg: number): boolean =>
  unit.isLeg(leg) && !unit.stuck && !unit.hasLegDamage;

const isPlainPunch = (unit: Combatant, arm: number): boolean =>
  unit.plan.isArm[arm] === 1 && unit.actuatorsLost[arm] === 0 && !unit.hasLost(arm);
