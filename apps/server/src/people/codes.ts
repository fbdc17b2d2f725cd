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

/**
 * The first letters of a move code name it, the others are its secret: a wrong guess is thus a guess at one code, which
 * dies of too many. The odds of a guesser are 11 in 28^8 (378 billion) for each code and node, however many addresses
 * guess; each of them has ten guesses in ten minutes (`way-back-routes.ts`). To kill the codes of others by chance takes
 * ten guesses for each of the 28^4 (614,656) names within ten minutes, so as many addresses.
 */
const NAME_LENGTH = 4;
const MOVE_LENGTH = NAME_LENGTH + 8;
/** 28^24 is about 2^115, and the tokens of e-mails have 256 bits: no number of guesses finds one. */
const RECOVERY_LENGTH = 24;
const MOVE_MILLISECONDS = 10 * 60 * 1000;
/** At one code. One comes back while the code lasts. */
const GUESSES = { burst: 10, perSecond: 1000 / MOVE_MILLISECONDS };
/** Two codes of the same name at the same time are rare, three tries for another name far more than enough. */
const MOST_NAMES_TRIED = 3;

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
  const nameHash = (code: string) => codeHash(identity, 'move name', code.slice(0, NAME_LENGTH));
  const secretHash = (code: string) => codeHash(identity, 'move', code);

  async function useMoveCode(code: string, here: Person | null): Promise<Answer<SignedIn>> {
    const hash = nameHash(code);
    const row = await oneTimeCode(parts, 'move', hash);
    if (row === undefined) return refuse('code-not-valid');
    // Counted before it is compared: of many guesses at the same moment none is one too many.
    if (!guesses.take(`${hash} ${row.subject}`)) {
      await parts.database.commit([usedUp(parts, hash)]);
      return refuse('code-not-valid');
    }
    if (row.subject !== secretHash(code)) return refuse('code-not-valid');
    return signIn(parts, identity, [usedUp(parts, hash), stillHere(parts, row.person)], row.person, here);
  }

  async function useMailToken(token: string, here: Person | null): Promise<Answer<SignedIn>> {
    const hash = codeHash(identity, 'recover', token);
    const row = await oneTimeCode(parts, 'recover', hash);
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
      for (let tries = 0; tries < MOST_NAMES_TRIED; tries++) {
        const code = newCode(parts, MOVE_LENGTH);
        const expiresAt = parts.now() + MOVE_MILLISECONDS;
        const hashes = { hash: nameHash(code), subject: secretHash(code) };
        const row: CodeRow = { ...hashes, kind: 'move', person: person.id, expires_at: expiresAt };
        const committed = await parts.database.commit([stillHere(parts, person.id), ...onlyCode(parts, row)]);
        if (committed.ok) return done({ code: readable(code), link: `/move#${readable(code)}`, expiresAt });
        if (committed.why === 'failed') break;
      }
      return refuse('unavailable');
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
      return code === null ? refuse('code-not-valid') : useMoveCode(code, here);
    },

    async recover(text, here) {
      const code = typedCode(text, RECOVERY_LENGTH);
      return code === null ? useMailToken(text.trim(), here) : useRecoveryCode(code, here);
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
