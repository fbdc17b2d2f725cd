/**
 * A disk that holds for certain only what was synced. Of everything else any part may be there after a loss of power:
 * no write, all of them, some out of order, single sectors of one. A name is safe once its folder was synced.
 */

import type { Chance } from '@tarmac/kit';
import type { DiskEvent } from './disk-trace.ts';

/** What becomes of changes that were not synced. */
export type Fate = 'none' | 'all' | 'the first' | 'some';
const FATES: readonly Fate[] = ['none', 'all', 'the first', 'some'];

/** By path; null for a folder. */
export type Remains = ReadonlyMap<string, Buffer | null>;

export interface Disk {
  apply(event: DiskEvent): void;
  /** What is there if the power goes now; it stays on here. */
  lose(chance: Chance, fates?: readonly Fate[]): Remains;
}

type Change = { readonly at: number; readonly bytes: Buffer } | { readonly length: number };

interface File {
  content: Buffer;
  readonly waiting: Change[];
  /** How many changes have become safe. */
  safe: number;
}

interface Folder {
  /** As running programs see it. */
  readonly seen: Map<string, Entry>;
  readonly entries: Map<string, Entry>;
  readonly waiting: { readonly name: string; readonly entry: Entry | null }[];
  safe: number;
}

type Entry = File | Folder;

/** The least that a disk writes as a whole. */
const SECTOR = 512;

export function emptyDisk(): Disk {
  const root = newFolder();
  /** By thread, what it syncs: everything up to here. */
  const syncing = new Map<string, { readonly entry: Entry; readonly upTo: number }>();

  function find(path: string): Entry {
    let entry: Entry = root;
    for (const name of path.split('/').filter((part) => part !== '')) {
      const found: Entry | undefined = isFolder(entry) ? entry.seen.get(name) : undefined;
      if (found === undefined) throw new Error(`the trace does not say where ${path} came from`);
      entry = found;
    }
    return entry;
  }

  function rename(path: string, entry: Entry | null): void {
    const cut = path.lastIndexOf('/');
    const folder = find(path.slice(0, Math.max(cut, 0))) as Folder;
    const name = path.slice(cut + 1);
    if (entry !== null && folder.seen.has(name)) return;
    if (entry === null) folder.seen.delete(name);
    else folder.seen.set(name, entry);
    folder.waiting.push({ name, entry });
  }

  return {
    apply(event) {
      if (event.what === 'made') rename(event.path, event.isFolder ? newFolder() : newFile());
      else if (event.what === 'removed') rename(event.path, null);
      else if (event.what === 'written' || event.what === 'cut') (find(event.path) as File).waiting.push(event);
      else if (event.what === 'syncing') {
        const entry = find(event.path);
        syncing.set(event.thread, { entry, upTo: entry.safe + entry.waiting.length });
      } else if (event.what === 'synced') {
        const { entry, upTo } = syncing.get(event.thread) ?? { entry: find(event.path), upTo: 0 };
        syncing.delete(event.thread);
        makeSafe(entry, upTo);
      }
    },
    lose(chance, fates = FATES) {
      const remains = new Map<string, Buffer | null>();
      collect(root, '', remains, chance, fates);
      return remains;
    },
  };
}

const newFile = (): File => ({ content: Buffer.alloc(0), waiting: [], safe: 0 });
const newFolder = (): Folder => ({ seen: new Map(), entries: new Map(), waiting: [], safe: 0 });
const isFolder = (entry: Entry): entry is Folder => 'entries' in entry;

function makeSafe(entry: Entry, upTo: number): void {
  const count = Math.max(upTo - entry.safe, 0);
  entry.safe += count;
  if (isFolder(entry)) rewrite(entry.entries, entry.waiting.splice(0, count));
  else entry.content = changed(entry.content, entry.waiting.splice(0, count));
}

function rewrite(entries: Map<string, Entry>, changes: Folder['waiting']): void {
  for (const { name, entry } of changes) {
    if (entry === null) entries.delete(name);
    else entries.set(name, entry);
  }
}

function changed(content: Buffer, changes: readonly Change[]): Buffer {
  let size = content.length;
  let room = size;
  for (const change of changes) {
    size = 'length' in change ? change.length : Math.max(size, change.at + change.bytes.length);
    room = Math.max(room, size);
  }
  const bytes = Buffer.alloc(room);
  content.copy(bytes);
  for (const change of changes) {
    if ('length' in change) bytes.fill(0, change.length);
    else change.bytes.copy(bytes, change.at);
  }
  return bytes.subarray(0, size);
}

function collect(
  folder: Folder,
  path: string,
  remains: Map<string, Buffer | null>,
  chance: Chance,
  fates: readonly Fate[],
): void {
  const entries = new Map(folder.entries);
  rewrite(entries, survivors(folder.waiting, chance, fates));
  for (const [name, entry] of entries) {
    const place = `${path}${name}`;
    if (isFolder(entry)) {
      remains.set(place, null);
      collect(entry, `${place}/`, remains, chance, fates);
    } else {
      const kept = survivors(entry.waiting, chance, fates).flatMap((change) => torn(change, chance, fates));
      remains.set(place, changed(entry.content, kept));
    }
  }
}

function survivors<T>(waiting: readonly T[], chance: Chance, fates: readonly Fate[]): T[] {
  const fate = fates[chance.draw(fates.length)] as Fate;
  if (fate === 'none') return [];
  if (fate === 'the first') return waiting.slice(0, chance.draw(waiting.length + 1));
  return waiting.filter(() => fate === 'all' || chance.draw(2) === 0);
}

/** One change in four, where changes may be lost at all. */
function torn(change: Change, chance: Chance, fates: readonly Fate[]): Change[] {
  if ('length' in change || !fates.includes('some') || chance.draw(4) > 0) return [change];
  const { at, bytes } = change;
  const pieces: Change[] = [];
  for (let from = at; from < at + bytes.length; ) {
    const to = Math.min(from - (from % SECTOR) + SECTOR, at + bytes.length);
    if (chance.draw(2) === 0) pieces.push({ at: from, bytes: bytes.subarray(from - at, to - at) });
    from = to;
  }
  return pieces;
}
