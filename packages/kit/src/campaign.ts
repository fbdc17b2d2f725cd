/** A campaign: the scenarios of a game, to be won one after another, and what somebody has won of them. */

import type { Shapes } from './game.ts';

/** A scenario at one difficulty: the values of the two options of the game that have these names. */
export interface Challenge {
  readonly scenario: string;
  readonly difficulty: string;
}

export interface Campaign<T extends Shapes = Shapes> {
  /** In the order of the campaign. */
  readonly scenarios: readonly string[];
  /** The lowest first: a victory at the first is worth one star, at the next two. */
  readonly difficulties: readonly string[];
  /** The challenge that a match is; null for none, such as a board of one's own. */
  challengeOf(config: T['config']): Challenge | null;
  /** How many rounds were left when the match was won. */
  roundsToSpare(won: T['state']): number;
}

/** What came of a challenge, once or several times. */
export interface Tried extends Challenge {
  readonly matches: number;
  readonly wins: number;
  /** The most rounds that were left at a victory; null without one. */
  readonly spare: number | null;
}

/** Sums up what somebody has tried, by challenge: single matches, or records of several places. */
export function campaignRecord(tried: readonly Tried[]): readonly Tried[] {
  const sums = new Map<string, Tried>();
  for (const one of tried) {
    const key = JSON.stringify([one.scenario, one.difficulty]);
    const sum = sums.get(key);
    sums.set(key, sum === undefined ? one : added(sum, one));
  }
  return [...sums.values()];
}

function added(a: Tried, b: Tried): Tried {
  const spare = a.spare === null || b.spare === null ? (a.spare ?? b.spare) : Math.max(a.spare, b.spare);
  return { ...a, matches: a.matches + b.matches, wins: a.wins + b.wins, spare };
}

/** One finished match; null if it is no challenge of the campaign. `state` is asked for only where it was won. */
export function triedIn<T extends Shapes>(
  campaign: Campaign<T>,
  config: T['config'],
  won: boolean,
  state: () => T['state'],
): Tried | null {
  const challenge = campaign.challengeOf(config);
  if (challenge === null) return null;
  return { ...challenge, matches: 1, wins: won ? 1 : 0, spare: won ? campaign.roundsToSpare(state()) : null };
}

export interface Stars {
  /** Of the highest difficulty that was won; 0 without a victory. */
  readonly stars: number;
  /** The most rounds that were left at a victory, at whatever difficulty; null without one. */
  readonly spare: number | null;
}

/** What a scenario has earned. */
export function starsOf(difficulties: readonly string[], record: readonly Tried[], scenario: string): Stars {
  const won = record.filter((tried) => tried.scenario === scenario && tried.wins > 0);
  const stars = won.map(({ difficulty }) => difficulties.indexOf(difficulty) + 1);
  const spares = won.map(({ spare }) => spare ?? 0);
  return { stars: Math.max(0, ...stars), spare: won.length === 0 ? null : Math.max(...spares) };
}

/** How a bot fared in a campaign, as `arena campaign` measures it. */
export interface CampaignFigures {
  readonly game: string;
  /** Of the rules. */
  readonly version: number;
  readonly madeWith: string;
  readonly bot: string;
  /** All of them that bot's. */
  readonly seats: number;
  readonly seed: number;
  readonly games: number;
  /** By scenario and difficulty, each game as a character: `-` for a defeat, else how many rounds were left. */
  readonly results: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

export const LOST = '-';

/** How many games of a challenge were won; null where it was not measured. */
export function winsIn({ results }: CampaignFigures, { scenario, difficulty }: Challenge): number | null {
  const games = results[scenario]?.[difficulty];
  return games === undefined ? null : [...games].filter((result) => result !== LOST).length;
}
