/**
 * The page's connection to its server: opened when a table is watched, opened again when it is lost, and closed when no
 * table is watched and no message waits for an answer. Socket and timers come from outside.
 */

import { type ClientMessage, LIMITS, PROTOCOL, type ServerMessage } from '@tarmac/wire/page';
import type { Connection, PageAnswer, PageProblem } from './backend.ts';
import { type Asking, makeOutbox } from './outbox.ts';

/** Detects a dead connection: browsers do not report one that was never closed. */
interface Pulse {
  /** A message arrived. */
  heard(): void;
  /** A message was sent: without any message from the server for a while, the connection is dead. */
  expect(): void;
  stop(): void;
}

/** After this time without a message the server is asked; then it has this time to answer. */
const QUIET = 25_000;

const PATIENCE = 8000;

function makePulse(askWhetherThere: () => void, nobodyThere: () => void): Pulse {
  let quiet: ReturnType<typeof setTimeout> | undefined;
  let patience: ReturnType<typeof setTimeout> | undefined;

  function stop(): void {
    clearTimeout(quiet);
    clearTimeout(patience);
    patience = undefined;
  }

  return {
    heard() {
      stop();
      quiet = setTimeout(askWhetherThere, QUIET);
    },
    expect() {
      patience ??= setTimeout(nobodyThere, PATIENCE);
    },
    stop,
  };
}

/** How long to wait before a lost connection is tried again. */
const SHORTEST = 500;

const LONGEST = 15_000;

/** Longer with every try that failed, and not for all pages at the same moment: `luck` is from 0 to 1. */
export function backOff(failures: number, luck: number): number {
  const most = Math.min(LONGEST, SHORTEST * 2 ** Math.min(failures, 10));
  return Math.round((most / 2) * (1 + luck));
}

/** What concerns one match. */
export type MatchSaid = Extract<ServerMessage, { readonly match: string }>;

export interface Welcome {
  /** Who the server takes this page for. */
  readonly person: string | null;
  /** What the server's clock is ahead of this device's. */
  readonly ahead: number;
}

export interface Watcher {
  readonly match: string;
  /** The last frame it has had, for what it missed; null for none. */
  lastFrame(): number | null;
  welcome(welcome: Welcome): void;
  hear(said: MatchSaid): void;
  connection(connection: Connection): void;
  /** No use in trying again. */
  end(problem: PageProblem): void;
}

/** As much of a WebSocket as is needed, and what it says. */
export interface Wire {
  send(text: string): void;
  close(): void;
}

export interface WireSaid {
  opened(): void;
  said(text: string): void;
  closed(code: number): void;
}

export interface LineParts {
  connect(hear: WireSaid): Wire;
  now(): number;
  /** From 0 to 1. */
  luck(): number;
}

export interface Line {
  /** Until the function it answers with is called. */
  watch(watcher: Watcher): () => void;
  /** Asks for the table and the whole view once more. */
  watchAgain(watcher: Watcher): void;
  ask(message: Asking): Promise<PageAnswer>;
  /** Not waiting any longer: the network is back, or somebody looks at the page again. */
  tryNow(): void;
  /** The network is said to be gone, or what came makes no sense: begins anew. */
  drop(): void;
  /** As this person: whose a connection is, is fixed when it begins. */
  openAs(person: string | null): void;
}

const AGAIN = 1000;
const OTHER_PROTOCOL = 4000;

