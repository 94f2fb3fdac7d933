import { checkWord } from '../check/check.js';
import type { Unit } from './any-unit.js';
import { bareName, nearNames } from './near-names.js';
import { fullName, type UnitNames } from './unit-names.js';

export interface LibraryEntry extends UnitNames {
  /** Its origin, for people to read. */
  readonly file: string;
  /** The path to open it, if that differs. */
  readonly path?: string;
  /** @throws {UnitFileError} */
  load(): Unit;
}

export type Finding<Entry extends UnitNames = LibraryEntry> =
  | { readonly kind: 'found'; readonly entry: Entry }
  | { readonly kind: 'ambiguous'; readonly candidates: readonly Entry[] }
  | { readonly kind: 'unknown'; readonly near: readonly string[] };

type Shelf<Entry> = Map<string, Set<Entry>>;

/** Units by name. They are loaded on request. */
export class UnitLibrary<Entry extends UnitNames = LibraryEntry> {
  readonly #entries: Entry[] = [];
  /** By full name as spelled, by full name without blanks, punctuation and accents, by chassis, and by model. */
  readonly #spelled: Shelf<Entry> = new Map();
  readonly #bare: Shelf<Entry> = new Map();
  readonly #chassis: Shelf<Entry> = new Map();
  readonly #models: Shelf<Entry> = new Map();

  /**
   * A unit in an earlier collection hides those of the same name in later ones: a user's own units hide the starters.
   */
  constructor(...collections: readonly (readonly Entry[])[]) {
    const taken = new Set<string>();
    for (const collection of collections) {
      const kept = collection.filter((entry) => !taken.has(spelling(properName(entry))));
      for (const entry of kept) this.#add(entry);
      for (const entry of kept) taken.add(spelling(properName(entry)));
    }
  }

  get entries(): readonly Entry[] {
    return this.#entries;
  }

  /**
   * Finds a unit by full name, with the Clan or Inner Sphere name of the chassis or both, in any case and
   * punctuation. A chassis or model alone is enough if it is unambiguous.
   */
  find(name: string): Finding<Entry> {
    checkWord('name', name);
    const bare = bareName(name);
    const matches =
      this.#spelled.get(spelling(name)) ??
      this.#bare.get(bare) ??
      this.#chassis.get(bare) ??
      this.#models.get(bare) ??
      new Set<Entry>();
    const [entry, ...others] = matches;
    if (entry === undefined) return { kind: 'unknown', near: this.near(name) };
    return others.length === 0
      ? { kind: 'found', entry }
      : { kind: 'ambiguous', candidates: [entry, ...others] };
  }

  /** Returns the names that a mistyped one most likely meant, best first. */
  near(name: string, limit = 3): string[] {
    const namesOf = (entry: Entry) =>
      name.includes('(') ? [...doubleNames(entry), ...chassisNames(entry)] : chassisNames(entry);
    const named = this.#entries.flatMap((entry) =>
      namesOf(entry).map((chassis) => ({ chassis, full: withModel(chassis, entry) })),
    );
    const whole = nearNames(
      name,
      named.map(({ full }) => full),
      limit,
    );
    // A name without a model may have a mistyped chassis.
    const chassis = nearNames(
      name,
      named.map((one) => one.chassis),
      limit,
    );
    const ofChassis = chassis.flatMap((near) => named.filter((one) => one.chassis === near));
    return [...new Set([...whole, ...ofChassis.map(({ full }) => full)])].slice(0, limit);
  }

  #add(entry: Entry): void {
    this.#entries.push(entry);
    for (const chassis of [...chassisNames(entry), ...doubleNames(entry)]) {
      const name = withModel(chassis, entry);
      put(this.#spelled, spelling(name), entry);
      put(this.#bare, bareName(name), entry);
      put(this.#chassis, bareName(chassis), entry);
    }
    put(this.#models, bareName(entry.model), entry);
  }
}

const properName = (entry: UnitNames): string => withModel(entry.chassis, entry);

const withModel = (chassis: string, { model }: UnitNames): string =>
  model === '' ? chassis : `${chassis} ${model}`;

const chassisNames = ({ chassis, clanName }: UnitNames): readonly string[] =>
  clanName === undefined ? [chassis] : [chassis, clanName];

const doubleNames = ({ chassis, clanName }: UnitNames): readonly string[] =>
  clanName === undefined
    ? []
    : [
        fullName({ chassis, clanName, model: '' }),
        fullName({ chassis: clanName, clanName: chassis, model: '' }),
      ];

const spelling = (name: string): string => name.trim().replace(/\s+/g, ' ').toLowerCase();

function put<Entry>(shelf: Shelf<Entry>, key: string, entry: Entry): void {
  if (key === '') return;
  const entries = shelf.get(key);
  if (entries === undefined) shelf.set(key, new Set([entry]));
  else entries.add(entry);
}
