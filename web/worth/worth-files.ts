import { type Signal, signal } from '@preact/signals';
import { readAbilityWorth, readSkillWorth, readUnitWorth, type WorthTable } from './read-worth.js';

/** Addresses of the tables that were there when the page was built; without any, nothing is asked for and nothing shown. */
const ADDRESSES = import.meta.glob<string>('../../public/data/worth/*.json', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

/** A table that is fetched when somebody asks for the first row. */
class WorthFile<Row> {
  readonly #table: Signal<WorthTable<Row>> = signal({ rows: new Map() });
  readonly #name: string;
  readonly #read: (text: string) => WorthTable<Row>;
  #asked = false;

  constructor(name: string, read: (text: string) => WorthTable<Row>) {
    this.#name = name;
    this.#read = read;
  }

  /** Undefined while it is on its way, and for what was not measured. Components that ask are drawn again when it has come. */
  row(key: string): Row | undefined {
    return this.table.rows.get(key);
  }

  /** All of it; empty while it is on its way. */
  get table(): WorthTable<Row> {
    if (!this.#asked) {
      this.#asked = true;
      void this.#fetch();
    }
    return this.#table.value;
  }

  /** The address of the file, for readers who want the figures; undefined if there is none. */
  get address(): string | undefined {
    return ADDRESSES[`../../public/data/worth/${this.#name}.json`];
  }

  async #fetch(): Promise<void> {
    const { address } = this;
    if (address === undefined) return;
    try {
      const answer = await fetch(address);
      if (answer.ok) this.#table.value = this.#read(await answer.text());
    } catch {
      // Offline: the next visit shows it.
    }
  }
}

export const abilityWorth = new WorthFile('abilities', readAbilityWorth);
export const unitWorth = new WorthFile('units', readUnitWorth);
export const skillWorth = new WorthFile('skills', readSkillWorth);
