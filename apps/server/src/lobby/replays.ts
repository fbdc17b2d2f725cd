/** Match files that people upload: checked, then stored for a while. */

import { type Game, verifyMatch } from '@tarmac/kit';
import type { ImportedReplay, Replay } from '@tarmac/wire';
import { type Answer, done, refuse } from '../answer.ts';
import { nodeDigest } from '../digest.ts';
import { newId, type Parts } from '../parts.ts';
import type { Person } from '../people/person.ts';
import { stillHere } from '../people/still-here.ts';
import { answerTo, attempt } from './attempt.ts';
import { viewFileProblem } from './view-file.ts';

const MOST_REPLAYS = 50;
/** On this server; the oldest are deleted first. */
const MOST_KEPT = 10_000;
/** View files cannot be checked: a small limit, so that nobody stores other data in them. */
const MOST_VIEW_CHARACTERS = 1024 * 1024;
/** Far beyond any match; checking an entry blocks the server for a moment. */
const MOST_ENTRIES = 5000;
const MOST_DRAWS = 20_000;
/** Acts in `keep` of all undo entries together: each is searched for and played again. */
const MOST_KEEPS = 10_000;

type File = Readonly<Record<string, unknown>>;

type Checked = NonNullable<ImportedReplay['checked']>;

export async function importReplay(parts: Parts, person: Person, file: File): Promise<Answer<ImportedReplay>> {
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
  if (problem !== null) return refuse('malformed', problem);
  return JSON.stringify(file).length > MOST_VIEW_CHARACTERS
    ? refuse('too-long', `at most ${MOST_VIEW_CHARACTERS} characters`)
    : done(null);
}

function checkMatch(game: Game, file: File): Answer<Checked> {
  const log: readonly unknown[] = Array.isArray(file.log) ? file.log : [];
  if (log.length > MOST_ENTRIES) return refuse('too-long', `at most ${MOST_ENTRIES} entries`);
  if (listedIn(log, 'draws') > MOST_DRAWS) return refuse('too-long', `at most ${MOST_DRAWS} draws`);
  if (listedIn(log, 'keep') > MOST_KEEPS) return refuse('too-long', `at most ${MOST_KEEPS} acts kept when undoing`);
  const { ok, problems, entries, acts, draws, uncheckedBefore } = verifyMatch(game, file, nodeDigest);
  return ok ? done({ entries, acts, draws, uncheckedBefore }) : refuse('malformed', problems[0]);
}

/** The total length of these lists of all entries. */
function listedIn(log: readonly unknown[], key: 'draws' | 'keep'): number {
  return log.reduce<number>((sum, entry) => {
    const listed = (entry as Partial<Record<typeof key, unknown>> | null)?.[key];
    return sum + (Array.isArray(listed) ? listed.length : 0);
  }, 0);
}

function keep(parts: Parts, person: string, game: Game, id: string, file: File) {
  const { read, commit } = parts.database;
  const row = { id, person, game: game.id, file: JSON.stringify(file), created_at: parts.now() };
  const belowLimit = read
    .updateTable('people')
    .set(({ ref }) => ({ language: ref('language') }))
    .where('id', '=', person)
    .where(countOf(parts, person), '<', MOST_REPLAYS)
    .compile();
  return commit([
    stillHere(parts, person),
    { query: belowLimit, rows: 1 },
    { query: read.insertInto('replays').values(row).compile(), rows: 1 },
    { query: tooOld(parts).compile() },
  ]);
}

function tooOld({ database: { read } }: Parts) {
  const lastKept = read.selectFrom('replays').select('created_at').orderBy('created_at', 'desc').limit(1);
  return read.deleteFrom('replays').where('created_at', '<', lastKept.offset(MOST_KEPT - 1));
}

function countOf({ database }: Parts, person: string) {
  return database.read
    .selectFrom('replays')
    .where('person', '=', person)
    .select(({ fn }) => fn.countAll<number>().as('count'));
}

/** For everybody who has the link. */
export async function replay({ database }: Parts, id: string): Promise<Answer<Replay>> {
  const row = await database.read.selectFrom('replays').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) return refuse('not-found');
  return done({ id, game: row.game, createdAt: row.created_at, file: JSON.parse(row.file) as unknown });
}
