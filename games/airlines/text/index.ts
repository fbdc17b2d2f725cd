/** The texts of Airlines, in every language. */

import type { Board, Frame } from '@tarmac/airlines/rules';
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
export { AIRLINE_ORDER, STYLE_ORDER } from './orders.ts';
export { RULE_IDS, type RuleId, SECTION_IDS, type SectionId } from './rule-ids.ts';
export { TURN_ACTIONS, type TurnAction } from './turn-actions.ts';
export type { ActionContext, FrameKind, Names, Text } from './words.ts';

export const TEXTS: Readonly<Record<Language, Text>> = { en: EN, fr: FR };

/** The picture's words besides the sentences. */
export const BOARD_TEXTS: Readonly<Record<Language, BoardWords>> = { en: EN_BOARD, fr: FR_BOARD };

/** The words of scorings, the end and the board as a list. */
export const MOMENT_TEXTS: Readonly<Record<Language, MomentWords>> = { en: EN_MOMENTS, fr: FR_MOMENTS };

/** The names on a board and at a table. An unknown id stands for itself. */
export function namesOf(language: Language, board: Board, seats: readonly string[]): Names {
  return { seat: (seat) => seats[seat] ?? `${seat + 1}`, ...namesOn(board, language) };
}

type BoardNames = Omit<Names, 'seat'>;

const namesOn = oncePerLanguage((board: Board, language: Language): BoardNames => {
  const cities = new Map(board.cities.map((city) => [city.id, city.name[language]]));
  const routes = new Map(board.routes.map((route) => [route.id, route]));
  const city = (id: string) => cities.get(id) ?? id;
  return {
    city,
    route: (id) => routes.get(id)?.cities.map(city).join('–') ?? id,
    airline: (id) => board.airlines[id]?.code ?? id,
    flight: (id) => flightName(language, id),
    number: (route, circle) => `${routes.get(route)?.circles[circle] ?? circle + 1}`,
  };
});

/** 'wavy-5' and its twin 'wavy-5b' are both 'wavy 5'. */
function flightName(language: Language, id: string): string {
  const [, style = '', value = ''] = /^([a-z]+)-(\d+)[a-z]?$/.exec(id) ?? [];
  const styles: Readonly<Record<string, string>> = TEXTS[language].styles;
  return Object.hasOwn(styles, style) ? `${styles[style]} ${value}` : id;
}

/** Sentences about the events at a table. */
export const SENTENCES: Describing<Spoken, Language> = describing(TEXTS, factsOf);
export const { describeNews, describeRefusal, describeAction, describeExplained } = SENTENCES;

/** What the table waits for, for the reader ('you') or about the seats to act. */
export function describeFrame(language: Language, frame: Frame, who: 'you' | readonly number[], names: Names): string {
  const { frames } = TEXTS[language];
  if (frame.kind === 'over') return frames.over;
  const due = frames.due[frame.kind];
  return who === 'you'
    ? frames.ask(due)
    : frames.await(
        who.map((seat) => names.seat(seat)),
        due,
      );
}
