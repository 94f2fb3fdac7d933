import { type ReadonlySignal, signal } from '@preact/signals';
import * as v from 'valibot';
import { inTransaction, type StoredRecord, type StoreName } from './database.js';
import { askToPersist } from './persist.js';
import { StorageError, type StorageTrouble } from './storage-error.js';
import { storageTrouble } from './storage-trouble.js';
import { isAnythingUnkept, keepAgain, unkeptIn } from './unkept.js';
import type { WithText } from './with-text.js';

// A collection keeps values of one kind on the device:
//
//   const Force = v.object({ id: v.string(), name: v.string(), members: v.array(Member) });
//   export const forces = keptCollection({ name: 'forces', version: 1, schema: Force });
//
//   forces.listing.value              // in a component: undefined while it is read, then { values, damaged, unkept }
//   await forces.list()               // elsewhere
//   forces.put({ id: crypto.randomUUID(), name: 'Lance', members: [] });
//   forces.change(id, (force) => force && { ...force, name: 'Star' });   // safe against other tabs
//   forces.delete(id);                // undone by putting the value back
//
// Nothing here fails. What the device does not take is listed all the same until the page is closed; `storageTrouble`
// says why, and the frame of the page shows it. Other tabs, and workers, see every change at once.
//
// Where a value comes with a text that is too long to be listed (a file, a saved game), `texts` names a second store:
//
//   const games = keptCollection({ name: 'games', texts: 'game-texts', version: 1, schema: Game });
//   games.putTexts({ value, text });  // both or none
//   await games.text(id);

interface Identified {
  readonly id: string;
}

/** Records to read or write at a time, so that the page stays responsive. */
const PORTION = 250;
/** In milliseconds: how long changes of other tabs are gathered before they are shown. */
const GATHERED_FOR = 1_000;

/** A record that cannot be read. It stays on the device as it is until somebody deletes it. */
export interface DamagedRecord {
  readonly id: string;
  readonly problem: string;
  /** For users who want to save the rest. */
  readonly stored: unknown;
}

export interface Listing<Value> {
  /** In the order of their ids, which has no meaning: views sort them. */
  readonly values: readonly Value[];
  readonly damaged: readonly DamagedRecord[];
  /** Ids of values that could not be stored: they are lost when the page is closed. */
  readonly unkept: ReadonlySet<string>;
}

export interface KeptCollection<Value extends Identified> {
  /** Undefined until it has been read. */
  readonly listing: ReadonlySignal<Listing<Value> | undefined>;
  list(): Promise<Listing<Value>>;
  /** Whether all were stored. It is all or none. */
  put(...values: readonly Value[]): Promise<boolean>;
  /**
   * Replaces a value by what `change` makes of it as it is on the device at that moment, so that changes made in another tab
   * stay. Undefined stands for a value that is not there. `change` may be called more than once.
   */
  change(id: string, change: (value: Value | undefined) => Value | undefined): Promise<boolean>;
  /** The same for several values; those that no longer exist are left out. */
  changeEach(ids: readonly string[], change: (value: Value) => Value): Promise<boolean>;
  delete(...ids: readonly string[]): Promise<boolean>;
  /** Values with their texts. */
  putTexts(...entries: readonly WithText<Value>[]): Promise<boolean>;
  /** The text that belongs to a value; undefined if there is none, or it cannot be read. */
  text(id: string): Promise<string | undefined>;
  /** The same for many, by id; those that cannot be read are left out. */
  texts(ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Lists values that a worker could not store. */
  hold(entries: readonly WithText<Value>[], trouble: StorageTrouble): void;
  /** Reads these values again, for callers that cannot wait for the notice of a change. */
  refresh(ids: readonly string[]): Promise<Listing<Value>>;
}

export interface CollectionOptions<Value extends Identified> {
  /** A new collection adds its store to `database.ts`. */
  readonly name: StoreName;
  /** The store of the values' texts, if they have any. */
  readonly texts?: StoreName;
  /** The version of the values' format, from 1. */
  readonly version: number;
  readonly schema: v.GenericSchema<unknown, Value>;
  /** Converts a value of an older version to one that fits the schema; needed from version 2. */
  readonly upgrade?: (value: unknown, version: number) => unknown;
}

export const keptCollection = <Value extends Identified>(
  options: CollectionOptions<Value>,
): KeptCollection<Value> => new Collection(options);

class Collection<Value extends Identified> implements KeptCollection<Value> {
  readonly #options: CollectionOptions<Value>;
  /** All values once they have been read; before that, only those not stored yet. */
  readonly #values = new Map<string, Value>();
  readonly #damaged = new Map<string, DamagedRecord>();
  readonly #unkept: Set<string>;
  /** Texts that could not be stored. */
  readonly #texts = new Map<string, string>();
  /** Running writes, by id. Anything read in the meantime is older than what they write. */
  readonly #writing = new Map<string, number>();
  /** Ids read in the meantime. */
  readonly #passedOver = new Set<string>();
  readonly #listing = signal<Listing<Value> | undefined>(undefined, { watched: () => void this.list() });
  readonly #otherTabs: BroadcastChannel;
  /** Ids that other tabs have changed, gathered before they are shown. */
  #changed: Set<string> | undefined;
  #read: Promise<void> | undefined;

