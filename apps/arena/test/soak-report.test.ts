/** What a soak makes of what it saw: ratings that do not add up, memory that grows, too little done to tell. Each is planted here. */

import { describe, expect, test } from 'vitest';
import { withSections } from '../src/bench/document.ts';
import { figuresOf } from '../src/soak/figures.ts';
import { type MemorySample, slopeOf, trends } from '../src/soak/memory.ts';
import { mayKill, soakPlan } from '../src/soak/plan.ts';
import { auditRatedSeats, auditRatings, type Rating } from '../src/soak/ratings.ts';
import { newEyeRecord } from '../src/soak/record.ts';
import { soakReport, soakSection } from '../src/soak/report.ts';
import { found, newTally } from '../src/soak/tally.ts';

describe('ratings', () => {
  const eyes = [0, 1].map((eye) => newEyeRecord(eye, `person-${eye}`));
  const record = { match: 'match', seats: 2, eyes };
  const rated = (seat: number, person = seat) => ({ seat, person: `person-${person}` });

  test('every seat of a match is rated once, for whoever sat there', () => {
    const faultsOf = (seats: Parameters<typeof auditRatedSeats>[1]) =>
      auditRatedSeats(record, seats).map(({ fault, what }) => `${fault}: ${what}`);
    expect(faultsOf([rated(0), rated(1)])).toEqual([]);
    expect(faultsOf([rated(1)])).toEqual(['lost: match, seat 0 was not rated']);
    expect(faultsOf([rated(0), rated(0), rated(1)])).toEqual(['wrong: match, seat 0 was rated twice']);
    expect(faultsOf([rated(0), rated(1, 0)])).toEqual(['wrong: match, seat 1: somebody else was rated']);
  });

  test('a rating is what it began with and all that matches added to it', () => {
    const fine: Rating = { person: 'p', points: 1_020_000, games: 3, change: 20_000, matches: 3 };
    expect(auditRatings([fine])).toEqual([]);
    const faultOf = (planted: Partial<Rating>) =>
      auditRatings([fine, { ...fine, ...planted }]).map(({ fault }) => fault);
    expect(faultOf({ points: 1_000_000, games: 2 })).toEqual(['lost']);
    expect(faultOf({ points: null, games: 0 })).toEqual(['lost']);
    expect(faultOf({ games: 4 })).toEqual(['wrong']);
    expect(faultOf({ points: 1_040_000 })).toEqual(['wrong']);
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

  test('whose handles grow is not flat; those of a neighbour that is away for a while are none of that', () => {
    const growing = minutes.map((minute) => sample(minute, saw(minute), { handles: Math.round(150 + 30 * minute) }));
    expect(trends(growing, 1800)[0]).toMatchObject({ flat: false });
    const visited = minutes.map((minute) => sample(minute, saw(minute), { handles: minute % 5 < 1 ? 300 : 150 }));
    expect(trends(visited, 1800)[0]).toMatchObject({ flat: true });
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
  const plan = soakPlan({ game: 'airlines-europe', seconds: 1800, nodes: 2, matches: 100, seed: 1 });
  /** Half an hour of node A, seen well, its heap twice after a collection. */
  const seen = Array.from(
    { length: 181 },
    (_, index): MemorySample => ({
      node: 'A',
      life: 1,
      seconds: 10 * index,
      rss: 200e6,
      heap: 40e6,
      handles: 100,
      settled: index === 90 || index === 180,
    }),
  );
  type Audited = Parameters<typeof figuresOf>[0]['audited'];
  interface Planted {
    readonly tally?: (tally: ReturnType<typeof newTally>) => void;
    readonly samples?: readonly MemorySample[];
    readonly played?: { readonly seconds: number; readonly moves: number };
    readonly audited?: Partial<Audited>;
  }
  /** A soak as it should be, but for what is planted. */
  const measured = ({ tally: plant = () => {}, samples = seen, played, audited = {} }: Planted = {}) => {
    const tally = newTally();
    for (let ms = 1; ms <= 100; ms++) tally.delays.add(ms);
    const whole = { moves: 180_000, matchesBegun: 900, matchesEnded: 900, kills: 20, restarts: 20 };
    Object.assign(tally, whole);
    plant(tally);
    return figuresOf({
      plan,
      tally,
      samples,
      played: played ?? { seconds: 1800, moves: 175_000 },
      audited: { matches: 900, moves: 180_000, frames: 500_000, imagined: 60_000, ratedSeats: 2000, ...audited },
      nodes: [],
      busy: 0.2,
    });
  };

  test('is good news when all was done and nothing was found', () => {
    const figures = measured();
    expect(figures.p50Ms).toBeCloseTo(50, -1);
    expect(figures.p99Ms).toBeCloseTo(99, -1);
    expect(figures.shortcomings).toEqual([]);
    expect(soakReport(figures)).toMatchObject({ failed: false });
    expect(soakReport(figures).text).toContain('Nothing lost, nothing leaked, nothing stuck, memory flat');
  });

  test('is bad news when nothing happened', () => {
    const figures = measured({
      tally: (tally) => Object.assign(tally, newTally()),
      samples: [],
      played: { seconds: 1800, moves: 0 },
      audited: { matches: 0, moves: 0, frames: 0, imagined: 0, ratedSeats: 0 },
    });
    expect(figures.failed).toBe(true);
    expect(figures.shortcomings).toEqual([
      'nobody moved',
      'nobody was rated',
      'no node was killed',
      'fewer than 50 moves/s',
      'no node’s memory was seen long enough to be judged',
    ]);
    expect(soakReport(figures).text).toContain('NOT well');
  });

  const unseen = seen.map((sample) => ({ ...sample, settled: false }));
  test.each<[string, Planted]>([
    ['of 180000 acknowledged moves 179999 were found', { audited: { moves: 179_999 } }],
    ['of 900 matches 899 were held against their log', { audited: { matches: 899 } }],
    ['of 900 matches 899 were played to their end', { tally: (tally) => tally.matchesEnded-- }],
    ['nobody was rated', { audited: { ratedSeats: 0 } }],
    ['of 20 killed nodes 19 came back', { tally: (tally) => tally.restarts-- }],
    ['no node was killed', { tally: (tally) => Object.assign(tally, { kills: 0, restarts: 0 }) }],
    ['fewer than 50 moves/s', { played: { seconds: 1800, moves: 80_000 } }],
    ['no node’s memory was seen long enough to be judged', { samples: unseen }],
  ])('is bad news when %s', (shortcoming, planted) => {
    const figures = measured(planted);
    expect(figures).toMatchObject({ shortcomings: [shortcoming], failed: true });
    expect(soakSection(figures)).toContain(`NOT well: 0 lost, 0 leaked, 0 stuck, 0 wrong, ${shortcoming}**`);
  });

  test.each(['lost', 'leaked', 'stuck', 'wrong'] as const)('is bad news when something was %s', (fault) => {
    const figures = measured({ tally: (tally) => found(tally, fault, 'planted') });
    expect(figures.failed).toBe(true);
    expect(soakReport(figures).text).toContain(`${fault}: planted`);
    expect(soakSection(figures)).toContain(`1 ${fault}`);
  });

  test('and when a node grows', () => {
    const samples = seen.map((sample, index) => ({ ...sample, rss: 200e6 + 500_000 * index }));
    const figures = measured({ samples });
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
