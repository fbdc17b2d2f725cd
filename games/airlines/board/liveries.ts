/** The look of the airlines: a colour, a pattern and a letter each. */

import { AIRLINE_ORDER } from '@tarmac/airlines/text';
import type { Livery } from '@tarmac/board';
import { lettersOf } from './logic/letters.ts';
import type { Airline, Board } from './logic/shapes.ts';

type Paint = Pick<Livery, 'colour' | 'ink' | 'pattern'>;

/** Red and orange, blue and violet, gray and black differ in lightness and pattern, not in colour alone. */
export const PAINTS: Readonly<Record<Airline, Paint>> = {
  boi: { colour: '#2f62b3', ink: '#ffffff', pattern: 'waves' },
  ita: { colour: '#2e7d4b', ink: '#ffffff', pattern: 'bars' },
  hit: { colour: '#b3202c', ink: '#ffffff', pattern: 'stripes' },
  lum: { colour: '#f2c530', ink: '#2b1d00', pattern: 'diagonal' },
  mox: { colour: '#7d4aa0', ink: '#ffffff', pattern: 'dots' },
  pex: { colour: '#f08a3c', ink: '#2b1200', pattern: 'rings' },
  ruk: { colour: '#7a4a26', ink: '#ffffff', pattern: 'crosses' },
  tav: { colour: '#8e979e', ink: '#10161b', pattern: 'checks' },
  zeb: { colour: '#26272b', ink: '#ffffff', pattern: 'chevrons' },
};

/** The board file has the code of an airline, and so its letter. */
export function liveriesOf({ airlines }: Pick<Board, 'airlines'>): Readonly<Record<Airline, Livery>> {
  const letters = lettersOf(AIRLINE_ORDER.map((airline) => airlines[airline].code));
  const liveries = AIRLINE_ORDER.map((airline, index): [Airline, Livery] => [
    airline,
    { key: airline, letter: letters[index] ?? '', ...PAINTS[airline] },
  ]);
  return Object.fromEntries(liveries) as Record<Airline, Livery>;
}

/** The backs of flight cards, distinct from those of stock cards. */
export const FLIGHT_BACK: Livery = {
  key: 'flight-card',
  colour: '#b23a26',
  ink: '#fff6e2',
  pattern: 'solid',
  letter: '✈',
};
