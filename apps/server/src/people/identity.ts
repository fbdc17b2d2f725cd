/** Identifies the person behind a request or socket by the device in its cookie. */

import { languageOf } from '@tarmac/kit/words';
import type { Parts } from '../parts.ts';
import { preparedRead } from '../storage/prepared.ts';
import { signedDevice } from './cookie.ts';
import type { Person } from './person.ts';

const SECRET = 'identity-secret';
/** How long a node caches a device: one that was signed out on another node is refused after that. */
const BELIEVED_MILLISECONDS = 5000;
const MOST_KNOWN = 10_000;
/** `seen_at` is only for the list of devices: to the hour is exact enough. */
const SEEN_MILLISECONDS = 60 * 60 * 1000;

type IdentityParts = Pick<Parts, 'settings' | 'database' | 'now'>;

/** The key that signs identities, and a cache of devices. */
export interface Identity {
  readonly key: string;
  /** By device. */
  readonly known: Map<string, { readonly person: Person; readonly until: number }>;
  /** Called when a person has changed; null: anybody may have changed. */
  readonly hearers: Set<(person: string | null) => void>;
}

/** Nodes that start at the same time get the same key. */
export async function openIdentity(parts: Pick<Parts, 'settings' | 'database' | 'random'>): Promise<Identity> {
  const key = parts.settings.secret ?? (await keptSecret(parts));
  const identity: Identity = { key, known: new Map(), hearers: new Set() };
  parts.database.listen((announcement) => {
    if (announcement === null) forget(identity, null);
    else if (announcement.topic === 'person') forget(identity, announcement.subject);
  });
  return identity;
}

async function keptSecret({ database, random }: Pick<Parts, 'database' | 'random'>): Promise<string> {
  const read = () => database.read.selectFrom('settings').select('value').where('key', '=', SECRET).executeTakeFirst();
  const kept = await read();
  if (kept !== undefined) return kept.value;
  const made = { key: SECRET, value: random(32).toString('hex') };
  const insert = database.read
    .insertInto('settings')
    .values(made)
    .onConflict((on) => on.doNothing());
  await database.commit([{ query: insert.compile() }]);
  // Another node may have been first.
  const first = await read();
  if (first === undefined) throw new Error('could not store the key that signs identities');
  return first.value;
}

/** `cookies` is the raw header. */
export async function personFor(
  parts: IdentityParts,
  identity: Identity,
  cookies: string | undefined,
): Promise<Person | null> {
  const device = signedDevice(identity.key, cookies, parts.settings);
  if (device === null) return null;
  const now = parts.now();
  const known = identity.known.get(device);
  if (known !== undefined && known.until > now) return known.person;
  identity.known.delete(device);
  const person = await readPerson(parts, device);
  if (person === null) return null;
  if (identity.known.size >= MOST_KNOWN) identity.known.clear();
  identity.known.set(device, { person, until: now + BELIEVED_MILLISECONDS });
  return person;
}

/** Removes a changed person from the cache; null: everybody. */
export function forget({ known, hearers }: Identity, person: string | null): void {
  for (const [device, believed] of known) if (person === null || believed.person.id === person) known.delete(device);
  for (const hear of hearers) hear(person);
}

const peopleWith = preparedRead((read, { device }: { readonly device: string }) =>
  read
    .selectFrom('devices')
    .innerJoin('people', 'people.id', 'devices.person')
    .select(['people.id', 'people.name', 'people.language', 'people.banned_at', 'devices.seen_at'])
    .where('devices.id', '=', device)
    .where('people.deleted_at', 'is', null),
);

async function readPerson({ database, now }: IdentityParts, device: string): Promise<Person | null> {
  const [row] = await peopleWith({ database }, { device });
  if (row === undefined || row.name === null) return null;
  if (row.seen_at < now() - SEEN_MILLISECONDS) {
    const seen = database.read.updateTable('devices').set({ seen_at: now() }).where('id', '=', device);
    await database.commit([{ query: seen.compile() }]);
  }
  const language = languageOf(row.language);
  return { id: row.id, name: row.name, language, device, banned: row.banned_at !== null };
}
