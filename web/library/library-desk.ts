import {
  DamagedLibraryError,
  type Finding,
  type FindOptions,
  type LibraryError,
  type LibrarySource,
  openIndex,
  tableOfFacts,
  type UnitFacts,
  type UnitIndex,
  type UnitRow,
  type UnitTable,
} from '../../src/edge/search.js';
import { searchUnits } from '../units/unit-search.js';
import { called } from './called.js';
import type {
  Answers,
  Contents,
  FindQuestion,
  Found,
  FoundUnit,
  NamedRow,
  OwnQuestion,
  Question,
} from './questions.js';

interface LibraryDeskOptions {
  readonly source: LibrarySource;
  /** Called with a bad file before it is fetched again. */
  readonly distrust: (file: string) => void;
  readonly clock: () => number;
}

interface Opened {
  readonly index: UnitIndex;
  /** For searches by name in pickers; built at the first one. */
  named?: readonly PickableRow[];
}

interface PickableRow {
  readonly chassis: string;
  readonly model: string;
  readonly clanName?: string;
  readonly place: number;
}

/** Answers questions about the library, which the first one opens. */
export class LibraryDesk {
  readonly #options: LibraryDeskOptions;
  #opened: Promise<Opened> | undefined;
  #own: UnitTable | undefined;
  #given: UnitFacts[] = [];
  /** The last search, for scrolling its results. */
  #last: { readonly key: string; readonly finding: Finding } | undefined;

  constructor(options: LibraryDeskOptions) {
    this.#options = options;
  }

  /**
   * @throws {QueryError} if a query cannot be read
   * @throws {LibraryError} if a file of the library is missing or damaged
   */
  async answer(question: Question): Promise<Answers[keyof Answers]> {
    switch (question.ask) {
      case 'find':
        return this.#find(await this.#open(), question);
      case 'pick':
        return this.#pick(await this.#open(), question.typed, question.most);
      case 'unit':
        return this.#unit(question.name);
      case 'contents':
        return contentsOf((await this.#open()).index);
      case 'own':
        return this.#takeOwn(question);
    }
  }

  /** Prepares searches once the library is open and idle. */
  async warm(): Promise<void> {
    (await this.#opened)?.index.warm();
  }

  #takeOwn({ facts, first, last }: OwnQuestion): null {
    if (first) this.#given = [];
    this.#given.push(...facts);
    if (last) {
      this.#own = this.#given.length === 0 ? undefined : tableOfFacts(this.#given);
      this.#given = [];
      this.#last = undefined;
    }
    return null;
  }

  #find({ index }: Opened, { query, options, from, to }: FindQuestion): Found {
    const key = JSON.stringify([query, options.sort, options.descending, options.ruleset]);
    const start = this.#options.clock();
    let took = 0;
    if (this.#last?.key !== key) {
      this.#last = { key, finding: index.find(query, { sort: 'relevance', ...options }, this.#own) };
      took = this.#options.clock() - start;
    }
    const { finding } = this.#last;
    return { size: finding.size, rows: finding.rows(from, to), took };
  }

  #pick(opened: Opened, typed: string, most: number): readonly NamedRow[] {
    const { index } = opened;
    opened.named ??= pickable(index);
    const { isStarter } = index.table;
    const found = searchUnits(opened.named, typed, ({ place }) => isStarter[place] === 1).slice(0, most);
    const rows =
      found.length > 0 ? found.map(({ place }) => index.table.row(place)) : mistyped(index, typed, most);
    return rows.map((row) => called(index, row));
  }

  async #unit(name: string): Promise<FoundUnit> {
    const { index } = await this.#open();
    const row = index.named(name);
    if (row === undefined) return { near: index.near(name) };
    return { row: called(index, row), text: await this.#text(index, row.id) };
  }

  /**
   * A file that turns out to be damaged is fetched once more. If it still does not fit, the index may be of another version: it
   * is fetched anew as well.
   */
  async #text(index: UnitIndex, id: string): Promise<string> {
    try {
      return await index.text(id);
    } catch (error) {
      if (!(error instanceof DamagedLibraryError)) throw error;
      this.#options.distrust(error.file);
    }
    try {
      return await index.text(id);
    } catch (error) {
      if (!(error instanceof DamagedLibraryError)) throw error;
      return (await this.#reopen(error)).index.text(id);
    }
  }

  /** Fetches the current library; if that fails, the one already loaded stays. */
  async #reopen(problem: LibraryError): Promise<Opened> {
    const before = this.#opened;
    this.#options.distrust(INDEX);
    this.#opened = undefined;
    try {
      return await this.#open();
    } catch {
      this.#opened = before;
      throw problem;
    }
  }

  #open(): Promise<Opened> {
    if (this.#opened === undefined) {
      const opening = this.#fetch();
      this.#opened = opening;
      opening.catch((error: unknown) => {
        if (error instanceof DamagedLibraryError) this.#options.distrust(error.file);
        if (this.#opened === opening) this.#opened = undefined;
      });
    }
    return this.#opened;
  }

  async #fetch(): Promise<Opened> {
    const index = await openIndex(this.#options.source);
    this.#last = undefined;
    return { index };
  }
}

const pickable = ({ table }: UnitIndex): readonly PickableRow[] =>
  Array.from({ length: table.size }, (_, place) => {
    const { chassis, model, clanName } = table.row(place);
    return { chassis, model, place, ...(clanName !== null && { clanName }) };
  });

const INDEX = 'index.json';

/** A word that occurs in no name may be close to one. */
function mistyped(index: UnitIndex, typed: string, most: number): readonly UnitRow[] {
  const words = typed.replaceAll(/[^\p{L}\p{N}\s-]/gu, ' ');
  const options: FindOptions = { sort: 'relevance' };
  return words.trim() === '' ? [] : index.find(words, options).rows(0, most);
}

function contentsOf(index: UnitIndex): Contents {
  const { size, words, equipment } = index.table;
  const listed = (list: readonly string[]) => list.filter((word) => word !== '');
  return {
    size,
    from: index.from,
    roles: listed(words.role),
    sources: listed(words.source),
    quirks: words.quirk,
    equipment: [...new Set(equipment.name)],
  };
}
