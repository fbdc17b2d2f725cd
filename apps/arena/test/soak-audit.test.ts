/** What a soak finds in a match: moves that are lost, frames and views that leak. Each is planted here. */

import { airlinesEurope } from '@tarmac/airlines-europe/rules';
import {
  advance,
  type Entry,
  type Eye,
  type Fold,
  fastChance,
  foldLog,
  type Game,
  recordingChance,
  type Shapes,
} from '@tarmac/kit';
import { undosOf } from '@tarmac/match';
import { difference, type Frame, type ServerMessage } from '@tarmac/wire';
import { describe, expect, test } from 'vitest';
import { defaultConfig } from '../src/bench/own.ts';
import { auditMatch, type LogRow } from '../src/soak/audit.ts';
import { outOfPlace } from '../src/soak/connection.ts';
import { type EyeRecord, type MatchRecord, newEyeRecord, recordShown } from '../src/soak/record.ts';

const game = airlinesEurope as Game;
const SEATS = 3;
const EYES: readonly Eye[] = [0, 1, 2, 'watcher'];
const ACTS = 40;

interface Played {
  readonly rows: LogRow[];
  readonly record: MatchRecord;
}

type Shown = Extract<ServerMessage, { kind: 'frame' }>;

type WholeView = Extract<ServerMessage, { kind: 'view' }>;

interface Telling {
  /** May change what goes out; the answer is the view. */
  readonly told?: (message: Shown, view: unknown, fold: Fold<Shapes>) => unknown;
  /** Every frame is told as a whole view too, as to somebody who has come back; it may change that. */
  readonly toldWhole?: (message: WholeView) => void;
}

/** A match as the server plays and tells it. */
function played({ told = (_, view) => view, toldWhole = () => {} }: Telling = {}): Played {
  const chance = fastChance(5);
  const rows: LogRow[] = [];
  const eyes = EYES.map((eye) => newEyeRecord(eye, `person-${eye}`));
  const frames = EYES.map(() => 0);
  const views: unknown[] = [];
  let fold: Fold<Shapes> | null = null;

  function append(entry: Entry<Shapes>, news: readonly unknown[], message: string | null): void {
    if (fold === null) fold = foldLog(game, [entry]);
    else advance(game, fold, entry);
    const { state } = fold;
    const clock = { left: 1000 * rows.length, since: null };
    const seen = Array.from({ length: SEATS }, () => ({ left: 0, since: null }));
    for (const [index, eye] of EYES.entries()) {
      const view = game.view(state, eye);
      const heard = news.map((item) => game.tell(item, eye)).filter((item) => item !== null);
      if (heard.length === 0 && JSON.stringify(view) === JSON.stringify(views[index])) continue;
      const patch = entry.kind === 'start' ? ([view] as const) : difference(views[index], view);
      views[index] = view;
      const number = (frames[index] ?? 0) + 1;
      frames[index] = number;
      const frame: Frame = {
        eye,
        frame: number,
        at: entry.at,
        cause: entry.kind === 'start' ? 'start' : 'act',
        news: heard,
        awaited: game.awaited(view),
        ...undosOf(game, { fold }, eye),
        clocks: seen.map((info, seat) => (seat === eye ? clock : info)),
      };
      const message: Shown = { kind: 'frame', match: 'match', patch, ...frame };
      recordShown(eyes[index] as EyeRecord, message, told(message, view, fold), null);
      const whole: WholeView = { kind: 'view', match: 'match', view, ...frame, cause: 'start', news: [] };
      toldWhole(whole);
      recordShown(eyes[index] as EyeRecord, whole, whole.view, null);
    }
    rows.push({
      seq: rows.length,
      entry: JSON.stringify(entry),
      news: JSON.stringify(news),
      frames: JSON.stringify(frames),
      message,
    });
  }

  const by = { kind: 'host' } as const;
  const dealt = recordingChance(chance);
  const dealtNews: unknown[] = [];
  const config = defaultConfig(game, SEATS);
  game.setup(config, SEATS, dealt, dealtNews);
  const start = {
    version: game.version,
    config,
    seats: SEATS,
    commitment: null,
    contributions: [],
    draws: dealt.draws,
  };
  append({ kind: 'start', at: 0, by, ...start }, dealtNews, null);
  for (let number = 1; number <= ACTS; number++) {
    const { state } = fold as unknown as Fold<Shapes>;
    const [seat = 0] = game.toAct(state).seats;
    const actions = game.actions(state, seat);
    const action = actions[chance.draw(actions.length)];
    const drawn = recordingChance(chance);
    const news: unknown[] = [];
    game.apply(game.clone(state), seat, action, drawn, news);
    const id = `act-${number}`;
    append({ kind: 'act', at: number, by, seat, action, draws: drawn.draws }, news, `person-${seat}/${id}`);
    const eye = eyes[seat] as EyeRecord;
    eye.acts.push({ id, action, seenAt: 0, outcome: 'done', frame: frames[seat] as number, times: 1 });
  }
  return { rows, record: { match: 'match', seats: SEATS, eyes } };
}

