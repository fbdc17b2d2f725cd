/** Checks `awaited`: it includes every seat that owes a decision, and no seat that cannot owe one. */

import { canonical } from '../canonical.ts';
import type { Eye, Game, Seat, Shapes } from '../game.ts';
import { jsonCopy } from './data.ts';
import { eachPosition, type ReachedPosition, type Suite } from './suite.ts';
import { imaginedBy } from './worlds.ts';

/** Imagined states per eye and position. */
const WORLDS = 3;

export function awaitedIsWhoMayOwe<T extends Shapes>(suite: Suite<T>): void {
  const { game } = suite;
  eachPosition(suite, 'awaited', suite.rates.every, (position) => {
    const owing = game.toAct(position.state).seats;
    const over = game.outcome(position.state) !== null;
    for (const eye of position.eyes) {
      const awaited = awaitedBy(game, position, eye);
      if (over !== (awaited.length === 0))
        throw new Error(`${whose(eye)} awaits ${canonical(awaited)} in a game that is ${over ? 'over' : 'not over'}`);
      assertNamed(owing, awaited, eye);
      if (eye !== 'watcher' && awaited.includes(eye) && !owing.includes(eye))
        throw new Error(`${whose(eye)} awaits itself and owes nothing`);
    }
  });
  eachPosition(suite, 'awaited worlds', suite.rates.imagine, (position) => {
    for (const eye of position.eyes) {
      const awaited = awaitedBy(game, position, eye);
      const mayOwe = new Set(game.toAct(position.state).seats);
      for (let n = 0; n < WORLDS; n++) {
        const owing = game.toAct(imaginedBy(game, position.state, eye, position.chance)).seats;
        assertNamed(owing, awaited, eye);
        for (const seat of owing) mayOwe.add(seat);
      }
      // In imagined worlds the secret choices of others are not made, so every seat that might owe one owes it there.
      const idle = awaited.find((seat) => !mayOwe.has(seat));
      if (idle !== undefined)
        throw new Error(`${whose(eye)} awaits seat ${idle}, which owes nothing in any world that looks like this`);
    }
  });
}

/** Asks with a copy, as a page has: a view that was sent. */
function awaitedBy<T extends Shapes>(game: Game<T>, { state, seats }: ReachedPosition<T>, eye: Eye): readonly Seat[] {
  const awaited = game.awaited(jsonCopy(game.view(state, eye)));
  const inOrder = seats.filter((seat) => awaited.includes(seat));
  if (canonical(awaited) !== canonical(inOrder))
    throw new Error(`${whose(eye)} awaits ${canonical(awaited)}: not seats of ${seats.length}, once each and in order`);
  return awaited;
}

function assertNamed(owing: readonly Seat[], awaited: readonly Seat[], eye: Eye): void {
  const missing = owing.find((seat) => !awaited.includes(seat));
  if (missing !== undefined) throw new Error(`seat ${missing} owes a decision and ${whose(eye)} does not await it`);
}

function whose(eye: Eye): string {
  return eye === 'watcher' ? 'a watcher' : `seat ${eye}`;
}
