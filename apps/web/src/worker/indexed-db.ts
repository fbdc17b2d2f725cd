/** The store in IndexedDB. */

import type { Entry, Shapes } from '@tarmac/kit';
import type { KeptMatch, Store } from './store.ts';

const NAME = 'tarmac';
const VERSION = 1;

/** One row of the store `entries`. */
interface Row {
  readonly match: string;
  readonly index: number;
  readonly entry: Entry<Shapes>;
}

export function indexedDbStore(): Store {
  let opening: Promise<IDBDatabase> | null = null;

  /** Opens it on demand, and again after the browser has closed it. */
  function database(): Promise<IDBDatabase> {
    opening ??= open(() => {
      opening = null;
    }).catch((error: unknown) => {
      opening = null;
      throw error;
    });
    return opening;
  }

  async function transact<T>(mode: IDBTransactionMode, run: (transaction: IDBTransaction) => () => T): Promise<T> {
    const transaction = (await database()).transaction(['matches', 'entries'], mode);
    const result = run(transaction);
    await completed(transaction);
    return result();
  }

  return {
    list: () =>
      transact('readonly', (transaction) => {
        const matches = transaction.objectStore('matches').getAll();
        return () => matches.result as KeptMatch[];
      }),
    read: (id) =>
      transact('readonly', (transaction) => {
        const match = transaction.objectStore('matches').get(id);
        const rows = transaction.objectStore('entries').getAll(entriesOf(id));
        return () => {
          const kept = match.result as KeptMatch | undefined;
          const log = (rows.result as Row[]).map(({ entry }) => entry);
          return kept === undefined ? null : { match: kept, log };
        };
      }),
    append: (match, index, entries) =>
      transact('readwrite', (transaction) => {
        transaction.objectStore('matches').put(match);
        entries.forEach((entry, place) => {
          const row: Row = { match: match.id, index: index + place, entry };
          // Not `put`: existing entries are never overwritten.
          transaction.objectStore('entries').add(row);
        });
        return () => undefined;
      }),
    lasts: () => true,
    remove: (id) =>
      transact('readwrite', (transaction) => {
        transaction.objectStore('matches').delete(id);
        transaction.objectStore('entries').delete(entriesOf(id));
        return () => undefined;
      }),
  };
}

function entriesOf(id: string): IDBKeyRange {
  return IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER]);
}

function open(onClosed: () => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = () => {
      request.result.createObjectStore('matches', { keyPath: 'id' });
      request.result.createObjectStore('entries', { keyPath: ['match', 'index'] });
    };
    request.onsuccess = () => {
      const database = request.result;
      database.onclose = onClosed;
      // A newer page in another tab needs another version.
      database.onversionchange = () => {
        database.close();
        onClosed();
      };
      resolve(database);
    };
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new Error('another tab holds an older form of what is kept'));
  });
}

function completed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    // A failed request also ends here, and only now the cause is known.
    transaction.onabort = () => reject(transaction.error ?? new Error('nothing was kept'));
  });
}
