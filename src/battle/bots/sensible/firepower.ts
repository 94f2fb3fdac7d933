import type { Battle } from '../../battle.js';
import type { Combatant } from '../../combatant/combatant.js';
import type { AddedToShots } from './added-to-shots.js';
import type { Arsenal, FireState } from './arsenal.js';
import type { Option } from './fire-option.js';
import type { FireTable } from './fire-table.js';
import { meetingOf, peopleOf } from './table-state.js';
import { AHEAD, POINTS, WAY_AT, WAYS_WITHIN } from './ways.js';

/**
 * What one unit's weapons do to another on average, by the way the target lies, distance and whatever is added to the
 * roll.
 */
export class Firepower {
  readonly #arsenal: Arsenal;
  #unit: Combatant;
  #target: Combatant;
  /** What movement and state of either add to the numbers. */
  readonly added: AddedToShots;
  #looks: number;
  /** Tables are filled as they are asked. */
  table: FireTable;
  #state: FireState;
  #relation: number;
  #meeting = 0;
  #people = 0;
  #heat = 0;
  #wounds = 0;
  #gunnerOut = false;
  /** What heat and wounds add to every number. */
  strain = 0;
  /** The range that was preferred last, and what it was chosen for. */
  #preferred = 0;
  #preferredFor: FireTable | undefined;
  #preferredAgainst: FireTable | undefined;
  #preferredStrain = 0;
  #theirStrain = 0;
  #melee = 0;
  #caution = 0;

  constructor(battle: Battle, arsenal: Arsenal, unit: Combatant, target: Combatant) {
    this.#arsenal = arsenal;
    this.#unit = unit;
    this.#target = target;
    this.added = arsenal.addedTo(battle, unit, target);
    this.#meeting = meetingOf(battle, unit, target);
    this.#looks = arsenal.looksAt(battle, unit, target, this.#meeting);
    this.#people = peopleOf(battle, unit, target);
    this.#state = arsenal.stateOf(battle, unit);
    this.#relation = arsenal.relationTo(this.#looks, this.#meeting, this.#people);
    this.table = arsenal.tableFor(battle, unit, target, this.#state, this.#relation);
  }

  /** Whether it fits these two units: the same designs and pilots, in the same ruleset. */
  serves(arsenal: Arsenal, target: Combatant): boolean {
    return (
      this.#arsenal === arsenal &&
      this.#target.design === target.design &&
      this.#target.pilot === target.pilot
    );
  }

  /** Takes note of what has changed since it was last asked. */
  update(battle: Battle, unit: Combatant, target: Combatant): void {
    const newcomer = this.#unit !== unit || this.#target !== target;
    this.#unit = unit;
    this.#target = target;
    const meeting = meetingOf(battle, unit, target);
    const people = peopleOf(battle, unit, target);
    const arsenal = this.#arsenal;
    const state = arsenal.stateOf(battle, unit);
    const related = this.#people === people && this.#meeting === meeting;
    if (!related) {
      if (this.#meeting !== meeting) this.#looks = arsenal.looksAt(battle, unit, target, meeting);
      this.#people = people;
      this.#meeting = meeting;
      this.#relation = arsenal.relationTo(this.#looks, meeting, people);
    }
    if (newcomer || !related || this.#state !== state) {
      this.#state = state;
      this.table = arsenal.tableFor(battle, unit, target, state, this.#relation);
    }
    const wounds = unit.gunneryWounds;
    const gunnerOut = unit.dedicatedGunner === 'out';
    if (newcomer || this.#heat !== unit.heat || this.#wounds !== wounds || this.#gunnerOut !== gunnerOut) {
      this.#heat = unit.heat;
      this.#wounds = wounds;
      this.#gunnerOut = gunnerOut;
      this.strain = this.added.strain(unit.heat, wounds, gunnerOut);
    }
  }

  /** Every weapon that can be fired, with each of its loads; the loads of a weapon are next to each other. */
  get options(): readonly Option[] {
    return this.table.options;
  }

  /** The modifier of all shots along a clear line, from the movement and state of both. */
  harder(unit: Combatant, target: Combatant, distance: number): number {
    const lying = target.prone ? this.added.prone(distance) : 0;
    const steady = unit.prone && unit.isSteadyWhenProne;
    const moving = this.added.byAttacker(unit.movement, unit.prone, steady);
    return this.strain + moving + this.added.atTarget(target) + lying;
  }

  get heat(): number {
    return this.table.heat;
  }

  get worthwhile(): number {
    return this.table.worthwhile;
  }

  /** Ways that the torso can be turned to take a target in this bearing, seen along the legs' facing. */
  waysTo(point: number, twist: number): number {
    return (this.table.turnsAsOne ? WAYS_WITHIN[twist * POINTS + point] : WAY_AT[point]) as number;
  }

  /** Points done on average to a target straight ahead, at this distance, with this sum added to the numbers. */
  ahead(distance: number, sum: number): number {
    return this.table.expected(AHEAD, distance, sum + this.strain);
  }

  /** The distance at which the unit does the most damage, less what it takes there, weighed by its caution. Cached. */
  preferredRange(theirs: Firepower, melee: number, caution: number): number {
    const same =
      this.#preferredFor === this.table &&
      this.#preferredAgainst === theirs.table &&
      this.#preferredStrain === this.strain &&
      this.#theirStrain === theirs.strain &&
      this.#melee === melee &&
      this.#caution === caution;
    if (same) return this.#preferred;
    this.#preferredFor = this.table;
    this.#preferredAgainst = theirs.table;
    this.#preferredStrain = this.strain;
    this.#theirStrain = theirs.strain;
    this.#melee = melee;
    this.#caution = caution;
    this.#preferred = preferredRange(this, theirs, melee, caution);
    return this.#preferred;
  }
}

/** The modifier assumed for the choice of a range: both move, and there is some cover. */
const USUAL_SUM = 3;
const FARTHEST_PREFERRED = 24;
/** The worth of a distance at which the unit does no damage. */
const NO_RANGE = -1000;

function preferredRange(own: Firepower, theirs: Firepower, melee: number, caution: number): number {
  const { table: dealing, strain } = own;
  const { table: taking, strain: theirStrain } = theirs;
  const sum = USUAL_SUM + strain;
  const theirSum = USUAL_SUM + theirStrain;
  let best = 1;
  let most = Number.NEGATIVE_INFINITY;
  for (let distance = 1; distance <= FARTHEST_PREFERRED; distance += 1) {
    const close = distance === 1 ? melee : 0;
    const dealt = dealing.expected(AHEAD, distance, sum);
    const worth =
      dealt > 0 || close > 0
        ? dealt - caution * taking.expected(AHEAD, distance, theirSum) + close
        : NO_RANGE;
    if (worth > most) {
      most = worth;
      best = distance;
    }
  }
  return best;
}
