/** Sentences that are held to the letter. */

import {
  describeAction,
  describeFrame,
  describeNews,
  describePlayerCard,
  describeSabotage,
  LANGUAGES,
  type Language,
  namesOf,
} from '@tarmac/connecting-flights/text';
import { CONTINENTS } from '@tarmac/flights/rules';
import { card, cardNames } from '@tarmac/flights/support';
import { CONTINENT_ORDER } from '@tarmac/flights/text';
import { expect, test } from 'vitest';
import { FRAMES, namesIn, WORLD } from './samples.ts';

test('cards go by what is printed on them', () => {
  const said = (name: string) => LANGUAGES.map((language) => namesIn(language).card(card(name)));
  expect(said('plane-3')).toEqual(['3-star plane', 'avion 3 étoiles']);
  expect(said('plane-1')).toEqual(['1-star plane', 'avion 1 étoile']);
  expect(said('electric-2')).toEqual(['2-star electric plane', 'avion électrique 2 étoiles']);
  expect(said('africa-2')).toEqual(['2-star passenger for Africa', 'passager 2 étoiles pour l’Afrique']);
  expect(said('london')).toEqual(['London (1st card)', 'Londres (1re carte)']);
  expect(said('london/b')).toEqual(['London (2nd card)', 'Londres (2e carte)']);
  expect(said('athens')).toEqual(['Athens', 'Athènes']);
});

test('inside a sentence they take an article, and cities none', () => {
  const fr = namesIn('fr');
  const en = namesIn('en');
  expect([en.aCard(card('plane-3')), en.theCard(card('plane-3')), en.theCard(card('athens'))]).toEqual([
    'a 3-star plane',
    'the 3-star plane',
    'Athens',
  ]);
  expect([fr.aCard(card('plane-3')), fr.theCard(card('plane-3')), fr.theCard(card('africa-2'))]).toEqual([
    'un avion 3 étoiles',
    'l’avion 3 étoiles',
    'le passager 2 étoiles pour l’Afrique',
  ]);
});

test('every card has a name, and its face the price the board prints', () => {
  const names = namesIn('en');
  cardNames().forEach((id, number) => {
    const face = names.face(number);
    expect(face?.kind, id).toBe(id.startsWith('plane') || id.startsWith('electric') ? 'plane' : face?.kind);
    if (face?.kind === 'airport') {
      expect(id.split('/')[0]).toBe(face.city);
      expect(face.price).toBe(WORLD.prices.airport[face.stars - 1]);
    }
    if (face?.kind === 'passenger') expect(id.split('/')[0]).toBe(`${face.continent}-${face.stars}`);
  });
  expect(names.face(cardNames().length)).toBeUndefined();
});

test('a changed board keeps the cards’ texts right', () => {
  const changed = {
    ...WORLD,
    players: WORLD.players.map((each) => (each.id === 'fuel-merchant' ? { ...each, amount: 7 } : each)),
    sabotages: WORLD.sabotages.map((each) => (each.id === 'bad-press' ? { ...each, amount: 1, lift: 9 } : each)),
  };
  expect(describePlayerCard('en', changed, 'fuel-merchant').effect).toBe('Trucks cost you 7 coins less.');
  expect(describeSabotage('en', changed, 'bad-press').effect).toBe(
    'Lies on an airport: flights that end there earn 1 less until its owner pays 9 coins.',
  );
});

const say = (language: Language, news: Parameters<typeof describeNews>[1]) =>
  describeNews(language, news, namesIn(language));

test('what is hidden reads well to the others', () => {
  expect(say('en', { kind: 'drewSabotage', seat: 0, sabotage: null })).toBe('Anna draws a sabotage card.');
  expect(say('fr', { kind: 'drewSabotage', seat: 0, sabotage: null })).toBe('Anna pioche une carte Sabotage.');
});

test('French says « du Caire » and « d’Athènes »', () => {
  const rent = (city: string) => describeAction('fr', { type: 'rent', city }, namesIn('fr'));
  expect([rent('cairo'), rent('athens'), rent('havana')]).toEqual([
    'Louer les droits d’atterrissage du Caire',
    'Louer les droits d’atterrissage d’Athènes',
    'Louer les droits d’atterrissage de La Havane',
  ]);
});

test('status lines: to the one who decides, and about the others', () => {
  const line = (kind: string, who: 'you' | readonly number[], language: Language = 'en', at = 0) => {
    const views = FRAMES.filter(({ view }) => view.frame.kind === kind).map(({ view }) => view);
    const view = views[at];
    if (view === undefined) throw new Error(`no frame ${kind}`);
    return describeFrame(language, view, who, namesIn(language));
  };
  expect(line('plans', 'you')).toBe('Your turn: plan flights.');
  expect(line('plans', [1, 2])).toBe('Everyone plans flights. Perhaps still at it: Ben and Chloé.');
  expect(line('plans', [1, 2], 'fr')).toBe(
    'Chacun prépare ses vols. Peut-être encore en train de choisir : Ben et Chloé.',
  );
  expect(line('bid', 'you')).toBe('Your turn: bid or pass. Called: London (1st card), from 30 coins.');
  expect(line('bid', 'you', 'en', 1)).toBe('Your turn: bid or pass. Ben has bid 31 coins for the 3-star plane.');
  expect(line('bid', [0], 'fr', 1)).toBe(
    'On attend Anna\u202f: faire une offre ou passer. Ben a misé 31 pièces pour l’avion 3 étoiles.',
  );
  expect(line('market', 'you', 'en', 1)).toBe(
    'Your turn: answer an offer. Ben offers Cairo (1st card), 2\u00a0×\u00a0truck of 2 and 5 coins for a truck of 3 and London (2nd card) on loan.',
  );
  expect(line('use', [0])).toBe('It is up to Anna to use the sabotage card drawn or put it back.');
});

test('the order of continents is the rules’ own', () => {
  expect(CONTINENT_ORDER).toEqual(CONTINENTS);
});

test('unknown names stand for themselves', () => {
  const fr = namesOf('fr', WORLD, ['Anna']);
  expect([fr.city('mars'), fr.seat(1), fr.card(999)]).toEqual(['mars', '2', '999']);
});
