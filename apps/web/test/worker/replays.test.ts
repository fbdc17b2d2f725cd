/** Match files that people bring along: shown as they were seen, checked where they can be, and never a danger. */

import type { Entry, MatchFile, Shapes } from '@tarmac/kit';
import type { ViewFile } from '@tarmac/wire/page';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Moment } from '../../src/backend/backend.ts';
import type { Recalled } from '../../src/worker/rules-api.ts';
import { device, done, GAME, memoryStore, newMatch, playPeople } from './support.ts';

const here = device(memoryStore(), 7);
let id: string;
let whole: MatchFile<Shapes>;
let seen: ViewFile;
/** As they were when the file of what was seen was made. */
let seenMoments: readonly Moment[];

beforeAll(async () => {
  id = await newMatch(here, [{ name: 'Ada' }, { bot: 'random' }, { bot: 'random' }]);
  done(await here.api.open(id));
  await playPeople(here, id, 2, 10);
  seenMoments = done(await here.api.history(id, 0));
  seen = JSON.parse(done(await here.api.download(id)).text);
  await playPeople(here, id, 3);
  whole = JSON.parse(done(await here.api.download(id)).text);
});

const read = (file: unknown) => here.api.readFile(JSON.stringify(file));

describe('a whole match', () => {
  test('is verified and seen again through any eye', async () => {
    const info = done(await read(whole));
    expect(info).toMatchObject({ game: GAME, seats: 3, eyes: [0, 1, 2, 'watcher'], verified: true, problems: [] });
    expect(info).toMatchObject({ branch: false, uncheckedBefore: null, ended: true });
    for (const eye of info.eyes)
      expect(unnumbered(done(await here.api.replay(info.id, eye)))).toEqual(done(await here.api.history(id, eye)));
  });

  test('is gone once it is closed', async () => {
    const info = done(await read(whole));
    here.api.closeReplay(info.id);
    expect(await here.api.replay(info.id, 0)).toEqual({ ok: false, problem: 'not-found' });
  });

  test('whose draws do not follow from its key is shown with a warning', async () => {
    const info = done(await read({ ...whole, secret: 'ab'.repeat(32) }));
    expect(info.verified).toBe(false);
    expect(info.problems).toEqual([expect.stringMatching(/secret/)]);
    const other = done(await read({ ...whole, secret: null }));
    expect(other).toMatchObject({ verified: false, problems: [expect.stringMatching(/no key/)] });
    expect(unnumbered(done(await here.api.replay(other.id, 1)))).toEqual(done(await here.api.history(id, 1)));
  });

  test('whose acts are against the rules is no match', async () => {
    const at = whole.log.findIndex(({ kind }) => kind === 'act');
    const log = whole.log.map((entry, place) => (place === at ? { ...entry, seat: 2, draws: [[0, 1]] } : entry));
    expect(await read({ ...whole, log })).toMatchObject({
      ok: false,
      problem: 'bad-file',
      detail: expect.stringMatching(/^entry \d+/),
    });
  });
});

describe('what one eye has seen', () => {
  test('is seen again through that eye alone, and proves nothing', async () => {
    const info = done(await read(seen));
    expect(info).toMatchObject({ game: GAME, seats: 3, eyes: [0], verified: null, problems: [] });
    expect(unnumbered(done(await here.api.replay(info.id, 0)))).toEqual(seenMoments);
    expect(await here.api.replay(info.id, 'watcher')).toEqual({ ok: false, problem: 'not-found' });
  });

  test('may reach to the end', async () => {
    const over = device(memoryStore(), 9);
    const match = await newMatch(over, [{ name: 'Ada' }, { bot: 'random' }]);
    done(await over.api.open(match));
    await playPeople(over, match, 1);
    const history = done(await over.api.history(match, 0));
    const frames = history.map(({ frame, at, cause, news, view }) => ({ frame, at, cause, news, patch: [view] }));
    const info = done(await read({ ...seen, eye: 0, frames }));
    expect(unnumbered(done(await here.api.replay(info.id, 0)))).toEqual(history);
  });
});

