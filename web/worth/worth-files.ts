import { type Signal, signal } from '@preact/signals';
import { readAbilityWorth, readSkillWorth, readUnitWorth, type WorthTable } from './read-worth.js';

/** Addresses of the tables that existed when the page was built. Without any, nothing is fetched or shown. */
const ADDRESSES = import.meta.glob<string>('../../public/data/worth/*.json', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

/** A table that is fetched with the first request. */
class WorthFile<Row> {
  readonly #table: Signal<WorthTable<Row>> = signal({ rows: new Map() });
  readonly #name: string;
  readonly #read: (text: string) => WorthTable<Row>;
  #asked = false;

  constructor(name: string, read: (text: string) => WorthTable<Row>) {
    this.#name = name;
    this.#read = read;
  }

  /**
   * Undefined while it is being fetched, and for anything not measured. Components that read it are redrawn when it
   * arrives.
   */
  row(key: string): Row | undefined {
    return this.table.rows.get(key);
  }

  /** The whole table; empty while it is being fetched. */
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
      // Offline: the next visit tries again.
    }
  }
}

export const abilityWorth = new WorthFile('abilities', readAbilityWorth);
export const unitWorth = new WorthFile('units', readUnitWorth);
export const skillWorth = new WorthFile('skills', readSkillWorth);
