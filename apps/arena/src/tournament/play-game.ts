/** Plays one game by bots, the same for the same job on every machine. */

import { type Contestant, playerOf } from '@tarmac/bots';
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
import type { Registered } from '../games.ts';
import { gameById } from '../seats.ts';
import { seedFrom } from './seed-from.ts';

export interface GameJob {
  readonly game: string;
  readonly seats: number;
  readonly config: Shapes['config'];
  /** By seat. */
  readonly bots: readonly Contestant[];
  /** The part of its simulations that every bot gets. */
  readonly scale: number;
  /** Of the match's own luck: games with one seed get the same deal. */
  readonly seed: number;
  /** Tells games with one seed apart, so that nobody thinks alike in all of them. */
  readonly seating: string;
}

export interface GameResult {
  readonly ranks: readonly number[];
  readonly scores: readonly number[];
  /** The rule by which it ended. */
  readonly rule: string;
  readonly decisions: number;
  readonly auditFailures: number;
  /** By seat: how long each of its decisions took. Nothing else here depends on the machine. */
  readonly milliseconds: readonly (readonly number[])[];
}

/** An audit after so many decisions, and one at the end. */
const AUDIT_EVERY = 32;

export function playGame(job: GameJob): GameResult {
  return playToTheEnd(job).result;
}

/** Adds to `news`, where it is given, all that was told from the deal on. */
export function playToTheEnd(
  job: GameJob,
  news?: Shapes['news'][],
): { readonly result: GameResult; readonly state: Shapes['state'] } {
  const registered = gameById(job.game, 'the game');
  const { game } = registered;
  const ask = seatBots(job, registered);
  const milliseconds = job.bots.map((): number[] => []);
  const most = 10 * game.longest(job.seats);
  const luck = fastChance(job.seed);
  const state = game.setup(job.config, job.seats, luck, news);
  let decisions = 0;
  let inARow = job.bots.map(() => 0);
  let auditFailures = 0;
  for (;;) {
    const { mode, seats: owing } = game.toAct(state);
    if (owing.length === 0) break;
    // Where each owes a decision the others come next; in a team they take turns.
    const seat = owing[mode === 'any' ? decisions % owing.length : 0] as Seat;
    const actions = botChoices(game, state, seat, inARow);
    const view = game.view(state, seat);
    const started = performance.now();
    const action = ask(seat, view, actions);
    milliseconds[seat]?.push(performance.now() - started);
    assertLawful(game, state, seat, action, job);
    inARow = optionalInARow(game, inARow, seat, action);
    game.apply(state, seat, action, luck, news);
    decisions++;
    if (decisions > most) throw new Error(`${nameOf(job)}: ${decisions} decisions and no end`);
    if (decisions % AUDIT_EVERY === 0 && game.audit(state).length > 0) auditFailures++;
  }
  if (game.audit(state).length > 0) auditFailures++;
  const outcome = game.outcome(state);
  if (outcome === null) throw new Error(`${nameOf(job)}: nobody is to act and there is no outcome`);
  const { ranks, scores, rule } = outcome;
  return { result: { ranks, scores, rule, decisions, auditFailures, milliseconds }, state };
}

/** What the bot in a seat would do. */
type Ask = (seat: Seat, view: Shapes['view'], actions: readonly Shapes['action'][]) => Shapes['action'];
type Chooser = (view: Shapes['view'], actions: readonly Shapes['action'][], chance: Chance) => Shapes['action'];

export function seatBots(job: GameJob, { game, brain }: Registered): Ask {
  const byName = new Map<Contestant, Chooser>();
  for (const name of job.bots) {
    if (name === 'random') {
      byName.set(name, (_view, actions, chance) => pick(actions, chance));
      continue;
    }
    if (brain === undefined) throw new Error(`${game.id} has no bots but random`);
    const { bot, budget } = playerOf(brain, name, job.scale);
    byName.set(name, (view, actions, chance) => bot(view, actions, budget, chance).action);
  }
  const choosers = job.bots.map((name) => byName.get(name) as Chooser);
  // Its own for each seat, and none of them the match's.
  const thoughts = job.bots.map((_, seat) => fastChance(seedFrom('thinking', job.seed, job.seating, seat)));
  return (seat, view, actions) => (choosers[seat] as Chooser)(view, actions, thoughts[seat] as Chance);
}

function assertLawful(game: Game, state: Shapes['state'], seat: Seat, action: Shapes['action'], job: GameJob): void {
  const refusal = game.check(state, seat, action);
  if (refusal === null) return;
  throw new Error(
    `${nameOf(job)}: ${job.bots[seat]} in seat ${seat} chose ${JSON.stringify(action)}, which ${refusal.rule} forbids (${refusal.code})`,
  );
}

function nameOf({ game, seats, seed, seating, scale }: GameJob): string {
  return `${game}, ${seats} seats, seed ${seed}, seating ${seating}, scale ${scale}`;
}
