/** Match files that people bring along: checked before they are kept, and kept for a while. */

import { type Game, verifyMatch } from '@tarmac/kit';
import { type Answer, done, refuse } from '../answer.ts';
import { nodeDigest } from '../digest.ts';
import { newId, type Parts } from '../parts.ts';
import type { Person } from '../people/person.ts';
import { answerTo, attempt } from './attempt.ts';
import { stillHere } from './conditions.ts';
import { viewFileProblem } from './view-file.ts';

const MOST_REPLAYS = 50;
/** Far beyond any match; every one of them costs the server a computation. */
const MOST_ENTRIES = 10_000;
const MOST_DRAWS = 20_000;

type File = Readonly<Record<string, unknown>>;

/** What was found in a whole match; null for one that shows only what one eye saw, of which nothing can be checked. */
export interface Checked {
  readonly entries: number;
  readonly acts: number;
  readonly draws: number;
  readonly uncheckedBefore: number | null;
}

export interface Imported {
  readonly id: string;
  readonly checked: Checked | null;
}

export async function importReplay(parts: Parts, person: Person, file: File): Promise<Answer<Imported>> {
  const game = parts.games.get(file.game as string)?.game;
  if (game === undefined) return refuse('no-such-game');
  const checked = file.format === 'tarmac-view' ? checkView(game, file) : checkMatch(game, file);
  if (!checked.ok) return checked;
  return attempt(async () => {
    const { count } = await countOf(parts, person.id).executeTakeFirstOrThrow();
    if (Number(count) >= MOST_REPLAYS) return refuse('too-many', `at most ${MOST_REPLAYS} replays`);
    const id = newId(parts);
    return answerTo(await keep(parts, person.id, game, id, file), { id, checked: checked.value });
  });
}

function checkView(game: Game, file: File): Answer<null> {
  const problem = viewFileProblem(game, file);
  return problem === null ? done(null) : refuse('malformed', problem);
}

function checkMatch(game: Game, file: File): Answer<Checked> {
  const log: readonly unknown[] = Array.isArray(file.log) ? file.log : [];
  if (log.length > MOST_ENTRIES) return refuse('too-long', `at most ${MOST_ENTRIES} entries`);
  if (log.reduce<number>((sum, entry) => sum + drawsOf(entry), 0) > MOST_DRAWS)
    return refuse('too-long', `at most ${MOST_DRAWS} draws`);
  const { ok, problems, entries, acts, draws, uncheckedBefore } = verifyMatch(game, file, nodeDigest);
  return ok ? done({ entries, acts, draws, uncheckedBefore }) : refuse('malformed', problems[0]);
}

function drawsOf(entry: unknown): number {
  const draws = (entry as { readonly draws?: unknown } | null)?.draws;
  return Array.isArray(draws) ? draws.length : 0;
}

function keep(parts: Parts, person: string, game: Game, id: string, file: File) {
  const { read, commit } = parts.database;
  const row = { id, person, game: game.id, file: JSON.stringify(file), created_at: parts.now() };
  const room = read
    .updateTable('people')
    .set(({ ref }) => ({ language: ref('language') }))
    .where('id', '=', person)
    .where(countOf(parts, person), '<', MOST_REPLAYS)
    .compile();
  return commit([
    stillHere(parts, person),
    { query: room, rows: 1 },
    { query: read.insertInto('replays').values(row).compile(), rows: 1 },
  ]);
}

function countOf({ database }: Parts, person: string) {
  return database.read
    .selectFrom('replays')
    .where('person', '=', person)
    .select(({ fn }) => fn.countAll<number>().as('count'));
}

export interface Replay {
  readonly id: string;
  readonly game: string;
  readonly createdAt: number;
  readonly file: unknown;
}

/** For whoever has the link. */
export async function replay({ database }: Parts, id: string): Promise<Answer<Replay>> {
  const row = await database.read.selectFrom('replays').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) return refuse('not-found');
  return done({ id, game: row.game, createdAt: row.created_at, file: JSON.parse(row.file) as unknown });
}
