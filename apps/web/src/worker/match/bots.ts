/** The bots' turns: they think outside the match's queue, so that nobody waits, and act inside it. */

import type { Game, Seat } from '@tarmac/kit';
import { botOwing, type Position, questionFor } from '@tarmac/match';
import type { PageProblem } from '../../backend/backend.ts';
import { newSeed, type Parts } from '../parts.ts';
import type { LocalSeat } from '../rules-api.ts';
import type { Pacing } from './pacing.ts';

interface Table {
  /** The rest of a pause since the last visible change. */
  pauseLeft(pace: number): number;
  /** In the match's queue, unless something visible to the bot has changed. */
  play(seat: Seat, isStillAsked: () => boolean, action: unknown): Promise<void>;
  giveUp(problem: PageProblem): void;
  /** No bot can think: they act at random. */
  botsAway(): void;
}

export interface BotPlayer {
  /** Plays until no bot owes a decision. */
  play(): void;
  stop(): void;
}

export function botPlayer(
  parts: Pick<Parts, 'thinker' | 'wait' | 'random'>,
  game: Game,
  seats: readonly LocalSeat[],
  position: () => Position,
  pacing: Pacing,
  table: Table,
): BotPlayer {
  let playing = false;
  let stopped = false;

  function owing(): { readonly seat: Seat; readonly level: string } | null {
    const seat = stopped ? null : botOwing(game, position(), (each) => levelAt(each) !== null);
    return seat === null ? null : { seat, level: levelAt(seat) as string };
  }

  function levelAt(seat: Seat): string | null {
    const sits = seats[seat];
    return sits !== undefined && 'bot' in sits ? sits.bot : null;
  }

  async function playAll(): Promise<void> {
    try {
      for (let next = owing(); next !== null; next = owing()) await playOne(next.seat, next.level);
    } catch {
      table.giveUp('broken');
    }
    pacing.drained();
    // In the same step as the last check, so that nothing can come in between.
    playing = false;
  }

  async function playOne(seat: Seat, level: string): Promise<void> {
    const { fold, after } = position();
    const asked = after.frames[seat];
    const pause = table.pauseLeft(pacing.pause(fold.points.at(-1)?.seat === seat));
    const question = { ...questionFor(game, position(), seat), level, seed: newSeed(parts) };
    const onAway = () => {
      if (level !== 'random') table.botsAway();
    };
    const [action] = await Promise.all([
      parts.thinker.decide(question, onAway),
      pause > 0 ? parts.wait(pause) : undefined,
    ]);
    // After an undo meanwhile the bot is asked again, or not at all.
    const isStillAsked = () => position().after.frames[seat] === asked && owing()?.seat === seat;
    await pacing.opened(isStillAsked);
    if (!isStillAsked()) return;
    pacing.acted();
    await table.play(seat, isStillAsked, action);
  }

  return {
    play() {
      if (playing) return pacing.look();
      playing = true;
      void playAll();
    },
    stop() {
      stopped = true;
      pacing.look();
    },
  };
}
