/** The arithmetic behind `arena fit`: it finds weights that are known, and says how sure it is of them. */

import { fastChance } from '@tarmac/kit';
import { describe, expect, test } from 'vitest';
import { assess } from '../src/fit/assess.ts';
import { fitLeastSquares } from '../src/fit/least-squares.ts';
import { cholesky, solve } from '../src/fit/linear.ts';
import { chancesInto, fitLogit, logLikelihood } from '../src/fit/logit.ts';
import { addPosition, newSamples, type Samples } from '../src/fit/samples.ts';

const TRUE_WEIGHTS = [0.8, -0.03, 0, 1.5];

interface Synthetic {
  readonly games: number;
  readonly positionsPerGame?: number;
  readonly seed?: number;
}

/** Positions of 2 to 5 seats whose winners are drawn by the true weights; the second feature is on a large scale. */
function synthetic({ games, positionsPerGame = 1, seed = 1 }: Synthetic): Samples {
  const chance = fastChance(seed);
  const uniform = () => chance.draw(2 ** 20) / 2 ** 20;
  const samples = newSamples(TRUE_WEIGHTS.length);
  const chances: number[] = [];
  for (let game = 0; game < games; game++) {
    const seats = 2 + (game % 4);
    const values = Array.from({ length: seats }, () => [
      2 * uniform(),
      100 * uniform(),
      uniform(),
      chance.draw(2),
    ]).flat();
    const drawn = newSamples(TRUE_WEIGHTS.length);
    addPosition(drawn, 0, values, new Array<number>(seats).fill(0), new Array<number>(seats).fill(0));
    chancesInto(chances, drawn, 0, seats, TRUE_WEIGHTS);
    const winner = drawnFrom(chances.slice(0, seats), uniform());
    const shares = Array.from({ length: seats }, (_, seat) => (seat === winner ? 1 : 0));
    for (let i = 0; i < positionsPerGame; i++) addPosition(samples, game, values, shares, shares);
  }
  return samples;
}

function drawnFrom(chances: readonly number[], at: number): number {
  let left = at;
  return chances.findIndex((chance) => {
    left -= chance;
    return left < 0;
  });
}

describe('the conditional logit', () => {
  test('finds known weights within three standard errors, which are small', () => {
    const { weights, errors } = fitLogit([synthetic({ games: 8000 })], 4, 1);
    TRUE_WEIGHTS.forEach((truth, i) => {
      expect(Math.abs((weights[i] as number) - truth)).toBeLessThan(3 * (errors[i] as number));
    });
    const inSpreads = errors.map((error, i) => error * ([0.58, 29, 0.29, 0.5][i] as number));
    for (const error of inSpreads) {
      expect(error).toBeGreaterThan(0.01);
      expect(error).toBeLessThan(0.03);
    }
  });

  test('its standard errors are how far fits of other games lie apart', () => {
    const fits = Array.from({ length: 60 }, (_, i) => fitLogit([synthetic({ games: 300, seed: i + 1 })], 4, 1));
    for (let weight = 0; weight < 4; weight++) {
      const found = fits.map(({ weights }) => weights[weight] as number);
      const middle = found.reduce((sum, value) => sum + value) / found.length;
      const apart = Math.sqrt(found.reduce((sum, value) => sum + (value - middle) ** 2, 0) / (found.length - 1));
      const said = fits.reduce((sum, { errors }) => sum + (errors[weight] as number), 0) / fits.length;
      expect(said / apart).toBeGreaterThan(0.7);
      expect(said / apart).toBeLessThan(1.4);
    }
  });

  test('many positions of a game are no more sure than one', () => {
    const once = fitLogit([synthetic({ games: 500 })], 4, 1);
    const often = fitLogit([synthetic({ games: 500, positionsPerGame: 9 })], 4, 9);
    often.weights.forEach((weight, i) => {
      expect(weight).toBeCloseTo(once.weights[i] as number, 6);
    });
    often.errors.forEach((error, i) => {
      expect(error).toBeCloseTo(once.errors[i] as number, 6);
    });
  });

  test('positions may lie in several parts', () => {
    const whole = fitLogit([synthetic({ games: 400 }), synthetic({ games: 400, seed: 2 })], 4, 1);
    const turned = fitLogit([synthetic({ games: 400, seed: 2 }), synthetic({ games: 400 })], 4, 1);
    whole.weights.forEach((weight, i) => {
      expect(weight).toBeCloseTo(turned.weights[i] as number, 6);
    });
    expect(whole.weights[0]).not.toBeCloseTo(fitLogit([synthetic({ games: 400 })], 4, 1).weights[0] as number, 3);
  });

  test('gradient and Hessian agree with small steps', () => {
    const parts = [synthetic({ games: 50 })];
    const penalties = Float64Array.of(1, 0.5, 2, 3);
    const at = Float64Array.of(0.3, 0.01, -0.4, 0.2);
    const gradientAt = (weights: Float64Array) => {
      const gradient = new Float64Array(4);
      const hessian = new Float64Array(16);
      return { value: logLikelihood(parts, weights, penalties, gradient, hessian), gradient, hessian };
    };
    const { gradient, hessian } = gradientAt(at);
    const step = 1e-5;
    for (let i = 0; i < 4; i++) {
      const moved = (by: number) => gradientAt(at.map((weight, k) => (k === i ? weight + by : weight)));
      const [up, down] = [moved(step), moved(-step)];
      expect((up.value - down.value) / (2 * step)).toBeCloseTo(gradient[i] as number, 3);
      for (let row = i; row < 4; row++) {
        const slope = ((up.gradient[row] as number) - (down.gradient[row] as number)) / (2 * step);
        expect(-slope).toBeCloseTo(hessian[row * 4 + i] as number, 3);
      }
    }
  });

  test('a feature that is the same for all seats weighs nothing', () => {
    const samples = newSamples(2);
    const chance = fastChance(3);
    for (let game = 0; game < 300; game++) {
      const turn = chance.draw(1000) / 7;
      const better = chance.draw(3);
      const values = [0, 1, 2].flatMap((seat) => [turn, seat === better ? 1 : 0]);
      const winner = chance.draw(2) === 0 ? better : chance.draw(3);
      const shares = [0, 1, 2].map((seat) => (seat === winner ? 1 : 0));
      addPosition(samples, game, values, shares, shares);
    }
    const { weights } = fitLogit([samples], 2, 1);
    expect(weights[0]).toBeCloseTo(0, 6);
    expect(weights[1]).toBeGreaterThan(1);
  });

  test('a feature that always wins has a finite weight, the smaller the more ridge', () => {
    const samples = newSamples(1);
    for (let game = 0; game < 100; game++) addPosition(samples, game, [1, 0], [1, 0], [0, 0]);
    const [gentle, firm] = [1, 100].map((ridge) => fitLogit([samples], 1, ridge).weights[0] as number);
    expect(gentle).toBeGreaterThan(3);
    expect(gentle).toBeLessThan(20);
    expect(firm).toBeGreaterThan(0.1);
    expect(firm).toBeLessThan(gentle as number);
  });
});

