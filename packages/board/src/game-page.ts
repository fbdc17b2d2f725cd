/** The exports of a game's `page.ts`: everything the page knows of a game, under the same names in every game. */

import type { DeedOf, LabWords, Language, Lesson, Nudge } from '@tarmac/kit/words';
import type { Component } from 'svelte';
import type { CampaignPage } from './campaign.ts';
import type { Guide } from './guide/guide.ts';
import type { Picture } from './picture.ts';
import type { PosterArt } from './poster-art.ts';

export interface Ticket {
  readonly poster: PosterArt;
  /** The decisions of all seats together in a game of so many: `arena simulate --bots policy`, and a test holds it to that. */
  readonly length: { readonly seats: number; readonly decisions: number };
  /** How many kinds of decision there are to learn. */
  readonly kinds: number;
  /** The one to begin with. */
  readonly first?: true;
}

/** Its panels by number, the next choice or piece, the least bid, passing, passing for good, the best flights. */
export type TableKey = 'panels' | 'next' | 'bid' | 'pass' | 'passOn' | 'flights';

export interface GamePage {
  readonly id: string;
  /** What the home page says of it beside its titles. */
  readonly ticket?: Ticket;
  /** All seats win or lose together. */
  readonly cooperative?: true;
  /** Its table shows standings, also by the key S. */
  readonly standings?: true;
  /** The keys of its table beside those of every table. */
  readonly keys?: readonly TableKey[];
  readonly titles: Readonly<Record<Language, { readonly name: string; readonly tagline: string }>>;
  /** Loaded when a table is opened, or earlier when the page is idle. */
  picture(): Promise<Picture>;
  /** Its signs, a worked scoring and its sounds. */
  guide?(): Promise<Guide>;
  /** Its scenarios, to be won one after another; the manifest has a `campaign` too. */
  campaign?(): Promise<CampaignPage>;
  /** The guided first game, if any. */
  lesson?(): Promise<Lesson>;
  /** Sums up what the others did; without it their news are not summed up. */
  deeds?(): Promise<DeedOf>;
  /** The first step of a hint; without it something general is said. */
  nudge?(): Promise<Nudge>;
  /** What the game is about, in as many pictures as the lesson has sentences for, the first `at` 0. */
  goals?(): Promise<Component<{ at: number }>>;
  /** The names of what the balance lab counts; the lab omits a game without them. */
  labWords?(): Promise<Readonly<Record<Language, LabWords>>>;
}

/** An assumption: what a decision takes people who know the game; a team talks its decisions over. */
const SECONDS = { each: 20, team: 30 } as const;

/** How long a game takes, to five minutes. */
export function minutesOf({ ticket, cooperative }: Pick<GamePage, 'ticket' | 'cooperative'>): number {
  const seconds = (ticket?.length.decisions ?? 0) * (cooperative ? SECONDS.team : SECONDS.each);
  return 5 * Math.round(seconds / 60 / 5);
}

export function weightOf({ kinds }: Pick<Ticket, 'kinds'>): 'light' | 'medium' | 'heavy' {
  if (kinds <= 12) return 'light';
  return kinds <= 20 ? 'medium' : 'heavy';
}
