/** The look of the players: a colour, a pattern and a letter each. */

import type { Livery } from '@tarmac/board';
import { lettersOf } from './logic/letters.ts';

/** Distinct in lightness and pattern, not in colour alone. */
const PAINTS: readonly Pick<Livery, 'colour' | 'ink' | 'pattern'>[] = [
  { colour: '#1d4f91', ink: '#ffffff', pattern: 'waves' },
  { colour: '#f2c530', ink: '#2b1d00', pattern: 'diagonal' },
  { colour: '#b3202c', ink: '#ffffff', pattern: 'stripes' },
  { colour: '#8fc7b0', ink: '#0b2a20', pattern: 'dots' },
  { colour: '#26272b', ink: '#ffffff', pattern: 'checks' },
];

export function liveriesOf(names: readonly string[], letters = lettersOf(names)): readonly Livery[] {
  return names.map((_, seat) => ({
    key: `seat-${seat}`,
    letter: letters[seat] ?? '',
    ...(PAINTS[seat % PAINTS.length] as (typeof PAINTS)[number]),
  }));
}
