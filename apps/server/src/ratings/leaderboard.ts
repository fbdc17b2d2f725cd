/** Leaderboards of people who opted in. */

import type { Leaderboard, Opponents } from '@tarmac/wire';
import { type Answer, done, refuse } from '../answer.ts';
import type { Parts } from '../parts.ts';
import { blockedWith } from '../people/distances.ts';
import type { Person } from '../people/person.ts';
import { MINIMUM_GAMES, wholePoints } from './standing.ts';

const LISTED = 100;

export async function leaderboard(
  parts: Parts,
  viewer: Person | null,
  id: string,
  against: Opponents,
): Promise<Answer<Leaderboard>> {
  if (!parts.settings.leaderboards) return refuse('not-configured', 'leaderboards are switched off');
  const game = parts.games.get(id)?.game;
  if (game === undefined) return refuse('no-such-game');
  if (game.cooperative) return refuse('no-such-game', 'a team has no ratings');
  const [rows, mine, unseen] = await Promise.all([
    listed(parts, id, against)
      .select(['people.id', 'people.name', 'ratings.points', 'ratings.games'])
      .orderBy('ratings.points', 'desc')
      .orderBy('people.id')
      .limit(LISTED)
      .execute(),
    viewer === null ? null : myLine(parts, viewer, id, against),
    viewer === null ? new Set<string>() : blockedWith(parts, viewer.id),
  ]);
  const lines = rows.map(({ id: person, name, points, games }) => ({
    place: 1 + rows.findIndex((row) => row.points === points),
    person: { id: person, name },
    points: wholePoints(points),
    games,
  }));
  const seen = lines.filter(({ person }) => !unseen.has(person.id));
  return done({ game: id, against, minimumGames: MINIMUM_GAMES, lines: seen, mine });
}

/** Without banned people. */
function listed({ database }: Parts, game: string, against: Opponents) {
  return database.read
    .selectFrom('ratings')
    .innerJoin('people', 'people.id', 'ratings.person')
    .where('ratings.game', '=', game)
    .where('ratings.against', '=', against)
    .where('ratings.games', '>=', MINIMUM_GAMES)
    .where('people.rated', '=', 1)
    .where('people.banned_at', 'is', null)
    .where('people.deleted_at', 'is', null);
}

async function myLine(parts: Parts, { id }: Person, game: string, against: Opponents): Promise<Leaderboard['mine']> {
  const rating = await parts.database.read
    .selectFrom('ratings')
    .select(['points', 'games'])
    .where('person', '=', id)
    .where('game', '=', game)
    .where('against', '=', against)
    .executeTakeFirst();
  if (rating === undefined) return null;
  const isListed = await listed(parts, game, against)
    .select('people.id')
    .where('people.id', '=', id)
    .executeTakeFirst();
  const { points, games } = rating;
  if (isListed === undefined) return { place: null, points: wholePoints(points), games };
  const { better } = await listed(parts, game, against)
    .select(({ fn }) => fn.countAll<number>().as('better'))
    .where('ratings.points', '>', points)
    .executeTakeFirstOrThrow();
  return { place: 1 + better, points: wholePoints(points), games };
}
