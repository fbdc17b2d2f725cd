/** Codes that bring a person to another browser: one that is used up at once, and one that is kept for a bad day. */

import type { MoveCode } from '@tarmac/wire';
import { type Answer, done, refuse } from '../answer.ts';
import { makeBuckets } from '../buckets.ts';
import type { Parts } from '../parts.ts';
import type { Write } from '../storage/database.ts';
import type { CodeRow } from '../storage/schema.ts';
import { codeHash, newCode, readable, typedCode } from './code-words.ts';
import { newDevice } from './devices.ts';
import { forget, type Identity } from './identity.ts';
import type { Person } from './person.ts';
import { stillHere } from './still-here.ts';

const MOVE_LENGTH = 8;
const RECOVERY_LENGTH = 24;
const MOVE_MILLISECONDS = 10 * 60 * 1000;
/** In all, from wherever they come: many addresses shall not add up to many guesses at what is short enough to type. */
const GUESSES = { burst: 300, perSecond: 1 };

/** Who a browser is from now on. */
export interface SignedIn {
  readonly person: string;
  readonly device: string;
  /** It was somebody else before, who is gone from it. */
  readonly replaced: boolean;
}

export interface Codes {
  makeMoveCode(person: Person): Promise<Answer<MoveCode>>;
  /** The one before is worth nothing from then on. */
  makeRecoveryCode(person: Person): Promise<Answer<{ code: string }>>;
  /** `here` is who the browser has been so far. */
  move(text: string, here: Person | null): Promise<Answer<SignedIn>>;
  /** By the code that is kept, which stays good, or by the token of a link from an e-mail. */
  recover(text: string, here: Person | null): Promise<Answer<SignedIn>>;
}

export function makeCodes(parts: Parts, identity: Identity): Codes {
  const { read } = parts.database;
  const guesses = makeBuckets(parts.elapsed, GUESSES);

  async function useOnce(kind: CodeRow['kind'], code: string, here: Person | null): Promise<Answer<SignedIn>> {
    const hash = codeHash(identity, kind, code);
    const row = await oneTimeCode(parts, kind, hash);
    if (row === undefined) return refuse('code-not-valid');
    return signIn(parts, identity, [usedUp(parts, hash), stillHere(parts, row.person)], row.person, here);
  }

  async function useRecoveryCode(code: string, here: Person | null): Promise<Answer<SignedIn>> {
    const hash = codeHash(identity, 'recovery', code);
    const row = await read.selectFrom('people').select('id').where('recovery_hash', '=', hash).executeTakeFirst();
    if (row === undefined) return refuse('code-not-valid');
    return signIn(parts, identity, [stillHere(parts, row.id, hash)], row.id, here);
  }

  return {
    async makeMoveCode(person) {
      const code = newCode(parts, MOVE_LENGTH);
      const expiresAt = parts.now() + MOVE_MILLISECONDS;
      const hash = codeHash(identity, 'move', code);
      const row: CodeRow = { hash, kind: 'move', person: person.id, subject: '', expires_at: expiresAt };
      const committed = await parts.database.commit([stillHere(parts, person.id), ...onlyCode(parts, row)]);
      if (!committed.ok) return refuse('unavailable');
      return done({ code: readable(code), link: `/move#${readable(code)}`, expiresAt });
    },

    async makeRecoveryCode(person) {
      const code = newCode(parts, RECOVERY_LENGTH);
      const update = read
        .updateTable('people')
        .set({ recovery_hash: codeHash(identity, 'recovery', code) })
        .where('id', '=', person.id)
        .where('deleted_at', 'is', null);
      const committed = await parts.database.commit([{ query: update.compile(), rows: 1 }]);
      return committed.ok ? done({ code: readable(code) }) : refuse('unavailable');
    },

    async move(text, here) {
      const code = typedCode(text, MOVE_LENGTH);
      if (code === null) return refuse('code-not-valid');
      return guesses.take('anybody') ? useOnce('move', code, here) : refuse('too-fast');
    },

    async recover(text, here) {
      const code = typedCode(text, RECOVERY_LENGTH);
      return code === null ? useOnce('recover', text.trim(), here) : useRecoveryCode(code, here);
    },
  };
}

export function oneTimeCode({ database, now }: Parts, kind: CodeRow['kind'], hash: string) {
  return database.read
    .selectFrom('codes')
    .select(['person', 'subject'])
    .where('hash', '=', hash)
    .where('kind', '=', kind)
    .where('expires_at', '>', now())
    .executeTakeFirst();
}

/** Of two who use a code at the same time, one finds no row to take away. */
export function usedUp({ database, now }: Parts, hash: string): Write {
  const use = database.read.deleteFrom('codes').where('hash', '=', hash).where('expires_at', '>', now());
  return { query: use.compile(), rows: 1 };
}

/** In place of any other of its kind that the person has. */
export function onlyCode({ database }: Parts, row: CodeRow): Write[] {
  const others = database.read.deleteFrom('codes').where('person', '=', row.person).where('kind', '=', row.kind);
  return [{ query: others.compile() }, { query: database.read.insertInto('codes').values(row).compile(), rows: 1 }];
}

async function signIn(
  parts: Parts,
  identity: Identity,
  conditions: readonly Write[],
  person: string,
  here: Person | null,
): Promise<Answer<SignedIn>> {
  const device = newDevice(parts, person);
  const before = parts.database.read.deleteFrom('devices').where('id', '=', here?.device ?? '');
  const committed = await parts.database.commit(
    [...conditions, device.write, { query: before.compile() }],
    here === null ? [] : [{ topic: 'person', subject: here.id }],
  );
  if (!committed.ok) return refuse(committed.why === 'conflict' ? 'code-not-valid' : 'unavailable');
  if (here !== null) forget(identity, here.id);
  return done({ person, device: device.id, replaced: here !== null && here.id !== person });
}
