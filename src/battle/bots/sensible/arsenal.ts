import type { Ruleset } from '../../../rules/ruleset.js';
import type { Battle } from '../../battle.js';
import type { Combatant } from '../../combatant/combatant.js';
import type { WeaponMount } from '../../combatant/weapon-mount.js';
import { gunsLeft } from '../../weapons/effect-of-shot.js';
import { fedBy, weaponFault } from '../../weapons/legality.js';
import { AddedToShots, plainTarget } from './added-to-shots.js';
import { type Option, optionOf } from './fire-option.js';
import { FireTable } from './fire-table.js';
import { numbersStateOf, stateOf } from './table-state.js';
import { waysOf } from './ways.js';

const MOST_STATES = 80;
const MOST_OPTIONS = 800;

/**
 * Everything that was worked out for the weapons of one unit. Targets that shots cannot tell apart share it, and so do all
 * battles of the unit: they meet the same states again.
 */
export class Arsenal {
  readonly #unit: Combatant;
  readonly #rules: Ruleset;
  readonly #environment: Battle['environment'];
  /** By what is left to fire, by what damage does to it, and by what the target looks like. */
  readonly #tables = new Map<string, FireTable>();
  readonly #options = new Map<string, Option>();
  readonly #added = new Map<string, AddedToShots>();

  constructor({ rules, environment }: Battle, unit: Combatant) {
    this.#unit = unit;
    this.#rules = rules;
    this.#environment = environment;
  }

  /** Whether it is of any use for this unit: the same design and pilot, under the same rules. */
  serves(battle: Battle, unit: Combatant): boolean {
    return (
      this.#unit.design === unit.design &&
      this.#unit.pilot === unit.pilot &&
      this.#rules === battle.rules &&
      this.#environment === battle.environment
    );
  }

  addedTo(battle: Battle, unit: Combatant, target: Combatant): AddedToShots {
    const key = JSON.stringify(plainTarget(target));
    let added = this.#added.get(key);
    if (added === undefined) {
      added = new AddedToShots(battle, unit, target);
      this.#added.set(key, added);
    }
    return added;
  }

  /** @param looks of the target, as shots see it */
  tableFor(battle: Battle, unit: Combatant, target: Combatant, looks: string): FireTable {
    const state = stateOf(battle, unit, target) + looks;
    let table = this.#tables.get(state);
    if (table === undefined) {
      if (this.#tables.size >= MOST_STATES) this.#tables.clear();
      table = new FireTable(unit, this.#optionsOf(battle, unit, target, looks));
      this.#tables.set(state, table);
    }
    return table;
  }

  #optionsOf(battle: Battle, unit: Combatant, target: Combatant, looks: string): readonly Option[] {
    const numbers = numbersStateOf(battle, unit, target) + looks;
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

  /** Most damage leaves most weapons as they were: each is looked into once for a state that its numbers depend on. */
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
    const key = `${mount.index},${load},${served},${guns},${waysOf(unit, mount)},${numbers}`;
    let option = this.#options.get(key);
    if (option === undefined) {
      if (this.#options.size >= MOST_OPTIONS) this.#options.clear();
      option = optionOf(battle, unit, target, mount, load);
      this.#options.set(key, option);
    }
    return option;
  }
}
