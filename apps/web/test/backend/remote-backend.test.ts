import type { Eye } from '@tarmac/kit';
import type { Frame, TableInfo } from '@tarmac/wire/page';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { BackendSaid, Moment } from '../../src/backend/backend.ts';
import { makeRemoteBackend, type RemoteParts, type RulesAsked } from '../../src/backend/remote-backend.ts';
import { PATIENCE_MS } from '../support/waiting.ts';
import { fakeNet } from './fake-wire.ts';

const person = (id: string) => ({ id, name: id.toUpperCase() });
const TABLE: TableInfo = {
  id: 'm',
  game: 'g',
  options: {},
  state: 'running',
  public: false,
  clock: { kind: 'live', bank: 900, increment: 30 },
  onTimeout: 'stand-in',
  standIn: 'pilot',
  spectators: 'live',
  hints: true,
  host: person('me'),
  seats: [person('you'), person('me')].map((sitting) => ({
    person: sitting,
    bot: null,
    ready: true,
    state: 'playing',
  })),
  commitment: '',
  contributions: ['a', 'b'],
  secret: null,
  createdAt: 0,
  startedAt: 1,
  endedAt: null,
  result: null,
  proposals: [],
  rematch: null,
};

const beside = (frame: number, eye: Eye = 1): Frame => ({
  eye,
  frame,
  at: 5000,
  cause: 'act',
  news: [`news ${frame}`],
  awaited: [1],
  undo: 0,
  clocks: [{ left: 60, since: 4900 }],
});
const view = (frame: number, seen: unknown = { frame }, eye: Eye = 1) =>
  ({ kind: 'view', match: 'm', ...beside(frame, eye), view: seen }) as const;
const step = (frame: number) => ({ kind: 'frame', match: 'm', ...beside(frame), patch: { frame: [frame] } }) as const;

/** The worker, as far as it matters here: facts say of which view they are, and take as long as the test wants. */
function fakeRules() {
  const held: (() => void)[] = [];
  let hold = false;
  const rules = {
    scene: async (game: string, seen: unknown) => ({ game, seen }),
    facts: async (_game: string, seen: unknown) => {
      if (hold) await new Promise<void>((resolve) => held.push(resolve));
      return { of: seen };
    },
    readFile: async (text: string) => ({ ok: true, value: { id: text } }),
    replay: async (id: string, eye: Eye) => ({ ok: true, value: [{ ...beside(1, eye), facts: id, clocks: [] }] }),
    closeReplay: async () => {},
  } as unknown as RulesAsked;
  return {
    rules,
    holdFacts: () => {
      hold = true;
    },
    letGo: () => {
      hold = false;
      for (const free of held.splice(0)) free();
    },
  };
}

function opened(overrides: Partial<RemoteParts> = {}) {
  const net = fakeNet();
  const worker = fakeRules();
  const said: BackendSaid[] = [];
  const others: (string | null)[] = [];
  let ids = 0;
  const backend = makeRemoteBackend(TABLE, {
    line: net.line,
    rules: worker.rules,
    person: 'me',
    newId: () => `id-${++ids}`,
    isSomebodyElse: (who) => void others.push(who),
    readFile: async (eye) => ({ ok: true, value: `file of ${eye}` }),
    rematch: async () => ({ ok: true, value: { ...TABLE, id: 'next' } }),
    ...overrides,
  });
  backend.open((event) => void said.push(event));
  onTestFinished(() => backend.close());
  const moments = () => said.flatMap((event) => (event.kind === 'moment' ? [event.moment] : []));
  return { ...net, ...worker, backend, said, others, moments };
}

/** Until the page has been told of this frame. */
const until = (moments: () => readonly Moment[], frame: number) =>
  vi.waitFor(() => expect(moments().at(-1)?.frame).toBe(frame), PATIENCE_MS);

