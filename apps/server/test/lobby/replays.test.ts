/** Taking a match away as a file, and bringing one along. */

import { airlinesEurope } from '@tarmac/airlines-europe/rules';
import {
  commitmentTo,
  type Entry,
  exportMatch,
  foldLog,
  fromHex,
  type Game,
  keyedChance,
  matchKey,
  recordingChance,
  type Shapes,
} from '@tarmac/kit';
import { difference, type SeenFrame, type ViewFile } from '@tarmac/wire';
import { expect } from 'vitest';
import { nodeDigest } from '../../src/digest.ts';
import { refusedWith } from '../support/refused.ts';
import { idOf, type Lobby, makeLobby, testIn } from './lobby.ts';

const test = testIn();

const game = airlinesEurope as unknown as Game;
const SECRET = fromHex('5e'.repeat(32)) as Uint8Array;
const stamp = { at: 1, by: { kind: 'host' } } as const;

/** A match of two that got this far and was published. */
function matchFile(acts = 12) {
  const contributions = ['heads', 'tails'];
  const key = matchKey(SECRET, contributions, nodeDigest);
  const config = game.parseConfig({}, 2);
  if (!config.ok) throw new Error(config.problem);
  const dealing = recordingChance(keyedChance(key, 0, nodeDigest));
  const state = game.setup(config.value, 2, dealing);
  const commitment = commitmentTo(SECRET, nodeDigest);
  const start = { version: game.version, config: config.value, seats: 2, commitment, contributions };
  const log: Entry<Shapes>[] = [{ kind: 'start', ...stamp, ...start, draws: dealing.draws }];
  while (log.length <= acts) {
    const seat = game.toAct(state).seats[0] as number;
    const action = game.actions(state, seat)[0];
    const chance = recordingChance(keyedChance(key, log.length, nodeDigest));
    game.apply(state, seat, action, chance);
    log.push({ kind: 'act', ...stamp, seat, action, draws: chance.draws });
  }
  return exportMatch(game, log, SECRET);
}

/** The same match as a watcher saw it. */
function viewFile(): ViewFile {
  const { log } = matchFile();
  const views = log.map((_, last) => game.view(foldLog(game, log.slice(0, last + 1)).state, 'watcher'));
  const frames = views.map(
    (view, frame): SeenFrame => ({
      frame,
      at: 1,
      cause: frame === 0 ? 'start' : 'act',
      news: [],
      patch: frame === 0 ? ([view] as const) : difference(views[frame - 1], view),
    }),
  );
  return { format: 'tarmac-view', formatVersion: 1, game: game.id, version: game.version, eye: 'watcher', frames };
}

const bring = (lobby: Lobby, file: unknown) => lobby.ask('ada', 'POST', '/api/replays', file);

test('the match room’s file is handed to whoever asks, as a file', async ({ lobby }) => {
  const { id } = await lobby.open('ada');
  expect((await lobby.ask('ada', 'GET', `/api/matches/${id}/export`)).body).toEqual({ file: id, for: idOf('ada') });
  expect((await lobby.ask(null, 'GET', `/api/matches/${id}/export`)).body).toEqual({ file: id, for: null });
  expect(await lobby.ask('ada', 'GET', `/api/matches/${idOf('none')}/export`)).toMatchObject({ status: 404 });
  expect(await lobby.ask(null, 'GET', '/api/matches/..%2f..%2fetc/export')).toMatchObject(
    refusedWith(400, 'malformed'),
  );
});

test('a whole match is verified, kept and given to whoever has its link', async ({ lobby }) => {
  const file = matchFile();
  const { status, body } = await bring(lobby, file);
  expect(status).toBe(201);
  const draws = file.log.reduce((sum, entry) => sum + ('draws' in entry ? entry.draws.length : 0), 0);
  expect(body.checked).toEqual({ entries: 13, acts: 12, draws, uncheckedBefore: null });
  expect(await lobby.ask(null, 'GET', `/api/replays/${body.id}`)).toEqual({
    status: 200,
    body: { id: body.id, game: game.id, createdAt: lobby.clock.now, file: JSON.parse(JSON.stringify(file)) },
  });
});

test('what one eye saw is kept too, and said to be unchecked', async ({ lobby }) => {
  const file = viewFile();
  expect(file.frames.some(({ patch }) => patch !== null && !Array.isArray(patch))).toBe(true);
  const { status, body } = await bring(lobby, file);
  expect([status, body.checked]).toEqual([201, null]);
  expect((await lobby.ask(null, 'GET', `/api/replays/${body.id}`)).body.file).toEqual(JSON.parse(JSON.stringify(file)));
});

type Loose = Record<string, unknown> & { log: Record<string, unknown>[]; frames: Record<string, unknown>[] };

