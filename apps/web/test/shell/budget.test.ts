/** The build weighs what a visitor has to load, and stops when it is too much. */

import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { BUDGETS, compressed, overBudget, type Piece, weigh } from '../../build/budget.ts';

const piece = (name: string, more: Partial<Piece> = {}): Piece => ({
  name,
  code: `export const ${name.replace(/\W/gu, '_')} = 1;`,
  imports: [],
  isEntry: false,
  made: null,
  ...more,
});

describe('the first load', () => {
  it('is the entry and everything it imports, each counted once, and nothing that is loaded later', () => {
    const pieces = [
      piece('entry.js', { isEntry: true, imports: ['a.js', 'b.js'] }),
      piece('a.js', { imports: ['b.js'] }),
      piece('b.js', { imports: ['a.js'] }),
      piece('later.js', { made: '/src/pages/Later.svelte', imports: ['a.js'] }),
    ];
    const sizes = pieces.slice(0, 3).map(({ code }) => compressed(code));
    expect(weigh(pieces).shell).toBe(sizes.reduce((sum, size) => sum + size, 0));
  });
});

describe('the board of a game', () => {
  it('is what it adds to the first load', () => {
    const pieces = [
      piece('entry.js', { isEntry: true, imports: ['svelte.js'] }),
      piece('svelte.js'),
      piece('kit.js', { imports: ['svelte.js'] }),
      piece('board.js', { made: '/house/games/some-game/board/index.ts', imports: ['kit.js', 'svelte.js'] }),
    ];
    const [, , kit, board] = pieces.map(({ code }) => compressed(code));
    expect(weigh(pieces).boards).toEqual({ 'some-game': (kit ?? 0) + (board ?? 0) });
  });
});

describe('what is too much', () => {
  it('is said, and what is not is not', () => {
    const within = { shell: BUDGETS.shell - 1, boards: { chess: BUDGETS.board - 1 } };
    expect(overBudget(within, ['chess'])).toEqual([]);
    const over = overBudget({ shell: BUDGETS.shell, boards: { chess: BUDGETS.board } }, ['chess']);
    expect(over).toHaveLength(2);
    expect(over[1]).toContain('chess');
  });

  it('is said of a game whose board was not weighed, too', () => {
    expect(overBudget({ shell: 1, boards: { chess: 1 } }, ['chess', 'go'])).toEqual([expect.stringContaining('of go')]);
  });

  it('is measured compressed', () => {
    expect(compressed('a'.repeat(100_000))).toBeLessThan(1_000);
    expect(compressed(randomBytes(1_000))).toBeGreaterThan(1_000);
  });
});
