/** A server whose time and luck stand still, a table full of people, and all that each of them is sent. */

import { createHash } from 'node:crypto';
import type { Eye, Game } from '@tarmac/kit';
import type { ClientMessage, ClockSettings, NewTable } from '@tarmac/wire';
import type { Load } from '../../src/load.ts';
import { type Client, call, connect, newcomer, type Reply } from '../support/client.ts';
import { expectOk } from '../support/play.ts';
import { openServer } from '../support/server.ts';

export interface Somebody {
  readonly eye: Eye;
  readonly cookie: string;
  client: Client;
  /** Answers over HTTP and what older sockets were sent, between what the present one was. */
  readonly heard: string[];
  /** How much of the present socket's texts is in `heard`. */
  taken: number;
}

export interface Stage {
  readonly match: string;
  readonly base: string;
  readonly people: readonly Somebody[];
  /** By eye, by moment: every byte. */
  readonly moments: ReadonlyMap<Eye, string[][]>;
  at(eye: Eye): Somebody;
  say(eye: Eye, message: Wordless): Promise<Reply>;
  pass(milliseconds: number): void;
  /** Goes on to the next full moment: there are as many as were compared. */
  tick(): void;
  /** Nothing more is on its way to anybody. */
  quiet(): Promise<void>;
  /** What has come since the last one belongs together. */
  moment(): Promise<void>;
  ask(eye: Eye, path: string): Promise<void>;
  /** The line breaks and is made anew, from the last frame. */
  reconnect(eye: Eye): Promise<void>;
  /** Those who watch some time behind; nothing happens where nobody does. */
  delayedHaveSeenTheEnd(): Promise<void>;
  close(): Promise<void>;
}

type Named = Extract<ClientMessage, { id: string }>;
type Without<T, K extends string> = T extends unknown ? Omit<T, K> : never;
type Wordless = Without<Named, 'id' | 'match'>;

export interface Setting {
  readonly game: Game;
  readonly seats: number;
  readonly clock?: ClockSettings;
  readonly spectators?: NewTable['spectators'];
  /** Seat 0 begins, unless these say something else. */
  readonly options?: Readonly<Record<string, unknown>>;
}

const BEGINNING = Date.UTC(2030, 0, 1);
const TICK_MILLISECONDS = 10_000;
const DELAY_MILLISECONDS = 1000;

/** The same bytes in the same order every time, each length for itself: what is asked for in between changes nothing. */
function fixedLuck(): (bytes: number) => Buffer {
  const counts = new Map<number, number>();
  return (bytes) => {
    const count = (counts.get(bytes) ?? 0) + 1;
    counts.set(bytes, count);
    return createHash('sha512').update(`${bytes} ${count}`).digest().subarray(0, bytes);
  };
}

/** The first thing that was sent in one of two runs only, and when. */
export function firstDifference(one: readonly string[][] = [], other: readonly string[][] = []): string | null {
  const moments = Math.max(one.length, other.length);
  for (let moment = 0; moment < moments; moment++) {
    const [here = [], there = []] = [one[moment], other[moment]];
    const place = here.findIndex((text, index) => text !== there[index]);
    if (place !== -1 || here.length !== there.length)
      return `moment ${moment}:\n${here[place] ?? 'nothing'}\n${there[place === -1 ? here.length : place] ?? 'nothing'}`;
  }
  return null;
}

