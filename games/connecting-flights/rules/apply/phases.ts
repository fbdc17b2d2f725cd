/**
 * CF-4 runs phase after phase, until a decision is pending or the game is over. Each phase's decisions are in its own
 * file.
 */

import { ROUNDS, stageOf } from '@tarmac/flights/rules';
import type { Chance } from '@tarmac/kit';
import { ABILITIES } from '../cards/player-cards.ts';
import { taxDue } from '../modifiers.ts';
import type { News } from '../news.ts';
import { after, byRank } from '../order.ts';
import { ranksOf, standings } from '../outcome.ts';
import type { Phase, State } from '../state.ts';
import { type Tables, tablesOf } from '../tables.ts';
import { beginAuction } from './auction.ts';
import { claimAll } from './claims.ts';
import { gain, settle } from './coins.ts';
import { beginEvent } from './event.ts';
import { beginFlights } from './flights.ts';
import { beginMarket } from './market.ts';
import { beginSabotage, wearOff } from './sabotage.ts';

/** Begins a phase. Returns whether somebody is asked; if not, it is over at once. */
type Begin = (state: State, tables: Tables, chance: Chance, news?: News[]) => boolean;

const AFTER: Readonly<Record<Phase, Phase>> = {
  setup: 'event',
  event: 'auction',
  auction: 'market',
  market: 'flights',
  flights: 'taxes',
  taxes: 'sabotage',
  sabotage: 'end',
  end: 'event',
};

const BEGIN: Readonly<Record<Exclude<Phase, 'setup'>, Begin>> = {
  event: beginEvent,
  auction: beginAuction,
  market: (state, _tables, _chance, news) => beginMarket(state, news),
  flights: beginFlights,
  taxes: (state, tables, _chance, news) => levyTaxes(state, tables, news),
  sabotage: (state, tables, _chance, news) => beginSabotage(state, tables, news),
  end: (state, tables, _chance, news) => endRound(state, tables, news),
};

/** The phase under way is over. */
export function endPhase(state: State, chance: Chance, news?: News[]): void {
  const tables = tablesOf(state.config.board);
  for (let isAsked = false; !isAsked; ) {
    wearOff(state, tables, state.phase, news);
    if (state.phase !== 'setup') claimAll(state, tables, chance, news);
    // CF-4.9
    if (state.phase === 'flights' && state.round === ROUNDS) {
      endGame(state, tables, chance, news);
      return;
    }
    const phase = AFTER[state.phase] as Exclude<Phase, 'setup'>;
    state.phase = phase;
    isAsked = BEGIN[phase](state, tables, chance, news);
  }
}

/** CF-4.9 */
function endGame(state: State, tables: Tables, chance: Chance, news?: News[]): void {
  // CF-9.3 everything is laid open.
  chance.reveal();
  state.frame = { kind: 'over' };
  state.endedBy = 'CF-4.9';
  if (news === undefined) return;
  const decided = standings(state, tables);
  news.push({
    kind: 'ended',
    rule: 'CF-4.9',
    ranks: ranksOf(decided),
    scores: state.revenue.slice(),
    standings: decided,
    identities: state.identities.map((place) => tables.board.identities[place]!.id),
  });
}

/** CF-4.6 subsidies and taxes, by where the marker stands on the leaderboard. */
function levyTaxes(state: State, tables: Tables, news?: News[]): boolean {
  const coins = state.revenue.map((revenue, seat) => settle(state, seat, taxDue(state, tables, seat, revenue)));
  news?.push({ kind: 'taxed', coins });
  return false;
}

/** CF-4.8 the end of a round. */
function endRound(state: State, tables: Tables, news?: News[]): boolean {
  state.rightsOf.fill(-1);
  state.firstSeat = after(state, state.firstSeat);
  const stage = stageOf(state.round + 1);
  if (stage !== stageOf(state.round)) news?.push({ kind: 'nextStage', stage });
  payAbilities(state, tables, news);
  return false;
}

/** CF-4.11 by rank. */
function payAbilities(state: State, tables: Tables, news?: News[]): void {
  for (const seat of byRank(state, tables.board)) {
    const { id, amount, most } = tables.board.players[state.players[seat]!]!;
    const due = ABILITIES[id].endOfRound?.(state, tables, seat, amount) ?? 0;
    const coins = gain(state, seat, most === 0 ? due : Math.min(due, most));
    if (coins > 0) news?.push({ kind: 'abilityPaid', seat, player: id, coins });
  }
}
