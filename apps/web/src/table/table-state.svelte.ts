/** The state of the table page: the backend's data, and the current eye. */

import type { Eye, Seat } from '@tarmac/kit';
import type { ChatLine } from '@tarmac/wire/page';
import type { Backend, BackendSaid, Connection, Moment, PageProblem, TableNow } from '../backend/backend.ts';
import { looking, type Moments, nextToDecide, owes } from './eyes.ts';
import { makePast } from './past.ts';
import { isSameDecision } from './same-decision.ts';

type ByEye<T> = ReadonlyMap<Eye, T>;

export type TableState = ReturnType<typeof tableState>;

export function tableState(backend: Backend) {
  let table = $state.raw<TableNow | null>(null);
  let moments = $state.raw<Moments>(new Map());
  /** The same object until there is a new decision or a visible change. */
  let steady = $state.raw<Moments>(new Map());
  let past = $state.raw<ByEye<readonly Moment[]>>(new Map());
  let scene = $state.raw<unknown>(null);
  let sceneFailed = $state(false);
  let askingForScene = false;
  let chat = $state.raw<readonly ChatLine[]>([]);
  let connection = $state.raw<Connection>({ state: backend.where === 'browser' ? 'live' : 'connecting' });
  let gone = $state.raw<PageProblem | null>(null);
  let holder = $state<Seat | null>(null);
  let lingering = $state(false);
  /** What was seen before a what-if began, its first moment included. */
  let before = $state.raw<readonly Moment[]>([]);
  const history = makePast(
    (of) => backend.history(of),
    (of, known) => {
      past = new Map(past).set(of, known);
    },
  );

  const shared = $derived(backend.where === 'browser' && (table?.mySeats.length ?? 0) > 1 && table?.together !== true);
  const look = $derived(table === null ? null : looking({ table, moments, shared, holder, lingering }));
  const eye = $derived(look !== null && 'eye' in look ? look.eye : null);
  const now = $derived(eye === null ? null : (steady.get(eye) ?? null));
  const running = $derived(table?.state === 'running' && gone === null);
  const mySeat = $derived(eye === null || eye === 'watcher' ? null : eye);

  const whole = $derived.by((): readonly Moment[] => {
    if (eye === null || now === null) return [];
    const known = past.get(eye) ?? [now];
    return before.length === 0 || before[0]?.eye !== eye
      ? known
      : [...before, ...known.filter(({ frame }) => frame > 1)];
  });

  function hear(said: BackendSaid): void {
    if (said.kind === 'table') {
      table = said.table;
      // A crashed worker was restarted, and the match with it.
      gone = null;
    } else if (said.kind === 'moment') hearMoment(said.moment);
    else if (said.kind === 'chat') chat = withLines(chat, said.lines);
    else if (said.kind === 'gone') gone = said.problem;
    else {
      connection = said.connection;
      if (connection.state === 'live') history.isLive();
    }
  }

  function hearMoment(moment: Moment): void {
    const before = steady.get(moment.eye);
    moments = new Map(moments).set(moment.eye, moment);
    if (before === undefined || !isSameDecision(before, moment)) steady = new Map(steady).set(moment.eye, moment);
    history.hear(moment);
    if (scene === null) void askForScene();
  }

  async function askForScene(): Promise<void> {
    if (askingForScene) return;
    askingForScene = true;
    try {
      scene = await backend.scene();
      sceneFailed = false;
    } catch {
      sceneFailed = true;
    } finally {
      askingForScene = false;
    }
  }

  return {
    get table() {
      return table;
    },
    /** The match is running and connected: only then there is anything to decide. */
    get running() {
      return running;
    },
    /** Null before the first moment, or while the device changes hands. */
    get now() {
      return now;
    },
    /** With the current clocks and undo. */
    get latest() {
      return eye === null ? null : (moments.get(eye) ?? null);
    },
    /** The reader's seat; null for a watcher. */
    get mySeat() {
      return mySeat;
    },
    get owed() {
      return mySeat !== null && running && owes(moments, mySeat);
    },
    /** A person at this device is awaited, under any current eye. */
    get someoneOwes(): boolean {
      return running && (table?.mySeats ?? []).some((seat) => owes(moments, seat));
    },
    /** All moments of the current eye, oldest first. */
    get past(): readonly Moment[] {
      return whole;
    },
    /** What this eye saw before a what-if: frames up to 1. */
    precede(moments: readonly Moment[]): void {
      before = moments;
    },
    get handOver() {
      return look !== null && 'handTo' in look ? look : null;
    },
    /** The next holder of the device, while the current one looks again. */
    get handOnTo(): Seat | null {
      return lingering && table !== null ? nextToDecide(table.mySeats, moments, holder) : null;
    },
    get scene() {
      return scene;
    },
    /** The scene could not be computed; `askForScene` tries again. */
    get sceneFailed() {
      return sceneFailed;
    },
    askForScene,
    get chat() {
      return chat;
    },
    get connection() {
      return connection;
    },
    get gone() {
      return gone;
    },
    open(): void {
      backend.open(hear);
    },
    /** Requests an eye's past once; to be called when the eye changes. */
    remember(): void {
      if (eye !== null && now !== null) history.want(eye);
    },
    take(seat: Seat): void {
      holder = seat;
      lingering = false;
    },
    linger(yes: boolean): void {
      lingering = yes;
    },
  };
}

/** A repeated line has changed: its text may be hidden now. */
function withLines(had: readonly ChatLine[], told: readonly ChatLine[]): readonly ChatLine[] {
  const lines = new Map([...had, ...told].map((line) => [`${line.room} ${line.number}`, line]));
  return [...lines.values()].sort((a, b) => a.at - b.at || a.number - b.number);
}
