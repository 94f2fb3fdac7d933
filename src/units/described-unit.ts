import type { EquipmentItem } from '../catalog/index.js';
import { oncePer } from '../check/once-per.js';
import type { Unit } from './any-unit.js';
import type { Mech } from './mech/mech.js';
import { checkOwnMounts } from './own-mounts.js';
import type { Mount } from './unit.js';

/** Everything about a unit that a rule may use, as text, and the equipment it refers to. */
export interface DescribedUnit {
  /** Two units with the same text are the same to every rule, however they were made. */
  readonly text: string;
  /** In mounting order, without duplicates. */
  readonly items: readonly EquipmentItem[];
}

/** Describes a unit. Reader warnings are left out, because they affect no rule. */
export const describeUnit = oncePer((unit: Unit): DescribedUnit => {
  checkOwnMounts(unit);
  const { warnings: _, ...rest } = unit.unitType === 'Mek' ? withoutStatedQuirks(unit) : unit;
  const description = new Description(unit.equipment);
  const mounts = unit.equipment.map((mount) => description.fields(mount));
  const text = `[${mounts.join()}]${description.fields(rest)}`;
  return { text, items: [...description.items.values()] };
});

/** A 'Mech may have other quirks than its file stated. */
function withoutStatedQuirks({ sheet, ...mech }: Mech) {
  const { quirks: _, ...stated } = sheet;
  return { ...mech, sheet: stated };
}

/**
 * Mounts refer to each other in circles, and their identity matters as much as their content. So they are named by
 * their index in the unit's list. Everything else is compared by content.
 */
class Description {
  /** By their text. */
  readonly items = new Map<string, EquipmentItem>();
  readonly #places: ReadonlyMap<object, number>;

  constructor(mounts: readonly Mount[]) {
    this.#places = new Map(mounts.map((mount, place) => [mount, place]));
  }

  of(value: unknown): string {
    if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
    const place = this.#places.get(value);
    if (place !== undefined) return `#${place}`;
    if (isItem(value)) return this.#item(value);
    return Array.isArray(value) ? `[${value.map((entry) => this.of(entry)).join()}]` : this.fields(value);
  }

  /** Sorted by name, because readers fill them in any order. */
  fields(value: object): string {
    const fields = Object.entries(value)
      .filter(([, entry]) => entry !== undefined)
      .sort(([one], [other]) => (one < other ? -1 : 1));
    return `{${fields.map(([field, entry]) => `${field}:${this.of(entry)}`).join()}}`;
  }

  #item(item: EquipmentItem): string {
    let text = itemTexts.get(item);
    if (text === undefined) {
      text = this.fields(item);
      itemTexts.set(item, text);
    }
    if (!this.items.has(text)) this.items.set(text, item);
    return text;
  }
}

const isItem = (value: object): value is EquipmentItem => 'aliases' in value && 'traits' in value;

const itemTexts = new WeakMap<EquipmentItem, string>();
