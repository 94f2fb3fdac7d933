import { attackerMovement } from '../../../rules/to-hit/movement.js';
import type { Battle } from '../../battle.js';
import type { Combatant } from '../../combatant/combatant.js';
import { torsoTwist } from '../../weapons/arcs.js';
import type { Firepower } from './firepower.js';
import { kickNumber, kickOf, meleeMargin } from './melee.js';
import { type Outlook, toughness } from './outlook.js';

const USUAL_SUM = 3;

/** One opponent, as far as the choice of a place is concerned. */
export interface Opponent {
  readonly unit: Combatant;
  readonly own: Firepower;
  readonly theirs: Firepower;
  readonly column: number;
  readonly row: number;
  /** Of its feet. */
  readonly level: number;
  /** Added to shots at it, whatever the line. */
  readonly harderToHit: number;
  /** Added to its own shots. */
  readonly harderToFire: number;
  readonly toughness: number;
  readonly preferred: number;
  readonly twist: number;
  readonly mayTurn: boolean;
  readonly holdsItsGround: boolean;
  /** Hexes from which either fires at the other with some hope. */
  readonly farthest: number;
  /** Points of its kick, and what it has to roll before anybody moves. */
  readonly kick: number;
  readonly kickNumber: number;
}

/** What is to be known of an opponent before a place is chosen. */
export function opponentOf(
  battle: Battle,
  outlook: Outlook,
  unit: Combatant,
  other: Combatant,
  caution: number,
): Opponent {
  const { map } = battle;
  const own = outlook.firepower(battle, unit, other);
  const theirs = outlook.firepower(battle, other, unit);
  const weight = Math.min(MOST_CAUTION, caution);
  const itsMove = other.hasMoved ? attackerMovement(other.movement) : 1;
  return {
    unit: other,
    own,
    theirs,
    column: map.columnOf(other.hex),
    row: map.rowOf(other.hex),
    level: (map.level[other.hex] as number) + other.elevation,
    harderToHit: own.added.atTarget(other),
    harderToFire: theirs.added.byAttacker(
      other.hasMoved ? other.movement : 'walk',
      other.prone,
      other.prone && other.isSteadyWhenProne,
    ),
    toughness: toughness(other),
    preferred: preferredRange(own, theirs, meleeMargin(unit, other, weight), weight),
    twist: torsoTwist(other),
    mayTurn: battle.acted[other.index] === 0 && other.canAct,
    holdsItsGround: holdsItsGround(other),
    farthest: Math.max(own.worthwhile, theirs.worthwhile),
    kick: kickOf(other),
    kickNumber: kickNumber(other) + itsMove,
  };
}

/** Enough to turn most of the way around, and hardly enough to go anywhere. */
const ON_THE_SPOT = 2;

/**
 * Whether a unit spent so little on its last move that it is likely to stay where it is: neither will it be elsewhere when
 * it is fired at, nor does it come after anybody.
 */
export const holdsItsGround = ({ mpSpentLastTurn }: Combatant): boolean => mpSpentLastTurn <= ON_THE_SPOT;

/** In the choice of a range: with more, everybody would keep out of everybody's reach. */
const MOST_CAUTION = 0.8;

/** The distance at which the unit deals the most, less what it takes there by its caution. */
function preferredRange(own: Firepower, theirs: Firepower, melee: number, caution: number): number {
  let best = 1;
  let most = Number.NEGATIVE_INFINITY;
  for (let distance = 1; distance < 25; distance += 1) {
    const close = distance === 1 ? melee : 0;
    const margin = own.ahead(distance, USUAL_SUM) - caution * theirs.ahead(distance, USUAL_SUM) + close;
    const worth = own.ahead(distance, USUAL_SUM) > 0 || close > 0 ? margin : -1000;
    if (worth > most) [most, best] = [worth, distance];
  }
  return best;
}
