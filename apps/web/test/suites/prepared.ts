/** Matches that were played before anybody opens a page: by bots, always alike, and cut where something is to be seen. */

import { advance, type Entry, fastChance, foldLog, pick, type Seat, type Shapes } from '@tarmac/kit';
import { gameCalled } from '../../src/worker/games.ts';
import { holderOf } from '../../src/worker/match/entries.ts';
import type { LocalSeat } from '../../src/worker/rules-api.ts';
import type { Thinker } from '../../src/worker/thinker.ts';
import { device, done, type Kept, keptIn, memoryStore, newMatch, over } from '../worker/support.ts';

/** What is needed to judge whether this is the moment. */
export interface Standing<V> {
  /** Who is asked; the first of them where several are. */
  readonly seat: Seat;
  /** How many are asked: bots among them would go on at once. */
  readonly asked: number;
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

interface Wanted {
  readonly game: string;
  readonly seats: number;
  readonly options?: object;
  readonly seed: number;
  /** Who decides instead of trainees, where those would never come to what is to be seen. */
  readonly decide?: Thinker['decide'];
}

export const playedByBots =
  ({ game, seats, options = {}, seed, decide }: Wanted): Play =>
  async () => {
    const store = memoryStore();
    const bots = device(store, seed, decide === undefined ? {} : { thinker: { decide, advise: async () => [] } });
    const trainees = Array.from({ length: seats }, () => ({ bot: 'trainee' }));
    const id = await newMatch(bots, trainees, options, game);
    done(await bots.api.open(id));
    await bots.until(over);
    await bots.api.close(id);
    return keptIn(store, id);
  };

/** Which kinds of action are how likely where they are possible, and all others. Bots would do better, but otherwise whenever somebody betters them. */
export function byWeight<A extends { readonly type: string }>(
  weights: Readonly<Record<number, readonly A['type'][]>>,
  usual: number,
): Thinker['decide'] {
  const weightOf = (type: string) =>
    Number(Object.entries(weights).find(([, types]) => types.includes(type))?.[0] ?? usual);
  return async ({ actions, seed }) => {
    const chance = fastChance(seed);
    const all = actions as readonly A[];
    const kinds = [...new Set(all.map(({ type }) => type))];
    const often = kinds.flatMap((type) => Array.from({ length: weightOf(type) }, () => type));
    const kind = pick(often, chance);
    const alike = all.filter(({ type }) => type === kind);
    return pick(alike, chance);
  };
}

/** How a match goes that is wanted, from its beginning to its end. */
export type Play = () => Promise<Kept> | Kept;
type Holds<V> = (standing: Standing<V>) => boolean;

/** Of which match, or of the first of several that comes to it; when; and who is a person besides whoever is asked. */
export type Cut<V> = readonly [plays: readonly Play[], isIt: Holds<V> | 'whole', others?: readonly Seat[]];

/** Each played once, however many are cut from it. */
const played = new Map<Play, Promise<Kept> | Kept>();

/** Finds matches by the names of what they show. */
export function shelf<V, N extends string>(cuts: Readonly<Record<N, Cut<V>>>): (name: N) => Promise<Kept> {
  return async (name) => {
    const [plays, isIt, others] = cuts[name];
    for (const play of plays) {
      const match = played.get(play) ?? play();
      played.set(play, match);
      const cut = isIt === 'whole' ? whole(await match, name) : cutWhere(await match, name, isIt, others);
      if (cut !== null) return cut;
    }
    throw new Error(`${name}: no match ever came to this`);
  };
}

/** The match as it stood when this first held, if it did; whoever is asked then is a person, and so are these. */
function cutWhere<V>(played: Kept, id: string, isIt: Holds<V>, others: readonly Seat[] = []): Kept | null {
  const { game } = gameCalled(played.match.game);
  const first = played.log.findIndex(({ kind }) => kind === 'act');
  const fold = foldLog(game, played.log.slice(0, first));
  let before = fold.state;
  for (let decisions = 0; ; decisions++) {
    const { seats } = game.toAct(fold.state);
    const [seat] = seats;
    if (seat === undefined) return null;
    const [now, earlier] = [fold.state, before];
    const standing: Standing<V> = {
      seat,
      asked: seats.length,
      decisions,
      get view() {
        return game.view(now, seat) as V;
      },
      get before() {
        return game.view(earlier, seat) as V;
      },
      get actions() {
        return game.actions(now, seat);
      },
    };
    if (isIt(standing))
      return seated({ match: played.match, log: played.log.slice(0, fold.length) }, id, [seat, ...others]);
    before = fold.state;
    const entry = played.log[fold.length];
    if (entry === undefined) throw new Error(`${id}: the log ends early`);
    advance(game, fold, entry);
  }
}

/** The whole match, with the winner a person; a team that lost has none, and then it is whoever sits first. */
function whole(played: Kept, id: string): Kept {
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
