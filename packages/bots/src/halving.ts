/** Sequential halving: after each part of the budget the worse half of the choices is dropped. */

import type { Budget } from './bot.ts';
import { estimate, meanShare, type Tally } from './tally.ts';

/** Enough simulations for the figures of a single choice. */
const WITHOUT_CHOICE = 16;

/** `tryEach` makes one simulation of each remaining choice. It is called at least once, with all of them. */
export function byHalving<C extends Tally<unknown>>(
  all: readonly C[],
  budget: Budget,
  tryEach: (running: readonly C[]) => void,
): void {
  const simulations = all.length === 1 ? Math.min(budget.simulations, WITHOUT_CHOICE) : budget.simulations;
  const spent = meter({ ...budget, simulations });
  const cuts = Math.max(1, halvings(all.length));
  let running = all;
  let done = 0;
  for (let cut = 1; cut <= cuts; cut++) {
    while (done === 0 || spent(done) < cut / cuts) {
      tryEach(running);
      done += running.length;
    }
    const mean = meanShare(all);
    running = running.toSorted((a, b) => estimate(b, mean) - estimate(a, mean)).slice(0, Math.ceil(running.length / 2));
  }
}

/** The number of halvings, rounded up, until one is left; by bits, since engines may round a logarithm differently. */
function halvings(count: number): number {
  return 32 - Math.clz32(count - 1);
}

/** The used part of the budget, from 0 to 1, after a number of simulations. */
export function meter({ simulations, time }: Budget): (done: number) => number {
  const started = time?.now() ?? 0;
  return (done) => {
    const bySimulations = done / simulations;
    if (time === undefined) return bySimulations;
    return Math.max(bySimulations, (time.now() - started) / time.milliseconds);
  };
}
