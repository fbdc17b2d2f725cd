/** Sequential halving: after each part of the budget the worse half of the choices is dropped. */

import type { Budget } from './bot.ts';
import { estimate, meanShare, type Tally } from './tally.ts';

/** Where there is no choice, this many simulations are enough to say how things stand. */
const WITHOUT_CHOICE = 16;

/** `tryEach` makes one simulation of each choice still in the running. It is called at least once, with all of them. */
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

/** How often so many can be halved, rounded up, until one is left; by bits, since engines may round a logarithm differently. */
function halvings(count: number): number {
  return 32 - Math.clz32(count - 1);
}

/** How much of the budget is used up, from 0 to 1, after so many simulations. */
export function meter({ simulations, time }: Budget): (done: number) => number {
  const started = time?.now() ?? 0;
  return (done) => {
    const bySimulations = done / simulations;
    if (time === undefined) return bySimulations;
    return Math.max(bySimulations, (time.now() - started) / time.milliseconds);
  };
}
