/** What the planner and the trades say: both languages set as they should be, and nothing left out. */

import { PLANNING_TEXTS } from '@tarmac/connecting-flights/text';
import { describe, expect, test } from 'vitest';

const PLACES = [
  { chain: 1, flight: 1, part: 'from' },
  { chain: 2, flight: 3, part: 'truck' },
] as const;

/** Everything one language says, with something for each gap. */
function everything(language: 'en' | 'fr'): string[] {
  const { planner, trade, telling } = PLANNING_TEXTS[language];
  const { said } = planner;
  const constants = [planner, trade, telling, said].flatMap((part) =>
    Object.values(part).filter((word): word is string => typeof word === 'string'),
  );
  return [
    ...constants,
    ...Object.values(planner.fare),
    ...PLACES.flatMap((place) => [planner.place(place, null), planner.place(place, 'Paris')]),
    ...[1, 2].flatMap((count) => [
      planner.stack('Paris', count),
      planner.takeChainBack(count),
      planner.counted(1, count),
      said.pickedUp('Paris', count),
      said.aimed('Paris', count),
    ]),
    planner.rights('Paris'),
    planner.troubled('Paris', 'Runway Works'),
    said.laid('Paris'),
    said.tookBack('Paris'),
    said.letGo('Paris'),
    ...[trade.offerTo, trade.counterTo, trade.bestOf].map((say) => say('Ana')),
    ...[trade.fewer, trade.more, trade.tradeCard, trade.lendCard, trade.borrowCard, trade.goesAlong].map((say) =>
      say('Paris'),
    ),
    telling.leap(4, 'Ana', 10, 30),
  ];
}

test('a place says its chain, its flight and what lies there', () => {
  const [origin, truck] = PLACES;
  expect(PLANNING_TEXTS.en.planner.place(origin, 'Paris')).toBe('Chain 1, origin: Paris');
  expect(PLANNING_TEXTS.en.planner.place(truck, null)).toBe('Chain 2, flight 3, truck: empty');
  expect(PLANNING_TEXTS.fr.planner.place(truck, null)).toBe('Chaîne 2, vol 3, camion-citerne\u202f: vide');
});

describe.each(['en', 'fr'] as const)('in %s', (language) => {
  const all = everything(language);

  test('nothing is empty, unknown or shouted', () => {
    for (const words of all) expect(words).not.toMatch(/undefined|NaN|!|^$/u);
  });

  test('punctuation and apostrophes stand as the language sets them', () => {
    for (const words of all) {
      if (language === 'fr') expect(words).not.toMatch(/[^\u202f][;:?»]/u);
      else expect(words).not.toMatch(/\s[;:?.,]/u);
      expect(words).not.toContain("'");
    }
  });
});
