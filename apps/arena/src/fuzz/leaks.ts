/** Finds leaks of hidden information: a state imagined from the view must give the same answers. */

import { canonical, type Eye, type Seat, type Shapes, same } from '@tarmac/kit';
import { firstDifference } from '@tarmac/kit/conformance';
import type { Target } from './attack.ts';
import { perturbed } from './wreck.ts';

const PERTURBED_PER_EYE = 6;

export function probeLeaks(target: Target, state: Shapes['state']): void {
  const { game, seats, chance } = target;
  const { guard, fail } = target.findings;
  const eyes: Eye[] = ['watcher', ...Array.from({ length: seats }, (_, seat) => seat)];
  for (const eye of eyes) {
    guard(`imagine from the eye ${eye}`, () => {
      const view = game.view(state, eye);
      const imagined = game.imagine(view, chance);
      for (const problem of game.audit(imagined)) fail('auditFailures', `imagined from the eye ${eye}: ${problem}`);
      const again = game.view(imagined, eye);
      const difference = firstDifference(view, again, '$');
      if (difference !== null) fail('leaked', `the view of ${eye} changes when imagined: ${difference}`);
      if (eye !== 'watcher') compareAnswers(target, eye, state, imagined);
    });
  }
}

function compareAnswers(target: Target, seat: Seat, state: Shapes['state'], imagined: Shapes['state']): void {
  const { game, pool, chance } = target;
  const { fail } = target.findings;
  const actions = game.actions(state, seat);
  if (!same(actions, game.actions(imagined, seat)))
    fail('leaked', `the actions of seat ${seat} depend on hidden things`);
  const anything = pool.get('') ?? [];
  for (let i = 0; i < PERTURBED_PER_EYE; i++) {
    const start =
      actions.length > 0 ? actions[chance.draw(actions.length)] : anything[chance.draw(Math.max(1, anything.length))];
    const parsed = game.parseAction(i === 0 ? start : perturbed(start, pool, chance));
    if (!parsed.ok) continue;
    const answer = game.check(state, seat, parsed.value);
    const other = game.check(imagined, seat, parsed.value);
    if (!same(answer, other)) {
      fail(
        'leaked',
        `check of ${canonical(parsed.value)} by seat ${seat}: ${canonical(answer)} against ${canonical(other)} imagined`,
      );
    }
  }
}
