/** Reads the log of a match and the ratings from the database, bypassing the tested server. */

import pg from 'pg';
import type { LogRow } from './audit.ts';
import type { RatedSeat, Rating } from './ratings.ts';

export interface Books {
  log(match: string): Promise<readonly LogRow[]>;
  /** The rating changes of a match's people against each other. */
  ratedSeats(match: string): Promise<readonly RatedSeat[]>;
  /** Every rating with its expected value from the matches. */
  ratings(): Promise<readonly Rating[]>;
  close(): Promise<void>;
}

const RATINGS = `
select coalesce(r.person, s.person) as person, r.points, r.games, coalesce(s.change, 0) as change, coalesce(s.matches, 0) as matches
from ratings r
full join (
  select person, game, against, sum(change) as change, count(*) as matches from rated_seats group by person, game, against
) s on s.person = r.person and s.game = r.game and s.against = r.against`;

export function openBooks(url: string): Books {
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  return {
    async log(match) {
      const { rows } = await pool.query<LogRow>(
        'select seq, entry, news, frames, message from log where match = $1 order by seq',
        [match],
      );
      return rows;
    },
    async ratedSeats(match) {
      const { rows } = await pool.query<RatedSeat>(
        "select seat, person from rated_seats where match = $1 and against = 'people' order by seat",
        [match],
      );
      return rows.map(({ seat, person }) => ({ seat: Number(seat), person }));
    },
    async ratings() {
      // Whole numbers arrive as text: PostgreSQL's may exceed JavaScript's.
      const { rows } = await pool.query<Record<keyof Rating, string | null>>(RATINGS);
      return rows.map(({ person, points, games, change, matches }) => ({
        person: String(person),
        points: points === null ? null : Number(points),
        games: Number(games ?? 0),
        change: Number(change),
        matches: Number(matches),
      }));
    },
    close: () => pool.end(),
  };
}
