/** As many matches as wished for, all the time: where one has ended and was held against its log, another begins. */

import { setImmediate, setTimeout } from 'node:timers/promises';
import type { Game } from '@tarmac/kit';
import { auditMatch, type LogRow } from './audit.ts';
import { playMatch, type SoakMatch, type Stage } from './match.ts';
import { newPerson, type Person, startTable } from './people.ts';
import { MANY_SEATS_ONE_IN, WATCHED_ONE_IN } from './plan.ts';
import { countError, found, type Tally } from './tally.ts';

export interface Slots {
  running(): readonly SoakMatch[];
  audited(): { readonly matches: number; readonly moves: number; readonly frames: number; readonly imagined: number };
  /** No new ones; those that run are played to their end as fast as they can be, or called stuck after so long. */
  close(milliseconds: number): Promise<void>;
}

interface Setting {
  readonly stage: Stage;
  readonly matches: number;
  readonly stuckMs: number;
  readLog(match: string): Promise<readonly LogRow[]>;
}

const LOOK_MS = 1000;
const AGAIN_MS = 500;
const MOST_SEATS = 5;

export function openSlots({ stage, matches, stuckMs, readLog }: Setting): Slots {
  const { game, chance, tally } = stage;
  const running = new Set<SoakMatch>();
  const called = new Set<SoakMatch>();
  const totals = { matches: 0, moves: 0, frames: 0, imagined: 0 };
  let closing = false;
  let enough = () => {};
  const givenUp = new Promise<void>((resolve) => {
    enough = resolve;
  });

  function base(): string {
    const bases = stage.bases();
    return bases[chance.draw(bases.length)] as string;
  }

  async function gathered(): Promise<Person[]> {
    const at = base();
    return Promise.all(Array.from({ length: MOST_SEATS + 1 }, (_, index) => newPerson(at, `Person ${index}`)));
  }

  function seatsOf(game: Game): number {
    const { min, max } = game.seats;
    if (chance.draw(MANY_SEATS_ONE_IN) > 0) return Math.max(2, min);
    return Math.min(max, 3 + chance.draw(MOST_SEATS - 2));
  }

  /** Null when no node could do it just now. */
  async function begun(people: readonly Person[]): Promise<SoakMatch | null> {
    try {
      const party = people.slice(0, seatsOf(game));
      const match = await startTable(base(), game.id, party);
      tally.matchesBegun++;
      const watcher = chance.draw(WATCHED_ONE_IN) === 0 ? (people[MOST_SEATS] as Person) : null;
      return playMatch(stage, match, party, watcher);
    } catch (error) {
      countError(tally, `table ${codeOf(error)}`);
      return null;
    }
  }

  /** People who may be left with half a table are not asked again. */
  async function slot(): Promise<void> {
    let people: readonly Person[] | null = null;
    while (!closing) {
      people ??= await gathered().catch((error) => {
        countError(tally, `people ${codeOf(error)}`);
        return null;
      });
      const match = people === null ? null : await begun(people);
      if (match === null) {
        people = null;
        await setTimeout(AGAIN_MS);
        continue;
      }
      running.add(match);
      if (closing) match.hurry();
      await Promise.race([match.over, givenUp]);
      match.leave();
      running.delete(match);
      await settle(game, tally, match, readLog, totals);
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
  const slots = Array.from({ length: matches }, slot);

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
  readLog: Setting['readLog'],
  totals: { matches: number; moves: number; frames: number; imagined: number },
): Promise<void> {
  if (match.isOver()) tally.matchesEnded++;
  const rows = await readLog(match.record.match);
  const { problems, movesFound, framesCompared, framesImagined } = await auditMatch(game, match.record, rows, () =>
    setImmediate(),
  );
  for (const { fault, what } of problems) found(tally, fault, what);
  totals.matches++;
  totals.moves += movesFound;
  totals.frames += framesCompared;
  totals.imagined += framesImagined;
}

/** Of whatever went wrong: a status, a code of the system, or its name. */
function codeOf(error: unknown): string {
  const { code, cause, name } = error as { code?: unknown; cause?: { code?: unknown }; name?: string };
  return String(code ?? cause?.code ?? name);
}
