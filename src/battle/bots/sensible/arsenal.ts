import type { Ruleset } from '../../../rules/ruleset.js';
import { quirksOfTargets } from '../../../rules/to-hit/quirks-of-targets.js';
import type { Battle } from '../../battle.js';
import type { Aptitudes } from '../../combatant/aptitudes.js';
import type { Combatant } from '../../combatant/combatant.js';
import type { WeaponMount } from '../../combatant/weapon-mount.js';
import { gunsLeft } from '../../weapons/effect-of-shot.js';
import { fedBy, weaponFault } from '../../weapons/legality.js';
import { AddedToShots, plainTarget } from './added-to-shots.js';
import { type Option, optionOf } from './fire-option.js';
import { FireTable } from './fire-table.js';
import { armStateOf, looksOf, unitStateOf, weaponsStateOf } from './table-state.js';
import { waysOf } from './ways.js';

const MOST_TABLES = 400;
const MOST_OPTIONS = 4000;

/** Everything about a unit itself that affects its shots, except heat and wounds, and the tables made for it so far. */
export interface FireState {
  /** Of the unit as a whole, and of its weapons, bins and arms. */
  readonly unitState: string;
  readonly gearState: string;
  /** By `relationTo` a target. */
  readonly tables: Map<number, FireTable>;
}

/**
 * Cached tables for the weapons of one unit. Targets that do not differ for its shots share them, and so do all battles of
 * the unit, because the same states occur again.
 */
export class Arsenal {
  readonly #unit: Combatant;
  readonly #rules: Ruleset;
  readonly #environment: Battle['environment'];
  /** By the weapons that are left, and by damage that affects fire. */
  readonly #states = new Map<string, FireState>();
  #tables = 0;
  readonly #relations = new Map<string, number>();
  readonly #options = new Map<string, Option>();
  readonly #added = new Map<string, AddedToShots>();
  readonly #looks = new Map<string, number>();
  /** The same by the target's build and `meetingOf` the two. */
  readonly #looksOfBuild = new WeakMap<Aptitudes, Map<number, number>>();
  /** The unit whose state was noted last, and its versions then. */
  #writtenOf: Combatant | undefined;
  #version = 0;
  #ammunitionVersion = 0;
  #state: FireState | undefined;

  constructor({ rules, environment }: Battle, unit: Combatant) {
    this.#unit = unit;
    this.#rules = rules;
    this.#environment = environment;
  }

  /** Whether it fits this unit: the same design and pilot, in the same ruleset. */
  serves(battle: Battle, unit: Combatant): boolean {
    return (
      this.#unit.design === unit.design &&
      this.#unit.pilot === unit.pilot &&
      this.#rules === battle.rules &&
      this.#environment === battle.environment
    );
  }

  addedTo(battle: Battle, unit: Combatant, target: Combatant): AddedToShots {
    const plain = plainTarget(target);
    const unitQuirks = quirksOfTargets(target.design.quirks, battle.rules);
    const key = JSON.stringify({ ...plain, unitQuirks });
    let added = this.#added.get(key);
    if (added === undefined) {
      added = new AddedToShots(battle, unit, target);
      this.#added.set(key, added);
    }
    return added;
  }

  /**
   * A number for everything about a target that affects shots; the same for targets that do not differ in it.
   * @param meeting `meetingOf` the two
   */
  looksAt(battle: Battle, unit: Combatant, target: Combatant, meeting: number): number {
    // ECM nearby decides what pods and beacons on it are worth.
    if (target.podsInAll !== 0 || target.narcedBy !== 0) return this.#look(battle, unit, target);
    let ofBuild = this.#looksOfBuild.get(target.aptitudes);
    if (ofBuild === undefined) {
      ofBuild = new Map();
      this.#looksOfBuild.set(target.aptitudes, ofBuild);
    }
    let number = ofBuild.get(meeting);
    if (number === undefined) {
      number = this.#look(battle, unit, target);
      ofBuild.set(meeting, number);
    }
    return number;
  }

