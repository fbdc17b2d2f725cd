/** The props of the shared components: the common part of a competitive and a cooperative `Play`. */

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

/** For a choice. */
export interface ChoicePlay<Action> {
  readonly busy: boolean;
  readonly decision: unknown;
  choose(action: Action): void;
  whyNot(refused: () => Action | null): Attachment<Element>;
}

/** For several panels in one place. */
export interface DockPlay {
  /** The reader has a decision to make. */
  readonly owed: boolean;
  readonly words: { readonly table: { readonly round: string } };
}

export interface DockPanel<Play, Id> {
  readonly id: Id;
  readonly title: string;
  /** Whether it can be opened now. */
  readonly when: boolean;
  readonly component: Component<{ play: Play }>;
}

/** For the board as a list. */
export interface ListPlay<Action> {
  readonly language: string;
  readonly names: { continent(id: Continent): string };
  /** By seat, or by hand in the cooperative game. */
  readonly liveries: readonly Livery[];
  readonly busy: boolean;
  readonly decision: unknown;
  readonly decided: Action | null;
  choose(action: Action): void;
}

/** A line of that list, with its possible actions. */
export interface ListedPlace<Action> {
  readonly id: string;
  readonly name: string;
  readonly about: string;
  readonly possible: string | null;
  readonly notes: readonly string[];
  /** The owners, by seat or hand. */
  readonly owners: readonly number[];
  readonly actions: readonly Action[];
}

/** The livery of a flight without a known owner. */
export const NOBODYS: Livery = { key: '', colour: 'gray', ink: 'white', pattern: 'solid', letter: '' };
