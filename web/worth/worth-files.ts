import { type Signal, signal } from '@preact/signals';
import { readAbilityWorth, readUnitWorth, type WorthRows } from './read-worth.js';

/** Addresses of the tables that were there when the page was built; without any, nothing is asked for and nothing shown. */
const ADDRESSES = import.meta.glob<string>('../../public/data/worth/*.json', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

/** A table that is fetched when somebody asks for the first row. */
class WorthFile<Row> {
  readonly #rows: Signal<WorthRows<Row>> = signal(new Map());
  readonly #name: string;
  readonly #read: (text: string) => WorthRows<Row>;
  #asked = false;

  constructor(name: string, read: (text: string) => WorthRows<Row>) {
    this.#name = name;
    this.#read = read;
  }

  /** Undefined while it is on its way, and for what was not measured. Components that ask are drawn again when it has come. */
  row(key: string): Row | undefined {
    if (!this.#asked) {
      this.#asked = true;
      void this.#fetch();
    }
    return this.#rows.value.get(key);
  }

  async #fetch(): Promise<void> {
    const address = ADDRESSES[`../../public/data/worth/${this.#name}.json`];
    if (address === undefined) return;
    try {
      const answer = await fetch(address);
      if (answer.ok) this.#rows.value = this.#read(await answer.text());
    } catch {
      // Offline: the next visit shows it.
    }
  }
}

export const abilityWorth = new WorthFile('abilities', readAbilityWorth);
export const unitWorth = new WorthFile('units', readUnitWorth);
