/** A person's statistics by game. */

import type { Game, OptionSpec } from '@tarmac/kit';
import { type GameStatistics, OPPONENTS, type RatingInfo, type Statistics } from '@tarmac/wire';
import { type Answer, done, refuse } from '../answer.ts';
import type { Parts } from '../parts.ts';
import { blockedBetween } from '../people/distances.ts';
import type { Person } from '../people/person.ts';
import type { RatedSeatRow, RatingRow } from '../storage/schema.ts';
import { type Finished, finishedMatches } from './finished.ts';
import { wholePoints } from './standing.ts';
import { type Counted, resultFor, streaksOf, talliesBy, tallyOf } from './tally.ts';

/** A limit on the work for people with many matches. */
const MOST_MATCHES = 1000;
const MOST_POINTS = 200;

/** Only for people who opted in; others are not found. */
export async function statisticsOf(parts: Parts, viewer: Person | null, id: string): Promise<Answer<Statistics>> {
  if (viewer?.id === id) return myStatistics(parts, id);
  const row = await parts.database.read
    .selectFrom('people')
    .select(['id', 'name'])
    .where('id', '=', id)
    .where('rated', '=', 1)
    .where('banned_at', 'is', null)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (row === undefined) return refuse('not-found');
  if (viewer !== null && (await blockedBetween(parts, viewer.id, [id]))) return refuse('not-found');
  return done({ person: row, rated: true, games: await gamesOf(parts, id, 'others') });
}

export async function myStatistics(parts: Parts, id: string): Promise<Answer<Statistics>> {
  const row = await parts.database.read
    .selectFrom('people')
    .select(['name', 'rated'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (row === undefined) return refuse('no-identity');
  return done({ person: { id, name: row.name }, rated: row.rated === 1, games: await gamesOf(parts, id, 'oneself') });
}

/** Others see only rated matches, and only their day. */
async function gamesOf(parts: Parts, person: string, seenBy: 'oneself' | 'others'): Promise<GameStatistics[]> {
  const { read } = parts.database;
  const [finished, ratings, points] = await Promise.all([
    finishedMatches(parts, person, MOST_MATCHES, { onlyRated: seenBy === 'others' }),
    read.selectFrom('ratings').selectAll().where('person', '=', person).execute(),
    read
      .selectFrom('rated_seats')
      .select(['game', 'against', 'at', 'change'])
      .where('person', '=', person)
      .orderBy('at', 'desc')
      .limit(MOST_MATCHES)
      .execute(),
  ]);
  return [...parts.games.values()].flatMap(({ game }) => {
    const counted = finished.filter((match) => match.game === game.id).flatMap((match) => count(game, match));
    const infos = ratingInfos(
      ratings.filter((row) => row.game === game.id),
      points.filter((row) => row.game === game.id),
    );
    // The operator may have erased every match that a rating came from.
    if (counted.length === 0 && infos.length === 0) return [];
    const statistics = gameStatistics(game, counted, infos);
    return [seenBy === 'oneself' ? statistics : byDay(statistics)];
  });
}

const DAY = 24 * 60 * 60 * 1000;
const dayOf = (at: number): number => Math.floor(at / DAY) * DAY;

function byDay({ lastPlayedAt, ratings, ...rest }: GameStatistics): GameStatistics {
  return {
    ...rest,
    lastPlayedAt: lastPlayedAt === null ? null : dayOf(lastPlayedAt),
    ratings: ratings.map((rating) => ({
      ...rating,
      history: rating.history.map(({ at, points }) => ({ at: dayOf(at), points })),
    })),
  };
}

interface CountedMatch extends Counted {
  readonly match: Finished;
}

/** Empty for a cancelled match, and for a match against oneself. */
function count(game: Game, match: Finished): CountedMatch[] {
  const { result, mySeats } = match;
  const [seat] = mySeats;
  const cooperative = game.cooperative === true;
  const isAgainstMyself = !cooperative && mySeats.length !== 1;
  if (result.ranks === null || seat === undefined || isAgainstMyself) return [];
  return [{ ...resultFor(result.ranks, seat, cooperative), match }];
}

function gameStatistics(game: Game, counted: readonly CountedMatch[], ratings: readonly RatingInfo[]): GameStatistics {
  const cooperative = game.cooperative === true;
  const bySeats = talliesBy(counted, ({ match }) => match.seats.length).sort(([a], [b]) => a - b);
  return {
    game: game.id,
    cooperative,
    total: tallyOf(counted),
    bySeats: bySeats.map(([seats, tally]) => ({ seats, ...tally })),
    byOpponents: cooperative
      ? []
      : talliesBy(counted, ({ match }) => opponentsIn(match)).map(([opponents, tally]) => ({ opponents, ...tally })),
    byOption: cooperative ? game.options.flatMap((option) => byOption(option, counted)) : [],
    ...streaksOf(counted),
    lastPlayedAt: counted[0]?.match.endedAt ?? null,
    ratings,
  };
}

function opponentsIn({ seats, mySeats }: Finished) {
  const others = seats.filter(({ seat }) => !mySeats.includes(seat));
  if (others.every(({ bot }) => bot === null)) return 'people';
  return others.every(({ bot }) => bot !== null) ? 'bots' : 'mixed';
}

/** In the order of the game's own list. */
function byOption(option: OptionSpec, counted: readonly CountedMatch[]): GameStatistics['byOption'] {
  if (option.kind !== 'choice' || option.values.length < 2) return [];
  const tallies = new Map(talliesBy(counted, ({ match }) => match.options[option.key] ?? option.default));
  return option.values.flatMap((value) => {
    const tally = tallies.get(value);
    return tally === undefined ? [] : [{ option: option.key, value, ...tally }];
  });
}

type Point = Pick<RatedSeatRow, 'against' | 'at' | 'change'>;

/** Goes back from the present rating through its changes, which is right even if matches ended at the same time. */
function ratingInfos(ratings: readonly RatingRow[], points: readonly Point[]): RatingInfo[] {
  return OPPONENTS.flatMap((against) => {
    const rating = ratings.find((row) => row.against === against);
    if (rating === undefined) return [];
    let after = rating.points;
    const history = points
      .filter((point) => point.against === against)
      .slice(0, MOST_POINTS)
      .map(({ at, change }) => {
        const point = { at, points: wholePoints(after) };
        after -= change;
        return point;
      });
    return [{ against, points: wholePoints(rating.points), games: rating.games, history: history.reverse() }];
  });
}
