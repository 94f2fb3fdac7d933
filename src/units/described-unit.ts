import type { EquipmentItem } from '../catalog/index.js';
import type { Unit } from './any-unit.js';
import type { Mech } from './mech/mech.js';
import { checkOwnMounts } from './own-mounts.js';
import type { Mount } from './unit.js';

/** All of a unit that a rule may ask for, as text, and the equipment that it refers to. */
export interface DescribedUnit {
  /** Two units with the same text are the same to every rule, whatever became of them on the way. */
  readonly text: string;
  /** In the order in which the unit mounts it, without repetition. */
  readonly items: readonly EquipmentItem[];
}

const known = new WeakMap<Unit, DescribedUnit>();

/** What a reader had to say of its file is left out: it changes no rule. */
export function describeUnit(unit: Unit): DescribedUnit {
  let described = known.get(unit);
  if (described === undefined) {
    checkOwnMounts(unit);
    const { warnings: _, ...rest } = unit.unitType === 'Mek' ? withoutStatedQuirks(unit) : unit;
    const description = new Description(unit.equipment);
    const mounts = unit.equipment.map((mount) => description.fields(mount));
    const text = `[${mounts.join()}]${description.fields(rest)}`;
    described = { text, items: [...description.items.values()] };
    known.set(unit, described);
  }
  return described;
}

/** The quirks that a 'Mech has may be others than its file stated. */
function withoutStatedQuirks({ sheet, ...mech }: Mech) {
  const { quirks: _, ...stated } = sheet;
  return { ...mech, sheet: stated };
}

/**
 * Mounts know one another, in circles: which is which counts as much as what each of them holds, so that they are named
 * by their places in the unit's list. All else is compared by what it is.
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

  /** In the order of their names: readers fill them in any. */
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
