import type { Writable } from '../../check/writable.js';
import type { ITargetNumber } from '../../rules/modifier.js';
import { physicalToHitNumber } from '../../rules/physical/calculate.js';
import {
  calculatePhysicalToHit,
  type IPhysicalAttacker,
  type IPhysicalOptions,
  type IPhysicalTarget,
  physicalAttackLegality,
} from '../../rules/physical/index.js';
import { RepeatedBlow } from '../../rules/physical/repeated-blow.js';
import { countsAsAirborne, type Flight } from '../../rules/vehicle/flight.js';
import type { Battle } from '../battle.js';
import type { Combatant } from '../combatant/combatant.js';
import type { Facing } from '../hex/hex.js';
import type { HexMap } from '../map/hex-map.js';
import { isAloft } from '../movement/ground.js';
import type { BlowOrder } from '../orders.js';
import { isInWaterToTheEyes } from '../sight/sight-end.js';
import { type Blow, readBlow } from './blow.js';
import { obstacleTo } from './obstacle.js';
import { groundUnder, NOT_PLAIN, type Prepare, plainBlow } from './plain-blow.js';
import { directionTo, isInReach, levelsBetween } from './reach.js';
import { strikerOf } from './striker.js';

/** The number that a physical attack needs, or would need, on two dice; Infinity if it is impossible. */
export function toHitOfBlow(
  battle: Battle,
  unit: Combatant,
  order: BlowOrder,
  torsoFacing: Facing = unit.torsoFacing,
): number {
  const { map } = battle;
  const { kind, limb = -1 } = order;
  const struck = battle.units[order.target];
  if (struck !== undefined && order.weapon === undefined && order.aimedAt === undefined && !order.bothHands) {
    const plain = plainBlow(battle, unit, struck, kind, limb, torsoFacing, prepare);
    if (plain !== NOT_PLAIN) return plain;
  }
  const blow = readBlow(battle, unit, order, torsoFacing);
  if (typeof blow === 'string') return Number.POSITIVE_INFINITY;
  const { target } = blow;
  // Most impossible attacks are out of arc, which is quicker to check than the rest.
  const direction = directionTo(map, unit.hex, target.hex);
  const inArc = isInReach(map, unit, target, blow.kind, blow.limb, torsoFacing, direction);
  if (!inArc || obstacleTo(battle, blow) !== undefined) return Number.POSITIVE_INFINITY;
  return numberOf(battle, blow);
}

/** The number of an attack that is made. */
export function numberOf(
  battle: Battle,
  blow: Blow,
  striker = strikerOf(battle, blow),
  options = optionsOf(battle, blow),
): number {
  const { unit, target, kind, limb, weapon, aimedAt, bothHands, torsoFacing } = blow;
  if (weapon === undefined && aimedAt === undefined && !bothHands) {
    const plain = plainBlow(battle, unit, target, kind, limb, torsoFacing, prepare);
    if (plain !== NOT_PLAIN) return plain;
  }
  return physicalToHitNumber(kind, striker, struckOf(battle, target), options);
}

const prepare: Prepare = (battle, unit, target, kind, limb) => {
  const blow = readBlow(battle, unit, { kind, target: target.index, limb });
  if (typeof blow === 'string') return undefined;
  return new RepeatedBlow(kind, strikerOf(battle, blow), struckOf(battle, target), {
    ...optionsOf(battle, blow),
    inArc: true,
  });
};

export function explainBlow(battle: Battle, blow: Blow, striker: IPhysicalAttacker): ITargetNumber {
  return calculatePhysicalToHit(blow.kind, striker, struckOf(battle, blow.target), optionsOf(battle, blow));
}

/**
 * The number of an accidental charge, for which it does not matter whether the target has moved or is straight ahead.
 */
export function chargeNumber(
  battle: Battle,
  blow: Blow,
  striker: IPhysicalAttacker,
): {
  readonly number: number;
  readonly modifiers: ITargetNumber['modifiers'];
  readonly options: IPhysicalOptions;
} {
  const struck = { ...struckOf(battle, blow.target), hasMoved: true };
  const options = { ...optionsOf(battle, blow), inArc: true };
  const { targetNumber, modifiers } = calculatePhysicalToHit(blow.kind, striker, struck, options);
  return { number: targetNumber, modifiers, options };
}

/** Why an attack is not allowed, in words; undefined if it is. */
export function whyNot(battle: Battle, blow: Blow): string | undefined {
  const own = obstacleTo(battle, blow);
  if (own !== undefined) return own;
  const striker = strikerOf(battle, blow);
  if (Number.isFinite(numberOf(battle, blow, striker))) return undefined;
  const { obstacles } = physicalAttackLegality(
    blow.kind,
    striker,
    struckOf(battle, blow.target),
    optionsOf(battle, blow),
  );
  return obstacles.map(({ description }) => description).join(', ');
}

/** The target as the rules of physical attacks see it. */
function struckOf({ map }: Battle, target: Combatant): IPhysicalTarget {
  const { soldiers, suit, flight } = target.design;
  const struck: Writable<IPhysicalTarget> = {
    movementType: target.movement,
    hexesMoved: target.hexesMoved,
    prone: target.prone,
    superheavy: target.design.superheavy,
    large: target.design.large,
    largeSupport: target.design.largeSupport,
    height: target.height,
    immobile: target.isImmobile,
    partialCover: !target.prone && isInWaterToTheEyes(map, target),
    isDodging: target.dodging,
    abilities: target.pilot.abilities,
    unitQuirks: target.design.quirks,
    piloting: target.pilot.piloting,
    tonnage: target.design.tonnage,
    hasMoved: target.hasMoved,
    singleSquad: target.design.singleSquad,
    hull: target.design.foothold?.on === 'hull',
    magneticClaws: target.design.kind.antiMech?.magneticClaws(target) === true,
    emplaced: target.design.emplaced,
    airborne: flight !== undefined && isAirborne(map, target, flight),
  };
  if (soldiers !== undefined) struck.soldiers = soldiers;
  if (suit !== undefined) struck.suit = suit;
  return struck;
}

const isAirborne = (map: HexMap, target: Combatant, flight: Flight): boolean =>
  countsAsAirborne(flight, isAloft(map, target), target.movement !== 'stationary');

export function optionsOf(battle: Battle, blow: Blow): IPhysicalOptions {
  const { map, rules, environment } = battle;
  const { unit, target, weapon, aimedAt } = blow;
  const direction = directionTo(map, unit.hex, target.hex);
  const options: Writable<IPhysicalOptions> = {
    ruleset: rules,
    elevationDifference: blow.unit.design.rams
      ? target.elevation - unit.elevation
      : levelsBetween(map, unit, target),
    distance: direction < 0 ? map.distance(unit.hex, target.hex) : 1,
    inArc: isInReach(map, unit, target, blow.kind, blow.limb, blow.torsoFacing, direction),
    targetTerrain: groundUnder(battle, target),
  };
  if (environment !== undefined) options.environment = environment;
  if (weapon !== undefined) options.weapon = weapon.item;
  if (aimedAt !== undefined) options.aimedAt = aimedAt;
  return options;
}
