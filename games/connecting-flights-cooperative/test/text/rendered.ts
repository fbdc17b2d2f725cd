/** Everything the texts of the cooperative game can say, rendered with the samples. */

import { TERMS } from '@tarmac/connecting-flights-cooperative/bot';
import { type Action, REFUSALS, type RefusalCode } from '@tarmac/connecting-flights-cooperative/rules';
import {
  BOARD_TEXTS,
  describeAction,
  describeExplained,
  describeFrame,
  describeNews,
  describeRefusal,
  FLYING_TEXTS,
  type Language,
  MOMENT_TEXTS,
  type Names,
  TEXTS,
} from '@tarmac/connecting-flights-cooperative/text';
import { leaves, named, type Rendered, renderedOptions } from '@tarmac/flights/support';
import { GIVEN } from './given.ts';
import { NEWS } from './news-samples.ts';
import { REFUSED } from './refusal-samples.ts';
import { ACTIONS, aloneIn, EXPLAINED, FRAMES, namesIn } from './samples.ts';

export function renderedNews(language: Language): Rendered[] {
  const names = namesIn(language);
  return Object.values(NEWS).flatMap((samples) =>
    samples.map(({ news, says }) => ({
      from: `news ${news.kind}`,
      sentence: describeNews(language, news, names),
      facts: says(names),
    })),
  );
}

export function renderedRefusals(language: Language): Rendered[] {
  const names = namesIn(language);
  return (Object.keys(REFUSED) as RefusalCode[]).flatMap((code) =>
    REFUSED[code].map(({ facts, says }) => ({
      from: `refusal ${code}`,
      sentence: describeRefusal(language, { code, rule: [REFUSALS[code]].flat().join(), ...facts }, names),
      facts: says(names),
    })),
  );
}

export function renderedActions(language: Language): Rendered[] {
  const names = namesIn(language);
  return Object.values(ACTIONS).flatMap((samples) =>
    samples.map(({ action, frame, coins, says }) => ({
      from: `action ${action.type}`,
      sentence: describeAction(language, action, names, {
        ...(frame === undefined ? {} : { frame }),
        ...(coins === undefined ? {} : { coins }),
      }),
      facts: says(names),
    })),
  );
}

export function renderedFrames(language: Language): Rendered[] {
  const names = namesIn(language);
  return FRAMES.flatMap(({ view, says }) => [
    {
      from: `frame ${view.frame.kind} to you`,
      sentence: describeFrame(language, view, 'you', names),
      facts: says(names),
    },
    {
      from: `frame ${view.frame.kind} to others`,
      sentence: describeFrame(language, view, [0, 1], names),
      facts: says(names),
    },
  ]);
}

/** The same for somebody alone, with one hand and with two. */
function renderedAlone(language: Language): Rendered[] {
  const said = (names: Names) => [
    ...Object.values(NEWS)
      .flat()
      .map(({ news }) => describeNews(language, news, names)),
    ...Object.values(ACTIONS).flatMap((samples) =>
      samples.map(({ action }) => describeAction(language, action, names)),
    ),
    ...FRAMES.map(({ view }) => describeFrame(language, { ...view, seats: 1 }, 'you', names)),
    ...FRAMES.map(({ view }) => describeFrame(language, { ...view, seats: 1 }, [0], names)),
  ];
  return [1, 2].flatMap((hands) =>
    said(aloneIn(language, hands)).map((sentence) => ({ from: `alone with ${hands}`, sentence, facts: [] })),
  );
}

/** Every term for and against, with every verdict; then every action on either side. */
export function renderedReasons(language: Language): Rendered[] {
  const names = namesIn(language);
  // The verb that begins a label takes the form the sentence wants.
  const withoutVerb = (action: Action) => describeAction(language, action, names).replace(/^\S+ ?/, '');
  const said = (from: string, explained: typeof EXPLAINED): Rendered => ({
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

/** CF-7 as the pages of the scenarios tell them. */
export function renderedScenarios(language: Language): Rendered[] {
  const { scenarios, difficulties } = TEXTS[language];
  return [
    ...Object.entries(scenarios).flatMap(([id, { background, setup, rule }]) =>
      named(`scenario ${id}`, { background, setup, rule }),
    ),
    ...Object.entries(difficulties).flatMap(([id, { meaning }]) => named(`difficulty ${id}`, { meaning })),
  ];
}

/** The texts that take no data. */
function standing(language: Language): Rendered[] {
  const text = TEXTS[language];
  return [
    ...named('game', text.game),
    ...renderedOptions(text.options),
    ...named('section', text.sections),
    ...named('rulebook', text.rulebook),
    ...named('continent', text.continents),
    ...named('kind', text.kinds),
    ...named('colour', text.colours),
    ...named('phase', text.phases),
    ...named('demand', text.demand),
    ...named('due', text.frames.due),
    ...named('text', {
      over: text.frames.over,
      reconstructed: text.reconstructed,
      chances: text.chances({ value: 55, error: 4 }, { value: 62, error: 3 }),
      figures: describeExplained(language, EXPLAINED, namesIn(language)).figures,
    }),
  ];
}

/** The words of the picture, of its moments and of the flying. */
export function renderedPicture(language: Language): Rendered[] {
  return [
    ...leaves(BOARD_TEXTS[language], 'picture', GIVEN),
    ...leaves(MOMENT_TEXTS[language], 'moments', GIVEN),
    ...leaves(FLYING_TEXTS[language], 'flying', GIVEN),
  ];
}

export function everything(language: Language): Rendered[] {
  return [
    ...renderedNews(language),
    ...renderedRefusals(language),
    ...renderedActions(language),
    ...renderedFrames(language),
    ...renderedAlone(language),
    ...renderedReasons(language),
    ...renderedScenarios(language),
    ...standing(language),
    ...renderedPicture(language),
  ];
}
