/** Rules are found by their words, however they are typed. */

import { describe, expect, it } from 'vitest';
import { partsOf, searched } from '../../src/ui/rule-search.ts';

const BOOK = [
  { id: 'AE-1', title: 'Matériel', rules: [{ id: 'AE-1.1', text: 'Dix compagnies.' }] },
  {
    id: 'AE-4',
    title: 'Acheter des licences',
    rules: [
      { id: 'AE-4.1', text: 'Payez le coût à la banque.' },
      { id: 'AE-4.3', text: 'L’aéroport d’attache compte (voir AE-1.1).' },
    ],
  },
];
const ids = (words: string) => searched(BOOK, words).flatMap(({ rules }) => rules.map(({ id }) => id));

describe('searching the rulebook', () => {
  it('shows everything until something is asked', () => {
    expect(searched(BOOK, '  ')).toBe(BOOK);
  });

  it('cares for neither accents nor capitals nor apostrophes', () => {
    expect(ids('COUT')).toEqual(['AE-4.1']);
    expect(ids("l'aeroport")).toEqual(['AE-4.3']);
  });

  it('wants all the words, also from the title of the section, and finds numbers', () => {
    expect(ids('licences banque')).toEqual(['AE-4.1']);
    expect(ids('licences dix')).toEqual([]);
    expect(ids('ae-4.3')).toEqual(['AE-4.3']);
  });
});

describe('a rule that mentions another', () => {
  it('is cut so that the number can be a link', () => {
    expect(partsOf('voir AE-1.1.')).toEqual([
      { text: 'voir ', isRule: false },
      { text: 'AE-1.1', isRule: true },
      { text: '.', isRule: false },
    ]);
    expect(partsOf('16-8-4-2-1')).toEqual([{ text: '16-8-4-2-1', isRule: false }]);
  });
});
