/** The suite for a game's .perft file: the continuations of small positions are as many as recorded. */

import type { Game, Shapes } from '../game.ts';
import { perft } from '../perft.ts';
import type { Check } from './check.ts';

interface CountedPlan<T extends Shapes> {
  /** Of lines `position depth count`; comments begin with #. */
  readonly file: string;
  readonly positions: Readonly<Record<string, () => T['state']>>;
  /** False if the positions would not pass the audit. */
  readonly audited?: false;
}

/** To be run like `conformance`. */
export function countedConformance<T extends Shapes>(game: Game<T>, plan: CountedPlan<T>): Check[] {
  const { positions, audited = true } = plan;
  const lines = plan.file.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  const counted = new Set(lines.map((line) => line.split(' ')[0]));
  const checks: Check[] = lines.map((line) => ({
    name: line,
    run() {
      const [name = '', depth, count] = line.split(' ');
      const state = positions[name]?.();
      if (state === undefined) throw new Error(`${game.id}: no position is called ${name}`);
      const problems = audited ? game.audit(state) : [];
      if (problems.length > 0) throw new Error(`${game.id}, ${name}: ${problems.join('; ')}`);
      const found = perft(game, state, Number(depth));
      if (found !== Number(count))
        throw new Error(`${game.id}, ${name}: ${found} ways at depth ${depth}, not ${count}`);
    },
  }));
  return [
    ...checks,
    {
      name: 'every position is counted',
      run() {
        const missed = Object.keys(positions).filter((name) => !counted.has(name));
        if (missed.length > 0) throw new Error(`${game.id}: no count for ${missed.join(', ')}`);
      },
    },
  ];
}
