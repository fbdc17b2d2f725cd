/** The patterns, as tiles of SVG paths, for an emblem of 32 units that may be only 16 pixels large. */

export interface Tile {
  readonly width: number;
  readonly height: number;
  /** The path filled with the livery's ink; empty for none. */
  readonly filled: string;
  /** The path stroked with the livery's ink; empty for none. */
  readonly drawn: string;
  readonly line: number;
}

const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

const tile = (width: number, height: number, shapes: Partial<Omit<Tile, 'width' | 'height'>>): Tile => ({
  width,
  height,
  filled: '',
  drawn: '',
  line: 0,
  ...shapes,
});

export const PATTERNS = {
  solid: tile(8, 8, {}),
  /** Vertical. */
  stripes: tile(8, 8, { filled: 'M0 0h4v8h-4z' }),
  /** Horizontal. */
  bars: tile(8, 8, { filled: 'M0 0h8v4h-8z' }),
  diagonal: tile(10, 10, { filled: 'M0 0h5L0 5zM10 0v5L5 10H0z' }),
  dots: tile(10, 10, { filled: `${disc(2.5, 2.5, 2.2)}${disc(7.5, 7.5, 2.2)}` }),
  checks: tile(12, 12, { filled: 'M0 0h6v6h-6zM6 6h6v6h-6z' }),
  chevrons: tile(10, 12, { filled: 'M0 0h5l5 6l-5 6h-5l5 -6z' }),
  waves: tile(16, 10, { drawn: 'M-4 5q4 -8 8 0t8 0t8 0', line: 3.2 }),
  grid: tile(9, 9, { drawn: 'M4.5 0V9M0 4.5H9', line: 2 }),
  rings: tile(13, 13, { drawn: disc(6.5, 6.5, 4), line: 2.4 }),
  diamonds: tile(11, 15, { filled: 'M5.5 1.5L9.5 7.5L5.5 13.5L1.5 7.5z' }),
  crosses: tile(11, 11, { drawn: 'M5.5 2v7M2 5.5h7', line: 2.4 }),
} as const satisfies Record<string, Tile>;

export type PatternName = keyof typeof PATTERNS;