describe('least squares', () => {
  /** One seat a position, so that each row stands for itself. */
  function rows(...table: readonly (readonly [...values: number[], score: number])[]): Samples {
    const samples = newSamples((table[0]?.length ?? 1) - 1);
    table.forEach((row, game) => {
      addPosition(samples, game, row.slice(0, -1), [1], row.slice(-1));
    });
    return samples;
  }

  test('a plane without ridge to speak of is found as it is', () => {
    const plane = (x: number, y: number): [number, number, number] => [x, y, 3 * x - 2 * y + 7];
    const { weights } = fitLeastSquares([rows(plane(0, 0), plane(1, 0), plane(0, 1), plane(5, 2), plane(2, 9))], 1e-9);
    [3, -2, 7].forEach((truth, i) => {
      expect(weights[i]).toBeCloseTo(truth, 6);
    });
  });

  test('a system solved by hand', () => {
    // Means 2 and 5. The squares of x - 2 sum to 4, over 4 rows: a ridge of 4 adds 4. (x - 2)(y - 5) sums to 16.
    const { weights, errors } = fitLeastSquares([rows([1, 1], [1, 1], [3, 9], [3, 9])], 4);
    expect(weights[0]).toBeCloseTo(16 / 8, 9);
    expect(weights[1]).toBeCloseTo(5 - 2 * 2, 9);
    // Each row misses by 2 at a distance of 1 from the mean.
    expect(errors[0]).toBeCloseTo(Math.sqrt(4 * 2 ** 2) / 8, 9);
  });

  test('a feature that never changes weighs nothing', () => {
    const { weights } = fitLeastSquares([rows([0.1, 1, 3], [0.1, 2, 5], [0.1, 3, 7])], 1e-9);
    expect(weights[0]).toBeCloseTo(0, 6);
    expect(weights[1]).toBeCloseTo(2, 6);
    expect(weights[2]).toBeCloseTo(1, 6);
  });
});

test('a matrix that is not positive definite is not solved', () => {
  expect(solve(cholesky(Float64Array.of(4, 2, 2, 5), 2), [8, 12])).toEqual(Float64Array.of(1, 2));
  expect(() => cholesky(Float64Array.of(1, 2, 2, 1), 2)).toThrow(/not positive definite at row 1/);
});

describe('the assessment', () => {
  const oneFeature = (...games: readonly (readonly [values: number[], shares: number[], scores: number[]])[]) => {
    const samples = newSamples(1);
    games.forEach(([values, shares, scores], game) => {
      addPosition(samples, game, values, shares, scores);
    });
    return samples;
  };

  test('counts by hand', () => {
    const heldOut = oneFeature(
      [
        [1, 0],
        [1, 0],
        [10, 6],
      ],
      [
        [0, 1],
        [1, 0],
        [4, 8],
      ],
    );
    const win = [Math.log(3)];
    const found = assess([{ win, firstFeature: [0], points: [6, 4], heldOut }]);
    expect(found?.positions).toBe(2);
    expect(found?.logLoss.fit).toBeCloseTo(-(Math.log(0.75) + Math.log(0.25)) / 2, 9);
    expect(found?.logLoss.firstFeature).toBeCloseTo(Math.log(2), 9);
    expect(found?.logLoss.uniform).toBeCloseTo(Math.log(2), 9);
    expect(found?.brier.fit).toBeCloseTo((2 * 0.25 ** 2 + 2 * 0.75 ** 2) / 2, 9);
    expect(found?.brier.uniform).toBeCloseTo(0.5, 9);
    expect(found?.calibration[7]).toMatchObject({ seats: 2, observed: 0.5 });
    expect(found?.calibration[7]?.predicted).toBeCloseTo(0.75, 9);
    expect(found?.calibration[2]).toMatchObject({ seats: 2, observed: 0.5 });
    expect(found?.calibration[5]).toMatchObject({ seats: 0, observed: null, predicted: null });
    // Foretold 10, 4, 4, 10 where 10, 6, 4, 8 came, around 7.
    expect(found?.pointsR2).toBeCloseTo(1 - 8 / 20, 9);
  });

  test('is none where nothing is held out', () => {
    expect(assess([{ win: [1], firstFeature: [1], points: [1, 0], heldOut: newSamples(1) }])).toBeNull();
  });
});
