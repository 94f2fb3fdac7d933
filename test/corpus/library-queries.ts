import { officialCatalog } from '../../src/catalog/official.js';
import { SeededDice } from '../../src/dice/index.js';

/** What the reference says of a unit, as far as queries ask for it. */
export interface Reference {
  readonly path: string;
  readonly unitType: string;
  readonly chassis: string;
  readonly clanName: string;
  readonly model: string;
  readonly weight: number;
  readonly bv: number;
  readonly year: number;
  readonly role: string;
  readonly techBase: string;
  readonly source: string;
  readonly walkMP: number;
  readonly runMP: number;
  readonly jumpMP: number;
  readonly quirks: readonly string[];
  readonly equipment: readonly { readonly name: string }[];
}

export interface LibraryQuery {
  readonly query: string;
  readonly fits: (unit: Reference) => boolean;
}

const NUMBERS = {
  bv: ({ bv }: Reference) => bv,
  year: ({ year }: Reference) => year,
  walk: ({ walkMP }: Reference) => walkMP,
  run: ({ runMP }: Reference) => runMP,
  jump: ({ jumpMP }: Reference) => jumpMP,
} as const;

const COMPARISONS = {
  '=': (a: number, b: number) => a === b,
  '!=': (a: number, b: number) => a !== b,
  '>': (a: number, b: number) => a > b,
  '>=': (a: number, b: number) => a >= b,
  '<': (a: number, b: number) => a < b,
  '<=': (a: number, b: number) => a <= b,
} as const;

const same = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();
const count = ({ equipment }: Reference, wanted: string): number =>
  equipment.filter(({ name }) => same(name, wanted)).length;

/** What people call one item and unit files another: a query means both, and the reference knows the second alone. */
const AMBIGUOUS = new Set(
  officialCatalog.items.flatMap(({ name, aliases }) => (aliases[0] === name ? [] : [name.toLowerCase()])),
);

/** Queries over the fields of the reference, with values that some unit has, from a seed that never changes. */
export function libraryQueries(units: readonly Reference[], many: number): readonly LibraryQuery[] {
  const dice = new SeededDice(18);
  const below = (most: number): number => {
    let value = 0;
    for (let die = 0; die < 6; die += 1) value = value * 6 + dice.d6() - 1;
    return value % most;
  };
  const pick = <Item>(list: readonly Item[]): Item => list[below(list.length)] as Item;
  const clause = (): LibraryQuery => {
    const unit = pick(units);
    switch (below(8)) {
      case 0:
      case 1:
      case 2: {
        const field = pick(Object.keys(NUMBERS) as (keyof typeof NUMBERS)[]);
        const operator = pick(Object.keys(COMPARISONS) as (keyof typeof COMPARISONS)[]);
        const value = NUMBERS[field](unit);
        return {
          query: `${field}${operator}${value}`,
          fits: (other) => COMPARISONS[operator](NUMBERS[field](other), value),
        };
      }
      case 3: {
        const least = pick(units).bv;
        return {
          query: `bv=${least}-${least + 300}`,
          fits: ({ bv }) => bv >= least && bv <= least + 300,
        };
      }
      case 4: {
        const other = pick(units);
        return {
          query: `type="${unit.unitType}","${other.unitType}"`,
          fits: ({ unitType }) => unitType === unit.unitType || unitType === other.unitType,
        };
      }
      case 5:
        return {
          query: `tech="${unit.techBase}"`,
          fits: ({ techBase }) => techBase === unit.techBase,
        };
      case 6: {
        const beginning = unit.chassis.slice(0, 3);
        return {
          query: `chassis="${beginning}*"`,
          fits: ({ chassis, clanName }) =>
            [chassis, clanName].some((name) => name.toLowerCase().startsWith(beginning.toLowerCase())),
        };
      }
      default: {
        const names = unit.equipment.filter(({ name }) => !AMBIGUOUS.has(name.toLowerCase()));
        if (names.length === 0) return clause();
        const { name } = pick(names);
        const least = 1 + below(3);
        return {
          // The reference also lists what other units have by their nature, such as the jump jets of battle armor.
          query: `(kind=mek has="${name}":>=${least})`,
          fits: (other) => other.unitType === 'Mek' && count(other, name) >= least,
        };
      }
    }
  };
  return Array.from({ length: many }, () => {
    const [first, second, third] = [clause(), clause(), clause()];
    if (below(2) === 0)
      return {
        query: `${first.query} ${second.query}`,
        fits: (unit) => first.fits(unit) && second.fits(unit),
      };
    return {
      query: `(${first.query} ${second.query}) OR ${third.query}`,
      fits: (unit) => (first.fits(unit) && second.fits(unit)) || third.fits(unit),
    };
  });
}
