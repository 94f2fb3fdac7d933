import type { Battle } from '../../src/battle/battle.js';
import type { Combatant } from '../../src/battle/combatant/combatant.js';
import type { Stage } from '../../src/battle/events/words/names.js';
import type { MechSheet } from '../../src/edge/units.js';
import type {
  Bot,
  Catalog,
  EquipmentItem,
  extendRuleset,
  HexMap,
  Mount,
  PreparedToHit,
  Unit,
} from '../../src/index.js';

/** Made by the library itself, and passed on as they are. */
type Whole =
  | Battle
  | Bot
  | Catalog
  | Combatant
  | EquipmentItem
  | HexMap
  | MechSheet
  | Mount
  | PreparedToHit
  | Stage
  | Unit
  | Uint8Array;

/** Of a ruleset each may change what it likes. */
type Changes = Parameters<typeof extendRuleset>[1];

/** With every optional field, so that none is forgotten. */
export type Full<T> = T extends Whole
  ? T
  : [keyof T, keyof Changes] extends [keyof Changes, keyof T]
    ? T
    : T extends (...given: never[]) => unknown
      ? T
      : T extends readonly unknown[]
        ? { readonly [Key in keyof T]-?: Full<Exclude<T[Key], undefined>> }
        : T extends string | number | boolean
          ? T
          : T extends Iterable<infer Entry>
            ? readonly Full<Entry>[]
            : T extends object
              ? { readonly [Key in keyof T]-?: Full<Exclude<T[Key], undefined>> }
              : T;

/**
 * What a field takes beyond the usual. Usual are: of numbers, whole ones from 0; of strings, words of a list.
 * `opaque`: made by the library, and looked at as a whole. `trusted`: the caller vouches for it, for the sake of speed.
 */
export type Leeway = 'fraction' | 'negative' | 'infinity' | 'huge' | 'text' | 'null' | 'opaque' | 'trusted';

export interface Call<Given extends readonly unknown[] = readonly unknown[]> {
  /** Of the parameters, in their order. */
  readonly names: readonly string[];
  /** A call that is right, with every optional field. */
  readonly given: () => Given;
  /** By field, as messages name it; `*` stands for any index or name. */
  readonly leeway: Readonly<Record<string, readonly Leeway[]>>;
}

type AnyFunction = (...given: never[]) => unknown;
type Functions<Library> = {
  [Name in keyof Library]: Library[Name] extends abstract new (
    ...given: never[]
  ) => unknown
    ? never
    : Library[Name] extends AnyFunction
      ? Name
      : never;
}[keyof Library];

/** One call for each function: a function or a field that has none does not compile. */
export type CallsOf<Library> = {
  readonly [Name in Functions<Library>]: Library[Name] extends AnyFunction
    ? Call<Full<Required<Parameters<Library[Name]>>>>
    : never;
};

/** `leeway` as words: `{ damage: 'fraction' }`. */
export const call = <const Given extends readonly unknown[]>(
  names: string,
  given: () => Given,
  leeway: Readonly<Record<string, string>> = {},
): Call<Given> => ({
  names: names.split(' ').filter(Boolean),
  given,
  leeway: Object.fromEntries(
    Object.entries(leeway).map(([field, words]) => [field, words.split(' ') as Leeway[]]),
  ),
});
