/** What people do in a match, made up once from what they see and done again word for word in another world. */

import { type Chance, type Eye, fastChance, type Game, type Seat } from '@tarmac/kit';
import { choices, owes } from '../support/play.ts';
import type { Stage } from './stage.ts';

export type Step =
  | { readonly kind: 'act'; readonly seat: Seat; readonly action: unknown }
  | { readonly kind: 'undo' | 'resign' | 'propose-end'; readonly seat: Seat }
  /** Back by so many frames of the seat's own. */
  | { readonly kind: 'propose-undo'; readonly seat: Seat; readonly back: number }
  | { readonly kind: 'answer'; readonly seat: Seat; readonly what: 'undo' | 'end'; readonly yes: boolean }
  | { readonly kind: 'chat'; readonly eye: Eye; readonly text: string }
  /** Everybody asks over HTTP what they may know. */
  | { readonly kind: 'look' }
  | { readonly kind: 'reconnect'; readonly eye: Eye };

type SeatStep = Exclude<Step, { kind: 'chat' | 'look' | 'reconnect' }>;

/** Does it and waits until everybody has heard what they hear of it. */
export async function perform(stage: Stage, step: Step): Promise<void> {
  switch (step.kind) {
    case 'look':
      for (const { eye } of stage.people)
        for (const path of ['me/matches', `tables/${stage.match}`, 'tables', `matches/${stage.match}/export`])
          await stage.ask(eye, `/api/${path}`);
      break;
    case 'reconnect':
      await stage.reconnect(step.eye);
      break;
    case 'chat':
      await stage.say(step.eye, { kind: 'chat', text: step.text });
      break;
    default: {
      const frame = frameOf(stage, step.seat);
      await stage.say(step.seat, saidBy(stage, step, frame));
    }
  }
  await botsHavePlayed(stage);
}

function saidBy(stage: Stage, step: SeatStep, frame: number) {
  if (step.kind === 'propose-undo') return { ...step, to: Math.max(0, frame - step.back), back: undefined, frame };
  if (step.kind !== 'answer') return { ...step, frame };
  const shown = stage
    .at(step.seat)
    .client.table(stage.match)
    ?.proposals.find(({ kind }) => kind === step.what);
  return { ...step, proposal: shown?.id ?? 'none', frame };
}

/** At the next full moment, whatever was done in secret before it. */
export async function performInPublic(stage: Stage, step: Step): Promise<void> {
  stage.tick();
  await perform(stage, step);
  await stage.moment();
}

function frameOf({ at, match }: Stage, seat: Seat): number {
  return at(seat).client.seen(match, seat)?.frame ?? 0;
}

async function botsHavePlayed(stage: Stage): Promise<void> {
  await stage.quiet();
  for (const { client, eye } of stage.people) {
    const table = () => client.table(stage.match);
    const botIsAwaited = () =>
      table()?.state === 'running' &&
      client.seen(stage.match, eye)?.awaited.some((seat) => typeof table()?.seats[seat]?.bot === 'string') === true;
    await client.until(() => !botIsAwaited(), 'a bot');
  }
  await stage.quiet();
}

export interface Plot {
  readonly seed: number;
  /** The acts after which somebody resigns, if anybody does. */
  readonly resignAfter?: number;
  /** How many acts at most. */
  readonly most?: number;
  /**
   * Whether people ask to take back more than they may alone. How far back is counted in frames of one's own, and where
   * secret acts go on all the time another world has others.
   */
  readonly proposesUndo?: boolean;
}

/** A whole match: acts by chance, with all that people do besides. */
export async function improvise(
  stage: Stage,
  game: Game,
  { seed, resignAfter, most = 2000, proposesUndo = true }: Plot,
): Promise<Step[]> {
  const chance = fastChance(seed);
  const steps: Step[] = [];
  const seats = stage.people.flatMap(({ eye }) => (eye === 'watcher' ? [] : [eye]));
  const last = seats.length - 1;
  const play = async (step: Step) => {
    steps.push(step);
    await performInPublic(stage, step);
  };
  for (const seat of [...seats.slice(1, -1), 0]) await play(actBy(stage, game, seat, chance));
  await play({ kind: 'undo', seat: 0 });
  await play({ kind: 'propose-end', seat: last });
  await play({ kind: 'look' });
  await play({ kind: 'chat', eye: 0, text: 'Who has chosen already?' });
  await play(actBy(stage, game, 0, chance));
  await play({ kind: 'answer', seat: 0, what: 'end', yes: false });
  await play(actBy(stage, game, last, chance));
  for (let acts = 0; acts < most; acts++) {
    const seat = seats.find((seat) => owes(stage.at(seat).client, stage.match, seat));
    if (seat === undefined) return steps;
    await play(actBy(stage, game, seat, chance));
    const undo = stage.at(seat).client.seen(stage.match, seat)?.undo ?? 0;
    if (undo > 0 && chance.draw(8) === 0) await play({ kind: 'undo', seat });
    for (const step of besides(acts, last, resignAfter)) {
      if (proposesUndo || !isAboutUndo(step)) await play(step);
    }
  }
  return steps;
}

function actBy(stage: Stage, game: Game, seat: Seat, chance: Chance): Step {
  const actions = choices(game, stage.at(seat).client, stage.match, seat);
  return { kind: 'act', seat, action: actions[chance.draw(actions.length)] };
}

function isAboutUndo(step: Step): boolean {
  return step.kind === 'propose-undo' || (step.kind === 'answer' && step.what === 'undo');
}

function besides(acts: number, last: Seat, resignAfter: number | undefined): Step[] {
  if (acts === resignAfter) return [{ kind: 'resign', seat: last }];
  switch (acts) {
    case 10:
      return [
        { kind: 'propose-undo', seat: 1, back: 3 },
        ...(last === 1 ? [] : [{ kind: 'answer', seat: 0, what: 'undo', yes: true } as const]),
      ];
    case 20:
      return [
        { kind: 'chat', eye: 1, text: 'Nice.' },
        { kind: 'chat', eye: 'watcher', text: 'They do not see this yet.' },
      ];
    case 25:
      return [{ kind: 'look' }, { kind: 'reconnect', eye: 'watcher' }, { kind: 'reconnect', eye: 0 }];
    case 30:
      return [
        { kind: 'propose-undo', seat: 0, back: 2 },
        ...Array.from(
          { length: last },
          (_, other): Step => ({ kind: 'answer', seat: other + 1, what: 'undo', yes: true }),
        ),
      ];
    case 35:
      return [{ kind: 'reconnect', eye: 1 }, { kind: 'look' }];
    default:
      return [];
  }
}

export async function replay(stage: Stage, steps: readonly Step[]): Promise<void> {
  for (const step of steps) await performInPublic(stage, step);
}
