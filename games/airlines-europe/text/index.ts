/** The texts of Airlines Europe, in every language. */

import type { Board, SeenFrame } from '@tarmac/airlines-europe/rules';
import type { Language } from '@tarmac/kit/words';
import { type Describing, describing, oncePerLanguage } from '@tarmac/kit/words';
import { EN } from './en.ts';
import type { BoardWords } from './en-board.ts';
import { EN_BOARD } from './en-board.ts';
import type { MomentWords } from './en-moments.ts';
import { EN_MOMENTS } from './en-moments.ts';
import { FR } from './fr.ts';
import { FR_BOARD } from './fr-board.ts';
import { FR_MOMENTS } from './fr-moments.ts';
import { factsOf } from './refusal-facts.ts';
import type { Names, Spoken, Text } from './words.ts';

export { LANGUAGES, type Language } from '@tarmac/kit/words';
export type { BoardWords } from './en-board.ts';
export { RULE_IDS, type RuleId, SECTION_IDS, type SectionId } from './rule-ids.ts';
export { SHARE_ORDER } from './share-names.ts';
export { TURN_ACTIONS, type TurnAction } from './turn-actions.ts';
export type { ActionContext, FrameKind, Names, Text } from './words.ts';

export const TEXTS: Readonly<Record<Language, Text>> = { en: EN, fr: FR };

/** The words of the scoring moment, the end screen and the board as a list. */
export const MOMENT_TEXTS: Readonly<Record<Language, MomentWords>> = { en: EN_MOMENTS, fr: FR_MOMENTS };

/** The picture's words besides the sentences. */
export const BOARD_TEXTS: Readonly<Record<Language, BoardWords>> = { en: EN_BOARD, fr: FR_BOARD };

/** The names on a board and at a table. An unknown id stands for itself. */
export function namesOf(language: Language, board: Board, seats: readonly string[]): Names {
  return { seat: (seat) => seats[seat] ?? `${seat + 1}`, ...namesOn(board, language) };
}

type BoardNames = Pick<Names, 'city' | 'route'>;

const namesOn = oncePerLanguage((board: Board, language: Language): BoardNames => {
  const cities = new Map(board.cities.map((city) => [city.id, city.name[language]]));
  const city = (id: string) => cities.get(id) ?? id;
  const routes = new Map(board.routes.map((route) => [route.id, route.cities.map(city).join('–')]));
  return { city, route: (id) => routes.get(id) ?? id };
});

/** Sentences about the events at a table. */
export const SENTENCES: Describing<Spoken, Language> = describing(TEXTS, factsOf);
export const { describeNews, describeRefusal, describeAction, describeExplained } = SENTENCES;

/** What the table waits for, for the reader ('you') or about the seats to act. */
export function describeFrame(
  language: Language,
  frame: SeenFrame,
  who: 'you' | readonly number[],
  names: Names,
): string {
  const { frames } = TEXTS[language];
  if (frame.kind === 'over') return frames.over;
  const due = frames.due[frame.kind];
  const left = frame.kind === 'exchange' ? sharesLeft(frame) : null;
  return who === 'you'
    ? frames.ask(due, left)
    : frames.await(
        who.map((seat) => names.seat(seat)),
        due,
        left,
      );
}

function sharesLeft(frame: Extract<SeenFrame, { kind: 'exchange' }>): number {
  return frame.give - frame.fromPortfolio.length - frame.backs.ordinary - frame.backs.abacus;
}
