import type { RulesetName } from '../rules/ruleset.js';
import type { Unit } from '../units/any-unit.js';
import { TECH_BASES_OF_UNITS, type UnitTechBase } from '../units/unit.js';
import { fullName } from '../units/unit-names.js';
import { CarriedItems } from './carried-items.js';
import { ERAS, eraOf } from './eras.js';
import { type Columns, type IndexFile, NOTHING } from './index-file.js';
import { NameWords } from './name-words.js';
import { plainId, sortedPlaceOf } from './unit-id.js';
import { kindOf, UNIT_KINDS, UNIT_TYPES } from './unit-kind.js';
import type { UnitRow } from './unit-row.js';

/** The index in the form that searches need: columns of numbers, and the units' equipment. */
export class LibraryTable {
  readonly size: number;
  readonly columns: Columns;
  readonly words: IndexFile['words'];
  readonly equipment: IndexFile['equipment'];
  /** Places in `UNIT_KINDS` and `ERAS`. */
  readonly kind: Uint8Array;
  readonly era: Uint8Array;
  readonly names: readonly string[];
  readonly #named: IndexFile['ids'];
  readonly #starters: readonly string[];
  readonly #index: IndexFile;
  /** The same units with other prices. Parts that do not depend on prices are shared. */
  readonly #alike: LibraryTable | undefined;
  readonly #priced = new Map<string, LibraryTable>();
  #isStarter: Uint8Array | undefined;
  #ids: (string | undefined)[] | undefined;
  #nameWords: NameWords | undefined;
  #carried: CarriedItems | undefined;
  #quirks: readonly Int32Array[] | undefined;
  #sortNames: readonly string[] | undefined;
  #places: Map<string, number> | undefined;

  constructor(index: IndexFile, alike?: LibraryTable) {
    const { columns, words, equipment, ids, starters } = index;
    this.#index = index;
    this.#alike = alike;
    this.#starters = starters;
    this.size = columns.model.length;
    this.#named = ids;
    this.columns = columns;
    this.words = words;
    this.equipment = equipment;
    this.kind =
      alike?.kind ??
      Uint8Array.from(columns.unitType, (type) =>
        UNIT_KINDS.indexOf(kindOf(UNIT_TYPES[type] as Unit['unitType'])),
      );
    this.era = alike?.era ?? Uint8Array.from(columns.year, eraOf);
    this.names =
      alike?.names ??
      columns.model.map((model, place) =>
        fullName({
          chassis: this.word('chassis', place),
          clanName: this.word('clanName', place),
          model,
        }),
      );
  }

  /** The word of a unit in a column that holds places in a list of words. */
  word(column: 'chassis' | 'clanName' | 'role' | 'source', place: number): string {
    return this.words[column][this.columns[column][place] as number] as string;
  }

  /** The table with the Battle Values of a ruleset; without one, those of the rulebook. */
  pricedBy(ruleset: RulesetName | undefined): LibraryTable {
    const other = ruleset === undefined ? undefined : this.#index.otherValues?.[ruleset];
    if (ruleset === undefined || other === undefined) return this;
    let table = this.#priced.get(ruleset);
    if (table === undefined) {
      const battleValue = [...this.columns.battleValue];
      for (const [at, place] of other.place.entries()) battleValue[place] = other.value[at] as number;
      const { otherValues: _, ...index } = this.#index;
      table = new LibraryTable({ ...index, columns: { ...this.columns, battleValue } }, this);
      this.#priced.set(ruleset, table);
    }
    return table;
  }

  get nameWords(): NameWords {
    this.#nameWords ??= this.#alike?.nameWords ?? new NameWords(this.names);
    return this.#nameWords;
  }

  /** 1 at the place of each unit for newcomers. */
  get isStarter(): Uint8Array {
    if (this.#isStarter === undefined) {
      this.#isStarter = new Uint8Array(this.size);
      for (const id of this.#starters) {
        const place = this.placeOf(id);
        if (place !== undefined) this.#isStarter[place] = 1;
      }
    }
    return this.#isStarter;
  }

  /** The equipment of all units. */
  get carried(): CarriedItems {
    this.#carried ??= this.#alike?.carried ?? new CarriedItems(this.columns.equipment);
    return this.#carried;
  }

  /** Returns a unit's quirks, as places in `words.quirk`. */
  quirks(place: number): Int32Array {
    this.#quirks ??= this.columns.quirks.map((text) =>
      Int32Array.from(text === '' ? [] : text.split(' ').map(Number)),
    );
    return this.#quirks[place] as Int32Array;
  }

  /** Names in the form used for sorting. */
  get sortNames(): readonly string[] {
    this.#sortNames ??= this.#alike?.sortNames ?? this.names.map((name) => name.toLowerCase());
    return this.#sortNames;
  }

  /** Ids are built on demand: few of ten thousand are ever needed. */
  idAt(place: number): string {
    this.#ids ??= this.#withoutPlainId();
    const known = this.#ids[place];
    if (known !== undefined) return known;
    const id = plainId({
      chassis: this.word('chassis', place),
      model: this.columns.model[place] as string,
    });
    this.#ids[place] = id;
    return id;
  }

  #withoutPlainId(): (string | undefined)[] {
    const ids = new Array<string | undefined>(this.size).fill(undefined);
    for (const [index, place] of this.#named.place.entries()) ids[place] = this.#named.id[index];
    return ids;
  }

  placeOf(id: string): number | undefined {
    // The library is sorted by id. A user's own units are not.
    const place = sortedPlaceOf(id, this.size, (at) => this.idAt(at));
    if (place !== undefined) return place;
    if (this.#places === undefined) {
      this.#places = new Map();
      for (let at = 0; at < this.size; at += 1) this.#places.set(this.idAt(at), at);
    }
    return this.#places.get(id);
  }

  row(place: number): UnitRow {
    const { columns } = this;
    const unitType = UNIT_TYPES[columns.unitType[place] as number] as Unit['unitType'];
    return {
      id: this.idAt(place),
      name: this.names[place] as string,
      chassis: this.word('chassis', place),
      model: columns.model[place] as string,
      clanName: this.word('clanName', place) || null,
      kind: kindOf(unitType),
      unitType,
      tonnage: orNull(columns.tonnage[place]),
      battleValue: columns.battleValue[place] as number,
      year: columns.year[place] as number,
      era: ERAS[this.era[place] as number]?.name ?? '',
      role: this.word('role', place) || null,
      techBase: TECH_BASES_OF_UNITS[columns.techBase[place] as number] as UnitTechBase,
      rulesLevel: columns.rulesLevel[place] as number,
      source: this.word('source', place) || null,
      mulId: orNull(columns.mulId[place]),
      walk: columns.walk[place] as number,
      run: columns.run[place] as number,
      jump: columns.jump[place] as number,
      armor: columns.armor[place] as number,
      heat: orNull(columns.heat[place]),
      sinks: orNull(columns.sinks[place]),
    };
  }
}

const orNull = (value: number | undefined): number | null =>
  value === undefined || value === NOTHING ? null : value;
