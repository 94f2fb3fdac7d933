import type { EquipmentItem, Trait } from '../../catalog/index.js';
import type { Mount } from '../unit.js';
import { gearOf } from './gear.js';

/**
 * What is on board, regardless of location. A 'Mech mounts dozens of items of about a dozen kinds, so most questions
 * about all of them are answered faster here.
 */
export class Inventory {
  // Not `#private`: until code is hot, V8 takes twice as long to access such fields, and most runs read only a few
  // files.
  private readonly items: EquipmentItem[] = [];
  /** The count of each item, in the order of the items. */
  private readonly counts: number[] = [];
  private readonly gears: number[] = [];
  /** Bits of `GEAR`. */
  gear = 0;

  constructor(mounts: readonly Mount[]) {
    this.add(mounts);
  }

  add(mounts: readonly Mount[]): void {
    const { items, counts, gears } = this;
    let last: EquipmentItem | undefined;
    let place = -1;
    for (let index = 0; index < mounts.length; index += 1) {
      const { item } = mounts[index] as Mount;
      if (item === undefined) continue;
      // Identical items are mostly adjacent, especially heat sinks.
      if (item !== last) {
        last = item;
        place = items.indexOf(item);
        if (place < 0) {
          place = items.push(item) - 1;
          counts.push(0);
          const gear = gearOf(item);
          gears.push(gear);
          this.gear |= gear;
        }
      }
      counts[place] = (counts[place] as number) + 1;
    }
  }

  has(trait: Trait): boolean {
    return this.items.some(({ traits }) => traits.includes(trait));
  }

  /** Returns how many mounts have the trait. */
  count(trait: Trait): number {
    return this.sum(({ traits }) => (traits.includes(trait) ? 1 : 0));
  }

  /** Returns how many mounts have one of these gear bits. */
  countGear(gear: number): number {
    return this.sumOfGear(gear, () => 1);
  }

  /** Sums a figure over mounts with one of these gear bits. */
  sumOfGear(gear: number, figure: (item: EquipmentItem) => number): number {
    if ((this.gear & gear) === 0) return 0;
    const { items, counts, gears } = this;
    let sum = 0;
    for (let place = 0; place < items.length; place += 1) {
      if (((gears[place] as number) & gear) === 0) continue;
      sum += figure(items[place] as EquipmentItem) * (counts[place] as number);
    }
    return sum;
  }

  /** Sums a figure over all mounts. */
  sum(figure: (item: EquipmentItem) => number): number {
    return this.items.reduce((sum, item, place) => sum + figure(item) * (this.counts[place] ?? 0), 0);
  }
}
