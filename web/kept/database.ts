import { StorageError, storageError } from './storage-error.js';
import { storageTrouble } from './storage-trouble.js';

// One browser database for everything that the page keeps, with a store for each collection.

/** Each store with the database version that added it. A new store takes the next number. */
const STORES = {
  'own-units': 1,
  'own-unit-texts': 1,
  forces: 1,
  searches: 1,
  games: 2,
  'game-texts': 2,
  'played-games': 3,
  'played-game-texts': 3,
} as const;
export type StoreName = keyof typeof STORES;

const NAME = 'tarcomp';
const VERSION = Math.max(...Object.values(STORES));

export interface StoredRecord {
  readonly id: string;
  /** The version of the collection's format. */
  readonly version: number;
  readonly value: unknown;
}

/** The error of requests in a transaction that has ended. */
const BROKEN_OFF = new Set(['InvalidStateError', 'TransactionInactiveError']);

let opened: Promise<IDBDatabase> | undefined;

/**
 * Runs requests in one transaction, which is kept as a whole or not at all. `work` makes the requests and returns a
 * function that collects their results once all is kept; it may have to do so twice.
 * @throws {StorageError}
 */
export async function inTransaction<Result>(
  stores: StoreName | readonly StoreName[],
  mode: 'readonly' | 'readwrite',
  work: (transaction: IDBTransaction) => () => Result,
): Promise<Result> {
  try {
    return await attempt(stores, mode, work);
  } catch (error) {
    if (!(error instanceof StorageError) || error.trouble !== 'failed') throw error;
    // Phones disconnect background pages from their databases: a new connection may work.
    opened = undefined;
    return attempt(stores, mode, work);
  }
}

async function attempt<Result>(
  stores: StoreName | readonly StoreName[],
  mode: 'readonly' | 'readwrite',
  work: (transaction: IDBTransaction) => () => Result,
): Promise<Result> {
  const transaction = await begin(stores, mode);
  return new Promise((resolve, reject) => {
    let collect: () => Result;
    transaction.oncomplete = () => resolve(collect());
    transaction.onabort = () => reject(storageError(transaction.error));
    try {
      collect = work(transaction);
    } catch (error) {
      // The browser may have aborted; any other error is the caller's.
      const brokeOff = error instanceof DOMException && BROKEN_OFF.has(error.name);
      reject(brokeOff ? new StorageError('failed', error.message, { cause: error }) : error);
      if (!brokeOff) transaction.abort();
    }
  });
}

async function begin(
  stores: StoreName | readonly StoreName[],
  mode: 'readonly' | 'readwrite',
): Promise<IDBTransaction> {
  const start = async () => (await open()).transaction(stores as string | string[], mode);
  try {
    return await start();
  } catch (error) {
    if (error instanceof StorageError) throw error;
    // The browser closed the database, for example because the user cleared site data.
    opened = undefined;
    return start().catch((again: unknown) => {
      throw storageError(again);
    });
  }
}

function open(): Promise<IDBDatabase> {
  if (opened === undefined) {
    const opening = openDatabase();
    opened = opening;
    // The next call tries again.
    opening.catch(() => {
      if (opened === opening) opened = undefined;
    });
  }
  return opened;
}

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    let request: IDBOpenDBRequest;
    try {
      request = indexedDB.open(NAME, VERSION);
    } catch (error) {
      // There may be no IndexedDB, or the page may not use it.
      reject(new StorageError('denied', error instanceof Error ? error.message : '', { cause: error }));
      return;
    }
    request.onupgradeneeded = () => {
      const { result: database } = request;
      for (const store of Object.keys(STORES)) {
        if (!database.objectStoreNames.contains(store)) database.createObjectStore(store, { keyPath: 'id' });
      }
    };
    request.onblocked = () => {
      storageTrouble.value = 'blocked';
    };
    request.onerror = () => reject(storageError(request.error));
    request.onsuccess = () => {
      if (storageTrouble.value === 'blocked') storageTrouble.value = undefined;
      const { result: database } = request;
      const forget = () => {
        database.close();
        opened = undefined;
      };
      database.onclose = forget;
      // A newer page in another tab waits for this one to close the database; null means that it is being deleted.
      database.onversionchange = ({ newVersion }) => {
        forget();
        if (newVersion !== null) storageTrouble.value = 'newer';
      };
      resolve(database);
    };
  });
}