  constructor(options: CollectionOptions<Value>) {
    this.#options = options;
    this.#unkept = unkeptIn(() => this.#keepAgain());
    this.#otherTabs = new BroadcastChannel(`tarcomp-${options.name}`);
    this.#otherTabs.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (this.#read !== undefined && Array.isArray(data)) this.#gather(data.filter(isString));
    };
  }

  get listing(): ReadonlySignal<Listing<Value> | undefined> {
    return this.#listing;
  }

  async list(): Promise<Listing<Value>> {
    this.#read ??= this.#readAll();
    await this.#read;
    return this.#listing.peek() ?? this.#show();
  }

  async refresh(ids: readonly string[]): Promise<Listing<Value>> {
    await this.list();
    await this.#readAgain(ids);
    return this.list();
  }

  put(...values: readonly Value[]): Promise<boolean> {
    return this.putTexts(...values.map((value) => ({ value, text: undefined })));
  }

  putTexts(...entries: readonly WithText<Value>[]): Promise<boolean> {
    this.#takeIn(entries);
    return this.#keep(entries);
  }

  #takeIn(entries: readonly WithText<Value>[]): void {
    for (const { value, text } of entries) {
      this.#values.set(value.id, value);
      if (text !== undefined) this.#texts.set(value.id, text);
    }
  }

  #keep(entries: readonly WithText<Value>[]): Promise<boolean> {
    return this.#write(
      entries.map(({ value }) => value.id),
      ({ records, texts, commit }) =>
        inPortions(
          entries,
          ({ value, text }) => {
            if (text !== undefined) texts?.put({ id: value.id, text });
            return records.put(this.#record(value));
          },
          { asked: commit },
        ),
    );
  }

  async text(id: string): Promise<string | undefined> {
    return (await this.texts([id])).get(id);
  }

  async texts(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const texts = new Map<string, string>();
    const kept: string[] = [];
    for (const id of ids) {
      const unkept = this.#texts.get(id);
      if (unkept === undefined) kept.push(id);
      else texts.set(id, unkept);
    }
    const { texts: name } = this.#options;
    if (name === undefined || kept.length === 0) return texts;
    try {
      await inTransaction(name, 'readonly', (transaction) => {
        const store = transaction.objectStore(name);
        inPortions(kept, (id) => store.get(id), {
          take: (records) => {
            for (const record of records) if (isText(record)) texts.set(record.id, record.text);
          },
        });
        return () => {};
      });
    } catch (error) {
      if (!(error instanceof StorageError)) throw error;
    }
    return texts;
  }

  hold(entries: readonly WithText<Value>[], trouble: StorageTrouble): void {
    this.#takeIn(entries);
    for (const { value } of entries) this.#unkept.add(value.id);
    storageTrouble.value = trouble;
    if (this.#read !== undefined) this.#show();
  }

  async change(id: string, change: (value: Value | undefined) => Value | undefined): Promise<boolean> {
    return this.#change([id], change);
  }

  async changeEach(ids: readonly string[], change: (value: Value) => Value): Promise<boolean> {
    return this.#change(ids, (value) => value && change(value));
  }

  async #change(
    ids: readonly string[],
    change: (value: Value | undefined) => Value | undefined,
  ): Promise<boolean> {
    await this.list();
    for (const id of ids) {
      const seen = change(this.#values.get(id));
      if (seen !== undefined) this.#values.set(id, seen);
    }
    const kept = await this.#write(ids, ({ records, commit }) => {
      let left = ids.length;
      for (const id of ids) {
        const request = records.get(id);
        request.onsuccess = () => {
          const stored = this.#valueOf(request.result);
          // A damaged record is not overwritten.
          if (stored === undefined || 'value' in stored) {
            const changed = change(stored?.value);
            if (changed !== undefined) records.put(this.#record(changed));
          }
          left -= 1;
          if (left === 0) commit();
        };
      }
    });
    // The changed value may have come from another tab.
    await this.#readAgain(ids);
    return kept;
  }

  async delete(...ids: readonly string[]): Promise<boolean> {
    for (const id of ids) {
      this.#values.delete(id);
      this.#damaged.delete(id);
      this.#unkept.delete(id);
      this.#texts.delete(id);
    }
    const deleted = await this.#write(ids, ({ records, texts, commit }) =>
      inPortions(
        ids,
        (id) => {
          texts?.delete(id);
          return records.delete(id);
        },
        { asked: commit },
      ),
    );
    // There may be room now.
    if (deleted && isAnythingUnkept()) await keepAgain();
    return deleted;
  }

  /** Shows the change at once, then stores it. */
  async #write(ids: readonly string[], requests: (stores: Stores) => void): Promise<boolean> {
    if (this.#read !== undefined) this.#show();
    for (const id of ids) this.#writing.set(id, (this.#writing.get(id) ?? 0) + 1);
    const { name, texts } = this.#options;
    let kept = false;
    try {
      await inTransaction(texts === undefined ? name : [name, texts], 'readwrite', (transaction) => {
        requests({
          records: transaction.objectStore(name),
          texts: texts === undefined ? undefined : transaction.objectStore(texts),
          commit: () => transaction.commit(),
        });
        return () => {};
      });
      kept = true;
      this.#otherTabs.postMessage(ids);
      askToPersist();
    } catch (error) {
      if (!(error instanceof StorageError)) throw error;
      storageTrouble.value = error.trouble;
    } finally {
      for (const id of ids) this.#written(id, kept);
    }
    // What was not kept may still be there as it was; what another tab wrote meanwhile may have come last.
    const unsure = kept ? ids.filter((id) => this.#passedOver.delete(id)) : ids;
    if (this.#read !== undefined && unsure.length > 0) await this.#readAgain(unsure);
    else if (this.#read !== undefined) this.#show();
    return kept;
  }

  #written(id: string, kept: boolean): void {
    const left = (this.#writing.get(id) ?? 1) - 1;
    if (left > 0) {
      this.#writing.set(id, left);
      return;
    }
    this.#writing.delete(id);
    if (!kept) {
      if (this.#values.has(id)) this.#unkept.add(id);
      return;
    }
    this.#unkept.delete(id);
    this.#texts.delete(id);
    // Nobody has asked for the list, so none is kept.
    if (this.#read === undefined) this.#values.delete(id);
  }

  /** The first change of another tab is shown at once; changes that follow closely are shown together. */
  #gather(ids: readonly string[]): void {
    if (this.#changed !== undefined) {
      for (const id of ids) this.#changed.add(id);
      return;
    }
    this.#changed = new Set();
    void this.#readAgain(ids);
    setTimeout(() => {
      const changed = [...(this.#changed ?? [])];
      this.#changed = undefined;
      if (changed.length > 0) this.#gather(changed);
    }, GATHERED_FOR);
  }

  #readAll(): Promise<void> {
    const { name } = this.#options;
    const missing = new Set(this.#values.keys());
    return this.#reading(() =>
      inTransaction(name, 'readonly', (transaction) => {
        const store = transaction.objectStore(name);
        const readFrom = (range?: IDBKeyRange) => {
          const request = store.getAll(range, PORTION);
          request.onsuccess = () => {
            const records: readonly unknown[] = request.result;
            this.#take(records, missing);
            const last = records.length === PORTION ? idOf(records.at(-1)) : undefined;
            if (last !== undefined) readFrom(IDBKeyRange.lowerBound(last, true));
          };
        };
        readFrom();
        return () => this.#forget(missing);
      }),
    );
  }

  #readAgain(ids: readonly string[]): Promise<void> {
    const { name } = this.#options;
    const missing = new Set(ids);
    return this.#reading(() =>
      inTransaction(name, 'readonly', (transaction) => {
        const store = transaction.objectStore(name);
        inPortions(ids, (id) => store.get(id), { take: (records) => this.#take(records, missing) });
        return () => this.#forget(missing);
      }),
    );
  }

  async #reading(read: () => Promise<void>): Promise<void> {
    try {
      await read();
    } catch (error) {
      if (!(error instanceof StorageError)) throw error;
      // If nothing can be stored, that is reported only when somebody wants to store something.
      if (error.trouble !== 'denied') storageTrouble.value = error.trouble;
    }
    this.#show();
  }

  /** Whether a record that was read is older than the value here. */
  #isOlder(id: string): boolean {
    const isWritten = this.#writing.has(id);
    if (isWritten) this.#passedOver.add(id);
    return isWritten || this.#unkept.has(id);
  }

  #take(records: readonly unknown[], missing: Set<string>): void {
    for (const record of records) {
      const id = idOf(record);
      if (id === undefined) continue;
      missing.delete(id);
      if (this.#isOlder(id)) continue;
      const read = this.#valueOf(record);
      this.#values.delete(id);
      this.#damaged.delete(id);
      if (read === undefined) continue;
      if ('problem' in read) this.#damaged.set(id, { id, problem: read.problem, stored: record });
      else this.#values.set(id, read.value);
    }
  }

  #forget(missing: ReadonlySet<string>): void {
    for (const id of missing) {
      if (this.#isOlder(id)) continue;
      this.#values.delete(id);
      this.#damaged.delete(id);
    }
  }

  #show(): Listing<Value> {
    const listing = {
      values: [...this.#values.values()],
      damaged: [...this.#damaged.values()],
      unkept: new Set(this.#unkept),
    };
    this.#listing.value = listing;
    return listing;
  }

  async #keepAgain(): Promise<boolean> {
    const entries = [...this.#unkept].flatMap((id) => {
      const value = this.#values.get(id);
      return value === undefined ? [] : [{ value, text: this.#texts.get(id) }];
    });
    return entries.length === 0 || this.#keep(entries);
  }

  #record(value: Value): StoredRecord {
    return { id: value.id, version: this.#options.version, value };
  }

  #valueOf(record: unknown): { readonly value: Value } | { readonly problem: string } | undefined {
    if (record === undefined) return undefined;
    if (!isRecord(record)) return { problem: 'it is not a record of this page' };
    const { schema, version, upgrade } = this.#options;
    if (record.version > version) return { problem: 'it was kept by a newer version of the page' };
    try {
      const value =
        record.version < version && upgrade !== undefined
          ? upgrade(record.value, record.version)
          : record.value;
      const { success, output, issues } = v.safeParse(schema, value);
      if (success) return output.id === record.id ? { value: output } : { problem: 'its id has changed' };
      const [issue] = issues;
      const field = v.getDotPath(issue);
      return { problem: field === null ? issue.message : `${field}: ${issue.message}` };
    } catch (error) {
      return { problem: error instanceof Error ? error.message : String(error) };
    }
  }
}

interface Stores {
  readonly records: IDBObjectStore;
  readonly texts: IDBObjectStore | undefined;
  /** Commits: no more requests follow. They are then stored even if the page is closed at once. */
  commit(): void;
}

interface WhileAsking {
  /** Gets the results of each portion. */
  readonly take?: (results: readonly unknown[]) => void;
  /** Called after the last request, whether or not it was answered. */
  readonly asked?: () => void;
}

/** Makes the requests of one transaction in portions. */
function inPortions<Item>(
  items: readonly Item[],
  request: (item: Item) => IDBRequest,
  { take, asked }: WhileAsking = {},
): void {
  const goOnFrom = (start: number) => {
    const end = start + PORTION;
    const requests = items.slice(start, end).map(request);
    const last = requests.at(-1);
    if (last !== undefined) {
      last.onsuccess = () => {
        take?.(requests.map(({ result }): unknown => result));
        if (end < items.length) goOnFrom(end);
      };
    }
    if (end >= items.length) asked?.();
  };
  goOnFrom(0);
}

const isString = (value: unknown): value is string => typeof value === 'string';

const idOf = (record: unknown): string | undefined =>
  typeof record === 'object' && record !== null && 'id' in record && isString(record.id)
    ? record.id
    : undefined;

const isText = (record: unknown): record is { readonly id: string; readonly text: string } =>
  typeof record === 'object' &&
  record !== null &&
  idOf(record) !== undefined &&
  'text' in record &&
  isString(record.text);

const isRecord = (value: unknown): value is StoredRecord =>
  idOf(value) !== undefined &&
  typeof value === 'object' &&
  value !== null &&
  'version' in value &&
  typeof value.version === 'number' &&
  'value' in value;
