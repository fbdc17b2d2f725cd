/** Chat: one room for players and one for spectators, stored with the match. */

import { type ChatLine, type ChatRoom, type ClientMessage, PHRASES } from '@tarmac/wire';
import { type Answer, done, refuse } from '../answer.ts';
import type { Parts } from '../parts.ts';
import type { Person } from '../people/person.ts';
import { preparedInsert, preparedRead } from '../storage/prepared.ts';
import type { ChatRow } from '../storage/schema.ts';

/** The number of lines that a newcomer gets. */
const LINES_SHOWN = 100;
const TRIES = 10;

export type Said = Extract<ClientMessage, { kind: 'chat' }>;

interface Room {
  readonly match: string;
  readonly room: ChatRoom;
}

const lastNumbers = preparedRead((read, { match, room }: Room) =>
  read
    .selectFrom('chat')
    .select(({ fn }) => fn.max('number').as('last'))
    .where('match', '=', match)
    .where('room', '=', room),
);

const newestAfter = preparedRead((read, { match, room, number }: Room & { readonly number: number }) =>
  read
    .selectFrom('chat')
    .leftJoin('people', 'people.id', 'chat.person')
    .select(['chat.number', 'chat.person', 'chat.at', 'chat.text', 'chat.hidden', 'chat.phrase', 'people.name'])
    .where('chat.match', '=', match)
    .where('chat.room', '=', room)
    .where('chat.number', '>', number)
    .orderBy('chat.number', 'desc')
    .limit(LINES_SHOWN),
);

const distancesTo = preparedRead((read, { speakers }: { readonly speakers: readonly string[] }) =>
  read.selectFrom('distances').select(['person', 'other']).where('other', 'in', speakers),
);

/** Durable when it resolves; a message sent twice with one id is stored once. */
export async function say(parts: Parts, person: Person, room: ChatRoom, said: Said): Promise<Answer<null>> {
  const { match, id, phrase } = said;
  // A page has sent either; whoever knows no codes reads the words.
  const text = phrase === undefined ? (said.text ?? '') : PHRASES[phrase];
  for (let tries = 0; tries < TRIES; tries++) {
    const [row] = await lastNumbers(parts, { match, room });
    const number = Number(row?.last ?? 0) + 1;
    const line: ChatRow = {
      match,
      room,
      number,
      person: person.id,
      at: parts.now(),
      text,
      message: id,
      hidden: 0,
      phrase: phrase ?? null,
    };
    const write = preparedInsert(parts.database, 'chat')(line);
    const committed = await parts.database.commit([write], [{ topic: 'chat', subject: match }]);
    if (committed.ok) return done(null);
    if (committed.why === 'failed') return refuse('unavailable');
    if (await isSaid(parts, person, said)) return done(null);
  }
  return refuse('unavailable');
}

async function isSaid(parts: Parts, person: Person, { match, id }: Said): Promise<boolean> {
  const row = await parts.database.read
    .selectFrom('chat')
    .select('number')
    .where('match', '=', match)
    .where('person', '=', person.id)
    .where('message', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}

export interface Heard extends ChatLine {
  /** People who have muted or blocked this person. */
  readonly silencedBy: ReadonlySet<string>;
}

/** The lines of a room after the given one, oldest first. */
export async function linesAfter(parts: Parts, match: string, room: ChatRoom, number: number): Promise<Heard[]> {
  const rows = await newestAfter(parts, { match, room, number });
  const speakers = [...new Set(rows.map(({ person }) => person))];
  const distances = speakers.length === 0 ? [] : await distancesTo(parts, { speakers });
  return rows.reverse().map(({ hidden, text, phrase, ...row }) => ({
    ...row,
    room,
    text: hidden === 1 ? null : text,
    ...(hidden === 0 && phrase !== null && { phrase }),
    silencedBy: new Set(distances.filter(({ other }) => other === row.person).map(({ person }) => person)),
  }));
}

export function heardBy(lines: readonly Heard[], person: string | null): ChatLine[] {
  return lines
    .filter(({ silencedBy }) => person === null || !silencedBy.has(person))
    .map(({ silencedBy: _, ...line }) => line);
}
