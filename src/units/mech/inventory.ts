import type { EquipmentItem, Trait } from '../../catalog/index.js';
import type { Mount } from '../unit.js';

/**
 * What is on board, whatever its place. A 'Mech mounts dozens of items of a dozen kinds: most questions about all of
 * them are answered sooner here.
 */
export class Inventory {
  readonly #items: EquipmentItem[] = [];
  /** How many of each, in the order of the items. */
  readonly #counts: number[] = [];
  readonly #traits = new Set<Trait>();

  constructor(mounts: readonly Mount[]) {
    this.add(mounts);
  }

  add(mounts: readonly Mount[]): void {
    for (const { item } of mounts) {
      if (item === undefined) continue;
      const place = this.#items.indexOf(item);
      if (place >= 0) {
        this.#counts[place] = (this.#counts[place] ?? 0) + 1;
      } else {
        this.#items.push(item);
        this.#counts.push(1);
        for (const trait of item.traits) this.#traits.add(trait);
      }
    }
  }

  has(trait: Trait): boolean {
    return this.#traits.has(trait);
  }

  /** How many mounts have the trait. */
  count(trait: Trait): number {
    return this.has(trait) ? this.sum(({ traits }) => (traits.includes(trait) ? 1 : 0)) : 0;
  }

  /** Of a figure of the items, over all mounts. */
  sum(figure: (item: EquipmentItem) => number): number {
    return this.#items.reduce((sum, item, place) => sum + figure(item) * (this.#counts[place] ?? 0), 0);
  }
}