describe('anything else is refused with a sentence', () => {
  const nested = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
  test.each([
    ['nothing', ''],
    ['no JSON', 'Dear Sir'],
    ['half a file', '{"format": "tarmac-match", "game": "airl'],
    ['a number', '7'],
    ['null', 'null'],
    ['a list', '[]'],
    ['an empty record', '{}'],
    ['another game', '{"format": "tarmac-match", "game": "chess"}'],
    ['a game that is none', '{"format": "tarmac-match", "game": ["airlines-europe"]}'],
    ['another format', '{"format": "pgn", "game": "airlines-europe"}'],
    ['no log', '{"format": "tarmac-match", "formatVersion": 1, "game": "airlines-europe"}'],
    ['lists in lists in lists', nested],
    ['a match nested too deep', `{"format": "tarmac-view", "game": "airlines-europe", "frames": ${nested}}`],
    ['far too much', ' '.repeat(17 * 1024 * 1024)],
  ])('%s', async (_, text) => {
    expect(await here.api.readFile(text)).toMatchObject({ ok: false, problem: 'bad-file', detail: expect.any(String) });
  });

  const start = () => whole.log[0] as Entry<Shapes>;
  test.each<[string, () => unknown]>([
    ['a log without its start', () => ({ ...whole, log: whole.log.slice(1) })],
    ['two starts', () => ({ ...whole, log: [start(), start()] })],
    ['more entries than any match', () => ({ ...whole, log: new Array(6000).fill(start()) })],
    ['more draws than any match', () => ({ ...whole, log: [{ ...start(), draws: new Array(30_000).fill([0, 1]) }] })],
    ['an unheard-of board', () => ({ ...whole, log: [{ ...start(), config: { board: 'atlantis' } }] })],
    ['a newer version', () => ({ ...seen, version: 99 })],
    ['another eye', () => ({ ...seen, eye: 1 })],
    ['no eye', () => ({ ...seen, eye: -1 })],
    ['no frames', () => ({ ...seen, frames: [] })],
    ['frames in disorder', () => ({ ...seen, frames: seen.frames.toReversed() })],
    ['no first view', () => ({ ...seen, frames: seen.frames.slice(1) })],
    ['an empty view', () => seenWith([{}])],
    ['a view of nothing', () => seenWith([null])],
    ['a difference without a place', () => seenWith({ market: { 7: ['red'] } })],
    ['a hole in a list', () => seenWith({ market: { length: 9, 8: ['red'] } })],
    ['a list without end', () => seenWith({ market: { length: 4_000_000_000 } })],
    ['a list shorter than nothing', () => seenWith({ market: { length: -1 } })],
    ['a difference inside a number', () => seenWith({ turn: { more: [1] } })],
    ['a place left empty', () => seenWith([])],
    ['cards that do not exist', () => seenWith({ portfolios: [7] })],
    ['a board that is none', () => seenWith({ config: { board: [{}] } })],
    ['a view without end', () => seenWith({ circles: [new Array(200_000).fill(0)] })],
    ['more seats than there are', () => seenWith({ seats: [4000] })],
    ['an end that hides something', () => seenWith({ frame: [{ kind: 'over' }] })],
    ['a market that is none', () => seenWith({ market: ['nothing'] })],
    ['money from nowhere', () => seenWith({ bank: [1000] })],
    ['a hand nobody was dealt', () => seenWith({ hand: [null] })],
    ['a key that no view has', () => seenWith({ more: [1] })],
    ['a match that turns into another', () => seenWith({ startSeat: [9] })],
    ['a time that has no date', () => ({ ...seen, frames: [{ ...seen.frames[0], at: Number.MAX_SAFE_INTEGER }] })],
    ['news that are none', () => seenHearing('Dear Sir')],
    ['news of nothing', () => seenHearing(null)],
    ['news of an unheard-of kind', () => seenHearing({ kind: 'crashed', seat: 0 })],
    ['news of a kind that every record knows', () => seenHearing({ kind: 'constructor' })],
    ['news without their facts', () => seenHearing({ kind: 'bought' })],
    ['news of somebody who is not there', () => seenHearing({ kind: 'took', seat: 3, airline: 'red' })],
    ['news of a route that is none', () => seenHearing({ kind: 'banned', seat: 0, route: 'a-b', licence: 0 })],
  ])('%s', async (_, make) => {
    expect(await read(make())).toMatchObject({ ok: false, problem: 'bad-file', detail: expect.any(String) });
  });

  /** The first view, and then this difference to it. */
  function seenWith(patch: unknown) {
    const [first] = seen.frames;
    return { ...seen, frames: [first, { ...first, frame: 99, cause: 'act', patch }] };
  }

  function seenHearing(item: unknown) {
    const [first] = seen.frames;
    return { ...seen, frames: [{ ...first, news: [item] }] };
  }

  test('a key that would change what a record is stays a key', async () => {
    const file = JSON.stringify(seenWith({ given: null })).replace('{"given":null}', '{"__proto__":[{"market":[]}]}');
    expect(await here.api.readFile(file)).toMatchObject({
      problem: 'bad-file',
      detail: expect.stringMatching(/unknown key "__proto__"/),
    });
    expect(({} as { market?: unknown }).market).toBeUndefined();
  });

  test('a file that takes too long is given up', async () => {
    let time = 0;
    const slow = device(memoryStore(), 1, { now: () => (time += 10_000) });
    expect(await slow.api.readFile(JSON.stringify(seen))).toMatchObject({
      problem: 'bad-file',
      detail: 'the file takes too long to read',
    });
  });

  test('a file that grows without end is given up', async () => {
    const [first] = seen.frames;
    const grown = { ...first, frame: 2, patch: { more: [new Array(12_000).fill(0)] } };
    expect(await read({ ...seen, frames: [first, grown] })).toMatchObject({
      problem: 'bad-file',
      detail: 'the file has a view that is too large',
    });
  });
});

/** Without what only a file can number. */
function unnumbered(moments: readonly Recalled[]): Moment[] {
  return moments.map(({ entry: _, move: __, ...moment }) => moment);
}
