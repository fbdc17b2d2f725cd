/** One eye of a match through every fault: it reconnects and resends its unacknowledged moves. */

import type { Chance, Game, Shapes } from '@tarmac/kit';
import type { ServerMessage, TableInfo } from '@tarmac/wire';
import type { Person } from '../server-api.ts';
import { type Connection, openConnection, type Shown } from './connection.ts';
import { TWICE_ONE_IN } from './plan.ts';
import { type EyeRecord, newEyeRecord, type SentAct } from './record.ts';
import { countError, found, type Tally } from './tally.ts';

export interface Player {
  readonly record: EyeRecord;
  connection(): Connection | null;
  shown(): Shown | null;
  /** Restarts the current thinking time. */
  hurry(): void;
  leave(): void;
}

/** The match's shared functions for its players. */
export interface Around {
  readonly game: Game;
  readonly match: string;
  readonly chance: Chance;
  readonly tally: Tally;
  thinkMs(): number;
  bases(): readonly string[];
  /** Called when a move is sent; `noticed`: whether the others get a message. */
  onSent(by: EyeRecord, noticed: boolean): void;
  onMoved(): void;
  onShown(by: EyeRecord, kind: 'view' | 'frame'): void;
  onTable(table: TableInfo): void;
}

/** Between two attempts to reconnect, in milliseconds, increasing. */
const PAUSES = [30, 60, 120, 250, 500];
const AGAIN_MS = 200;
/** After so long without an answer the connection is dropped and the move resent elsewhere. */
const UNANSWERED_MS = 20_000;
/** Refusals that a fault can cause. */
const EXCUSED: readonly string[] = ['unavailable', 'stale', 'not-running'];

export function joinMatch(around: Around, person: Person, eye: EyeRecord['eye']): Player {
  const { game, match, chance, tally } = around;
  const record = newEyeRecord(eye, person.id);
  let connection: Connection | null = null;
  let last: Shown | null = null;
  let open: SentAct | null = null;
  let left = false;
  let failures = 0;
  /** On this connection. */
  let isShown = false;
  /** The last one that was deliberately sent twice. */
  let twice: SentAct | null = null;
  let thinking: NodeJS.Timeout | undefined;
  let waiting: NodeJS.Timeout | undefined;

  function connect(): void {
    if (left) return;
    const bases = around.bases();
    const base = bases[chance.draw(bases.length)] as string;
    const current = openConnection(base, person.cookie, match, record, last?.frame ?? null, tally, {
      onMessage: (message) => current === connection && take(message),
      onTable: around.onTable,
      onClosed() {
        if (current !== connection) return;
        connection = null;
        clearTimeout(thinking);
        clearTimeout(waiting);
        thinking = undefined;
        const pause = PAUSES[Math.min(failures++, PAUSES.length - 1)] as number;
        if (!left) setTimeout(connect, pause);
      },
    });
    connection = current;
    isShown = false;
  }

  function take(message: ServerMessage): void {
    if (message.kind === 'view' || message.kind === 'frame') {
      const isBack = !isShown;
      isShown = true;
      failures = 0;
      last = connection?.shown() ?? last;
      around.onShown(record, message.kind);
      if (open !== null && isBack) say(open);
    }
    if (message.kind === 'done') answered(message.id, 'done', message.frame);
    if (message.kind === 'refused') {
      countError(tally, `refused ${message.problem}`);
      if (!EXCUSED.includes(message.problem))
        found(tally, 'wrong', `${match}, seat ${eye}: refused ${JSON.stringify(message).slice(0, 300)}`);
      if (message.problem === 'unavailable') later(() => open !== null && say(open));
      else answered(message.id ?? '', 'refused', null);
    }
    consider();
  }

  function answered(id: string, outcome: 'done' | 'refused', frame: number | null): void {
    const act = open?.id === id ? open : record.acts.findLast((sent) => sent.id === id);
    if (act === undefined) return;
    if (act.outcome !== 'open') {
      tally.duplicatesAnswered++;
      if (act.outcome !== outcome || act.frame !== frame)
        found(
          tally,
          'wrong',
          `${match}, ${id} of seat ${eye}: answered as ${act.outcome} ${act.frame}, then ${outcome} ${frame}`,
        );
      return;
    }
    // Resent because the first answer never came.
    if (act.times > 1 && act !== twice) tally.duplicatesAnswered++;
    act.outcome = outcome;
    act.frame = frame;
    clearTimeout(waiting);
    open = null;
    if (outcome === 'done') {
      tally.moves++;
      around.onMoved();
    }
  }

  function later(task: () => void): void {
    setTimeout(() => !left && connection !== null && task(), AGAIN_MS);
  }

  function consider(): void {
    if (eye === 'watcher' || open !== null || thinking !== undefined || connection?.shown() == null) return;
    if (!isAwaited()) return;
    const think = around.thinkMs() * (0.5 + chance.draw(1000) / 1000);
    thinking = setTimeout(() => {
      thinking = undefined;
      if (open === null && connection !== null && isAwaited()) decide();
    }, think);
  }

  function isAwaited(): boolean {
    return eye !== 'watcher' && !left && connection?.shown()?.awaited.includes(eye) === true;
  }

  function decide(): void {
    const shown = connection?.shown();
    if (eye === 'watcher' || shown == null) return;
    const state = game.imagine(shown.view, chance) as Shapes['state'];
    const actions = game.actions(state, eye);
    // A seat with a secret choice still looks awaited.
    if (actions.length === 0) return;
    const action = actions[chance.draw(actions.length)];
    const act: SentAct = {
      id: `act-${record.acts.length}`,
      action,
      outcome: 'open',
      frame: null,
      times: 0,
      seenAt: shown.frame,
    };
    record.acts.push(act);
    open = act;
    // If others are awaited too, it is a secret choice.
    around.onSent(record, shown.awaited.length === 1);
    say(act);
    if (chance.draw(TWICE_ONE_IN) === 0) {
      twice = act;
      say(act);
    }
  }

  function say(act: SentAct): void {
    if (eye === 'watcher' || connection === null) return;
    const { id, action, seenAt: frame } = act;
    act.times++;
    connection.send({ kind: 'act', id, match, seat: eye, frame, action });
    clearTimeout(waiting);
    const asked = connection;
    waiting = setTimeout(() => {
      countError(tally, 'no answer');
      asked.terminate();
    }, UNANSWERED_MS);
  }

  connect();
  return {
    record,
    connection: () => connection,
    shown: () => last,
    hurry() {
      clearTimeout(thinking);
      thinking = undefined;
      consider();
    },
    leave() {
      left = true;
      clearTimeout(thinking);
      clearTimeout(waiting);
      connection?.terminate();
    },
  };
}
