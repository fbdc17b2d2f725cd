/** The changes of ratings at the end of a match, for people who were opted in at its start. */

import { OPPONENTS, type Opponents, type Result } from '@tarmac/wire';
import type { Setting } from '../match/setting.ts';
import type { Parts } from '../parts.ts';
import { stillHere } from '../people/still-here.ts';
import type { Write } from '../storage/database.ts';
import { preparedInsert } from '../storage/prepared.ts';
import type { RatedSeatRow, RatingRow } from '../storage/schema.ts';
import { type Contender, changeAgainst, changesAmong } from './elo.ts';
import { BEGINNING } from './standing.ts';

/**
 * For the unit of the end entry, so that they are written once. They begin with `stillHere`, so that a person who is
 * being deleted is not rated, and add to the present rating, so that matches that end at the same time both count.
 */
export async function ratingWrites(parts: Parts, setting: Setting, result: Result, at: number): Promise<Write[]> {
  const changes = isRated(setting, result) ? await changesOf(parts, setting, result.ranks ?? []) : [];
  const people = [...new Set(changes.map(({ person }) => person))];
  return [
    // Always in the same order, to avoid deadlocks.
    ...people.sort().map((person) => stillHere(parts, person)),
    ...changes.map((change) =>
      preparedInsert(parts.database, 'rated_seats')({ ...change, match: setting.id, game: setting.game.id, at }),
    ),
    ...changes
      .toSorted((a, b) => (a.person < b.person ? -1 : 1))
      .map((change) => addition(parts, setting.game.id, change)),
  ];
}

/** Not rated: cancelled matches, matches of a team, and matches against oneself. */
function isRated({ game, people }: Setting, { reason, ranks }: Result): boolean {
  const seated = people.filter((person) => person !== null);
  return (
    game.cooperative !== true &&
    ['finished', 'resigned', 'timed-out'].includes(reason) &&
    ranks !== null &&
    ranks.length > 1 &&
    new Set(seated).size === seated.length
  );
}

type Change = Omit<RatedSeatRow, 'match' | 'game' | 'at'>;

async function changesOf(parts: Parts, setting: Setting, ranks: readonly number[]): Promise<Change[]> {
  const rated = await ratedSeats(parts, setting.id);
  const bots = botsOf(parts, setting, ranks);
  if (rated.length === 0 || rated.length + bots.length < 2) return [];
  const standing = await standingsOf(parts, setting, rated);
  const seats = ranks.length;
  const contenders = (against: Opponents) =>
    rated.map(({ seat, person }): Contender => ({ rank: ranks[seat] as number, ...standing(person, against) }));
  const changes = {
    people: changesAmong(contenders('people'), seats),
    bots: contenders('bots').map((own) => changeAgainst(own, bots, seats)),
  };
  const opponents = { people: rated.length - 1, bots: bots.length };
  return OPPONENTS.filter((against) => opponents[against] > 0).flatMap((against) =>
    rated.map(({ seat, person }, index) => ({
      seat,
      against,
      person,
      before: standing(person, against).points,
      change: changes[against][index] as number,
      opponents: opponents[against],
    })),
  );
}

async function ratedSeats({ database }: Parts, match: string): Promise<{ seat: number; person: string }[]> {
  return database.read
    .selectFrom('seats')
    .innerJoin('people', 'people.id', 'seats.person')
    .select(['seats.seat', 'people.id as person'])
    .where('seats.match', '=', match)
    .where('seats.rated', '=', 1)
    .where('people.deleted_at', 'is', null)
    .orderBy('seats.seat')
    .execute();
}

/** Only seats that were bots from the start: a stand-in plays for a person. */
function botsOf({ games }: Parts, { game, bots }: Setting, ranks: readonly number[]) {
  const ratings: Readonly<Record<string, number>> = games.get(game.id)?.botRatings ?? {};
  return bots.flatMap((level, seat) => {
    const points = level === null ? undefined : ratings[level];
    return points === undefined ? [] : [{ rank: ranks[seat] as number, points: points * 1000 }];
  });
}

async function standingsOf({ database }: Parts, { game }: Setting, rated: readonly { readonly person: string }[]) {
  const people = rated.map(({ person }) => person);
  const rows = await database.read
    .selectFrom('ratings')
    .selectAll()
    .where('game', '=', game.id)
    .where('person', 'in', people)
    .execute();
  return (person: string, against: Opponents) =>
    rows.find((row) => row.person === person && row.against === against) ?? BEGINNING;
}

function addition({ database }: Parts, game: string, { person, against, change }: Change): Write {
  const row: RatingRow = { person, game, against, points: BEGINNING.points + change, games: 1 };
  const query = database.read
    .insertInto('ratings')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['person', 'game', 'against']).doUpdateSet(({ eb, ref }) => ({
        points: eb('ratings.points', '+', eb(ref('excluded.points'), '-', BEGINNING.points)),
        games: eb('ratings.games', '+', 1),
      })),
    );
  return { query: query.compile(), rows: 1 };
}
