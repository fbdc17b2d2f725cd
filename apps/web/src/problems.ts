/** The sentence of a problem, and the next step if there is one. */

import type { PageProblem } from './backend/backend.ts';
import * as m from './paraglide/messages.js';

/** A missing sentence does not compile. */
const SENTENCES: Readonly<Record<PageProblem, () => string>> = {
  malformed: m.problems_malformed,
  'too-long': m.problems_too_long,
  'wrong-protocol': m.problems_wrong_protocol,
  'no-identity': m.problems_no_identity,
  'not-allowed': m.problems_not_allowed,
  'foreign-origin': m.problems_foreign_origin,
  banned: m.problems_banned,
  blocked: m.problems_blocked,
  'not-found': m.problems_not_found,
  'no-such-game': m.problems_no_such_game,
  'code-not-valid': m.problems_code_not_valid,
  'not-open': m.problems_not_open,
  'not-running': m.problems_not_running,
  'not-over': m.problems_not_over,
  'seat-taken': m.problems_seat_taken,
  'name-taken': m.problems_name_taken,
  'seats-not-filled': m.problems_seats_not_filled,
  'not-your-seat': m.problems_not_your_seat,
  'not-your-turn': m.problems_not_your_turn,
  'against-the-rules': m.problems_against_the_rules,
  stale: m.problems_stale,
  'nothing-to-undo': m.problems_nothing_to_undo,
  'no-proposal': m.problems_no_proposal,
  'no-vacation-left': m.problems_no_vacation_left,
  frozen: m.problems_frozen,
  'no-spectators': m.problems_no_spectators,
  'wrong-option': m.problems_wrong_option,
  'too-fast': m.problems_too_fast,
  'too-many': m.problems_too_many,
  'too-many-bots': m.problems_too_many_bots,
  'not-configured': m.problems_not_configured,
  unavailable: m.problems_unavailable,
  offline: m.problems_offline,
  'no-storage': m.problems_no_storage,
  'not-kept': m.problems_not_kept,
  'bots-away': m.problems_bots_away,
  'open-elsewhere': m.problems_open_elsewhere,
  'bad-file': m.problems_bad_file,
  'other-version': m.problems_other_version,
  broken: m.problems_broken,
};

/** Problems for which the line of the server or parser is shown too; it is in English, for experts. */
const WITH_DETAIL: ReadonlySet<PageProblem> = new Set([
  'malformed',
  'wrong-option',
  'bad-file',
  'broken',
  'not-configured',
]);

/** Read anew with every switch of language, like all words. */
export function problemSentence(problem: PageProblem, detail?: string): string {
  const sentence = SENTENCES[problem]();
  return detail === undefined || !WITH_DETAIL.has(problem) ? sentence : m.problems_with_detail({ sentence, detail });
}

/** A link, or the advice to reload the page. */
export interface WayOn {
  readonly label: string;
  readonly href: string | null;
}

const HOME = () => ({ label: m.problems_way_home(), href: '/' });
const RELOAD = () => ({ label: m.problems_way_reload(), href: null });
const TABLES = () => ({ label: m.problems_way_tables(), href: '/tables' });
const MATCHES = () => ({ label: m.problems_way_matches(), href: '/matches' });

const WAYS: Readonly<Partial<Record<PageProblem, () => WayOn>>> = {
  'wrong-protocol': RELOAD,
  'other-version': RELOAD,
  broken: RELOAD,
  offline: RELOAD,
  unavailable: RELOAD,
  'open-elsewhere': RELOAD,
  'bots-away': RELOAD,
  'no-identity': () => ({ label: m.problems_way_move(), href: '/move' }),
  'code-not-valid': () => ({ label: m.problems_way_recover(), href: '/recover' }),
  'bad-file': () => ({ label: m.problems_way_replay(), href: '/replays' }),
  'not-found': HOME,
  'no-such-game': HOME,
  banned: HOME,
  'no-storage': HOME,
  'name-taken': () => ({ label: m.problems_way_name(), href: '/settings' }),
  blocked: TABLES,
  'no-spectators': TABLES,
  'too-many': MATCHES,
  'too-many-bots': MATCHES,
  frozen: MATCHES,
};

/** Null where the sentence says it all. */
export function wayOn(problem: PageProblem): WayOn | null {
  return WAYS[problem]?.() ?? null;
}
