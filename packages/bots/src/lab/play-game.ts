/** Plays one game by bots, the same for the same job on every machine. */

import {
  botChoices,
  type Chance,
  fastChance,
  type Game,
  optionalInARow,
  pick,
  type Seat,
  type Shapes,
} from '@tarmac/kit';
import type { Brain } from '../brain.ts';
import { type Contestant, playerOf } from '../make.ts';
import { seedFrom } from './seed-from.ts';

/** A game and its brain; without a brain only random bots play it. */
export interface Cast<T extends Shapes = Shapes> {
  readonly game: Game<T>;
  readonly brain?: Brain<T>;
}

/** Everything that determines a game. */
export interface SeatedGame<T extends Shapes = Shapes> {
  readonly seats: number;
  readonly config: T['config'];
  /** By seat. */
  readonly bots: readonly Contestant[];
  /** The part of its simulations that every bot gets. */
  readonly scale: number;
  /** The seed of the match's luck: games with one seed get the same deal. */
  readonly seed: number;
  /** Distinguishes games with one seed, so that bots think with different luck in each. */
  readonly seating: string;
}

export interface GameResult {
  readonly ranks: readonly number[];
  readonly scores: readonly number[];
  /** The rule by which it ended. */
  readonly rule: string;
  readonly decisions: number;
  readonly auditFailures: number;
  /** By seat: the time of each decision, by the given clock. Nothing else here depends on the machine. */
  readonly milliseconds: readonly (readonly number[])[];
}

/** Observers of a game. */
export interface Watch<T extends Shapes = Shapes> {
  /** All news from the deal on are added to it. */
  readonly news?: T['news'][];
  /** A clock, in milliseconds since any moment; without it all times are 0. */
  now?(): number;
}

/** An audit after so many decisions, and one at the end. */
const AUDIT_EVERY = 32;

export function playToTheEnd<T extends Shapes>(
  cast: Cast<T>,
  seated: SeatedGame<T>,
  { news, now = () => 0 }: Watch<T> = {},
): { readonly result: GameResult; readonly state: T['state'] } {
  const { game } = cast;
  const ask = seatBots(cast, seated);
  const milliseconds = seated.bots.map((): number[] => []);
  const most = 10 * game.longest(seated.seats);
  const luck = fastChance(seated.seed);
  const state = game.setup(seated.config, seated.seats, luck, news);
  let decisions = 0;
  let inARow = seated.bots.map(() => 0);
  let auditFailures = 0;
  for (;;) {
    const { mode, seats: owing } = game.toAct(state);
    if (owing.length === 0) break;
    // Mode `each`: the others follow. In a team the seats take turns.
    const seat = owing[mode === 'any' ? decisions % owing.length : 0]!;
    const actions = botChoices(game, state, seat, inARow);
    const view = game.view(state, seat);
    const started = now();
    const action = ask(seat, view, actions);
    milliseconds[seat]?.push(now() - started);
    assertLawful(game, state, seat, action, seated);
    inARow = optionalInARow(game, inARow, seat, action);
    game.apply(state, seat, action, luck, news);
    decisions++;
    if (decisions > most) throw new Error(`${nameOf(game, seated)}: not over after ${decisions} decisions`);
    if (decisions % AUDIT_EVERY === 0 && game.audit(state).length > 0) auditFailures++;
  }
  if (game.audit(state).length > 0) auditFailures++;
  const outcome = game.outcome(state);
  if (outcome === null) throw new Error(`${nameOf(game, seated)}: nobody is to act and there is no outcome`);
  const { ranks, scores, rule } = outcome;
  return { result: { ranks, scores, rule, decisions, auditFailures, milliseconds }, state };
}

/** What the bot in a seat would do. */
type Ask<T extends Shapes> = (seat: Seat, view: T['view'], actions: readonly T['action'][]) => T['action'];
type Chooser<T extends Shapes> = (view: T['view'], actions: readonly T['action'][], chance: Chance) => T['action'];

export function seatBots<T extends Shapes>({ game, brain }: Cast<T>, seated: SeatedGame<T>): Ask<T> {
  const byName = new Map<Contestant, Chooser<T>>();
  for (const name of seated.bots) {
    if (name === 'random') {
      byName.set(name, (_view, actions, chance) => pick(actions, chance));
      continue;
    }
    if (brain === undefined) throw new Error(`${game.id} has no brain: only the bot random can play it`);
    const { bot, budget } = playerOf(brain, name, seated.scale);
    byName.set(name, (view, actions, chance) => bot(view, actions, budget, chance).action);
  }
  const choosers = seated.bots.map((name) => byName.get(name)!);
  // One chance for each seat, none of them the match's.
  const thoughts = seated.bots.map((_, seat) => fastChance(seedFrom('thinking', seated.seed, seated.seating, seat)));
  return (seat, view, actions) => choosers[seat]!(view, actions, thoughts[seat]!);
}

function assertLawful<T extends Shapes>(
  game: Game<T>,
  state: T['state'],
  seat: Seat,
  action: T['action'],
  seated: SeatedGame<T>,
): void {
  const refusal = game.check(state, seat, action);
  if (refusal === null) return;
  throw new Error(
    `${nameOf(game, seated)}: ${seated.bots[seat]} in seat ${seat} chose ${JSON.stringify(action)}, which ${refusal.rule} forbids (${refusal.code})`,
  );
}

function nameOf({ id }: { readonly id: string }, { seats, seed, seating, scale }: SeatedGame): string {
  return `${id}, ${seats} seats, seed ${seed}, seating ${seating}, scale ${scale}`;
}
