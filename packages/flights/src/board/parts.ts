/** As much of a table as those parts are given that both games draw: what a competitive and a cooperative `Play` have alike. */

import type { Livery } from '@tarmac/board';
import type { Component } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import type { CardInfo, Continent } from './logic/shapes.ts';

/** For a card. */
export interface CardPlay {
  readonly scene: { readonly cards: readonly CardInfo[] };
  readonly names: { airport(card: number): string; card(card: number): string };
  readonly text: { readonly kinds: { readonly plane: string } };
  readonly words: {
    readonly table: {
      readonly short: Readonly<Record<Continent, string>>;
      readonly electric: string;
      readonly sabotaged: string;
    };
  };
}

/** For something that can be chosen. */
export interface ChoicePlay<Action> {
  readonly busy: boolean;
  readonly decision: unknown;
  choose(action: Action): void;
  whyNot(refused: () => Action | null): Attachment<Element>;
}

/** For several panels in one place. */
export interface DockPlay {
  /** Something is for this reader to decide. */
  readonly owed: boolean;
  readonly words: { readonly table: { readonly round: string } };
}

export interface DockPanel<Play, Id> {
  readonly id: Id;
  readonly title: string;
  /** It is one of those that can be opened now. */
  readonly when: boolean;
  readonly component: Component<{ play: Play }>;
}

/** For the board as a list. */
export interface ListPlay<Action> {
  readonly language: string;
  readonly names: { continent(id: Continent): string };
  /** By seat, or by hand where the game goes by hands. */
  readonly liveries: readonly Livery[];
  readonly busy: boolean;
  readonly decision: unknown;
  readonly decided: Action | null;
  choose(action: Action): void;
}

/** A line of that list, with what may be decided there. */
export interface ListedPlace<Action> {
  readonly id: string;
  readonly name: string;
  readonly about: string;
  readonly possible: string | null;
  readonly notes: readonly string[];
  /** Whose it is, by seat or by hand. */
  readonly owners: readonly number[];
  readonly actions: readonly Action[];
}

/** For what is drawn of a flight that nobody is known to fly. */
export const NOBODYS: Livery = { key: '', colour: 'gray', ink: 'white', pattern: 'solid', letter: '' };