const WRONG_MATCHES: readonly [string, (file: Loose) => void, RegExp][] = [
  ['another hash', (file) => Object.assign(file, { hash: 'beef' }), /leads to state/],
  ['another secret', (file) => Object.assign(file, { secret: 'ab'.repeat(32) }), /not the one committed to/],
  ['no secret', (file) => Object.assign(file, { secret: null }), /no key was published/],
  ['a key nobody knows', (file) => Object.assign(file, { more: 1 }), /unknown key "more"/],
  ['another format', (file) => Object.assign(file, { format: 'pgn' }), /match\.format/],
  ['no start', (file) => file.log.shift(), /must be its start/],
  ['an act that is no action', (file) => Object.assign(file.log[1] ?? {}, { action: { type: 'fly' } }), /entry 1/],
  ['an act of the wrong seat', (file) => Object.assign(file.log.at(-1) ?? {}, { seat: 7 }), /entry 12: seat 7/],
  [
    'luckier draws',
    (file) => Object.assign(file.log[0] ?? {}, { contributions: ['heads', 'luck'] }),
    /entry 0: draw \d+ does not follow/,
  ],
];

test.each(WRONG_MATCHES)('a match with %s is refused with the first problem', async (_what, spoil, problem) => {
  const lobby = await makeLobby();
  const file = JSON.parse(JSON.stringify(matchFile())) as Loose;
  spoil(file);
  const { status, body } = await bring(lobby, file);
  expect([status, body.problem]).toEqual([400, 'malformed']);
  expect(body.detail).toMatch(problem);
  expect(await lobby.database.read.selectFrom('replays').select('id').execute()).toEqual([]);
});

const frame = (patch: unknown, number = 1) => ({ frame: number, at: 1, cause: 'act', news: [], patch });

const WRONG_VIEWS: readonly [string, (file: Loose) => void, RegExp][] = [
  ['a version to come', (file) => Object.assign(file, { version: game.version + 1 }), /version must be at most/],
  ['an eye nobody has', (file) => Object.assign(file, { eye: 'host' }), /file\.eye/],
  ['a frame without a cause', (file) => Object.assign(file.frames[1] ?? {}, { cause: 'luck' }), /frames\[1\]\.cause/],
  ['no frames', (file) => Object.assign(file, { frames: [] }), /1 to/],
  ['a key nobody knows', (file) => Object.assign(file, { secret: 'x' }), /unknown key "secret"/],
  ['frames that do not count up', (file) => Object.assign(file.frames[1] ?? {}, { frame: 0 }), /frames\[1\]\.frame/],
  [
    'a first frame without a view',
    (file) => Object.assign(file.frames[0] ?? {}, { patch: null }),
    /frames\[0\]\.patch/,
  ],
  [
    'a first frame that only differs',
    (file) => Object.assign(file.frames[0] ?? {}, { patch: {} }),
    /frames\[0\]\.patch/,
  ],
];

const WRONG_PATCHES: readonly [string, unknown, RegExp][] = [
  ['takes the whole view away', [], /puts nothing/],
  ['puts two things in one place', [1, 2], /puts nothing/],
  ['goes on inside a number', { count: { deep: [1] } }, /nothing inside/],
  ['goes on where nothing is', { missing: {} }, /nothing inside/],
  ['takes away what is not there', { missing: [] }, /takes away/],
  ['is a number where it cannot be one', { count: 3 }, /nothing inside/],
  ['reaches past a list', { list: { 3: [1] } }, /past the end/],
  ['has an index that is none', { list: { '-1': [1] } }, /past the end/],
  ['has an index written oddly', { list: { '01': [1] } }, /past the end/],
  ['makes a list longer than what it brings', { list: { length: 1_000_000_000 } }, /past the end/],
  ['leaves holes', { list: { length: 5, 4: [1], 0: [1] } }, /holes/],
  ['makes a list shorter than nothing', { list: { length: -1 } }, /past the end/],
  ['takes a place out of a list', { list: { 0: [] } }, /puts nothing/],
];

test.each(WRONG_VIEWS)('a view file with %s is refused', async (_what, spoil, problem) => {
  const lobby = await makeLobby();
  const file = JSON.parse(JSON.stringify(viewFile())) as Loose;
  spoil(file);
  const { status, body } = await bring(lobby, file);
  expect([status, body.problem]).toEqual([400, 'malformed']);
  expect(body.detail).toMatch(problem);
});

test.each(WRONG_PATCHES)('a difference that %s is refused', async (_what, patch, problem) => {
  const lobby = await makeLobby();
  const frames = [frame([{ count: 1, list: [1, 2, 3] }], 0), frame(patch)];
  const { status, body } = await bring(lobby, { ...viewFile(), frames });
  expect([status, body.problem]).toEqual([400, 'malformed']);
  expect(body.detail).toMatch(problem);
});

