/** The lobby's words for levels, clocks, terms and problems of names. */

import type { Language } from '@tarmac/board';
import type { ClockSettings, NameProblem, TableInfo } from '@tarmac/wire/page';
import * as m from '../paraglide/messages.js';
import type { NameWords } from '../table/seat-names.ts';
import { lasting } from './durations.ts';
import type { Where } from './seat-drafts.ts';

const LEVEL_WORDS: Readonly<Record<string, () => string>> = {
  random: m.lobby_level_random,
  trainee: m.lobby_level_trainee,
  pilot: m.lobby_level_pilot,
  captain: m.lobby_level_captain,
};

function levelWords(level: string): string {
  return LEVEL_WORDS[level]?.() ?? level;
}

export function botWords(level: string): string {
  return m.lobby_bot({ level: levelWords(level) });
}

/** For the names of a list of seats. */
export const NAME_WORDS: NameWords = {
  get somebody() {
    return m.lobby_somebody();
  },
  free: () => m.lobby_seat_free(),
};

/** The name of an unnamed person: on one device there may be several. */
export function namelessAt(where: Where, seat: number): string {
  return where === 'device' ? m.lobby_seat_player({ number: seat + 1 }) : m.lobby_seat_nameless();
}

const NAME_PROBLEMS: Readonly<Record<NameProblem | 'twice', () => string>> = {
  empty: () => m.lobby_name_empty(),
  long: () => m.lobby_name_long(),
  unshown: () => m.lobby_name_unshown(),
  stacked: () => m.lobby_name_stacked(),
  mixed: () => m.lobby_name_mixed(),
  twice: () => m.lobby_name_twice(),
};

export function nameProblemWords(problem: NameProblem | 'twice'): string {
  return NAME_PROBLEMS[problem]();
}

export function clockWords(language: Language, clock: ClockSettings): string {
  if (clock.kind === 'correspondence') return m.lobby_clock_days({ time: lasting(language, clock.perMove) });
  const bank = lasting(language, clock.bank);
  return clock.increment === 0
    ? m.lobby_clock_live_bare({ bank })
    : m.lobby_clock_live({ bank, increment: lasting(language, clock.increment) });
}

/** As lists say it. */
export function clockShort(language: Language, clock: ClockSettings): string {
  if (clock.kind === 'correspondence') return m.lobby_clock_short_days({ time: lasting(language, clock.perMove) });
  const bank = lasting(language, clock.bank, 'short');
  return clock.increment === 0
    ? bank
    : m.lobby_clock_short_live({ bank, increment: lasting(language, clock.increment, 'short') });
}

export function spectatorWords(spectators: TableInfo['spectators']): string {
  if (spectators === 'none') return m.lobby_spectators_none();
  return spectators === 'live' ? m.lobby_spectators_live() : m.lobby_spectators_delayed();
}

export function timeoutWords(onTimeout: TableInfo['onTimeout']): string {
  return onTimeout === 'resign' ? m.lobby_timeout_resign() : m.lobby_timeout_stand_in();
}
