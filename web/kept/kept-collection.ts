import { type ReadonlySignal, signal } from '@preact/signals';
import * as v from 'valibot';
import { inTransaction, type StoredRecord, type StoreName } from './database.js';
import { askToPersist } from './persist.js';
import { StorageError } from './storage-error.js';
import { storageTrouble } from './storage-trouble.js';
import { isAnythingUnkept, keepAgain, unkeptIn } from './unkept.js';

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
// says why, and the frame of the page shows it. Other tabs see every change at once.

interface Identified {
  readonly id: string;
}

/** A record that cannot be read. It stays on the device as it is until somebody deletes it. */
interface DamagedRecord {
  readonly id: string;
  /** What is wrong with it. */
  readonly problem: string;
  /** For those who want to save what is left. */
  readonly stored: unknown;
}

export interface Listing<Value> {
  /** In the order of their ids, which says nothing: views sort them. */
  readonly values: readonly Value[];
  readonly damaged: readonly DamagedRecord[];
  /** Ids of values that the device has not taken: they are gone when the page is closed. */
  readonly unkept: ReadonlySet<string>;
}

export interface KeptCollection<Value extends Identified> {
  /** Undefined until it has been read. */
  readonly listing: ReadonlySignal<Listing<Value> | undefined>;
  list(): Promise<Listing<Value>>;
  /** Whether the device has taken all of them. It takes all or none. */
  put(...values: readonly Value[]): Promise<boolean>;
  /**
   * Replaces a value by what `change` makes of it as it is on the device at that moment, so that changes made in another tab
   * stay. Undefined stands for a value that is not there. `change` may be called more than once.
   */
  change(id: string, change: (value: Value | undefined) => Value | undefined): Promise<boolean>;
  delete(...ids: readonly string[]): Promise<boolean>;
}

export interface CollectionOptions<Value extends Identified> {
  /** A new collection adds its store to `database.ts`. */
  readonly name: StoreName;
  /** Of the format of its values, from 1 on. */
  readonly version: number;
  readonly schema: v.GenericSchema<unknown, Value>;
  /** Turns a value of an older version into what the schema takes; needed from version 2 on. */
  readonly upgrade?: (value: unknown, version: number) => unknown;
}

export const keptCollection = <Value extends Identified>(
  options: CollectionOptions<Value>,
): KeptCollection<Value> => new Collection(options);

class Collection<Value extends Identified> implements KeptCollection<Value> {
  readonly #options: CollectionOptions<Value>;
  readonly #values = new Map<string, Value>();
  readonly #damaged = new Map<string, DamagedRecord>();
  readonly #unkept: Set<string>;
  /** Writes under way, by id. What is read meanwhile is older than what they write. */
  readonly #writing = new Map<string, number>();
  readonly #listing = signal<Listing<Value> | undefined>(undefined, { watched: () => void this.list() });
  readonly #otherTabs: BroadcastChannel;
  #read: Promise<void> | undefined;