async function openStage({ game, seats, clock, spectators, options = { startSeat: 0 } }: Setting): Promise<Stage> {
  let time = BEGINNING;
  const server = await openServer(
    { TARMAC_SPECTATOR_DELAY: String(DELAY_MILLISECONDS / 1000) },
    {
      games: new Map([[game.id, { game, brain: null }]]),
      now: () => time,
      elapsed: () => time,
      load: unhurried(() => time),
      // Who comes and goes is told by the real clock, which does not stand still; it comes of sockets alone.
      settling: 2 ** 30,
      random: fixedLuck(),
    },
  );
  const { base } = server;
  const people: Somebody[] = [];
  let match = '';
  const eyes: Eye[] = [...Array.from({ length: seats }, (_, seat) => seat), 'watcher'];
  for (const eye of eyes) {
    const cookie = await newcomer(base, `Eye ${eye}`);
    if (match === '') {
      const wish = {
        game: game.id,
        seats,
        options,
        clock,
        spectators,
        standIn: 'random',
      };
      const made = await expectOk(await call(base, 'POST', '/api/tables', wish, { cookie }));
      match = (made as { id: string }).id;
    }
    if (eye !== 'watcher') {
      const body = { contribution: `of seat ${eye}` };
      await expectOk(await call(base, 'PUT', `/api/tables/${match}/seats/${eye}`, body, { cookie }));
    }
    people.push({ eye, cookie, client: await connect(base, { cookie }), heard: [], taken: 0 });
  }
  const isDelayed = (eye: Eye) => eye === 'watcher' && spectators === 'delayed';
  const at = (eye: Eye) => people[eye === 'watcher' ? seats : eye] as Somebody;
  const moments = new Map(eyes.map((eye) => [eye, [] as string[][]]));

  function take(somebody: Somebody): void {
    const { client, heard, taken } = somebody;
    heard.push(...client.received.slice(taken));
    somebody.taken = client.received.length;
  }

  const quiet = async () => {
    await Promise.all(people.map(({ client }) => client.settled()));
  };
  const words = new Map<Eye, number>();

  const stage: Stage = {
    match,
    base,
    people,
    moments,
    at,
    say(eye, message) {
      const count = (words.get(eye) ?? 0) + 1;
      words.set(eye, count);
      return at(eye).client.ask({ id: `${eye}-${count}`, match, ...message } as Named);
    },
    pass: (milliseconds) => {
      time += milliseconds;
    },
    tick: () => {
      time = BEGINNING + TICK_MILLISECONDS * (moments.get('watcher')?.length ?? 0);
    },
    quiet,
    async moment() {
      await quiet();
      for (const somebody of people) {
        take(somebody);
        moments.get(somebody.eye)?.push(somebody.heard.splice(0));
      }
    },
    async ask(eye, path) {
      await quiet();
      const somebody = at(eye);
      take(somebody);
      const response = await call(base, 'GET', path, undefined, { cookie: somebody.cookie });
      if (response.status >= 500) throw new Error(`${path} failed for eye ${eye}`);
      somebody.heard.push(`${response.status} ${await response.text()}`);
    },
    async reconnect(eye) {
      // How far behind they are at this very moment is the real clock's to say.
      if (isDelayed(eye)) return;
      await quiet();
      const somebody = at(eye);
      take(somebody);
      const frame = somebody.client.seen(match, eye)?.frame;
      somebody.client.close();
      await somebody.client.closed;
      somebody.client = await connect(base, { cookie: somebody.cookie });
      somebody.taken = 0;
      somebody.client.send({ kind: 'watch', match, ...(frame === undefined ? {} : { frame }) });
      const { client } = somebody;
      await client.shown(match, eye);
    },
    async delayedHaveSeenTheEnd() {
      const { client } = at('watcher');
      if (!isDelayed('watcher')) return;
      time += 2 * DELAY_MILLISECONDS;
      await client.until(() => client.seen(match, 'watcher')?.awaited.length === 0, 'the end');
      await stage.moment();
    },
    async close() {
      for (const { client } of people) client.close();
      await server.close();
    },
  };

  for (const { client } of people) {
    client.send({ kind: 'watch', match });
    await client.until(() => client.table(match) !== undefined, 'the table');
  }
  const started = call(base, 'POST', `/api/tables/${match}/start`, undefined, { cookie: at(0).cookie });
  await expectOk(await started);
  for (const { client, eye } of people) if (!isDelayed(eye)) await client.shown(match, eye);
  await stage.moment();
  return stage;
}

/** A whole run; `told` is what the acting answers. */
export async function played<T>(setting: Setting, act: (stage: Stage) => Promise<T>) {
  const stage = await openStage(setting);
  try {
    const told = await act(stage);
    return { told, moments: stage.moments };
  } finally {
    await stage.close();
  }
}

/** Each message has just arrived: how long the machine took to read it would show in the clocks. */
function unhurried(now: () => number): Load {
  return { arrivedAt: now, lag: () => 0, sheds: () => false, close() {} };
}
