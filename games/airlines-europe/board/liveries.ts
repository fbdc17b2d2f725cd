/** The look of the airlines: a colour, a pattern and a letter each. */

import type { Livery } from '@tarmac/board';
import type { Share } from './logic/shapes.ts';

/** Red and orange, gray and white differ in lightness and pattern, not in colour alone. */
export const LIVERIES: Readonly<Record<Share, Livery>> = {
  yellow: { key: 'yellow', colour: '#f2c530', ink: '#2b1d00', pattern: 'diagonal', letter: 'A' },
  blue: { key: 'blue', colour: '#2f62b3', ink: '#ffffff', pattern: 'waves', letter: 'R' },
  violet: { key: 'violet', colour: '#7d4aa0', ink: '#ffffff', pattern: 'dots', letter: 'L' },
  red: { key: 'red', colour: '#b3202c', ink: '#ffffff', pattern: 'stripes', letter: 'D' },
  black: { key: 'black', colour: '#26272b', ink: '#ffffff', pattern: 'chevrons', letter: 'B' },
  brown: { key: 'brown', colour: '#7a4a26', ink: '#ffffff', pattern: 'crosses', letter: 'J' },
  green: { key: 'green', colour: '#2e7d4b', ink: '#ffffff', pattern: 'bars', letter: 'F' },
  orange: { key: 'orange', colour: '#f08a3c', ink: '#2b1200', pattern: 'rings', letter: 'I' },
  gray: { key: 'gray', colour: '#8e979e', ink: '#10161b', pattern: 'checks', letter: 'S' },
  white: { key: 'white', colour: '#fdfcf7', ink: '#1b3550', pattern: 'solid', letter: 'W' },
  abacus: { key: 'abacus', colour: '#f1dfc4', ink: '#7d1f3a', pattern: 'grid', letter: 'Σ' },
};
