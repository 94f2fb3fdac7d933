import { checkNumber, checkWord } from '../check/check.js';
import type { AmmoFamily } from './ammunition.js';
import { deepFreeze } from './deep-freeze.js';
import type { Ammunition, EquipmentItem } from './item.js';
import type { Trait } from './traits.js';

export interface Catalog {
  readonly size: number;
  readonly items: readonly EquipmentItem[];
  get(id: string): EquipmentItem | undefined;
  /**
   * Finds an item by any spelling that unit files use, by id, or by display name, in any case. A display name that
   * several items share means the Inner Sphere's and, among these, the one that 'Mechs carry.
   */
  find(name: string): EquipmentItem | undefined;
  /**
   * Finds an item by the spellings of unit files only. Display names do not count there: `Endo Steel` needs the
   * unit's tech base in front.
   */
  fromFile(spelling: string): EquipmentItem | undefined;
  /**
   * Returns all items with the trait. Code uses this for equipment that no file names, such as the heat sinks in an
   * engine.
   */
  withTrait(trait: Trait): readonly EquipmentItem[];
  /** Returns all loads, standard and special, that a weapon of this family and rack size can fire. */
  ammunitionFor(family: AmmoFamily, rackSize: number): readonly Ammunition[];
}

/** Items by index, so that a source can build each when it is first requested. */
export interface CatalogSource {
  readonly size: number;
  item(index: number): EquipmentItem;
  ids(): readonly string[];
  displayNames(): readonly string[];
  /** By alias in lower case. */
  indexOf(alias: string): number | undefined;
  places(): ItemPlaces;
}

/** Indexes of items by trait and by ammunition. */
export interface ItemPlaces {
  readonly byTrait: Readonly<Partial<Record<Trait, readonly number[]>>>;
  /** By the key that `ammoPlace` makes. */
  readonly byAmmo: Readonly<Record<string, readonly number[]>>;
}

const ammoPlace = (family: AmmoFamily, rackSize: number): string => `${family} ${rackSize}`;

export function placesOf(items: readonly EquipmentItem[]): ItemPlaces {
  const byTrait: Partial<Record<Trait, number[]>> = {};
  const byAmmo: Record<string, number[]> = {};
  for (const [index, item] of items.entries()) {
    for (const trait of item.traits) {
      byTrait[trait] ??= [];
      byTrait[trait].push(index);
    }
    if (item.kind !== 'ammunition') continue;
    const place = ammoPlace(item.ammoFamily, item.rackSize);
    byAmmo[place] ??= [];
    byAmmo[place].push(index);
  }
  return { byTrait, byAmmo };
}

/** Creates a catalog of only these items. A page may start with the items that its units carry. */
export function createCatalog(items: readonly EquipmentItem[]): Catalog {
  const byAlias = once(
    () =>
      new Map(
        items.flatMap(({ aliases }, index) => aliases.map((alias) => [alias.toLowerCase(), index] as const)),
      ),
  );
  return catalogOf({
    size: items.length,
    item: (index) => deepFreeze(items[index] as EquipmentItem),
    ids: () => items.map(({ id }) => id),
    displayNames: () => items.map(({ name }) => name),
    indexOf: (alias) => byAlias().get(alias),
    places: () => placesOf(items),
  });
}

/** More spellings than the public unit files have. */
const MOST_SPELLINGS = 10_000;

export function catalogOf(source: CatalogSource): Catalog {
  const ids = once(() => {
    const byId = new Map<string, number>();
    for (const [index, id] of source.ids().entries()) {
      if (byId.has(id)) throw new RangeError(`equipment id "${id}" is in the catalog twice`);
      byId.set(id, index);
    }
    return byId;
  });
  const displayNames = once(() => {
    const byName = new Map<string, number[]>();
    for (const [index, name] of source.displayNames().entries()) {
      const key = name.toLowerCase();
      const shared = byName.get(key);
      if (shared === undefined) byName.set(key, [index]);
      else shared.push(index);
    }
    return byName;
  });
  const places = once(() => source.places());
  const itemsAt = (indexes: readonly number[] = []) => indexes.map((index) => source.item(index));
  const items = once(() =>
    Object.freeze(Array.from({ length: source.size }, (_, index) => source.item(index))),
  );

  const spellings = new Map<string, EquipmentItem>();
  const fromFile = (spelling: string): EquipmentItem | undefined => {
    const index = source.indexOf(spelling.toLowerCase());
    return index === undefined ? undefined : source.item(index);
  };

  return Object.freeze({
    size: source.size,
    get items() {
      return items();
    },
    // Files use few of the many possible spellings. Converting the same ones to lower case again would cost more than
    // the lookup.
    fromFile: (spelling: string) => {
      let item = spellings.get(spelling);
      if (item === undefined) {
        checkWord('spelling', spelling);
        item = fromFile(spelling);
        if (spellings.size >= MOST_SPELLINGS) spellings.clear();
        if (item !== undefined) spellings.set(spelling, item);
      }
      return item;
    },
    get: (id: string) => {
      checkWord('id', id);
      const index = ids().get(id);
      return index === undefined ? undefined : source.item(index);
    },
    find: (name: string) => {
      checkWord('name', name);
      const key = name.toLowerCase();
      const index = source.indexOf(key) ?? ids().get(key);
      if (index !== undefined) return source.item(index);
      return foremost(itemsAt(displayNames().get(key)));
    },
    withTrait: (trait: Trait) => {
      checkWord('trait', trait);
      return itemsAt(places().byTrait[trait]);
    },
    ammunitionFor: (family: AmmoFamily, rackSize: number) => {
      checkWord('family', family);
      checkNumber('rackSize', rackSize, 0);
      const loads = itemsAt(places().byAmmo[ammoPlace(family, rackSize)]);
      return loads.filter((item) => item.kind === 'ammunition');
    },
  });
}

function foremost(sharing: readonly EquipmentItem[]): EquipmentItem | undefined {
  const rank = ({ techBase, mountedOn }: EquipmentItem) =>
    (techBase === 'clan' ? 2 : 0) + (mountedOn.includes('mech') ? 0 : 1);
  return sharing.reduce<EquipmentItem | undefined>(
    (best, item) => (best === undefined || rank(item) < rank(best) ? item : best),
    undefined,
  );
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