  #look(battle: Battle, unit: Combatant, target: Combatant): number {
    const looks = looksOf(battle, unit, target);
    const known = this.#looks.get(looks);
    if (known !== undefined) return known;
    this.#looks.set(looks, this.#looks.size);
    return this.#looks.size - 1;
  }

  /**
   * A number for all that counts between the unit and a target.
   * @param looks of the target, as a number
   * @param meeting `meetingOf` the two
   * @param people who fire, and are fired at, as a number
   */
  relationTo(looks: number, meeting: number, people: number): number {
    const key = `${meeting},${people}|${looks}`;
    let relation = this.#relations.get(key);
    if (relation === undefined) {
      relation = this.#relations.size;
      this.#relations.set(key, relation);
    }
    return relation;
  }

  tableFor(
    battle: Battle,
    unit: Combatant,
    target: Combatant,
    state: FireState,
    relation: number,
  ): FireTable {
    let table = state.tables.get(relation);
    if (table === undefined) {
      if (this.#tables >= MOST_TABLES) {
        this.#states.clear();
        this.#tables = 0;
      }
      this.#tables += 1;
      table = new FireTable(unit, this.#optionsOf(battle, unit, target, `${state.unitState}|${relation}`));
      state.tables.set(relation, table);
    }
    return table;
  }

  /** The same object as long as nothing in it changes. */
  stateOf(battle: Battle, unit: Combatant): FireState {
    const { version, ammunitionVersion } = unit;
    const known = this.#state;
    if (
      known !== undefined &&
      this.#writtenOf === unit &&
      this.#version === version &&
      this.#ammunitionVersion === ammunitionVersion
    )
      return known;
    this.#writtenOf = unit;
    this.#version = version;
    this.#ammunitionVersion = ammunitionVersion;
    const unitState = unitStateOf(unit);
    let gearState = '';
    for (const arm of unit.plan.arms) gearState += `${armStateOf(unit, arm)},`;
    gearState += weaponsStateOf(battle, unit);
    // Most of what a unit fires leaves its bins fit to fire again.
    if (known?.unitState === unitState && known.gearState === gearState) return known;
    const words = `${unitState}|${gearState}`;
    let state = this.#states.get(words);
    if (state === undefined) {
      state = { unitState, gearState, tables: new Map() };
      this.#states.set(words, state);
    }
    this.#state = state;
    return state;
  }

  #optionsOf(battle: Battle, unit: Combatant, target: Combatant, numbers: string): readonly Option[] {
    const options: Option[] = [];
    for (const mount of unit.design.weapons) {
      if (mount.use !== 'attack' || weaponFault(battle, unit, mount) !== undefined) continue;
      const kinds = new Set<string>();
      for (const load of mount.needsAmmunition ? fedBy(unit, mount) : [-1]) {
        const bin = unit.design.bins[load];
        if (bin !== undefined) {
          if (kinds.has(bin.item.id) || (unit.rounds[load] as number) <= 0 || !unit.isWorking(bin.fixture))
            continue;
          kinds.add(bin.item.id);
        }
        options.push(this.#optionOf(battle, unit, target, mount, load, numbers));
      }
    }
    return options;
  }

  /** Most damage does not affect most weapons: each is worked out once for each state that affects it. */
  #optionOf(
    battle: Battle,
    unit: Combatant,
    target: Combatant,
    mount: WeaponMount,
    load: number,
    numbers: string,
  ): Option {
    const served = unit.isWorking(mount.linkedFixture) ? 'y' : 'n';
    const guns = mount.isArray ? gunsLeft(unit, mount) : 0;
    const arm = mount.arm < 0 ? '' : armStateOf(unit, mount.arm);
    const key = `${mount.index},${load},${served},${guns},${waysOf(unit, mount)},${arm},${numbers}`;
    let option = this.#options.get(key);
    if (option === undefined) {
      if (this.#options.size >= MOST_OPTIONS) this.#options.clear();
      option = optionOf(battle, unit, target, mount, load);
      this.#options.set(key, option);
    }
    return option;
  }
}
