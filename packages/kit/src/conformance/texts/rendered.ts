/** Everything that the texts of a game can say, rendered with samples. */

import type { Refusal } from '../../game.ts';
import type { Spoken } from '../../words/describe.ts';
import type { Language } from '../../words/languages.ts';
import type { Judged } from '../../words/reasons.ts';
import type { ActionSample, GameTexts, Given, Rendered, Sample, Says, TextPlan, TextSamples } from './plan.ts';

export interface Said {
  readonly language: Language;
  /** Whole sentences, by kind. */
  readonly statements: Readonly<Record<string, readonly Rendered[]>>;
  /** Labels of actions. */
  readonly labels: readonly Rendered[];
  /** Texts that take no data. */
  readonly standing: readonly Rendered[];
  /** Words of the tables. */
  readonly words: readonly Rendered[];
}

const COMPARISONS = ['better', 'close', 'worse'] as const;

export function everythingOf({ statements, labels, standing, words }: Said): readonly Rendered[] {
  return [...Object.values(statements).flat(), ...labels, ...standing, ...words];
}

export function saidIn<T extends Spoken, Texts extends GameTexts, Code extends string>(
  plan: TextPlan<T, Texts, Code>,
  language: Language,
): Said {
  const { sentences, samples, refusals } = plan;
  const texts = plan.texts[language];
  const names = plan.names(language);
  const label = (action: T['action'], context?: T['context']) =>
    sentences.describeAction(language, action, names, context);
  const factsOf = (says: Says<T['names'], Texts> = []) => (typeof says === 'function' ? says(names, texts) : says);
  const actions = sampledActions(samples);

  return {
    language,
    statements: {
      news: sampledNews(samples).map(({ news, says }) => ({
        from: `news ${news.kind}`,
        sentence: sentences.describeNews(language, news, names),
        facts: factsOf(says),
      })),
      refusals: (Object.keys(samples.refusals) as Code[]).flatMap((code) =>
        samples.refusals[code].map(([facts, says]) => {
          const refusal: Refusal = { code, rule: [refusals[code]].flat().join(), ...facts };
          const sentence = sentences.describeRefusal(language, refusal, names);
          return { from: `refusal ${code}`, sentence, facts: factsOf(says) };
        }),
      ),
      reasons: reasons(),
      ...plan.statements(language),
    },
    labels: actions.map(({ action, context, says }) => ({
      from: `action ${action.type}`,
      sentence: label(action, context),
      facts: factsOf(says),
    })),
    standing: standingOf(texts, sentences.describeExplained(language, samples.explained, names).figures),
    words: Object.entries(plan.tables(language)).flatMap(([name, table]) => wordsOf(table, name, plan.given ?? {})),
  };

  /** Every term for and against, with every verdict; then every action on either side. */
  function reasons(): Rendered[] {
    const { explained } = samples;
    // The verb at the start of a label is inflected in a sentence.
    const withoutVerb = (action: T['action']) => label(action).replace(/^\S+ ?/, '');
    const said = (from: string, changes: Partial<Judged<T['action'], T['term']>>): Rendered => {
      const judged = { ...explained, ...changes };
      return {
        from: `reason ${from}`,
        sentence: sentences.describeExplained(language, judged, names).sentence,
        facts: [judged.action, judged.against ?? judged.action].map(withoutVerb),
      };
    };
    const byTerm = plan.terms.flatMap((term) =>
      COMPARISONS.flatMap((comparison) =>
        [1, -1].map((gain) => {
          const { more, less } = texts.reasons.terms[term] ?? { more: '', less: '' };
          const { facts, ...rest } = said(`${term} ${comparison} ${gain}`, { comparison, reason: { term, gain } });
          return { ...rest, facts: [...facts, gain > 0 ? more : less] };
        }),
      ),
    );
    const byAction = actions.flatMap(({ action }) => [
      said(`of ${action.type}`, { action }),
      said(`against ${action.type}`, { against: action }),
      said(`of ${action.type} alone`, { action, against: null, comparison: null, reason: null }),
    ]);
    return [...byTerm, ...byAction];
  }
}

/** The casts state what TypeScript cannot infer: each list holds the kind of its key. */
export function sampledNews<T extends Spoken, Texts>({ news }: Pick<TextSamples<T, Texts>, 'news'>) {
  return Object.entries<readonly Sample<object, T['names'], Texts>[]>(news).flatMap(([kind, samples]) =>
    samples.map(([facts, says]) => ({ news: { kind, ...facts } as T['news'], says })),
  );
}

export function sampledActions<T extends Spoken, Texts>({ actions }: Pick<TextSamples<T, Texts>, 'actions'>) {
  return Object.entries<readonly ActionSample<object, T, Texts>[]>(actions).flatMap(([type, samples]) =>
    samples.map(([facts, says, context]) => ({ action: { type, ...facts } as T['action'], says, context })),
  );
}

function standingOf({ game, options, sections, rulebook, frames }: GameTexts, figures: string): Rendered[] {
  return [
    ...wordsOf(game, 'game'),
    ...wordsOf(options, 'option'),
    ...wordsOf(sections, 'section'),
    ...wordsOf(rulebook, 'rulebook'),
    ...wordsOf(frames.due, 'due'),
    ...wordsOf({ over: frames.over, figures }, 'text'),
  ];
}

/** Every word and sentence of a table, functions called with small numbers that also do as names. */
export function wordsOf(words: unknown, path: string, given: Given = {}): Rendered[] {
  if (typeof words === 'string') return words === '' ? [] : [{ from: path, sentence: words, facts: [] }];
  if (typeof words === 'function') {
    const known = Object.entries(given).find(([key]) => ` ${path}`.endsWith(` ${key}`))?.[1];
    const calls = known ?? [0, 1, 2].map((number) => [number, number + 1, number + 2, number + 3]);
    return calls.map((each) => ({ from: path, sentence: String(words(...each)), facts: [] }));
  }
  if (typeof words !== 'object' || words === null) return [];
  return Object.entries(words).flatMap(([key, value]) => wordsOf(value, `${path} ${key}`, given));
}
