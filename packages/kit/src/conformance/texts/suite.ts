/** The suite for the texts of every game: every sample reads well in every language, in house style. */

import type { Spoken } from '../../words/describe.ts';
import type { Language } from '../../words/languages.ts';
import type { Check } from '../check.ts';
import { HOUSE_STYLE } from './house-style.ts';
import type { GameTexts, Rendered, TextPlan } from './plan.ts';
import { everythingOf, type Said, saidIn } from './rendered.ts';

const HOLES = /undefined|null|NaN|\[object|\$\{|=>| {2}|\(\)/;
const SENTENCE = /^[\p{Lu}\d].*[.]$/u;
/** Shorter ones may be names, signs and units. */
const WORD = /[a-z]{4}/u;
const LABEL = /^\p{Lu}.*[^.]$/u;

/** Shorter is no text; words of a table may be signs. */
const LEAST_LETTERS = 3;

/** The most faults named in an error. */
const MOST_TOLD = 5;

/** To be run like `conformance`. */
export function textConformance<T extends Spoken, Texts extends GameTexts, Code extends string>(
  plan: TextPlan<T, Texts, Code>,
): Check[] {
  const languages = Object.keys(plan.texts) as Language[];
  const said = new Map<Language, Said>();
  const sayIn = (language: Language): Said => {
    const known = said.get(language) ?? saidIn(plan, language);
    said.set(language, known);
    return known;
  };
  const checks: Check[] = [
    ...languages.flatMap((language) => checksIn(language)),
    { name: 'the tables of all languages have the same words', run: sameWords },
    { name: 'every word of the tables is translated', run: translated },
    { name: 'an unknown refusal, or one that lacks a fact, is an error', run: brokenRefusals },
  ];
  return checks;

  function checksIn(language: Language): Check[] {
    const texts = plan.texts[language];
    const { wrong } = HOUSE_STYLE[language];
    const others = languages.filter((other) => other !== language).map((other) => HOUSE_STYLE[other].words);

    const checks: Record<string, (said: Said) => void> = {
      'every kind has a sample': () => {
        const kinds = ['news', 'refusals', 'actions'] as const;
        expectNone(
          kinds.flatMap((kind) =>
            Object.keys(texts[kind])
              .filter((key) => !hasSample(plan.samples[kind], key))
              .map((key) => `no sample of ${kind} ${key}`),
          ),
        );
      },
      'no text is empty or has a hole': (said) => {
        const isHole = ({ sentence }: Rendered) => sentence.trim() !== sentence || HOLES.test(sentence);
        const isShort = ({ sentence }: Rendered) => sentence.length < LEAST_LETTERS;
        expectNo(everythingOf(said), isHole, 'has a hole');
        expectNo(everythingOf({ ...said, words: [] }), isShort, 'is too short');
        expectNo(said.words, ({ sentence }) => sentence === '', 'is empty');
      },
      'every text says its facts': (said) =>
        expectNone(
          everythingOf(said).flatMap(({ from, sentence, facts }) =>
            facts.filter((fact) => !sentence.includes(fact)).map((fact) => `${from}: '${sentence}' lacks '${fact}'`),
          ),
        ),
      'statements are sentences, labels of actions are not': ({ statements, labels }) => {
        expectNo(Object.values(statements).flat(), ({ sentence }) => !SENTENCE.test(sentence), 'is no sentence');
        expectNo(labels, ({ sentence }) => !LABEL.test(sentence), 'is no label');
      },
      'different refusals, news and actions say different things': ({ statements, labels }) => {
        for (const rendered of [statements.refusals ?? [], statements.news ?? [], labels]) {
          const heard = new Set<string>();
          const isRepeated = ({ sentence }: Rendered) => heard.size === heard.add(sentence).size;
          expectNo(rendered, isRepeated, 'is said of something else too');
        }
      },
      'every term has words of its own for more and for less': () => {
        const { terms, compared } = texts.reasons;
        const clauses = Object.values(terms).flatMap(({ more, less }) => [more, less]);
        const verdicts = Object.values(compared).map((verdict) => verdict('A', 'B'));
        if (new Set(clauses).size !== 2 * plan.terms.length)
          expectNone([`${clauses.length} clauses are not all different`]);
        if (new Set(verdicts).size !== verdicts.length) expectNone(['verdicts are not all different']);
        expectNone(plan.terms.filter((term) => terms[term] === undefined).map((term) => `no words for ${term}`));
      },
      'a gain says more and never less, a loss the other way round': ({ statements }) =>
        expectNone(
          plan.terms.flatMap((term) => {
            const { more = '', less = '' } = texts.reasons.terms[term] ?? {};
            const contradicts = ({ from, sentence }: Rendered) =>
              from.startsWith(`reason ${term} `) && sentence.includes(from.endsWith('-1') ? more : less);
            return (statements.reasons ?? []).filter(contradicts).map(told('says the contrary'));
          }),
        ),
      'no word of another language is left': (said) => {
        const isForeign = ({ sentence }: Rendered) =>
          others.some((words) => words.test(without(plan.ownWords, sentence)));
        expectNo(everythingOf(said), isForeign, 'has a word of another language');
      },
      'each thing has one name, and no id is shown': (said) => {
        for (const pattern of plan.never[language])
          expectNo(everythingOf(said), ({ sentence }) => pattern.test(sentence), `has ${pattern.source}`);
      },
    };
    for (const [asked, pattern] of Object.entries(wrong))
      checks[asked] = (said) => expectNo(everythingOf(said), ({ sentence }) => pattern.test(sentence), 'is set wrong');
    return Object.entries(checks).map(([name, check]) => ({
      name: `${language}: ${name}`,
      run: () => check(sayIn(language)),
    }));
  }

  function sameWords(): void {
    const paths = languages.map((language) => new Set(sayIn(language).words.map(({ from }) => from)));
    for (const [at, one] of paths.entries())
      for (const other of paths)
        expectNone([...one].filter((path) => !other.has(path)).map((path) => `only ${languages[at]} has ${path}`));
  }

  function translated(): void {
    const own = [...plan.ownWords, ...(plan.alike ?? [])];
    const [first, ...rest] = languages.map((language) => sayIn(language).words);
    const known = new Set(first?.map(({ sentence }) => sentence).filter((words) => WORD.test(without(own, words))));
    for (const words of rest) expectNo(words, ({ sentence }) => known.has(sentence), 'is no translation');
  }

  function brokenRefusals(): void {
    const broken = [[{ code: 'toString', rule: '' }, 'toString'] as const, ...plan.broken];
    for (const language of languages)
      for (const [refusal, fact] of broken) {
        const problem = thrownBy(() => plan.sentences.describeRefusal(language, refusal, plan.names(language)));
        if (!problem.includes(`'${fact}'`)) expectNone([`${refusal.code} without ${fact} gives: ${problem}`]);
      }
  }

  function expectNo(rendered: readonly Rendered[], isWrong: (rendered: Rendered) => boolean, what: string): void {
    expectNone(rendered.filter(isWrong).map(told(what)));
  }

  function expectNone(problems: readonly string[]): void {
    if (problems.length > 0) throw new Error(`${plan.game}, texts: ${problems.slice(0, MOST_TOLD).join('; ')}`);
  }
}

const told =
  (what: string) =>
  ({ from, sentence }: Rendered): string =>
    `${from}: '${sentence}' ${what}`;

function without(words: readonly string[], sentence: string): string {
  return words.reduce((rest, word) => rest.replaceAll(word, '*'), sentence);
}

function hasSample(samples: object, key: string): boolean {
  return Object.hasOwn(samples, key) && (samples as Readonly<Record<string, readonly unknown[]>>)[key]?.length !== 0;
}

function thrownBy(act: () => string): string {
  try {
    return act();
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
