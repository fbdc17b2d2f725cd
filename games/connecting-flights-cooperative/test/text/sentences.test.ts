/** Sentences that are held to the letter. */

import type { Action, News } from '@tarmac/connecting-flights-cooperative/rules';
import {
  describeAction,
  describeFrame,
  describeNews,
  LANGUAGES,
  type Language,
  type Names,
  namesOf,
  TEXTS,
} from '@tarmac/connecting-flights-cooperative/text';
import { CONTINENTS } from '@tarmac/flights/rules';
import { card } from '@tarmac/flights/support';
import { CONTINENT_ORDER } from '@tarmac/flights/text';
import { describe, expect, test } from 'vitest';
import { aloneIn, FLIGHT, FRAMES, load, namesIn, WORLD } from './samples.ts';

describe('whose hand it is', () => {
  const bought: News = { kind: 'bought', seat: 0, hand: 0, card: card('plane-3'), coins: 25 };
  const forBen: News = { ...bought, hand: 1 };
  const truck: Action = { type: 'buyTruck', hand: 1, capacity: 3 };
  const say = (language: Language, news: News, names: Names) => describeNews(language, news, names);

  test('with one hand a seat it is the seat’s name, and one’s own goes without saying', () => {
    expect(say('en', bought, namesIn('en'))).toBe('Anna buys a 3-star plane (25 coins).');
    expect(say('en', forBen, namesIn('en'))).toBe('Anna buys Ben a 3-star plane (25 coins).');
    expect(say('fr', forBen, namesIn('fr'))).toBe('Anna achète pour Ben un avion 3 étoiles (25 pièces).');
  });

  test('alone with two hands it is the first or the second', () => {
    expect(say('en', bought, aloneIn('en', 2))).toBe('Anna buys the first hand a 3-star plane (25 coins).');
    expect(say('fr', forBen, aloneIn('fr', 2))).toBe(
      'Anna achète pour la deuxième main un avion 3 étoiles (25 pièces).',
    );
    expect(LANGUAGES.map((language) => aloneIn(language, 2).hand(1))).toEqual(['Second hand', 'Deuxième main']);
    expect(describeAction('en', truck, aloneIn('en', 2))).toBe('Buy the second hand a truck of 3');
  });

  test('alone with one hand it is never named', () => {
    expect(say('en', bought, aloneIn('en', 1))).toBe('Anna buys a 3-star plane (25 coins).');
    expect(describeAction('en', { ...truck, hand: 0 }, aloneIn('en', 1))).toBe('Buy a truck of 3');
    expect(describeAction('fr', { ...truck, hand: 0 }, aloneIn('fr', 1))).toBe('Acheter un camion-citerne de 3');
  });
});

test('a flight tells its cards, who is aboard and who is home', () => {
  const flew: News = { kind: 'flew', seat: 1, flight: FLIGHT, home: load({ asia: 2 }), fee: 0 };
  expect(describeNews('en', flew, namesIn('en'))).toBe(
    'Ben flies London–Tokyo (3-star plane, truck of 4, 1-star passenger) with 2 pawns for Asia and 1 for Oceania: 2 come home.',
  );
  expect(describeNews('fr', flew, namesIn('fr'))).toBe(
    'Ben effectue le vol Londres–Tokyo (avion 3 étoiles, camion-citerne de 4, passager 1 étoile) avec 2 pions pour l’Asie et 1 pour l’Océanie\u202f: 2 pions arrivent.',
  );
});

test('a pair tells where somebody waits and where to, and who is missing', () => {
  const pair: News = {
    kind: 'pair',
    for: 'round',
    demandKind: 'low',
    departure: 0,
    demand: 0,
    placed: [{ city: 'cairo', pawn: 'asia' }],
    missing: ['europe', 'africa'],
  };
  expect(describeNews('en', pair, namesIn('en'))).toBe(
    'New pawns (low demand): Cairo (for Asia). Not placed: for Europe and Africa.',
  );
  expect(describeNews('fr', pair, namesIn('fr'))).toBe(
    'Nouveaux pions (demande faible)\u202f: Le Caire (pour l’Asie). Il n’y a plus de pion à poser pour l’Europe et l’Afrique.',
  );
});

test('French says « au Caire », « du Caire » and « d’Athènes »', () => {
  const label = (action: Action) => describeAction('fr', action, aloneIn('fr', 1));
  expect(label({ type: 'place', city: 'cairo' })).toBe('Poser le prochain pion au Caire');
  expect(label({ type: 'place', city: 'havana' })).toBe('Poser le prochain pion à La Havane');
  expect(label({ type: 'buyAirport', hand: 0, city: 'cairo' })).toBe('Acheter l’aéroport du Caire');
  expect(label({ type: 'rent', hand: 0, city: 'athens' })).toBe('Louer les droits d’atterrissage d’Athènes');
});

test('status lines: the team is asked as one, consent of each, somebody alone alone', () => {
  const line = (kind: string, who: 'you' | readonly number[], seats = 3, language: Language = 'en') => {
    const view = FRAMES.find(({ view: { frame } }) => frame.kind === kind)?.view;
    if (view === undefined) throw new Error(`no frame ${kind}`);
    return describeFrame(language, { ...view, seats }, who, seats === 1 ? aloneIn(language, 1) : namesIn(language));
  };
  expect(line('market', 'you')).toBe('The team’s turn: buy at the market or close it.');
  expect(line('market', [0, 1, 2])).toBe('The team’s turn: buy at the market or close it.');
  expect(line('market', 'you', 1)).toBe('Your turn: buy at the market or close it.');
  expect(line('market', [0], 1)).toBe('It is up to Anna to buy at the market or close it.');
  expect(line('take', 'you', 1)).toBe('Your turn: choose one more passenger. Still to choose: 2.');
  expect(line('consent', 'you')).toBe('Your turn: answer a proposal. Chloé proposes: buy Ben a 3-star plane.');
  expect(line('consent', [0, 1], 3, 'fr')).toBe(
    'On attend Anna et Ben\u202f: répondre à une proposition. Chloé propose\u202f: acheter pour Ben un avion 3 étoiles.',
  );
  expect(line('over', 'you', 3, 'fr')).toBe('La partie est finie.');
});

test('the order of continents is the rules’ own', () => {
  expect(CONTINENT_ORDER).toEqual(CONTINENTS);
});

test('unknown names stand for themselves', () => {
  const fr = namesOf('fr', WORLD, ['Anna', 'Ben'], 2);
  expect([fr.city('mars'), fr.seat(2), fr.hand(2), fr.card(999)]).toEqual(['mars', '3', '3', '999']);
});

test('a pawn stands on the map, a passenger is a card: no pawn is called a passenger where it flies or waits', () => {
  for (const language of ['en', 'fr'] as const) {
    const { home, placing, demand } = TEXTS[language].reasons.terms;
    for (const clause of [home, placing, demand].flatMap(({ more, less }) => [more, less])) {
      expect(clause).not.toMatch(/passenger|passager/);
    }
  }
});