export function makeLine({ connect, now, luck }: LineParts): Line {
  const watchers = new Set<Watcher>();
  const outbox = makeOutbox();
  let wire: Wire | null = null;
  let connection: Connection = { state: 'connecting' };
  /** Who this page was taken for when the connection began. */
  let welcomedAs: string | null = null;
  let failures = 0;
  /** What became of this connection: to be welcomed is not yet to be served. */
  let met: 'nothing' | 'answered' | 'turned-away' = 'nothing';
  let retry: ReturnType<typeof setTimeout> | undefined;
  const pulse = makePulse(askWhetherThere, lose);

  function become(next: Connection): void {
    connection = next;
    for (const watcher of [...watchers]) watcher.connection(next);
  }

  function open(): void {
    clearTimeout(retry);
    retry = undefined;
    met = 'nothing';
    become({ state: 'connecting' });
    const mine = connect({
      opened() {
        if (wire === mine) askWhetherThere();
      },
      said(text) {
        if (wire === mine) take(JSON.parse(text) as ServerMessage);
      },
      closed(code) {
        if (wire !== mine) return;
        if (code === OTHER_PROTOCOL) end('other-version');
        else lose();
      },
    });
    wire = mine;
    // One that is never opened is never closed by some networks either.
    pulse.expect();
  }

  /** Lets go of what there is, without hearing of it again. */
  function letGo(): void {
    const old = wire;
    wire = null;
    connection = { state: 'connecting' };
    pulse.stop();
    old?.close();
  }

  function lose(): void {
    letGo();
    // Whoever was turned away and hurries back is only turned away again.
    if (met === 'answered') failures = 0;
    const wait = backOff(failures++, luck());
    clearTimeout(retry);
    retry = setTimeout(open, wait);
    become({ state: 'lost', retryAt: now() + wait });
  }

  function end(problem: PageProblem): void {
    letGo();
    outbox.failAll(problem);
    for (const watcher of [...watchers]) {
      watchers.delete(watcher);
      watcher.end(problem);
    }
  }

  function send(message: ClientMessage): void {
    wire?.send(JSON.stringify(message));
  }

  /** A greeting is answered at any time. */
  function askWhetherThere(): void {
    send({ kind: 'hello', protocol: PROTOCOL });
    pulse.expect();
  }

  function watchFrom(watcher: Watcher): void {
    const frame = watcher.lastFrame();
    send({ kind: 'watch', match: watcher.match, ...(frame === null ? {} : { frame }) });
    pulse.expect();
  }

  function welcomed(welcome: Welcome): void {
    welcomedAs = welcome.person;
    for (const watcher of [...watchers]) watcher.welcome(welcome);
    if (connection.state === 'live') return;
    become({ state: 'live' });
    for (const watcher of [...watchers]) watchFrom(watcher);
    for (const message of outbox.waiting()) send(message);
    closeIfIdle();
  }

  function refused({ id, problem, detail, refusal }: Extract<ServerMessage, { readonly kind: 'refused' }>): void {
    if (problem === 'wrong-protocol') end('other-version');
    // Which of them it was is not said. What cannot be read once cannot be read twice; what came too fast can later.
    else if (id === null && problem === 'malformed') outbox.failAll(problem);
    else if (id === null) {
      met = 'turned-away';
      lose();
    } else if (problem === 'unavailable' && outbox.mayTryAgain(id)) setTimeout(() => sayAgain(id), AGAIN);
    else {
      const why = { ...(detail === undefined ? {} : { detail }), ...(refusal === undefined ? {} : { refusal }) };
      outbox.answer(id, { ok: false, problem, ...why });
    }
  }

  function answered(): void {
    if (met === 'nothing') met = 'answered';
  }

  function sayAgain(id: string): void {
    const message = outbox.waiting().find((waiting) => waiting.id === id);
    // Otherwise it is said with everything else once there is a connection.
    if (message !== undefined && connection.state === 'live') send(message);
  }

  function take(said: ServerMessage): void {
    pulse.heard();
    switch (said.kind) {
      case 'welcome':
        if (said.protocol === PROTOCOL) welcomed({ person: said.person, ahead: said.now - now() });
        else end('other-version');
        break;
      case 'done':
        answered();
        outbox.answer(said.id, { ok: true, value: undefined });
        closeIfIdle();
        break;
      case 'refused':
        refused(said);
        closeIfIdle();
        break;
      default:
        // Nothing is wrong with the match: the server could not read it just now.
        if (said.kind === 'gone' && said.problem === 'unavailable') met = 'turned-away';
        else answered();
        for (const watcher of [...watchers]) if (watcher.match === said.match) watcher.hear(said);
    }
  }

  function closeIfIdle(): void {
    if (watchers.size > 0 || outbox.waiting().length > 0) return;
    clearTimeout(retry);
    retry = undefined;
    letGo();
  }

  return {
    watch(watcher) {
      watchers.add(watcher);
      if (wire === null && retry === undefined) open();
      else watcher.connection(connection);
      if (wire !== null && connection.state === 'live') {
        askWhetherThere();
        watchFrom(watcher);
      }
      return () => {
        if (!watchers.delete(watcher)) return;
        const isLast = ![...watchers].some(({ match }) => match === watcher.match);
        if (isLast && connection.state === 'live') send({ kind: 'unwatch', match: watcher.match });
        closeIfIdle();
      };
    },
    watchAgain(watcher) {
      if (connection.state === 'live') watchFrom(watcher);
    },
    ask(message) {
      if (JSON.stringify(message).length > LIMITS.socketBytes)
        return Promise.resolve({ ok: false, problem: 'too-long' });
      const answer = outbox.add(message);
      if (wire === null && retry === undefined) open();
      else if (connection.state === 'live') {
        send(message);
        pulse.expect();
      }
      return answer;
    },
    tryNow() {
      if (retry !== undefined) {
        failures = 0;
        open();
      } else if (connection.state === 'live' && wire !== null) askWhetherThere();
    },
    drop() {
      if (wire !== null) lose();
    },
    openAs(person) {
      const isOpen = wire !== null || retry !== undefined;
      if (!isOpen || (connection.state === 'live' && welcomedAs === person)) return;
      letGo();
      failures = 0;
      open();
    },
  };
}
