/** What a soak would report: moves that are lost, frames that leak, memory that grows. Each is planted here. */

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
  undoChoices,
} from '@tarmac/kit';
import type { Frame, ServerMessage } from '@tarmac/wire';
import { describe, expect, test } from 'vitest';
import { withSections } from '../src/bench/document.ts';
import { defaultConfig } from '../src/bench/own.ts';
import { auditMatch, type LogRow } from '../src/soak/audit.ts';
import { figuresOf } from '../src/soak/figures.ts';
import { type MemorySample, slopeOf, trends } from '../src/soak/memory.ts';
import { mayKill, soakPlan } from '../src/soak/plan.ts';
import { type EyeRecord, type MatchRecord, newEyeRecord, recordShown } from '../src/soak/record.ts';
import { soakReport, soakSection } from '../src/soak/report.ts';
import { found, newTally } from '../src/soak/tally.ts';

const game = airlinesEurope as Game;
const SEATS = 3;
const EYES: readonly Eye[] = [0, 1, 2, 'watcher'];
const ACTS = 40;

interface Played {
  readonly rows: LogRow[];
  readonly record: MatchRecord;
}

type Shown = Extract<ServerMessage, { kind: 'frame' }>;

/** A match as the server plays and tells it; `told` may change what goes out. */
function played(told: (message: Shown, view: unknown, fold: Fold<Shapes>) => unknown = (_, view) => view): Played {
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
    const own = seen.map(() => clock);
    for (const [index, eye] of EYES.entries()) {
      const view = game.view(state, eye);
      const heard = news.map((item) => game.tell(item, eye)).filter((item) => item !== null);
      if (heard.length === 0 && JSON.stringify(view) === JSON.stringify(views[index])) continue;
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
        undo: eye === 'watcher' ? 0 : undoChoices(game, fold, eye).length,
        clocks: seen.map((info, seat) => (seat === eye ? clock : info)),
      };
      const message: Shown = { kind: 'frame', match: 'match', patch: null, ...frame };
      recordShown(eyes[index] as EyeRecord, message, told(message, view, fold), null);
    }
    const after = { frames: [...frames], noticedAt: EYES.map(() => entry.at), clock: { own, seen } };
    rows.push({
      seq: rows.length,
      entry: JSON.stringify(entry),
      news: JSON.stringify(news),
      after: JSON.stringify(after),
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
  const audited = await auditMatch(game, record, rows, async () => {});
  return audited.problems;
}

describe('a match held against its log', () => {
  test('is fine when everything acknowledged is there and nothing else was told', async () => {
    const { record, rows } = played();
    const audited = await auditMatch(game, record, rows, async () => {});
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
    const telling = played((message, view, fold) => (message.eye === 0 ? game.view(fold.state, 1) : view));
    const found = await problemsOf(telling);
    expect(found.length).toBeGreaterThan(ACTS / 2);
    expect(found[0]).toEqual({ fault: 'leaked', what: expect.stringContaining('to seat 0 shows another view') });
  });

  test('a field that is none of a frame leaks, and so does a clock that tells of secret acts', async () => {
    const withField = played((message, view) => {
      if (message.eye === 'watcher' && message.frame === 2) Object.assign(message, { toAct: [1] });
      return view;
    });
    expect(await problemsOf(withField)).toEqual([
      { fault: 'leaked', what: 'match, frame 2 to a watcher says something else than the log allows' },
    ]);
    const withClocks = played((message, view) => {
      if (message.eye === 1 && message.frame === 3)
        Object.assign(message, { clocks: message.clocks.map(() => ({ left: 7, since: 1 })) });
      return view;
    });
    expect((await problemsOf(withClocks)).map(({ fault }) => fault)).toEqual(['leaked']);
  });

  test('what one eye was told twice has to be the same', () => {
    const record = newEyeRecord(0, 'person');
    const message = { kind: 'view', match: 'match', eye: 0, frame: 4, news: [] } as unknown as Extract<
      ServerMessage,
      { kind: 'view' }
    >;
    expect(recordShown(record, message, { hand: 1 }, null)).toBeNull();
    expect(recordShown(record, message, { hand: 1 }, null)).toBeNull();
    expect(recordShown(record, message, { hand: 2 }, null)).toBe('frame 4 is not what it was');
  });
});

describe('memory', () => {
  const sample = (minute: number, rss: number, parts: Partial<MemorySample> = {}): MemorySample => ({
    node: 'A',
    life: 1,
    seconds: 60 * minute,
    rss: rss * 1e6,
    heap: 40e6,
    handles: 100,
    settled: false,
    ...parts,
  });
  const minutes = Array.from({ length: 61 }, (_, index) => index / 2);
  /** Up and down, as a heap goes. */
  const saw = (minute: number) => 200 + 25 * ((7 * minute) % 1);

  test('that goes up and down is flat, and its slope is told', () => {
    const [trend] = trends(
      minutes.map((minute) => sample(minute, saw(minute))),
      1800,
    );
    expect(trend).toMatchObject({ node: 'A', life: 1, fromSeconds: 900, toSeconds: 1800, flat: true });
    expect(Math.abs(trend?.rssSlope ?? 9)).toBeLessThan(0.5);
  });

  test('that grows by three megabytes a minute is not', () => {
    const [trend] = trends(
      minutes.map((minute) => sample(minute, saw(minute) + 3 * minute)),
      1800,
    );
    expect(trend?.rssSlope).toBeCloseTo(3, 0);
    expect(trend?.flat).toBe(false);
  });

  test('whose live heap grows under a flat RSS is not either', () => {
    const heaps = new Map([
      [15, 40e6],
      [30, 60e6],
    ]);
    const samples = minutes.map((minute) => {
      const heap = heaps.get(minute);
      return sample(minute, saw(minute), heap === undefined ? {} : { heap, settled: true });
    });
    expect(trends(samples, 1800)[0]).toMatchObject({ settledHeapMb: [40, 60], flat: false });
  });

  test('each life of a node is looked at by itself, and what was too short is not judged', () => {
    const lives = minutes.map((minute) => sample(minute, saw(minute), { life: minute < 29 ? 1 : 2 }));
    expect(trends(lives, 1800).map(({ life, flat }) => [life, flat])).toEqual([
      [1, true],
      [2, null],
    ]);
  });

  test('a slope is the median of all slopes', () => {
    const points = [
      [0, 0],
      [1, 2],
      [2, 4],
      [3, 6],
      [4, 100],
    ] as const;
    expect(slopeOf(points)).toBe(2);
    expect(slopeOf([[1, 1]])).toBe(0);
  });
});

describe('a report', () => {
  const plan = soakPlan({ game: game.id, seconds: 1800, nodes: 2, matches: 100, seed: 1 });
  const measured = (plant: (tally: ReturnType<typeof newTally>) => void, samples: readonly MemorySample[] = []) => {
    const tally = newTally();
    for (let ms = 1; ms <= 100; ms++) tally.delays.add(ms);
    plant(tally);
    const played = { seconds: 1800, moves: 180_000 };
    const audited = { matches: 1, moves: 2, frames: 3, imagined: 4 };
    return figuresOf({ plan, tally, samples, played, audited, nodes: [], busy: 0.2 });
  };

  test('is good news when nothing was found', () => {
    const figures = measured(() => {});
    expect(figures.p50Ms).toBeCloseTo(50, -1);
    expect(figures.p99Ms).toBeCloseTo(99, -1);
    expect(soakReport(figures)).toMatchObject({ failed: false });
    expect(soakReport(figures).text).toContain('Nothing lost, nothing leaked, nothing stuck');
  });

  test.each(['lost', 'leaked', 'stuck', 'wrong'] as const)('is bad news when something was %s', (fault) => {
    const figures = measured((tally) => found(tally, fault, 'planted'));
    expect(figures.failed).toBe(true);
    expect(soakReport(figures).text).toContain(`${fault}: planted`);
    expect(soakSection(figures)).toContain(`1 ${fault}`);
  });

  test('and when a node grows', () => {
    const samples = Array.from({ length: 181 }, (_, index) => ({
      node: 'A',
      life: 1,
      seconds: 10 * index,
      rss: 200e6 + 500_000 * index,
      heap: 0,
      handles: 0,
      settled: false,
    }));
    const figures = measured(() => {}, samples);
    expect(figures).toMatchObject({ grows: true, failed: true });
    expect(soakReport(figures).text).toContain('and a node grows');
  });
});

test('after a third of the time the first node is spared, so that its memory can be watched', () => {
  expect([0, 0.3, 0.34, 1].map((part) => mayKill(0, part, 2))).toEqual([true, true, false, false]);
  expect(mayKill(1, 1, 2)).toBe(true);
  expect(mayKill(0, 1, 1)).toBe(true);
});

test('the document keeps what other commands wrote', () => {
  const soaked = withSections('', { soak: 'Soaked.' });
  expect(soaked).toContain('## Benches\n\nNot measured yet.');
  const both = withSections(soaked, { bench: 'Measured.' });
  expect(both).toContain('## Soak\n\nSoaked.');
  expect(both).toContain('## Benches\n\nMeasured.');
  expect(withSections(both, { soak: 'Again.' })).toBe(both.replace('Soaked.', 'Again.'));
});
