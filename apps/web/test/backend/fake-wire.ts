/** A server that a test plays itself, for the line of a page. */

import { type ClientMessage, PROTOCOL, type ServerMessage } from '@tarmac/wire/page';
import type { Connection, PageProblem } from '../../src/backend/backend.ts';
import {
  type Line,
  type MatchSaid,
  makeLine,
  type Watcher,
  type Welcome,
  type Wire,
  type WireSaid,
} from '../../src/backend/line.ts';

export interface FakeWire extends Wire, WireSaid {
  readonly sent: ClientMessage[];
  isClosed: boolean;
  say(message: ServerMessage): void;
  /** Opens and welcomes. */
  greet(person?: string | null): void;
}

function fakeWire(hear: WireSaid): FakeWire {
  const wire: FakeWire = {
    ...hear,
    sent: [],
    isClosed: false,
    send: (text) => void wire.sent.push(JSON.parse(text) as ClientMessage),
    close() {
      wire.isClosed = true;
    },
    say: (message) => wire.said(JSON.stringify(message)),
    greet(person = 'me') {
      wire.opened();
      wire.say({ kind: 'welcome', protocol: PROTOCOL, person, now: 5000 });
    },
  };
  return wire;
}

export interface FakeNet {
  readonly line: Line;
  readonly wires: FakeWire[];
  last(): FakeWire;
}

/** This device's clock stands at 1000. */
export function fakeNet(): FakeNet {
  const wires: FakeWire[] = [];
  const connect = (hear: WireSaid) => {
    const wire = fakeWire(hear);
    wires.push(wire);
    return wire;
  };
  return {
    line: makeLine({ connect, now: () => 1000, luck: () => 1 }),
    wires,
    last() {
      const wire = wires.at(-1);
      if (wire === undefined) throw new Error('nobody has connected');
      return wire;
    },
  };
}

export interface NotedWatcher extends Watcher {
  frame: number | null;
  readonly heard: MatchSaid[];
  readonly welcomes: Welcome[];
  readonly connections: Connection[];
  readonly ended: PageProblem[];
}

export function notedWatcher(match = 'm'): NotedWatcher {
  const watcher: NotedWatcher = {
    match,
    frame: null,
    heard: [],
    welcomes: [],
    connections: [],
    ended: [],
    lastFrame: () => watcher.frame,
    welcome: (welcome) => void watcher.welcomes.push(welcome),
    hear: (said) => void watcher.heard.push(said),
    connection: (connection) => void watcher.connections.push(connection),
    end: (problem) => void watcher.ended.push(problem),
  };
  return watcher;
}