  constructor(options: CollectionOptions<Value>) {
    this.#options = options;
    this.#unkept = unkeptIn(() => this.#keepAgain());
    this.#otherTabs = new BroadcastChannel(`tarcomp-${options.name}`);
    this.#otherTabs.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (this.#read !== undefined && Array.isArray(data)) void this.#refresh(data.filter(isString));
    };
  }

  get listing(): ReadonlySignal<Listing<Value> | undefined> {
    return this.#listing;
  }

  async list(): Promise<Listing<Value>> {
    this.#read ??= this.#refresh();
    await this.#read;
    return this.#listing.peek() ?? this.#show();
  }

  put(...values: readonly Value[]): Promise<boolean> {
    for (const value of values) this.#values.set(value.id, value);
    return this.#write(
      values.map(({ id }) => id),
      (store) => {
        for (const value of values) store.put(this.#record(value));
      },
    );
  }

  async change(id: string, change: (value: Value | undefined) => Value | undefined): Promise<boolean> {
    await this.list();
    const seen = change(this.#values.get(id));
    if (seen !== undefined) this.#values.set(id, seen);
    return this.#write([id], (store) => {
      const request = store.get(id);
      request.onsuccess = () => {
        const stored = this.#valueOf(request.result);
        // A damaged record is not written over.
        if (stored !== undefined && 'problem' in stored) return;
        const changed = change(stored?.value);
        if (changed !== undefined) store.put(this.#record(changed));
      };
    });
  }

  async delete(...ids: readonly string[]): Promise<boolean> {
    for (const id of ids) {
      this.#values.delete(id);
      this.#damaged.delete(id);
      this.#unkept.delete(id);
    }
    const deleted = await this.#write(ids, (store) => {
      for (const id of ids) store.delete(id);
    });
    // There may be room now.
    if (deleted && isAnythingUnkept()) await keepAgain();
    return deleted;
  }

  /** Shows the change at once, then keeps it. */
  async #write(ids: readonly string[], requests: (store: IDBObjectStore) => void): Promise<boolean> {
    if (this.#read !== undefined) this.#show();
    for (const id of ids) this.#writing.set(id, (this.#writing.get(id) ?? 0) + 1);
    let kept = false;
    try {
      await inTransaction(this.#options.name, 'readwrite', (transaction) => {
        requests(transaction.objectStore(this.#options.name));
        return () => {};
      });
      kept = true;
      for (const id of ids) this.#unkept.delete(id);
      this.#otherTabs.postMessage(ids);
      askToPersist();
    } catch (error) {
      if (!(error instanceof StorageError)) throw error;
      for (const id of ids) if (this.#values.has(id)) this.#unkept.add(id);
      storageTrouble.value = error.trouble;
    } finally {
      for (const id of ids) {
        const left = (this.#writing.get(id) ?? 1) - 1;
        if (left === 0) this.#writing.delete(id);
        else this.#writing.set(id, left);
      }
    }
    if (this.#read !== undefined) await this.#refresh(ids);
    return kept;
  }

  /** Reads records again, all if none are named. */
  async #refresh(ids?: readonly string[]): Promise<void> {
    const { name } = this.#options;
    try {
      const records = await inTransaction(name, 'readonly', (transaction) => {
        const store = transaction.objectStore(name);
        if (ids === undefined) {
          const all = store.getAll();
          return () => all.result as readonly unknown[];
        }
        const requests = ids.map((id) => store.get(id));
        return () => requests.map(({ result }) => result as unknown);
      });
      this.#take(records, new Set(ids ?? [...this.#values.keys(), ...this.#damaged.keys()]));
    } catch (error) {
      if (!(error instanceof StorageError)) throw error;
      // What was never kept is not missed before something is.
      if (error.trouble !== 'denied') storageTrouble.value = error.trouble;
    }
    this.#show();
  }

  #take(records: readonly unknown[], missing: Set<string>): void {
    const isOlder = (id: string) => this.#writing.has(id) || this.#unkept.has(id);
    for (const record of records) {
      const id = idOf(record);
      if (id === undefined) continue;
      missing.delete(id);
      if (isOlder(id)) continue;
      const read = this.#valueOf(record);
      this.#values.delete(id);
      this.#damaged.delete(id);
      if (read === undefined) continue;
      if ('problem' in read) this.#damaged.set(id, { id, problem: read.problem, stored: record });
      else this.#values.set(id, read.value);
    }
    for (const id of missing) {
      if (isOlder(id)) continue;
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
    const values = [...this.#unkept].flatMap((id) => this.#values.get(id) ?? []);
    return values.length === 0 || (await this.put(...values));
  }

  #record(value: Value): StoredRecord {
    return { id: value.id, version: this.#options.version, value };
  }

  #valueOf(record: unknown): { readonly value: Value } | { readonly problem: string } | undefined {
    if (record === undefined) return undefined;
    if (!isRecord(record)) return { problem: 'it is no record of this page' };
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

const isString = (value: unknown): value is string => typeof value === 'string';

const idOf = (record: unknown): string | undefined =>
  typeof record === 'object' && record !== null && 'id' in record && isString(record.id)
    ? record.id
    : undefined;

const isRecord = (value: unknown): value is StoredRecord =>
  idOf(value) !== undefined &&
  typeof value === 'object' &&
  value !== null &&
  'version' in value &&
  typeof value.version === 'number' &&
  'value' in value;
