/** An explanation picks the difference that decided, and its errors are those of 95 %. */

import { type Candidate, type Decision, explainBy } from '@tarmac/bots';
import { describe, expect, test } from 'vitest';

const TERMS = ['hand', 'growth', 'cash', 'points'] as const;
const [CASH, DRAW, STOP, PASS] = [{ type: 'cash' }, { type: 'draw' }, { type: 'stop' }, { type: 'pass' }] as const;

interface Action {
  readonly type: string;
}

const explain = (decided: Decision<Action>, count = 3) => explainBy(TERMS, decided, count);

type Gains = Readonly<Record<string, number>>;

function candidate(action: Action, gains: Gains = {}, value = 0.5, error = 0.01): Candidate<Action> {
  const reasons = Object.entries(gains).map(([term, gain]) => ({ term, gain }));
  return { action, value, error, points: 80, pointsError: 2, reasons };
}

function decision(...candidates: Candidate<Action>[]): Decision<Action> {
  return { action: candidates[0]?.action ?? PASS, candidates };
}

/** The reason of a best candidate and of a lesser one with these gains. */
function reasonsOf(gains: Gains) {
  const [best] = explain(decision(candidate(CASH, gains), candidate(DRAW)));
  const [, lesser] = explain(decision(candidate(CASH), candidate(DRAW, gains)));
  return { best: best?.reason, lesser: lesser?.reason };
}

describe('the reason', () => {
  test('for the best is the largest gain over the runner-up, against another the largest loss to the best', () => {
    expect(reasonsOf({ hand: -0.9, growth: 0.4, cash: 0.7, points: -0.2 })).toEqual({
      best: { term: 'cash', gain: 0.7 },
      lesser: { term: 'hand', gain: -0.9 },
    });
  });

  test('is the largest difference where none points the right way', () => {
    expect(reasonsOf({ hand: -0.1, growth: -0.4, cash: -0.2 }).best).toEqual({ term: 'growth', gain: -0.4 });
    expect(reasonsOf({ hand: 0.1, growth: 0.2, cash: 0.4 }).lesser).toEqual({ term: 'cash', gain: 0.4 });
  });

  test('is none where nothing differs, or there is nothing to compare', () => {
    expect(reasonsOf({ hand: 0, growth: 0 })).toEqual({ best: null, lesser: null });
    expect(reasonsOf({})).toEqual({ best: null, lesser: null });
  });

  test('may be any term, and only a term', () => {
    for (const term of TERMS) expect(reasonsOf({ [term]: 0.1 }).best).toEqual({ term, gain: 0.1 });
    expect(() => reasonsOf({ luck: 0.1 })).toThrow("no term 'luck'");
  });
});

describe('who is compared', () => {
  const four = decision(candidate(CASH), candidate(DRAW), candidate(STOP), candidate(PASS));

  test('the choice is always told, in the place of the last, and known as such after a journey as JSON', () => {
    const warm = JSON.parse(JSON.stringify({ ...four, action: PASS })) as typeof four;
    expect(explain(warm).map(({ action, chosen }) => [action, chosen])).toEqual([
      [CASH, false],
      [DRAW, false],
      [PASS, true],
    ]);
    expect(explain(four).map(({ chosen }) => chosen)).toEqual([true, false, false]);
  });

  test('the best with the runner-up, the others with the best', () => {
    expect(explain(four).map(({ action, against }) => [action, against])).toEqual([
      [CASH, DRAW],
      [DRAW, CASH],
      [STOP, CASH],
    ]);
  });

  test('as many as are asked for, as far as there are any', () => {
    expect(explain(four, 4)).toHaveLength(4);
    expect(explain(four, 1)[0]).toMatchObject({ action: CASH, against: DRAW });
    expect(explain(decision(candidate(CASH)))).toMatchObject([{ action: CASH, against: null, comparison: null }]);
  });

  test('what was decided for is marked, the first or not', () => {
    expect(explain(four).map(({ chosen }) => chosen)).toEqual([true, false, false]);
    expect(explain({ ...four, action: STOP }).map(({ chosen }) => chosen)).toEqual([false, false, true]);
  });
});

describe('the figures', () => {
  test('have errors of 95 %', () => {
    const [first] = explain(decision(candidate(CASH, {}, 0.34, 0.01)));
    expect(first).toMatchObject({ winShare: 0.34, points: 80 });
    expect(first?.winShareError).toBeCloseTo(0.0196, 6);
    expect(first?.pointsError).toBeCloseTo(3.92, 6);
  });

  test.each([
    [0.5, 0.4, 0.01, 'better', 'worse'],
    [0.4, 0.5, 0.01, 'worse', 'better'],
    [0.5, 0.4, 0.05, 'close', 'close'],
    // The error of a difference is larger than either's.
    [0.5, 0.475, 0.01, 'close', 'close'],
    [0.5, 0.47, 0.01, 'better', 'worse'],
    [0.5, 0.5, 0, 'close', 'close'],
  ])(
    'win shares of %d and %d, each with a standard error of %d, are %s and %s',
    (first, second, error, ...expected) => {
      const explained = explain(decision(candidate(CASH, {}, first, error), candidate(DRAW, {}, second, error)));
      expect(explained.map(({ comparison }) => comparison)).toEqual(expected);
    },
  );
});
