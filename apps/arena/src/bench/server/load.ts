/** Plays many matches at once against a server: as fast as it answers, or with time to think. */

import { type Chance, type Game, playout, type Seat, type Shapes } from '@tarmac/kit';
import { defaultConfig } from '../own.ts';
import type { LiveMatch, Target } from './target.ts';

export interface Slice {
  readonly matches: number;
  readonly seconds: number;
  /** The time between two decisions of a match; 0 is a closed loop. */
  readonly thinkMs: number;
}

export interface Played {
  readonly moves: number;
  /** The moves completed in time. */
  readonly movesInTime: number;
  readonly matchesBegun: number;
  /** Received by all sockets together. */
  readonly bytes: number;
  /** From mover to opponent, of every move that an opponent received. */
  readonly delaysMs: Float64Array;
  /** The generator's use of a core: near 1 it limits the result, not the server. */
  readonly busy: number;
}

interface Decision {
  readonly seat: Seat;
  readonly action: Shapes['action'];
  readonly secret: boolean;
}

/** A random choice from the client's own view. Null at the end. */
function decide(game: Game, match: LiveMatch, seats: number, chance: Chance): Decision | null {
  const owing: Seat[] = [];
  // Each seat is certain only about itself.
  for (let seat = 0; seat < seats; seat++) if (game.awaited(match.view(seat)).includes(seat)) owing.push(seat);
  const [seat] = owing;
  if (seat === undefined) return null;
  const state = game.imagine(match.view(seat), chance);
  const actions = game.actions(state, seat);
  const secret = owing.length > 1 && game.toAct(state).mode === 'each';
  return { seat, action: actions[chance.draw(actions.length)], secret };
}

export interface Load {
  /** Begins what so many matches at once need, so that a slice has only moves in it. */
  ready(matches: number): Promise<void>;
  play(slice: Slice): Promise<Played>;
}

/** Holds one match after another. */
interface Slot {
  match: LiveMatch;
}

/** Matches continue from slice to slice; a finished one is replaced. */
export function loadOn(target: Target, game: Game, seats: number, chance: Chance): Load {
  const usualMoves = playout(game, game.setup(defaultConfig(game, seats), seats, chance), seats, chance);
  const running: Slot[] = [];
  /** Started between slices, so that only moves are measured, not the setup. */
  const spare: LiveMatch[] = [];
  let bytesOfEnded = 0;

  const bytesSoFar = () =>
    [...running.map(({ match }) => match), ...spare].reduce((sum, match) => sum + match.bytes(), bytesOfEnded);

  async function replace(slot: Slot): Promise<void> {
    bytesOfEnded += slot.match.bytes();
    slot.match.close();
    slot.match = spare.pop() ?? (await target.begin());
  }

  /** False at the end of the match. */
  async function move(slot: Slot, onMove: (delay: number | null) => void): Promise<boolean> {
    const decision = decide(game, slot.match, seats, chance);
    if (decision === null) return false;
    const delay = await slot.match.play(decision.seat, decision.action, decision.secret);
    onMove(delay);
    return true;
  }

  /** At different stages: a server may be slower late in a match. */
  async function beginInAllStages(matches: number): Promise<void> {
    const begun: Slot[] = [];
    while (running.length + begun.length < matches) begun.push({ match: await target.begin() });
    const age = async (slot: Slot, index: number) => {
      for (let moves = (usualMoves * index) / begun.length; moves >= 1; moves--) await move(slot, () => {});
    };
    await Promise.all(begun.map(age));
    running.push(...begun);
  }

  async function ready(matches: number): Promise<void> {
    await beginInAllStages(matches);
    while (spare.length < matches) spare.push(await target.begin());
  }

  return {
    ready,
    async play({ matches, seconds, thinkMs }) {
      await ready(matches);
      const bytesBefore = bytesSoFar();
      const delays: number[] = [];
      let moves = 0;
      let movesInTime = 0;
      let matchesBegun = 0;
      const cpuBefore = process.cpuUsage();
      const started = performance.now();
      const ends = started + 1000 * seconds;

      function count(delay: number | null): void {
        moves++;
        if (performance.now() <= ends) movesInTime++;
        if (delay !== null) delays.push(delay);
      }

      async function playOn(slot: Slot, index: number): Promise<void> {
        // Spread over the time to think, so that not all move at once.
        let next = started + (thinkMs * index) / matches;
        while ((thinkMs === 0 ? performance.now() : next) < ends) {
          const early = next - performance.now();
          if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
          while (!(await move(slot, count))) {
            matchesBegun++;
            await replace(slot);
          }
          next += thinkMs;
        }
      }

      await Promise.all(running.slice(0, matches).map(playOn));
      const { user, system } = process.cpuUsage(cpuBefore);
      const elapsedMs = performance.now() - started;
      return {
        moves,
        movesInTime,
        matchesBegun,
        bytes: bytesSoFar() - bytesBefore,
        delaysMs: Float64Array.from(delays),
        busy: (user + system) / 1000 / elapsedMs,
      };
    },
  };
}
