/** CF-7 each scenario and level of difficulty is told with the numbers the rules play by. */

import {
  type Config,
  cooperativeFlights,
  DIFFICULTIES,
  SCENARIO_IDS,
  scene,
} from '@tarmac/connecting-flights-cooperative/rules';
import { LANGUAGES, TEXTS } from '@tarmac/connecting-flights-cooperative/text';
import { describe, expect, test } from 'vitest';

function configOf(changes: Partial<Config>): Config {
  const parsed = cooperativeFlights.parseConfig(changes, 1);
  if (!parsed.ok) throw new Error(parsed.problem);
  return parsed.value;
}

/** As words or as figures. */
const COUNTS = {
  en: ['', 'one', 'two', 'three', 'four'],
  fr: ['', 'une', 'deux', 'trois', 'quatre'],
} as const;

describe.each(LANGUAGES)('in %s', (language) => {
  const { scenarios, difficulties, options } = TEXTS[language];

  test.each(SCENARIO_IDS)('%s has a name, a background of two or three sentences, a setup and a rule', (id) => {
    const { name, background, setup, rule } = scenarios[id];
    expect(name.length).toBeGreaterThan(3);
    const sentences = background.split(/[.!?](?: |$)/).filter((sentence) => sentence !== '');
    expect(sentences.length).toBeGreaterThanOrEqual(2);
    expect(sentences.length).toBeLessThanOrEqual(3);
    for (const words of [setup, rule]) expect(words).toMatch(/^\p{Lu}.*\.$/u);
    expect(options.scenario.values[id]).toBe(name);
  });

  test.each(SCENARIO_IDS)('the setup and the rule of %s say its numbers', (id) => {
    const { pairs, further, fullPlanes, games, closed, charges, truck, truckDiscount } = scene({
      config: configOf({ scenario: id }),
      seats: 1,
    }).scenario;
    const { setup, rule } = scenarios[id];
    for (const counts of [pairs.high, pairs.low].filter(([upToTwo]) => upToTwo > 0)) {
      const [upToTwo = 0, three = 0] = counts;
      expect(setup.toLowerCase()).toContain(COUNTS[language][upToTwo]);
      if (three !== upToTwo) expect(setup.toLowerCase()).toContain(COUNTS[language][three]);
    }
    const numbers = [
      ...(further === null ? [] : [further.low, further.high]),
      ...(fullPlanes === null ? [] : [fullPlanes.pawns, fullPlanes.bonus, fullPlanes.fee]),
      ...(games === null ? [] : [games.round]),
      ...(closed === null ? [] : [closed.until]),
      ...(charges === null ? [] : [charges.perTen, charges.perTruck, charges.capacity]),
      ...(truckDiscount === 0 ? [] : [truckDiscount]),
    ];
    for (const number of numbers) expect(rule).toMatch(new RegExp(`\\b${number}\\b`));
    if (truck !== 4) expect(setup).toContain(String(truck));
  });

  test.each(DIFFICULTIES)(
    '%s says what comes after round 8, and no total that a scenario would belie',
    (difficulty) => {
      const { name, meaning } = difficulties[difficulty];
      expect(meaning.match(/\d+/g)).toEqual(['8']);
      expect(options.difficulty.values[difficulty]).toBe(name);
    },
  );
});

test('scenarios are called as the rulebook calls them', () => {
  const called = LANGUAGES.map((language) => SCENARIO_IDS.map((id) => TEXTS[language].scenarios[id].name));
  expect(called).toEqual([
    [
      'No scenario',
      'Creating demand',
      'Low-cost airlines',
      'The Olympic Games',
      'The good old days',
      'Eyjafjallajökull erupts',
      'The future',
    ],
    [
      'Sans scénario',
      'Créer la demande',
      'Compagnies aériennes à bas coûts',
      'Les Jeux olympiques',
      'Le bon vieux temps',
      'Éruption du volcan Eyjafjallajökull',
      'Le futur',
    ],
  ]);
});

test('there are words for every option of the game, and for each of its values', () => {
  for (const language of LANGUAGES) {
    const { options } = TEXTS[language];
    for (const spec of cooperativeFlights.options) {
      const words: { readonly values: Readonly<Record<string, string>> } | undefined =
        options[spec.key as keyof typeof options];
      expect(words, spec.key).toBeDefined();
      const values = spec.kind === 'choice' ? spec.values : spec.kind === 'flag' ? ['true', 'false'] : [];
      if (spec.key === 'board') continue;
      expect(Object.keys(words?.values ?? {}).sort(), spec.key).toEqual([...values].sort());
    }
  }
});