async function problemsOf({ record, rows }: Played) {
  const audited = await auditMatch(game, record, rows, false, async () => {});
  return audited.problems;
}

describe('a match held against its log', () => {
  test('is fine when everything acknowledged is there and nothing else was told', async () => {
    const { record, rows } = played();
    const audited = await auditMatch(game, record, rows, false, async () => {});
    expect(audited.problems).toEqual([]);
    expect(audited.movesFound).toBe(ACTS);
    expect(audited.framesCompared).toBeGreaterThan(3 * ACTS);
    expect(audited.framesImagined).toBeGreaterThan(10);
  });

  test('a move that was acknowledged and is not in the log is lost', async () => {
    const { record, rows } = played();
    const without = rows.slice(0, -1);
    const found = await problemsOf({ record, rows: without });
    expect(found).toContainEqual({ fault: 'lost', what: expect.stringContaining(`act-${ACTS}`) });
    // And whoever was shown it was told of something that never happened.
    expect(found).toContainEqual({ fault: 'leaked', what: expect.stringContaining('is not in the log') });
  });

  test('so is one that is another move in the log', async () => {
    const { record, rows } = played();
    const act = record.eyes.find(({ acts }) => acts.length > 0)?.acts[0];
    Object.assign(act ?? {}, { action: { kind: 'nothing of the sort' } });
    expect(await problemsOf({ record, rows })).toEqual([
      { fault: 'lost', what: expect.stringContaining('is another act in the log') },
    ]);
  });

  test('a log with gaps, a move done twice, one that was refused and one that nobody sent are found', async () => {
    const { record, rows } = played();
    expect(await problemsOf({ record, rows: rows.map((row) => ({ ...row, seq: row.seq * 2 })) })).toContainEqual(
      expect.objectContaining({ fault: 'lost', what: 'match, the log has gaps' }),
    );
    const twice = rows.map((row, index) => (index === 3 ? { ...row, message: rows[2]?.message ?? null } : row));
    expect((await problemsOf({ record, rows: twice })).map(({ what }) => what).join()).toContain('in the log 2 times');
    const strange = rows.map((row, index) => (index === 0 ? { ...row, message: 'person-9/act-1' } : row));
    expect(await problemsOf({ record, rows: strange })).toEqual([
      { fault: 'wrong', what: 'match, nobody sent person-9/act-1' },
    ]);
    Object.assign(record.eyes.find(({ acts }) => acts.length > 0)?.acts[0] ?? {}, { outcome: 'refused' });
    expect((await problemsOf({ record, rows })).map(({ fault }) => fault)).toEqual(['wrong']);
  });

  test("a view with somebody else's cards in it leaks", async () => {
    const telling = played({
      told: (message, view, fold) => (message.eye === 0 ? game.view(fold.state, 1) : view),
    });
    const found = await problemsOf(telling);
    expect(found.length).toBeGreaterThan(ACTS / 2);
    expect(found[0]).toEqual({ fault: 'leaked', what: expect.stringContaining('to seat 0 shows another view') });
  });

  test('a field that is none of a frame leaks', async () => {
    const withField = played({
      told(message, view) {
        if (message.eye === 'watcher' && message.frame === 2) Object.assign(message, { toAct: [1] });
        return view;
      },
    });
    expect(await problemsOf(withField)).toEqual([
      { fault: 'leaked', what: 'match, frame 2 to a watcher says something else than the log allows' },
    ]);
  });

  test('a patch that carries more than the difference leaks, though the view after it is right', async () => {
    const carrying = played({
      told(message, view) {
        if (message.eye === 2 && message.frame === 4)
          Object.assign(message, { patch: { ...message.patch, deck: { 0: [7] } } });
        return view;
      },
    });
    expect(await problemsOf(carrying)).toEqual([
      { fault: 'leaked', what: 'match, frame 4 to seat 2 says something else than the log allows' },
    ]);
  });

  test.each([
    ['a field of its own', { deck: [1, 2, 3] }],
    ['somebody else awaited', { awaited: [0, 1, 2] }],
    ['another time', { at: 12_345 }],
    ['acts to take back that there are not', { undo: 9 }],
    ['another reason that there are none', { noUndo: 'not-acted' }],
    ['another cause', { cause: 'undo' }],
  ])('a whole view with %s leaks', async (_, planted) => {
    const telling = played({
      toldWhole(message) {
        if (message.eye === 1 && message.frame === 5) Object.assign(message, planted);
      },
    });
    expect(await problemsOf(telling)).toEqual([
      { fault: 'leaked', what: expect.stringContaining('frame 5 to seat 1, as a whole view, says something else') },
    ]);
  });

  test('so do news with it that are not those since the frame before', async () => {
    const telling = played({
      toldWhole(message) {
        if (message.eye === 1 && message.frame === 5) Object.assign(message, { news: ['the next card'] });
      },
    });
    expect(await problemsOf(telling)).toEqual([
      { fault: 'leaked', what: expect.stringContaining('the news from frame 0 to 5 for seat 1') },
    ]);
  });

  test('a whole view may be of any entry that made no new frame, and of no other', async () => {
    const { record, rows } = played();
    const last = rows.at(-1) as LogRow;
    const end = { kind: 'end', at: ACTS, by: { kind: 'host' }, reason: 'agreed' };
    const text = { entry: JSON.stringify(end), news: '[]' };
    const { state } = foldLog(
      game,
      rows.map(({ entry }) => JSON.parse(entry) as Entry<Shapes>),
    );
    const view = game.view(state, 'watcher');
    const watcher = record.eyes.at(-1) as EyeRecord;
    const frame = Math.max(...watcher.frames.keys());
    const beside = { at: ACTS, awaited: [], undo: 0, clocks: [] };
    const whole: WholeView = {
      kind: 'view',
      match: 'match',
      eye: 'watcher',
      frame,
      cause: 'start',
      news: [],
      view,
      ...beside,
    };
    recordShown(watcher, whole, view, null);
    expect(
      await problemsOf({ record, rows: [...rows, { ...last, seq: rows.length, message: null, ...text }] }),
    ).toEqual([]);
    expect(await problemsOf({ record, rows })).toEqual([
      { fault: 'leaked', what: expect.stringContaining(`frame ${frame} to a watcher, as a whole view`) },
    ]);
  });

  test('news that the server wrote and the rules did not make are found', async () => {
    const { record, rows } = played();
    const added = rows.map((row, index) => (index === 6 ? { ...row, news: JSON.stringify(['the next card']) } : row));
    expect(await problemsOf({ record, rows: added })).toEqual([
      { fault: 'wrong', what: 'match, the news of entry 6 are not those of the rules' },
    ]);
  });

  test('a frame for somebody who could notice nothing leaks that something happened', async () => {
    const { record, rows } = played();
    const counted = rows.map((row, index) => {
      const frames = JSON.parse(row.frames) as number[];
      return index === ACTS ? { ...row, frames: JSON.stringify(frames.map((n) => n + 1)) } : row;
    });
    expect(await problemsOf({ record, rows: counted })).toContainEqual({
      fault: 'leaked',
      what: expect.stringMatching(/seat 0 is at frame \d+ where it can know of \d+/),
    });
  });

  test('a log without an end, of a match that people were told is over, has lost it', async () => {
    const { record, rows } = played();
    const { problems } = await auditMatch(game, record, rows, true, async () => {});
    expect(problems).toEqual([{ fault: 'lost', what: 'match, the log has no end' }]);
  });

  test('a log that the rules do not allow is told of, and does not end the soak', async () => {
    const { record, rows } = played();
    const row = rows[5] as LogRow;
    const entry = { ...(JSON.parse(row.entry) as object), draws: [{ kind: 'none' }, { kind: 'none' }] };
    const broken = rows.map((each) => (each === row ? { ...row, entry: JSON.stringify(entry) } : each));
    expect(await problemsOf({ record, rows: broken })).toContainEqual({
      fault: 'wrong',
      what: expect.stringContaining('the rules do not allow what is in the log'),
    });
  });

  test('messages of a kind that is not known leak, and so do fields and secrets out of place', () => {
    const told = (message: object) => outOfPlace(message as ServerMessage);
    expect(told({ kind: 'done', id: 'act-1', frame: 3 })).toBeNull();
    expect(told({ kind: 'view', match: 'match', view: {} })).toBeNull();
    expect(told({ kind: 'debug', state: {} })).toBe('a message of the kind debug');
    expect(told({ kind: 'toString' })).toBe('a message of the kind toString');
    expect(told({ kind: 'done', id: 'act-1', frame: 3, draws: [] })).toBe('a done with draws');
    expect(told({ kind: 'table', match: 'match', table: { state: 'over', secret: 's' } })).toBeNull();
    expect(told({ kind: 'table', match: 'match', table: { state: 'running', secret: 's' } })).toBe(
      'the secret of the deal before the end',
    );
  });

  test('what one eye was told twice has to be the same', () => {
    const record = newEyeRecord(0, 'person');
    const message = { kind: 'view', match: 'match', eye: 0, frame: 4, news: [] } as unknown as WholeView;
    expect(recordShown(record, message, { hand: 1 }, null)).toBeNull();
    expect(recordShown(record, message, { hand: 1 }, null)).toBeNull();
    expect(recordShown(record, message, { hand: 2 }, null)).toBe('frame 4 is not what it was');
  });
});
