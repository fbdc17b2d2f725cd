/** When the bots of a match in this browser act: at the pace the reader likes, and not behind an open dialog. */

import type { BotPace, BotsWish } from '../../backend/backend.ts';

/** The least pause before a bot acts, in milliseconds since the last visible change; shorter where it goes on with its turn. */
const PAUSES: Readonly<Record<BotPace, { readonly turn: number; readonly ownStep: number }>> = {
  // The reader is the pause.
  step: { turn: 0, ownStep: 0 },
  slow: { turn: 2400, ownStep: 1600 },
  normal: { turn: 900, ownStep: 600 },
  fast: { turn: 200, ownStep: 100 },
};

export interface Pacing {
  pause(goesOn: boolean): number;
  /** Resolves when the next bot may act, or when nobody wants it any more. */
  opened(isWanted: () => boolean): Promise<void>;
  /** A bot has acted. */
  acted(): void;
  /** No bot owes a decision. */
  drained(): void;
  wish(wish: BotsWish): void;
  /** Something else has changed: whoever waits asks again whether they are wanted. */
  look(): void;
}

export function makePacing(first: BotPace): Pacing {
  let pace = first;
  let held = false;
  /** At the pace `step`: what the reader lets the bots do. */
  let granted: 'nothing' | 'act' | 'turn' = 'nothing';
  let look = () => {};

  return {
    pause(goesOn) {
      const { turn, ownStep } = PAUSES[granted === 'turn' ? 'normal' : pace];
      return goesOn ? ownStep : turn;
    },
    async opened(isWanted) {
      while (isWanted() && (held || (pace === 'step' && granted === 'nothing')))
        await new Promise<void>((resolve) => {
          look = resolve;
        });
    },
    acted() {
      if (granted === 'act') granted = 'nothing';
    },
    drained() {
      granted = 'nothing';
    },
    wish(wish) {
      if ('pace' in wish) pace = wish.pace;
      else if ('hold' in wish) held = wish.hold;
      else granted = wish.next;
      look();
    },
    look: () => look(),
  };
}