describe('a match on the server', () => {
  test('begins with the table as it is known, and whose seats are mine', () => {
    const { said } = opened();
    expect(said[0]).toMatchObject({ kind: 'table', table: { id: 'm', mySeats: [1], mine: true, hints: true } });
  });

  test('tells every moment in its order, with its facts, by this device’s clock', async () => {
    const { last, moments, backend } = opened();
    last().greet();
    last().say(view(4));
    last().say(step(5));
    await until(moments, 5);
    expect(moments()).toEqual([
      {
        ...beside(4),
        at: 1000,
        view: { frame: 4 },
        facts: { of: { frame: 4 } },
        outcome: null,
        clocks: [{ left: 60, since: 900 }],
      },
      {
        ...beside(5),
        at: 1000,
        view: { frame: 5 },
        facts: { of: { frame: 5 } },
        outcome: null,
        clocks: [{ left: 60, since: 900 }],
      },
    ]);
    expect(await backend.scene()).toEqual({ game: 'g', seen: { frame: 4 } });
  });

  test('says what the game came to with its last moment', async () => {
    const { last, moments } = opened();
    const outcome = { ranks: [1, 2], scores: [9, 8], rule: 'AE-8.7' };
    last().greet();
    last().say({ ...view(4), outcome });
    await until(moments, 4);
    expect(moments()[0]?.outcome).toEqual(outcome);
  });

  test('what is decided answers what the page was told, not what is still on its way to it', async () => {
    const { last, moments, backend, holdFacts, letGo } = opened();
    last().greet();
    last().say(view(4));
    await until(moments, 4);
    holdFacts();
    last().say(step(5));
    const answer = backend.act(1, { kind: 'buy' });
    expect(last().sent.at(-1)).toEqual({
      kind: 'act',
      id: 'id-1',
      match: 'm',
      seat: 1,
      frame: 4,
      action: { kind: 'buy' },
    });
    last().say({ kind: 'done', id: 'id-1', frame: 5 });
    letGo();
    expect(await answer).toEqual({ ok: true, value: undefined });
    expect(moments().at(-1)?.frame).toBe(5);
  });

  test('after a lost connection goes on from the last frame, and says again what was not answered', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const { last, backend, said, wires } = opened();
    last().greet();
    last().say(view(4));
    await backend.scene();
    const answer = backend.undo(1);
    last().closed(1006);
    vi.advanceTimersByTime(500);
    expect(wires).toHaveLength(2);
    last().greet();
    expect(last().sent.slice(1)).toEqual([
      { kind: 'watch', match: 'm', frame: 4 },
      { kind: 'undo', id: 'id-1', match: 'm', seat: 1, frame: 4 },
    ]);
    last().say({ kind: 'done', id: 'id-1', frame: 5 });
    expect(await answer).toEqual({ ok: true, value: undefined });
    expect(said.flatMap((event) => (event.kind === 'connection' ? [event.connection.state] : []))).toEqual([
      'connecting',
      'live',
      'lost',
      'connecting',
      'live',
    ]);
  });

  test('asks for the whole view, once, where a frame is missing or a decision came too late', async () => {
    const { last, moments, backend } = opened();
    const asked = () => last().sent.filter(({ kind }) => kind === 'watch').length;
    last().greet();
    last().say(view(4));
    await until(moments, 4);
    expect(asked()).toBe(1);
    last().say(step(6));
    last().say(step(7));
    expect(asked()).toBe(2);
    last().say(view(7));
    await until(moments, 7);
    const answer = backend.act(1, {});
    last().say({ kind: 'refused', id: 'id-1', problem: 'stale' });
    expect(await answer).toEqual({ ok: false, problem: 'stale' });
    expect(asked()).toBe(3);
  });

  test('a view that comes again with a new connection leaves the page in peace', async () => {
    const { last, moments, line, backend } = opened();
    last().greet();
    last().say(view(4));
    await until(moments, 4);
    line.openAs('again');
    last().greet();
    last().say(view(4));
    last().say({ ...view(4), undo: 1 });
    await vi.waitFor(() => expect(moments().at(-1)?.undo).toBe(1), PATIENCE_MS);
    expect(moments()).toHaveLength(2);
    expect(moments()[1]?.view).toBe(moments()[0]?.view);
    expect(moments()[1]?.facts).toBe(moments()[0]?.facts);
    backend.close();
  });

  test('lines of the chat are told when they are new or have changed', async () => {
    const { last, said } = opened();
    const line = (number: number, text: string | null) =>
      ({ room: 'players', number, person: 'you', name: 'YOU', at: 1, text }) as const;
    last().greet();
    last().say({ kind: 'chat', match: 'm', lines: [line(1, 'hello')] });
    last().say({ kind: 'chat', match: 'm', lines: [line(1, 'hello'), line(2, 'rude')] });
    last().say({ kind: 'chat', match: 'm', lines: [line(1, 'hello'), line(2, null)] });
    last().say({ kind: 'chat', match: 'm', lines: [line(1, 'hello'), line(2, null)] });
    const lines = () => said.flatMap((event) => (event.kind === 'chat' ? event.lines : []));
    await vi.waitFor(() => expect(lines()).toEqual([line(1, 'hello'), line(2, 'rude'), line(2, null)]), PATIENCE_MS);
  });

  test('is over for this page when it is gone, and nothing more is told', async () => {
    const { last, said } = opened();
    last().greet();
    last().say({ kind: 'gone', match: 'm', problem: 'no-spectators' });
    await vi.waitFor(() => expect(said.at(-1)).toEqual({ kind: 'gone', problem: 'no-spectators' }), PATIENCE_MS);
    expect(last().isClosed).toBe(true);
  });

  test('is tried again where the server could not read it just now', () => {
    const { last, said } = opened();
    last().greet();
    last().say({ kind: 'gone', match: 'm', problem: 'unavailable' });
    expect(said.at(-1)).toMatchObject({ kind: 'connection', connection: { state: 'lost' } });
  });

  test('is somebody else’s when the server says so: other seats, nothing kept', async () => {
    const { last, said, others } = opened();
    last().greet('you');
    expect(others).toEqual(['you']);
    expect(last().sent.at(-1)).toEqual({ kind: 'watch', match: 'm' });
    await vi.waitFor(
      () => expect(said.at(-1)).toMatchObject({ kind: 'table', table: { mySeats: [0], mine: false } }),
      PATIENCE_MS,
    );
  });

  test('tells nothing after it was closed', async () => {
    const { last, backend, said } = opened();
    last().greet();
    const wire = last();
    backend.close();
    const before = said.length;
    wire.say(view(4));
    await Promise.resolve();
    expect(said).toHaveLength(before);
    expect(wire.isClosed).toBe(true);
  });

  test('its history and its file are the server’s', async () => {
    const { backend, last } = opened();
    last().greet();
    expect(await backend.history(1)).toMatchObject({ ok: true, value: [{ eye: 1, at: 1000, facts: 'file of 1' }] });
    expect(await backend.download()).toEqual({ ok: true, value: { name: 'tarmac-m.json', text: 'file of null' } });
  });

  test('its history is had even where the worker cannot let go of it', async () => {
    const { rules } = fakeRules();
    const { backend, last } = opened({ rules: { ...rules, closeReplay: () => Promise.reject(new Error('gone')) } });
    last().greet();
    expect(await backend.history(1)).toMatchObject({ ok: true, value: [{ eye: 1 }] });
  });

  test('people ask each other things in its words', async () => {
    const { backend, last, moments } = opened();
    last().greet();
    last().say(view(4));
    await until(moments, 4);
    const { people } = backend;
    if (people === null) throw new Error('a match on the server is among people');
    const before = last().sent.length;
    void people.resign(1);
    void people.comeBack(1);
    void people.proposeUndo(1, 2);
    void people.proposeEnd(1);
    void people.answer(1, 'end', 'p', true);
    void people.chat({ text: 'hello' });
    const common = { match: 'm', seat: 1, frame: 4 };
    expect(last().sent.slice(before)).toEqual([
      { kind: 'resign', id: 'id-1', ...common },
      { kind: 'return', id: 'id-2', ...common },
      { kind: 'propose-undo', id: 'id-3', ...common, to: 2 },
      { kind: 'propose-end', id: 'id-4', ...common },
      { kind: 'answer', id: 'id-5', ...common, what: 'end', proposal: 'p', yes: true },
      { kind: 'chat', id: 'id-6', match: 'm', text: 'hello' },
    ]);
    expect(await people.rematch()).toEqual({ ok: true, value: 'next' });
  });
});
