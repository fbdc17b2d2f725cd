/** The words of the picture that are held to the letter: the end explains each tie-break. */

import { boardOf } from '@tarmac/connecting-flights/rules';
import {
  BOARD_TEXTS,
  describeAction,
  LANGUAGES,
  MISSING_TEXTS,
  MOMENT_TEXTS,
  namesOf,
} from '@tarmac/connecting-flights/text';
import { describe, expect, test } from 'vitest';
import { SABOTEUR_COINS } from '../../rules/limits.ts';

describe.each(LANGUAGES)('in %s', (language) => {
  const { end, round } = MOMENT_TEXTS[language];

  test('what decides the game is told step by step, each in words of its own', () => {
    const lines = (['revenue', 'withoutRights', 'continents', 'coins'] as const).map((by) =>
      end.tieBroken(by, ['Anna'], 12),
    );
    expect(new Set(lines).size).toBe(lines.length);
    for (const line of lines) expect(line).toMatch(/Anna.*12.*CF-4\.9/);
  });

  test('one wins, several share', () => {
    expect(end.wins(['Anna'])).not.toBe(end.wins(['Anna', 'Ben']).replace('Ben', ''));
    expect(end.tieShared(['Anna', 'Ben'])).toMatch(/Anna.*Ben/);
    expect(end.joke.length).toBeGreaterThan(50);
  });

  test('subsidy and tax are told apart, in the leaderboard and in the moment', () => {
    const { leaderboard } = BOARD_TEXTS[language];
    expect(leaderboard.subsidy(5)).not.toBe(leaderboard.tax(5));
    expect(round.subsidy(5)).not.toBe(round.tax(5));
  });

  test('CF-4.7 how many coins a saboteur takes is said where they are taken', () => {
    const said = describeAction(language, { type: 'takeCoins' }, namesOf(language, boardOf('world-1'), []));
    for (const words of [said, BOARD_TEXTS[language].next.sabotage]) expect(words).toContain(`${SABOTEUR_COINS}`);
  });

  test('a gain and a loss of the best plan have their signs', () => {
    const { short } = MISSING_TEXTS[language];
    expect(short(10, 0)).toBe('+10');
    expect(short(10, 2)).toMatch(/^\+10 .*2/);
    expect(short(-5, 0)).toBe('−5');
  });
});
