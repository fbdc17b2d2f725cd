/** Everything the texts can say, rendered with the samples. */

import { TERMS } from '@tarmac/connecting-flights/bot';
import {
  type Action,
  EVENT_IDS,
  IDENTITY_IDS,
  PLAYER_CARD_IDS,
  REFUSALS,
  type RefusalCode,
  SABOTAGE_IDS,
} from '@tarmac/connecting-flights/rules';
import {
  BOARD_TEXTS,
  describeAction,
  describeEvent,
  describeExplained,
  describeFrame,
  describeIdentity,
  describeNews,
  describePlayerCard,
  describeRefusal,
  describeSabotage,
  type Language,
  MOMENT_TEXTS,
  PLANNING_TEXTS,
  TEXTS,
} from '@tarmac/connecting-flights/text';
import { type Given, leaves, named, type Rendered, renderedOptions } from '@tarmac/flights/support';
import { NEWS } from './news-samples.ts';
import { REFUSED } from './refusal-samples.ts';
import { ACTIONS, EXPLAINED, FRAMES, namesIn, WORLD } from './samples.ts';

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
    samples.map(({ action, frame, says }) => ({
      from: `action ${action.type}`,
      sentence: describeAction(language, action, names, frame === undefined ? undefined : { frame }),
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
      sentence: describeFrame(language, { ...view, eye: 2 }, [0, 1], names),
      facts: ['Anna', 'Ben'],
    },
  ]);
}

/** The cards that are read, with the numbers of the board. */
export function renderedCards(language: Language): Rendered[] {
  const said = (from: string, sentence: string, ...facts: string[]) => ({ from: `card ${from}`, sentence, facts });
  const amounts = (...numbers: readonly number[]) => numbers.filter((number) => number > 0).map(String);
  return [
    ...PLAYER_CARD_IDS.map((id) => {
      const { amount = 0, most = 0 } = WORLD.players.find((card) => card.id === id) ?? {};
      return said(id, describePlayerCard(language, WORLD, id).effect, ...amounts(amount, most));
    }),
    ...IDENTITY_IDS.flatMap((id) =>
      [2, 5].map((seats) => {
        const { task } = describeIdentity(language, WORLD, id, seats);
        const goals = WORLD.identities.find((card) => card.id === id)?.goals ?? [];
        return said(id, task, `${goals[seats - 2]}`);
      }),
    ),
    ...EVENT_IDS.flatMap((id) => {
      const { effect, saboteur } = describeEvent(language, WORLD, id);
      const { amount = 0 } = WORLD.events.find((card) => card.id === id) ?? {};
      return [said(id, effect, ...amounts(amount)), said(id, saboteur)];
    }),
    ...SABOTAGE_IDS.map((id) => {
      const { amount = 0, lift = 0 } = WORLD.sabotages.find((card) => card.id === id) ?? {};
      return said(id, describeSabotage(language, WORLD, id).effect, ...amounts(amount, lift));
    }),
  ];
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

/** The texts that take no data. */
function standing(language: Language): Rendered[] {
  const { game, options, sections, rulebook, continents, kinds, frames, reconstructed } = TEXTS[language];
  return [
    ...named('game', game),
    ...renderedOptions(options),
    ...named('section', sections),
    ...named('rulebook', rulebook),
    ...named('continent', continents),
    ...named('kind', kinds),
    ...named('due', frames.due),
    ...named('everyone', frames.everyone),
    ...named('text', { over: frames.over, reconstructed }),
  ];
}

const GIVEN: Given = {
  ownedBy: [['Anna', 'Ben']],
  saboteurs: [['Anna', 'Ben']],
  wins: [['Anna', 'Ben']],
  tieShared: [['Anna', 'Ben']],
  kept: [['Anna']],
  lead: [4, ['Anna'], 31],
  tieBroken: ['coins', ['Anna'], 12],
  slot: [['plane', 'airport']],
  'auction deck': ['plane', 12, 3],
  round: [4, 'market'],
  fuelTo: ['*', ['**']],
  bidsLeft: [2, 31],
  borrowed: ['Anna'],
  offerFrom: ['Anna'],
  of: ['Anna'],
  bestOf: ['Anna'],
  'planner place': [{ chain: 1, flight: 2, part: 'plane' }, null],
};

/** The words of the picture, of its moments, of the planner and the trades. */
export function renderedPicture(language: Language): Rendered[] {
  const { round: moments, ...rest } = MOMENT_TEXTS[language];
  return [
    ...leaves(BOARD_TEXTS[language], 'picture', GIVEN),
    ...leaves({ moments, ...rest }, 'moments', GIVEN),
    ...leaves(PLANNING_TEXTS[language], 'planning', GIVEN),
  ];
}

export function everything(language: Language): Rendered[] {
  return [
    ...renderedNews(language),
    ...renderedRefusals(language),
    ...renderedActions(language),
    ...renderedFrames(language),
    ...renderedCards(language),
    ...standing(language),
    ...renderedPicture(language),
    ...renderedReasons(language),
    { from: 'figures', sentence: describeExplained(language, EXPLAINED, namesIn(language)).figures, facts: [] },
  ];
}
