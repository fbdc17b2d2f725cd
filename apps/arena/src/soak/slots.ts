/** Keeps the wanted number of matches running: each finished and audited one is replaced. */

import { setImmediate, setTimeout } from 'node:timers/promises';
import type { Game } from '@tarmac/kit';
import { becomeRated, newPerson, type Person, startTable } from '../server-api.ts';
import { auditMatch } from './audit.ts';
import type { Books } from './database.ts';
import { playMatch, type SoakMatch, type Stage } from './match.ts';
import { MANY_SEATS_ONE_IN, WATCHED_ONE_IN } from './plan.ts';
import { auditRatedSeats } from './ratings.ts';
import { countError, found, type Tally } from './tally.ts';

export interface Slots {
  running(): readonly SoakMatch[];
  audited(): Readonly<Audits>;
  /** Starts no new matches; running ones finish as fast as possible, or count as stuck after this time. */
  close(milliseconds: number): Promise<void>;
}

interface Setting {
  readonly stage: Stage;
  readonly matches: number;
  readonly stuckMs: number;
  readonly books: Pick<Books, 'log' | 'ratedSeats'>;
}

/** The results of the audits. */
export interface Audits {
  matches: number;
  moves: number;
  frames: number;
  imagined: number;
  ratedSeats: number;
}

const LOOK_MS = 1000;
const AGAIN_MS = 500;
const MOST_SEATS = 5;
/** The number of matches with the same people, so that some move the same ratings at once. */
const SHARE_PEOPLE = 2;

export function openSlots({ stage, matches, stuckMs, books }: Setting): Slots {
  const { game, chance, tally } = stage;
  const running = new Set<SoakMatch>();
  const called = new Set<SoakMatch>();
  const totals: Audits = { matches: 0, moves: 0, frames: 0, imagined: 0, ratedSeats: 0 };
  const groups = new Map<number, Promise<readonly Person[] | null>>();
  let closing = false;
  let enough = () => {};
  const givenUp = new Promise<void>((resolve) => {
    enough = resolve;
  });

  function base(): string {
    const bases = stage.bases();
    return bases[chance.draw(bases.length)] as string;
  }

  async function gathered(): Promise<readonly Person[] | null> {
    const at = base();
    try {
      return await Promise.all(
        Array.from({ length: MOST_SEATS + 1 }, (_, index) => ratedPerson(at, `Person ${index}`)),
      );
    } catch (error) {
      countError(tally, `people ${codeOf(error)}`);
      return null;
    }
  }

  function seatsOf(game: Game): number {
    const { min, max } = game.seats;
    if (chance.draw(MANY_SEATS_ONE_IN) > 0) return Math.max(2, min);
    return Math.min(max, 3 + chance.draw(MOST_SEATS - 2));
  }

  /** Null if no node could do it now. */
  async function begun(people: readonly Person[]): Promise<SoakMatch | null> {
    try {
      const party = people.slice(0, seatsOf(game));
      const match = await startTable(base(), party, game.id);
      tally.matchesBegun++;
      const watcher = chance.draw(WATCHED_ONE_IN) === 0 ? (people[MOST_SEATS] as Person) : null;
      return playMatch(stage, match, party, watcher);
    } catch (error) {
      countError(tally, `table ${codeOf(error)}`);
      return null;
    }
  }

  /** People who may be left at a half-made table are not reused. */
  async function slot(index: number): Promise<void> {
    const group = Math.floor(index / SHARE_PEOPLE);
    while (!closing) {
      const asked = groups.get(group) ?? gathered();
      groups.set(group, asked);
      const people = await asked;
      const match = people === null ? null : await begun(people);
      if (match === null) {
        if (groups.get(group) === asked) groups.delete(group);
        await setTimeout(AGAIN_MS);
        continue;
      }
      running.add(match);
      if (closing) match.hurry();
      await Promise.race([match.over, givenUp]);
      match.leave();
      running.delete(match);
      await settle(game, tally, match, books, totals);
    }
  }

  const watching = setInterval(() => {
    const now = performance.now();
    for (const match of running) {
      if (match.isOver()) continue;
      const waited = now - match.movedAt();
      tally.longestWaitMs = Math.max(tally.longestWaitMs, waited);
      if (waited < stuckMs || called.has(match)) continue;
      called.add(match);
      found(tally, 'stuck', `${match.record.match}: nobody has moved for ${Math.round(waited / 1000)} s`);
    }
  }, LOOK_MS);
  const slots = Array.from({ length: matches }, (_, index) => slot(index));

  return {
    running: () => [...running],
    audited: () => totals,
    async close(milliseconds) {
      closing = true;
      for (const match of running) match.hurry();
      const patience = new AbortController();
      const late = setTimeout(milliseconds, null, { signal: patience.signal }).then(
        () => {
          for (const match of running)
            if (!match.isOver() && !called.has(match))
              found(tally, 'stuck', `${match.record.match} was not played to its end`);
          enough();
        },
        () => {},
      );
      await Promise.all(slots);
      patience.abort();
      await late;
      clearInterval(watching);
    },
  };
}

async function settle(
  game: Game,
  tally: Tally,
  match: SoakMatch,
  books: Setting['books'],
  totals: Audits,
): Promise<void> {
  const { record } = match;
  const isOver = match.isOver();
  const rows = await books.log(record.match);
  const audited = await auditMatch(game, record, rows, isOver, () => setImmediate());
  for (const { fault, what } of audited.problems) found(tally, fault, what);
  totals.matches++;
  totals.moves += audited.movesFound;
  totals.frames += audited.framesCompared;
  totals.imagined += audited.framesImagined;
  if (!isOver) return;
  tally.matchesEnded++;
  const rated = await books.ratedSeats(record.match);
  for (const { fault, what } of auditRatedSeats(record, rated)) found(tally, fault, what);
  totals.ratedSeats += rated.length;
}

/** Rated, to test everything that the end of a match writes. */
async function ratedPerson(base: string, name: string): Promise<Person> {
  const person = await newPerson(base, name);
  await becomeRated(base, person);
  return person;
}

/** The code of an error: a status, a system code, or its name. */
function codeOf(error: unknown): string {
  const { code, cause, name } = error as { code?: unknown; cause?: { code?: unknown }; name?: string };
  return String(code ?? cause?.code ?? name);
}
