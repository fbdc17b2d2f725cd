/** The picture of Airlines Europe: a view goes in, an action comes out. */

import {
  CityMark,
  Emblem,
  FreshMark,
  LicenceCircle,
  LiveryDefs,
  Networks,
  type Picture,
  PlayingCard,
} from '@tarmac/board';
import BonusMark from './BonusMark.svelte';
import { LIVERIES } from './liveries.ts';
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
  BonusMark,
  CityMark,
  Emblem,
  FreshMark,
  LicenceCircle,
  LiveryDefs,
  LIVERIES,
  Networks,
  PlayingCard,
};
