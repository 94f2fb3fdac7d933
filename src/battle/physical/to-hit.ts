import type { ITargetNumber } from '../../rules/modifier.js';
import { physicalNumber } from '../../rules/physical/calculate.js';
import {
  calculatePhysicalToHit,
  type IPhysicalAttacker,
  type IPhysicalOptions,
  type IPhysicalTarget,
  physicalAttackLegality,
} from '../../rules/physical/index.js';
import { countsAsAirborne, type Flight } from '../../rules/vehicle/flight.js';
import type { Battle } from '../battle.js';
import type { Combatant } from '../combatant/combatant.js';
import type { Facing } from '../hex/hex.js';
import type { HexMap } from '../map/hex-map.js';
import { featuresUnderfoot, isAloft } from '../movement/ground.js';
import type { BlowOrder } from '../orders.js';
import { isInWaterToTheEyes } from '../sight/sight-end.js';
import { type Blow, readBlow } from './blow.js';
import { obstacleTo } from './obstacle.js';
import { directionTo, isInReach, levelsBetween } from './reach.js';
import { strikerOf } from './striker.js';

/** Filled in field by field: most of what may be left out is. */
type Open<Record> = { -readonly [Field in keyof Record]: Record[Field] };

/** What a blow needs, or would need, on two dice; Infinity where it cannot be struck. */
export function toHitOfBlow(
  battle: Battle,
  unit: Combatant,
  order: BlowOrder,
  torsoFacing: Facing = unit.torsoFacing,
): number {
  const { map } = battle;
  const blow = readBlow(battle, unit, order, torsoFacing);
  if (typeof blow === 'string') return Number.POSITIVE_INFINITY;
  // Most that cannot be struck is out of the arc, which takes less to see than all the rest.
  const inArc = isInReach(map, blow, directionTo(map, unit.hex, blow.target.hex));
  return !inArc || obstacleTo(battle, blow) !== undefined ? Number.POSITIVE_INFINITY : numberOf(battle, blow);
}

export function numberOf(
  battle: Battle,
  blow: Blow,
  striker = strikerOf(battle, blow),
  options = optionsOf(battle, blow),
): number {
  return physicalNumber(blow.kind, striker, struckOf(battle, blow.target), options);
}

export function explainBlow(battle: Battle, blow: Blow, striker: IPhysicalAttacker): ITargetNumber {
  return calculatePhysicalToHit(blow.kind, striker, struckOf(battle, blow.target), optionsOf(battle, blow));
}

/** The number of a charge that nobody planned: whether the target has moved, or lies straight ahead, is no matter. */
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

/** What bars a blow, in words; undefined where nothing does. */
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
  const struck: Open<IPhysicalTarget> = {
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

/** A superheavy that stands rises above whatever grows around it. */
const towers = ({ design, prone }: Combatant): boolean => design.superheavy && !prone;

const BARE_GROUND: NonNullable<IPhysicalOptions['targetTerrain']> = [];

export function optionsOf({ map, rules, environment }: Battle, blow: Blow): IPhysicalOptions {
  const { unit, target, weapon, aimedAt } = blow;
  const direction = directionTo(map, unit.hex, target.hex);
  const options: Open<IPhysicalOptions> = {
    ruleset: rules,
    elevationDifference: blow.unit.design.rams
      ? target.elevation - unit.elevation
      : levelsBetween(map, unit, target),
    distance: direction < 0 ? map.distance(unit.hex, target.hex) : 1,
    inArc: isInReach(map, blow, direction),
    targetTerrain:
      map.terrain[target.hex] === 0 || towers(target)
        ? BARE_GROUND
        : featuresUnderfoot(map, target.hex, target.elevation),
  };
  if (environment !== undefined) options.environment = environment;
  if (weapon !== undefined) options.weapon = weapon.item;
  if (aimedAt !== undefined) options.aimedAt = aimedAt;
  return options;
}
