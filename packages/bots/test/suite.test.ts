/** The suite of bots: a sound brain passes it, and each planted fault fails the check that is about it. */

import { type Brain, explainBy } from '@tarmac/bots';
import { type BotPlan, botConformance, SAMPLE } from '@tarmac/bots/proofs';
import { expect, test } from 'vitest';
import { type Cards, cards, cardsBrain } from './games/cards.ts';

const PLAN: BotPlan<Cards, string> = {
  brain: cardsBrain,
  tables: [2, 3].map((seats) => ({ seats, config: null })),
  endings: () => [''],
  explain: (decision) => explainBy(['card'], decision, 3),
  dominated: 20,
  weights: { file: '/** Made by `arena fit --game tiny --games 9 --seed 1 --bots policy --ridge 1`. */', options: [] },
};

/** In this game a card is nearly all there is: freezing it seldom changes the choice. */
const EFFORT = { ...SAMPLE, faithful: 100, changed: 0.05 };

function failing(plan: BotPlan<Cards, string>): string[] {
  return botConformance(plan, EFFORT).flatMap(({ name, run }) => {
    try {
      run();
      return [];
    } catch {
      return [name];
    }
  });
}

const thinking = (changes: Partial<Brain<Cards>>) => ({ brain: { ...cardsBrain, ...changes } });
const playing = (changes: Partial<typeof cards>) => thinking({ game: { ...cards, ...changes } });
const { evaluation } = cardsBrain;

test('a sound brain passes', () => {
  for (const { run } of botConformance(PLAN, EFFORT)) run();
});

test('what a brain proposes beside the list of the rules is not dominated for that', () => {
  const unlisted: typeof cards.actions = (state, seat) => cards.actions(state, seat).filter((one) => one !== 'swap');
  const brain = { ...cardsBrain, game: { ...cards, actions: unlisted }, propose: () => ['swap'] as const };
  expect(failing({ ...PLAN, brain })).not.toContain('no level plays or looks at what the appraisal calls dominated');
});

/** Never the same twice, as where a bot knows more than its view. */
let luck = 0;
const FICKLE = thinking({
  evaluation: {
    ...evaluation,
    measure(state, into) {
      evaluation.measure(state, into);
      into[0] = (into[0] ?? 0) + luck++;
    },
  },
});
const WEIGHTLESS = thinking({ evaluation: { ...evaluation, weights: { win: [[0]], points: [[0, 0]] } } });

/** The first action is dominated in these games. */
const RASH = thinking({
  plan:
    () =>
    (_view, [action = 'keep']) => ({ action, candidates: [] }),
});

test.each([
  ['every level finishes games at every table, and tries nothing that the rules refuse', { endings: () => ['other'] }],
  [
    'every level finishes games at every table, and tries nothing that the rules refuse',
    playing({ check: () => ({ code: 'no', rule: '' }) }),
  ],
  ['every level finishes games at every table, and tries nothing that the rules refuse', playing({ longest: () => 0 })],
  ['games end as well where levels look as far as they do', { endings: () => ['other'] }],
  ['hidden cards change neither the action nor the figures of any level', FICKLE],
  ['nor those of the parts that levels are compared with', FICKLE],
  ['a bot that looks at the true state is caught', RASH],
  ['a state does not pass for a view', RASH],
  [
    'a forgetful view leads to sound states that look like it, and leaves the view as it was',
    thinking({ forget: (view) => ({ ...view, eye: 1 - view.eye }) }),
  ],
  ['no level plays or looks at what the appraisal calls dominated', { dominated: 1 }],
  ['no level plays or looks at what the appraisal calls dominated', RASH],
  ['nor at what else is dominated: here every second action', RASH],
  ['every decision is told with its figures, mostly with a term of the evaluation for a reason', { explain: () => [] }],
  [
    'any term can be a reason, and only a term',
    { explain: (decision: Parameters<typeof PLAN.explain>[0]) => explainBy(['card', 'luck'], decision, 3) },
  ],
  ['with the named reason frozen the choice mostly changes, and more often than with another', WEIGHTLESS],
  ['features, terms and weights fit each other', thinking({ evaluation: { ...evaluation, terms: ['card', 'coins'] } })],
  [
    'features, terms and weights fit each other',
    thinking({ evaluation: { ...evaluation, weights: { win: [[1, 2]], points: [[1, 0]] } } }),
  ],
  ['the weights name the command that made them, all of it', { weights: { file: '', options: [] } }],
])('%s', (name, changes) => {
  expect(failing({ ...PLAN, ...changes } as typeof PLAN)).toContain(name);
});
