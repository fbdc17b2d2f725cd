/** The backend of a match on the server. Everything it needs from the browser is an argument. */

import type { Eye, Seat } from '@tarmac/kit';
import type { Attendance, ChatLine, ClientMessage, TableInfo } from '@tarmac/wire/page';
import type { RulesApi } from '../worker/rules-api.ts';
import type { Backend, BackendSaid, Moment, PageAnswer, People, TableNow } from './backend.ts';
import type { Remote } from './calls.ts';
import { type Kept, makeKeptFrames } from './kept-frames.ts';
import type { Line, MatchSaid, Watcher, Welcome } from './line.ts';

type Asked = 'scene' | 'facts' | 'actions' | 'check' | 'consider' | 'advise' | 'readFile' | 'replay' | 'closeReplay';

/** The rules in a worker, with promises as results. */
export type RulesAsked = Pick<Remote<RulesApi>, Asked>;

export interface RemoteParts {
  readonly line: Line;
  readonly rules: RulesAsked;
  /** The reader's identity as far as the page knows. */
  readonly person: string | null;
  newId(): string;
  /** The server knows this page as another person. */
  isSomebodyElse(person: string | null): void;
  readFile(eye: Eye | null): Promise<PageAnswer<string>>;
  rematch(): Promise<PageAnswer<TableInfo>>;
}

type BySeat = Extract<ClientMessage, { readonly seat: number }>;
type SeatAsk<Kind extends BySeat['kind']> = Omit<Extract<BySeat, { kind: Kind }>, 'id' | 'match' | 'frame'>;

