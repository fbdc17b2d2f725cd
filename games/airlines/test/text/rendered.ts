/** Every sample said in a language: what the tests of completeness and of typography read. */

import { type Explained, TERMS } from '@tarmac/airlines/bot';
import { type Action, type Frame, REFUSALS, type RefusalCode } from '@tarmac/airlines/rules';
import {
  describeAction,
  describeExplained,
  describeFrame,
  describeNews,
  describeRefusal,
  type Language,
  TEXTS,
} from '@tarmac/airlines/text';
import { ACTIONS, EXPLAINED, NEWS, namesIn, REFUSED } from './samples.ts';

export interface Rendered {
  readonly from: string;
  readonly sentence: string;
  readonly facts: readonly string[];
}

export function renderedNews(language: Language): Rendered[] {
  const names = namesIn(language);
  return Object.values(NEWS).flatMap((samples) =>
    samples.map(({ news, says }) => ({
      from: `news ${news.kind}`,
      sentence: describeNews(language, news, names),
      facts: says(TEXTS[language], names),
    })),
  );
}

export function renderedRefusals(language: Language): Rendered[] {
  const names = namesIn(language);
  return (Object.keys(REFUSED) as RefusalCode[]).flatMap((code) =>
    REFUSED[code].map(({ facts, says }) => ({
      from: `refusal ${code}`,
      sentence: describeRefusal(language, { code, rule: [REFUSALS[code]].flat().join(), ...facts }, names),
      facts: says(TEXTS[language], names),
    })),
  );
}

export function renderedActions(language: Language): Rendered[] {
  const names = namesIn(language);
  return Object.values(ACTIONS).flatMap((samples) =>
    samples.map((sample) => ({
      from: `action ${sample.action.type}`,
      sentence: describeAction(
        language,
        sample.action,
        names,
        sample.frame === undefined ? undefined : { frame: sample.frame },
      ),
      facts: sample.says(TEXTS[language], names),
    })),
  );
}

const FRAMES: readonly Frame[] = [
  { kind: 'turn', removed: false },
  { kind: 'turn', removed: true },
  { kind: 'flight' },
  { kind: 'stock', thenFlight: false },
  { kind: 'stock', thenFlight: true },
  { kind: 'sabotage' },
];

export function renderedFrames(language: Language): Rendered[] {
  const names = namesIn(language);
  return FRAMES.flatMap((frame) => [
    {
      from: `frame ${frame.kind} to you`,
      sentence: describeFrame(language, frame, 'you', names),
      facts: [TEXTS[language].frames.due[frame.kind]],
    },
    {
      from: `frame ${frame.kind} to others`,
      sentence: describeFrame(language, frame, [0, 1], names),
      facts: [TEXTS[language].frames.due[frame.kind], 'Anna', 'Ben'],
    },
  ]);
}

/** Every term for and against, with every verdict; then every action on either side. */
export function renderedReasons(language: Language): Rendered[] {
  const names = namesIn(language);
  // The verb that begins a label takes the form the sentence wants.
  const withoutVerb = (action: Action) => describeAction(language, action, names).replace(/^\S+ ?/, '');
  const said = (from: string, explained: Explained): Rendered => ({
    from: `reason ${from}`,
    sentence: describeExplained(language, explained, names).sentence,
    facts: [explained.action, explained.against ?? explained.action].map(withoutVerb),
  });
  const byTerm = TERMS.flatMap((term) =>
    (['better', 'close', 'worse'] as const).flatMap((comparison) =>
      [1, -1].map((gain) =>
        said(`${term} ${comparison} ${gain}`, { ...EXPLAINED, comparison, reason: { term, gain } }),
      ),
    ),
  );
  const byAction = Object.values(ACTIONS).flatMap((samples) =>
    samples.flatMap(({ action }) => [
      said(`of ${action.type}`, { ...EXPLAINED, action }),
      said(`against ${action.type}`, { ...EXPLAINED, against: action }),
      said(`of ${action.type} alone`, { ...EXPLAINED, action, against: null, comparison: null, reason: null }),
    ]),
  );
  return [...byTerm, ...byAction];
}

/** The texts that take no data. */
function standing(language: Language): Rendered[] {
  const { game, options, sections, rulebook, styles, thirdPlayer, frames } = TEXTS[language];
  const named = (from: string, table: Readonly<Record<string, string>>) =>
    Object.entries(table).map(([key, sentence]) => ({ from: `${from} ${key}`, sentence, facts: [] }));
  return [
    ...named('game', game),
    ...Object.entries(options).flatMap(([key, { label, explanation, values }]) => [
      ...named(`option ${key}`, { label, explanation }),
      ...named(`option ${key} value`, values),
    ]),
    ...named('section', sections),
    ...named('rulebook', rulebook),
    ...named('style', styles),
    ...named('due', frames.due),
    ...named('text', { thirdPlayer, over: frames.over }),
  ];
}

export function everything(language: Language): Rendered[] {
  return [
    ...renderedNews(language),
    ...renderedRefusals(language),
    ...renderedActions(language),
    ...renderedFrames(language),
    ...standing(language),
    ...renderedReasons(language),
    { from: 'figures', sentence: describeExplained(language, EXPLAINED, namesIn(language)).figures, facts: [] },
  ];
}
