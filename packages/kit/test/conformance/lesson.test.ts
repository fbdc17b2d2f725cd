/** The checks of a guided first game: a sound one passes them all, and whatever is spoilt fails the check that is about it. */

import { exportMatch, type MatchFile } from '@tarmac/kit';
import { type LessonPlan, lessonConformance } from '@tarmac/kit/conformance';
import type { StepWords } from '@tarmac/kit/words';
import { expect, test } from 'vitest';
import { liveMatch } from '../log/live-match.ts';
import { toy } from '../toy/game.ts';
import type { Toy } from '../toy/state.ts';
import { failing } from './failing.ts';

type Plan = LessonPlan<Toy, 'en' | 'fr'>;
type Step = Plan['lesson']['steps'][number];

const WORDS = {
  en: {
    title: 'The first card',
    todo: 'Play a card.',
    why: 'It earns coins (TO-2.2).',
    after: 'So it does.',
    press: ['Card'],
    others: ['Amelia does so too.'],
  },
  fr: {
    title: 'La première carte',
    todo: 'Jouez une carte.',
    why: 'Elle rapporte.',
    after: 'Voilà qui est fait.',
    press: ['Carte'],
    others: ['Amelia aussi.'],
  },
} as const;

const file: MatchFile<Toy> = (() => {
  const match = liveMatch(2);
  for (const seat of [0, 1]) match.act(seat, { type: 'play', slot: 0 });
  return JSON.parse(JSON.stringify(exportMatch(toy, match.log, null)));
})();

const STEP: Step = { action: { type: 'play', slot: 0 }, rules: ['TO-2.1'], words: (language) => WORDS[language] };
const PLAN: Plan = {
  lesson: {
    seat: 0,
    names: ['', 'Amelia'],
    steps: [STEP],
    goals: (language) =>
      language === 'en'
        ? ['Cards are played.', 'They earn coins.', 'Most coins win.']
        : ['On joue des cartes.', 'Elles rapportent.', 'Le plus de pièces gagne.'],
    learnt: (language) => [language === 'en' ? 'Cards are played.' : 'On joue des cartes.'],
  },
  file,
  made: file,
  languages: ['en', 'fr'],
  ruleIds: ['TO-2.1', 'TO-2.2'],
};

const withStep = (changes: Partial<Step>): Plan => ({
  ...PLAN,
  lesson: { ...PLAN.lesson, steps: [{ ...STEP, ...changes }] },
});
const withEnglish = (words: Partial<StepWords>): Plan =>
  withStep({ words: (language) => (language === 'en' ? { ...WORDS.en, ...words } : WORDS.fr) });

const TRIED = { todo: 'Play card one.', press: ['Card'], met: 'It is refused.' };

test('a sound lesson passes', () => {
  expect(lessonConformance(toy, PLAN).length).toBeGreaterThan(10);
  expect(failing(lessonConformance(toy, PLAN))).toEqual([]);
});

test.each<[string, Plan]>([
  ['the log is what the script makes', { ...PLAN, made: { ...file, game: 'other' } }],
  [
    'the log folds under the rules of today to the state it names, with every draw within its bound',
    { ...PLAN, file: { ...file, hash: 'ffffffff' }, made: { ...file, hash: 'ffffffff' } },
  ],
  ['the steps are the learner’s decisions, one for one', withStep({ action: { type: 'play', slot: 1 } })],
  ['the steps cite rules that exist', withStep({ rules: ['TO-9.9'] })],
  ['the steps cite rules that exist', withStep({ rules: [] })],
  ['the words in en are complete, and every sentence ends', withEnglish({ todo: 'Play a card' })],
  ['the words in en are complete, and every sentence ends', withEnglish({ title: 'Card' })],
  ['the words in en are typographically right', withEnglish({ why: "It's why." })],
  ['the words in en are typographically right', withEnglish({ why: 'Because : it is.' })],
  [
    'the goals in en are three sentences',
    {
      ...PLAN,
      lesson: {
        ...PLAN.lesson,
        goals: (language) => (language === 'en' ? ['Cards are played.'] : PLAN.lesson.goals(language)),
      },
    },
  ],
  ['every step in en names something to press', withEnglish({ press: [] })],
  ['what is tried first has words in en, and nothing else has', withEnglish({ first: TRIED })],
  [
    'what is tried first is refused, by the rule that the step names',
    withStep({
      refused: { action: STEP.action, rule: 'TO-2.1' },
      words: (language) => ({ ...WORDS[language], first: TRIED }),
    }),
  ],
  ['every turn of another that the learner sees has words in en', withEnglish({ others: [] })],
  ['the words in en cite rules that exist', withEnglish({ why: 'It earns coins (TO-9.9).' })],
  [
    'the words in fr are typographically right',
    withStep({ words: (language) => (language === 'fr' ? { ...WORDS.fr, why: 'Pourquoi?' } : WORDS.en) }),
  ],
])('%s', (name, spoilt) => {
  expect(failing(lessonConformance(toy, spoilt))).toEqual([name]);
});
