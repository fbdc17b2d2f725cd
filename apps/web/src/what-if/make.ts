/** What is needed to play on from a moment: whose eyes, who decides for the others, and where it came from. */

import type { BranchOf, Seat } from '@tarmac/kit';
import type { Moment, PageAnswer } from '../backend/backend.ts';
import { rules } from '../backend/rules.ts';
import type { Level } from '../lobby/levels.ts';
import { OPENED, openedFile } from '../replay/opened.ts';
import { placeText } from '../replay/place.ts';
import type { LocalSeat } from '../worker/rules-api.ts';

/** The bots as they were, or all of one level. */
export type Others = 'same' | Level;

/** Where people sat, or nobody knows who did. */
const INSTEAD_OF_PEOPLE: Level = 'pilot';

/** A moment with its move number. */
export type Numbered = Moment & { readonly move: number };

export interface WhatIfWish {
  readonly game: string;
  /** As the seat that is to be played saw it. */
  readonly moment: Numbered;
  readonly seat: Seat;
  /** As in the match. */
  readonly names: readonly string[];
  /** By seat: the level of the bot that played there, else null. */
  readonly levels: readonly (string | null)[];
  readonly others: Others;
  /** The address of the match. */
  readonly match: string;
}

/** Answers with the address of its table. */
export async function makeWhatIf(wish: WhatIfWish): Promise<PageAnswer<string>> {
  const { game, moment, seat, names, levels, others, match } = wish;
  const seats = levels.map((level, index): LocalSeat => {
    const name = names[index] ?? '';
    if (index === seat) return { name };
    return { bot: others === 'same' ? (level ?? INSTEAD_OF_PEOPLE) : others, called: name };
  });
  const { frame, move } = moment;
  const made = await rules().branch({ game, view: moment.view, seats, of: { match, frame, move } });
  return made.ok ? { ok: true, value: `/local/${made.value}` } : made;
}

/** A lesson is no match: it is played on from its end, and has no replay. */
export function isOfLesson({ match }: BranchOf): boolean {
  return match.startsWith('/games/');
}

/** The moment it came from; null for a file that was opened from a disk and is gone. */
export function whereFrom(of: BranchOf): string | null {
  const { match, eye, frame } = of;
  if (isOfLesson(of)) return match;
  if (match === `/replays/${OPENED}` && openedFile() === null) return null;
  const replay = match.startsWith('/replays/') ? match : `${match}/replay`;
  return `${replay}#${placeText({ eye, frame })}`;
}
