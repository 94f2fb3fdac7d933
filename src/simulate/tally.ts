import type { Battle } from '../battle/battle.js';
import { CAUSES_OF_LOSS } from '../battle/combatant/cause-of-loss.js';
import type { Combatant } from '../battle/combatant/combatant.js';

/** One unit's figures, summed over games. */
export interface UnitTally {
  /** Games in which it was lost, in the order of `CAUSES_OF_LOSS`. */
  readonly lost: readonly number[];
  readonly kills: number;
  readonly damageDealt: number;
  readonly damageTaken: number;
  /** In the order of the design's weapons. */
  readonly damageByWeapon: readonly number[];
  /** Armor and structure left, over the games in which it was not lost. */
  readonly pointsLeft: number;
}

/** The results of a number of games, as plain data whose size does not grow with the games. */
export interface Tally {
  readonly games: number;
  /** Games by outcome, in the order of `OUTCOMES`. */
  readonly outcomes: readonly number[];
  /** Games by the turn in which they ended. */
  readonly turns: readonly number[];
  readonly units: readonly UnitTally[];
}

export const OUTCOMES = Object.freeze(['red', 'blue', 'draw', 'undecided'] as const);
export type Outcome = (typeof OUTCOMES)[number];

const DRAW = 2;
const UNDECIDED = 3;

/** Returns the battle's outcome as an index in `OUTCOMES`. */
export function outcomeOf({ winner }: Battle): number {
  if (winner === undefined) return UNDECIDED;
  return winner === null ? DRAW : winner;
}

/** Counts games as they end. */
export class Counter {
  #games = 0;
  readonly #outcomes = OUTCOMES.map(() => 0);
  readonly #turns: number[] = [];
  #units: Open<UnitTally>[] = [];

  count(battle: Battle): void {
    this.#games += 1;
    increase(this.#outcomes, outcomeOf(battle), 1);
    while (this.#turns.length <= battle.turn) this.#turns.push(0);
    increase(this.#turns, battle.turn, 1);
    if (this.#units.length === 0) this.#units = battle.units.map(nothingOf);
    for (const unit of battle.units) countUnit(this.#units[unit.index] as Open<UnitTally>, unit);
  }

  tally(): Tally {
    return { games: this.#games, outcomes: this.#outcomes, turns: this.#turns, units: this.#units };
  }
}

type Open<Type> = {
  -readonly [Key in keyof Type]: Type[Key] extends readonly number[] ? number[] : Type[Key];
};

const nothingOf = ({ design }: Combatant): Open<UnitTally> => ({
  lost: CAUSES_OF_LOSS.map(() => 0),
  kills: 0,
  damageDealt: 0,
  damageTaken: 0,
  damageByWeapon: design.weapons.map(() => 0),
  pointsLeft: 0,
});

function countUnit(tally: Open<UnitTally>, unit: Combatant): void {
  tally.kills += unit.kills;
  tally.damageDealt += unit.damageDealt;
  tally.damageTaken += unit.damageTaken;
  for (let weapon = 0; weapon < unit.damageByWeapon.length; weapon += 1) {
    increase(tally.damageByWeapon, weapon, unit.damageByWeapon[weapon] as number);
  }
  if (unit.lost !== undefined) increase(tally.lost, CAUSES_OF_LOSS.indexOf(unit.lost), 1);
  else tally.pointsLeft += pointsOf(unit);
}

/** Returns the sum of a unit's armor and structure: what is left in a battle, or what its design has. */
export function pointsOf({
  armor,
  rearArmor,
  structure,
}: Pick<Combatant, 'armor' | 'rearArmor' | 'structure'>): number {
  let points = 0;
  for (let location = 0; location < structure.length; location += 1) {
    points += (armor[location] as number) + (rearArmor[location] as number) + (structure[location] as number);
  }
  return points;
}

function increase(numbers: number[], place: number, by: number): void {
  numbers[place] = (numbers[place] ?? 0) + by;
}

/** Merges the tallies of games and of those right after them. Sums of fractional points depend on the order. */
export function mergeTallies(first: Tally, next: Tally): Tally {
  return {
    games: first.games + next.games,
    outcomes: sums(first.outcomes, next.outcomes),
    turns: sums(first.turns, next.turns),
    units: first.units.map((unit, index) => mergeUnits(unit, next.units[index] ?? unit)),
  };
}

const mergeUnits = (first: UnitTally, next: UnitTally): UnitTally => ({
  lost: sums(first.lost, next.lost),
  kills: first.kills + next.kills,
  damageDealt: first.damageDealt + next.damageDealt,
  damageTaken: first.damageTaken + next.damageTaken,
  damageByWeapon: sums(first.damageByWeapon, next.damageByWeapon),
  pointsLeft: first.pointsLeft + next.pointsLeft,
});

export function sums(first: readonly number[], next: readonly number[]): number[] {
  const length = Math.max(first.length, next.length);
  return Array.from({ length }, (_, index) => (first[index] ?? 0) + (next[index] ?? 0));
}
