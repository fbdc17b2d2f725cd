/** Runs a function once for every possible sequence of draws: exact probabilities instead of samples. */

import { assertBound, type Chance } from './chance.ts';

/** `weight` is the probability of that sequence. Works like an odometer: the last draw turns fastest. */
export function everyDraw(run: (chance: Chance, weight: () => number) => void): number {
  const values: number[] = [];
  const bounds: number[] = [];
  let sequences = 0;
  for (;;) {
    let place = 0;
    run(
      {
        draw(bound) {
          assertBound(bound);
          if (place === values.length) {
            values.push(0);
            bounds.push(bound);
          } else if (bounds[place] !== bound) {
            throw new Error(`draw ${place} had bound ${bounds[place]} and now ${bound}: the run is not deterministic`);
          }
          return values[place++] ?? 0;
        },
        reveal() {},
      },
      () => bounds.slice(0, place).reduce((product, bound) => product / bound, 1),
    );
    if (place !== values.length) throw new Error('the run drew less than before: it is not deterministic');
    sequences++;
    while (values.length > 0 && (values.at(-1) ?? 0) + 1 === bounds.at(-1)) {
      values.pop();
      bounds.pop();
    }
    if (values.length === 0) return sequences;
    values.push((values.pop() ?? 0) + 1);
  }
}
