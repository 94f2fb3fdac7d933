import { attackerMovement } from '../../../rules/to-hit/movement.js';
import type { Battle } from '../../battle.js';
import type { Combatant } from '../../combatant/combatant.js';
import { moverOf } from '../../combatant/mover-of.js';
import { torsoTwist } from '../../weapons/arcs.js';
import type { Firepower } from './firepower.js';
import { gripOn, NO_GRIP } from './grips.js';
import { kickAt, kickNumber, meleeMargin } from './melee.js';
import { toughness } from './outlook.js';

/** What matters of an opponent for the choice of a place. The object is reused for every move. */
export class Opponent {
  unit: Combatant;
  own: Firepower;
  theirs: Firepower;
  column = 0;
  row = 0;
  /** Of its feet. */
  level = 0;
  /** Added to shots at it, whatever the line. */
  harderToHit = 0;
  /** Added to its own shots. */
  harderToFire = 0;
  toughness = 1;
  preferred = 1;
  twist = 0;
  mayTurn = false;
  holdsItsGround = false;
  /** The distance, in hexes, within which either can reasonably fire at the other. */
  farthest = 0;
  /** Points of its kick, and what it has to roll before anybody moves. */
  kick = 0;
  kickNumber = 0;
  /** Points of the other's kick at it. */
  kicked = 0;
  /** The hexes by which infantry that has not moved yet can still come nearer. */
  pace = 0;
  /** Their damage in a leg attack or swarm. */
  grip = NO_GRIP;

  constructor(unit: Combatant, own: Firepower, theirs: Firepower) {
    this.unit = unit;
    this.own = own;
    this.theirs = theirs;
  }

  /** Collects what this unit needs to know of it before it chooses a place. */
  size(battle: Battle, unit: Combatant, other: Combatant, caution: number): void {
    const { map } = battle;
    const { own, theirs } = this;
    const weight = Math.min(MOST_CAUTION, caution);
    const itsMove = other.hasMoved ? attackerMovement(other.movement) : 1;
    this.unit = other;
    this.pace = 0;
    this.grip = NO_GRIP;
    this.column = map.columnOf(other.hex);
    this.row = map.rowOf(other.hex);
    this.level = (map.level[other.hex] as number) + other.elevation;
    this.harderToHit = own.added.atTarget(other);
    this.harderToFire = theirs.added.byAttacker(
      other.hasMoved ? other.movement : 'walk',
      other.prone,
      other.prone && other.isSteadyWhenProne,
    );
    this.toughness = toughness(other);
    this.preferred = own.preferredRange(theirs, meleeMargin(unit, other, weight), weight);
    this.twist = torsoTwist(other);
    this.mayTurn = battle.acted[other.index] === 0 && other.canAct;
    this.holdsItsGround = holdsItsGround(other);
    this.farthest = Math.max(own.worthwhile, theirs.worthwhile);
    this.kick = kickAt(unit, other);
    this.kicked = kickAt(other, unit);
    this.kickNumber = kickNumber(other) + itsMove;
    if (other.design.soldiers === undefined) return;
    this.grip = gripOn(other, unit);
    if (!this.mayTurn) return;
    const { walk, jump } = moverOf(battle, other);
    this.pace = Math.max(walk, jump);
  }
}

/** Points that suffice for most turns, but hardly for a move. */
const ON_THE_SPOT = 2;

/**
 * Whether a unit spent so little on its last move that it is likely to stay where it is. It will still be there when it is
 * fired at, and it follows nobody.
 */
export const holdsItsGround = ({ mpSpentLastTurn }: Combatant): boolean => mpSpentLastTurn <= ON_THE_SPOT;

/** For the choice of a range. With a higher value, both sides would stay out of each other's reach. */
const MOST_CAUTION = 0.8;