export function makeRemoteBackend(first: TableInfo, parts: RemoteParts): Backend {
  const { line, rules } = parts;
  const { id: match, game } = first;
  const frames = makeKeptFrames();
  const chat = new Map<string, string>();
  /** By eye: the last moment that the page got. Decisions name its frame. */
  const told = new Map<Eye, Moment>();
  let seeFirst: (view: unknown) => void = () => {};
  const firstView = new Promise<unknown>((resolve) => {
    seeFirst = resolve;
  });
  /** The whole view was requested and has not arrived yet. */
  let isCatchingUp = false;
  let person = parts.person;
  let ahead = 0;
  let table = first;
  let attendance: readonly (Attendance | null)[] | undefined;
  let hear: ((said: BackendSaid) => void) | null = null;
  let stopWatching: () => void = () => {};
  /** Messages are handled one after the other, since some need the worker. */
  let queue: Promise<void> = Promise.resolve();

  function later(task: () => Promise<void> | void): void {
    queue = queue.then(task).catch((error: unknown) => {
      end({ kind: 'gone', problem: 'broken' });
      queueMicrotask(() => {
        throw error;
      });
    });
  }

  function tell(said: BackendSaid): void {
    hear?.(said);
  }

  function end(said: BackendSaid): void {
    stopWatching();
    tell(said);
    hear = null;
  }

  function tellTable(): void {
    const now = tableNow(table, person);
    tell({
      kind: 'table',
      table:
        attendance === undefined ? now : { ...now, attendance: attendance.map((seat) => byThisClock(seat, ahead)) },
    });
  }

  async function tellMoment(kept: Kept): Promise<void> {
    if (hear === null) return;
    const before = told.get(kept.eye);
    const facts = before?.view === kept.view ? before?.facts : await rules.facts(game, kept.view);
    const moment = momentOf(kept, facts, ahead);
    told.set(moment.eye, moment);
    seeFirst(kept.view);
    tell({ kind: 'moment', moment });
  }

  /** Tells new or changed lines only: the server sends all of them on every connection. */
  function tellChat(lines: readonly ChatLine[]): void {
    const fresh = lines.filter((line) => {
      const key = `${line.room}/${line.number}`;
      const text = JSON.stringify(line);
      const isNew = chat.get(key) !== text;
      chat.set(key, text);
      return isNew;
    });
    if (fresh.length > 0) tell({ kind: 'chat', lines: fresh });
  }

  const watcher: Watcher = {
    match,
    lastFrame: frames.lastOfAll,
    connection: (connection) => tell({ kind: 'connection', connection }),
    end: (problem) => end({ kind: 'gone', problem }),
    welcome(welcome: Welcome) {
      ahead = welcome.ahead;
      isCatchingUp = false;
      if (welcome.person === person) return;
      person = welcome.person;
      frames.forget();
      parts.isSomebodyElse(person);
      later(tellTable);
    },
    hear(said: MatchSaid) {
      switch (said.kind) {
        case 'table':
          later(() => {
            table = said.table;
            attendance = said.attendance;
            tellTable();
          });
          break;
        case 'chat':
          later(() => tellChat(said.lines));
          break;
        case 'gone':
          // The match is fine, but the server cannot read it now.
          if (said.problem === 'unavailable') line.drop();
          else later(() => end({ kind: 'gone', problem: said.problem }));
          break;
        default: {
          const taken = frames.take(said);
          if (said.kind === 'view') isCatchingUp = false;
          if (taken === 'gap') catchUp();
          else if (taken !== 'known') later(() => tellMoment(taken));
        }
      }
    },
  };

  function catchUp(): void {
    if (isCatchingUp) return;
    isCatchingUp = true;
    line.watchAgain(watcher);
  }

  /** Resolves after the page got everything that came before the answer. */
  async function ask(message: Parameters<Line['ask']>[0]): Promise<PageAnswer> {
    const answer = await line.ask(message);
    if (!answer.ok && answer.problem === 'stale') catchUp();
    await queue;
    return answer;
  }

  function bySeat<Kind extends BySeat['kind']>(message: SeatAsk<Kind>): Promise<PageAnswer> {
    const frame = told.get(message.seat)?.frame ?? 0;
    return ask({ ...message, id: parts.newId(), match, frame } as Extract<BySeat, { kind: Kind }>);
  }

  const people: People = {
    resign: (seat) => bySeat<'resign'>({ kind: 'resign', seat }),
    comeBack: (seat) => bySeat<'return'>({ kind: 'return', seat }),
    proposeUndo: (seat, to) => bySeat<'propose-undo'>({ kind: 'propose-undo', seat, to }),
    proposeEnd: (seat) => bySeat<'propose-end'>({ kind: 'propose-end', seat }),
    answer: (seat, what, proposal, yes) => bySeat<'answer'>({ kind: 'answer', seat, what, proposal, yes }),
    chat: (said) => ask({ kind: 'chat', id: parts.newId(), match, ...said }),
    async rematch() {
      const answer = await parts.rematch();
      return answer.ok ? { ok: true, value: answer.value.id } : answer;
    },
  };

  return {
    where: 'server',
    bots: null,
    people,
    open(listener) {
      hear = listener;
      tellTable();
      stopWatching = line.watch(watcher);
    },
    close() {
      hear = null;
      stopWatching();
    },
    scene: async () => rules.scene(game, await firstView),
    act: (seat: Seat, action) => bySeat<'act'>({ kind: 'act', seat, action }),
    undo: (seat) => bySeat<'undo'>({ kind: 'undo', seat }),
    async history(eye) {
      const file = await parts.readFile(eye);
      if (!file.ok) return file;
      const read = await rules.readFile(file.value);
      if (!read.ok) return read;
      const { id } = read.value;
      const moments = await rules.replay(id, eye);
      // A failed close does no harm: the replay ends with the worker.
      void rules.closeReplay(id).catch(() => undefined);
      return moments.ok ? { ok: true, value: moments.value.map((moment) => byOwnClock(moment, ahead)) } : moments;
    },
    async download() {
      const file = await parts.readFile(null);
      return file.ok ? { ok: true, value: { name: `tarmac-${match}.json`, text: file.value } } : file;
    },
    actions: ({ view }) => rules.actions(game, view),
    check: ({ view }, action) => rules.check(game, view, action),
    consider: ({ view }, action) => rules.consider(game, view, action),
    advise: ({ view }) => rules.advise(game, view),
  };
}

function tableNow(table: TableInfo, person: string | null): TableNow {
  const mySeats = table.seats.flatMap((seat, index) => (person !== null && seat.person?.id === person ? [index] : []));
  return { ...table, mySeats, mine: person !== null && table.host?.id === person };
}

function momentOf({ outcome, ...kept }: Kept, facts: unknown, ahead: number): Moment {
  return byOwnClock({ ...kept, facts, outcome: outcome ?? null }, ahead);
}

function byThisClock(seat: Attendance | null, ahead: number): Attendance | null {
  return seat === null || seat.since === null ? seat : { ...seat, since: seat.since - ahead };
}

/** Converts times to this device's clock. */
function byOwnClock(moment: Moment, ahead: number): Moment {
  const clocks = moment.clocks.map(({ left, since }) => ({ left, since: since === null ? null : since - ahead }));
  return { ...moment, at: moment.at - ahead, clocks };
}