test('every kind of difference is followed, one on top of the other', async ({ lobby }) => {
  const views = [{ a: 1, list: [1, 2, 3] }, { list: [1] }, { list: [1, { b: 2 }], c: 0 }, { list: [0, { b: 3 }] }, 7];
  const frames = views.map((view, number) =>
    frame(number === 0 ? [view] : difference(views[number - 1], view), number),
  );
  expect(await bring(lobby, { ...viewFile(), frames: [...frames, frame(null, 9)] })).toMatchObject({ status: 201 });
});

test('files that would take the server long are refused before it looks at them', async ({ lobby }) => {
  const file = matchFile();
  const long = new Array(10_001).fill(null);
  expect(await bring(lobby, { ...file, log: long })).toMatchObject(refusedWith(413, 'too-long'));
  const lucky = { draws: new Array(9_000).fill([0, 1]) };
  expect(await bring(lobby, { ...file, log: [lucky, lucky, lucky] })).toMatchObject(refusedWith(413, 'too-long'));
  const deep = `{"format":"tarmac-view","game":"${game.id}","frames":${'['.repeat(50_000)}${']'.repeat(50_000)}}`;
  expect(await bring(lobby, deep)).toMatchObject(refusedWith(400, 'malformed'));
});

test('no file of more than four megabytes is read', async ({ lobby }) => {
  expect((await bring(lobby, { ...matchFile(), hash: 'x'.repeat(4 * 1024 * 1024) })).status).toBe(413);
});

test('nor one of more than a megabyte of which nothing can be checked', async ({ lobby }) => {
  const file = viewFile();
  const padded = (characters: number) => ({ ...file, frames: [frame([{ pad: 'x'.repeat(characters) }], 0)] });
  expect(await bring(lobby, padded(1024 * 1024))).toMatchObject(refusedWith(413, 'too-long'));
  expect((await bring(lobby, padded(1024 * 1024 - 1000))).status).toBe(201);
});

test.each([
  ['entries', { log: new Array(5001).fill({ kind: 'end' }) }],
  ['draws', { log: [{ draws: new Array(20_001).fill(0) }] }],
  ['acts kept', { log: new Array(11).fill({ kind: 'undo', keep: new Array(1000).fill(1) }) }],
])('a match with more %s than any match has is not even checked', async (what, more) => {
  const lobby = await makeLobby();
  expect(await bring(lobby, { ...matchFile(), ...more })).toEqual({
    status: 413,
    body: { problem: 'too-long', detail: expect.stringMatching(new RegExp(`^at most [\\d]+ ${what}`)) },
  });
});

test('of ten thousand replays the oldest gives way to the next', async ({ lobby }) => {
  const { read, commit } = lobby.database;
  const rows = Array.from({ length: 10_000 }, (_, index) => ({
    id: `kept-${index}`,
    person: idOf('ben'),
    game: game.id,
    file: '{}',
    created_at: index,
  }));
  const inserts = [rows.slice(0, 5000), rows.slice(5000)].map((half) => read.insertInto('replays').values(half));
  await commit(inserts.map((query) => ({ query: query.compile() })));
  const { body } = await bring(lobby, matchFile(1));
  const kept = await read.selectFrom('replays').select('id').orderBy('created_at').execute();
  expect(kept).toHaveLength(10_000);
  expect([kept[0]?.id, kept.at(-1)?.id]).toEqual(['kept-1', body.id]);
});

test.each([{ game: 'chess' }, { game: 7 }, {}])('a file of %o is of no game we know', async (file) => {
  const lobby = await makeLobby();
  expect(await bring(lobby, file)).toEqual(refusedWith(404, 'no-such-game'));
});

test.each(['[]', '"text"', '7', 'null', '{'])('%s is no file', async (file) => {
  const lobby = await makeLobby();
  expect((await bring(lobby, file)).status).toBe(400);
});

test('only somebody with an identity brings files, and at most fifty', async ({ lobby }) => {
  const file = matchFile(1);
  expect(await lobby.ask(null, 'POST', '/api/replays', file)).toMatchObject({ status: 401 });
  const replies = await Promise.all(Array.from({ length: 52 }, () => bring(lobby, file)));
  expect(replies.filter(({ status }) => status === 201)).toHaveLength(50);
  expect(replies.filter(({ body }) => body.problem === 'too-many')).toHaveLength(2);
});

test('a replay that is not there is not found', async ({ lobby }) => {
  expect(await lobby.ask(null, 'GET', `/api/replays/${idOf('none')}`)).toMatchObject({ status: 404 });
});
