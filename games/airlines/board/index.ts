/** The picture of Airlines (1990): a view goes in, an action comes out. */

import { AIRLINER, Emblem, FreshMark, LiveryDefs, Networks, type Picture, PlayingCard } from '@tarmac/board';
import CircleMark from './CircleMark.svelte';
import FlierDots from './FlierDots.svelte';
import HomeFlag from './HomeFlag.svelte';
import { liveriesOf } from './liveries.ts';
import { framePath } from './logic/line-styles.ts';
import StyledLine from './StyledLine.svelte';
import StyleSwatch from './StyleSwatch.svelte';
import type { Shapes } from './shapes.ts';
import Table from './Table.svelte';
import { words } from './words.ts';

export const picture: Picture<Shapes> = {
  Table,
  words,
  hands: async () => (await import('./moments/AllHands.svelte')).default,
};

/** For the legend, which is loaded apart: what it draws stays in the script of the board. */
export const pieces = {
  AIRLINER,
  CircleMark,
  Emblem,
  FlierDots,
  framePath,
  FreshMark,
  HomeFlag,
  liveriesOf,
  LiveryDefs,
  Networks,
  PlayingCard,
  StyledLine,
  StyleSwatch,
};
