/** Matches for the pictures: played by bots, always alike, and cut where something is to be seen. */

import { advance, type Entry, foldLog, type Seat, type Shapes } from '@tarmac/kit';
import { gameCalled } from '../../src/worker/games.ts';
import { holderOf } from '../../src/worker/match/entries.ts';
import type { LocalSeat } from '../../src/worker/rules-api.ts';
import type { Thinker } from '../../src/worker/thinker.ts';
import { device, done, type Kept, keptIn, memoryStore, newMatch, over } from '../worker/support.ts';

/** What is needed to judge whether this is the moment. */
export interface Standing<V> {
  /** Who is asked; the first of them where several are. */
  readonly seat: Seat;
  /** Through that seat's eyes. */
  readonly view: V;
  /** Through the same eyes, before the last decision. */
  readonly before: V;
  /** Decisions so far. */
  readonly decisions: number;
  /** What the seat may do. */
  readonly actions: readonly Shapes['action'][];
}

const NAMES = ['Amelia', 'Louis', 'Bessie', 'Charles', 'Jacqueline'] as const;

/** A match that is to be played. */
export interface Wanted {
  readonly game: string;
  readonly seats: number;
  readonly options?: object;
  readonly seed: number;
  /** Who decides instead of trainees, where those would never come to what is to be seen. */
  readonly decide?: Thinker['decide'];
}

export async function playedByBots({ game, seats, options = {}, seed, decide }: Wanted): Promise<Kept> {
  const store = memoryStore();
  const bots = device(store, seed, decide === undefined ? {} : { thinker: { decide, advise: async () => [] } });
  const trainees = Array.from({ length: seats }, () => ({ bot: 'trainee' }));
  const id = await newMatch(bots, trainees, options, game);
  done(await bots.api.open(id));
  await bots.until(over);
  await bots.api.close(id);
  return keptIn(store, id);
}

/** The match as it stood when this first held; whoever is asked then is a person, and so are these. */
export function cutWhere<V>(
  played: Kept,
  id: string,
  isIt: (standing: Standing<V>) => boolean,
  others: readonly Seat[] = [],
): Kept {
  const { game } = gameCalled(played.match.game);
  const first = played.log.findIndex(({ kind }) => kind === 'act');
  const fold = foldLog(game, played.log.slice(0, first));
  let before = fold.state;
  for (let decisions = 0; ; decisions++) {
    const [seat] = game.toAct(fold.state).seats;
    if (seat === undefined) throw new Error(`${id}: the match never came to this`);
    const seen = (state: Shapes['state']) => game.view(state, seat) as V;
    const actions = game.actions(fold.state, seat);
    if (isIt({ seat, view: seen(fold.state), before: seen(before), decisions, actions }))
      return seated({ match: played.match, log: played.log.slice(0, fold.length) }, id, [seat, ...others]);
    before = fold.state;
    const entry = played.log[fold.length];
    if (entry === undefined) throw new Error(`${id}: the log ends early`);
    advance(game, fold, entry);
  }
}

/** The whole match, with the winner a person; a team that lost has none, and then it is whoever sits first. */
export function whole(played: Kept, id: string): Kept {
  return seated(played, id, [Math.max(0, played.match.ranks?.indexOf(1) ?? 0)]);
}

/** The same match as if people had sat in these seats, the first of them the reader. */
function seated({ match, log }: Kept, id: string, people: readonly Seat[]): Kept {
  const { game } = gameCalled(match.game);
  const isOver = log.at(-1)?.kind === 'end';
  const seats = match.seats.map((seat, index): LocalSeat => {
    const place = people.indexOf(index);
    return place === -1 ? seat : { name: NAMES[place] ?? `Seat ${index + 1}` };
  });
  const retold = log.map((entry): Entry<Shapes> => {
    if (entry.kind === 'seat') return { ...entry, holder: holderOf(seats[entry.seat], entry.seat) };
    return entry.kind === 'act' ? { ...entry, by: holderOf(seats[entry.seat], entry.seat) } : entry;
  });
  const now = Date.now();
  return {
    match: {
      ...match,
      id,
      seats,
      state: isOver ? 'over' : 'running',
      ranks: isOver ? match.ranks : null,
      createdAt: now - 3_600_000,
      changedAt: now,
      head: { version: game.version, state: foldLog(game, retold).state },
    },
    log: retold,
  };
}

/** As the browser keeps them. */
export function rowsOf(kept: readonly Kept[]): { readonly matches: unknown[]; readonly entries: unknown[] } {
  return {
    matches: kept.map(({ match }) => match),
    entries: kept.flatMap(({ match, log }) => log.map((entry, index) => ({ match: match.id, index, entry }))),
  };
}
