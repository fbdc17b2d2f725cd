/** AE-11: the view of each eye, built field by field, and its news. */

import { copyRows, type Eye } from '@tarmac/kit';
import { ABACUS } from './airlines.ts';
import { deckSize } from './deck.ts';
import type { Backs, News } from './news.ts';
import { copySighting } from './sightings.ts';
import type { Frame, State } from './state.ts';
import type { SeenFrame, View } from './view-types.ts';

export function view(state: State, eye: Eye): View {
  const own = eye === 'watcher' ? -1 : eye;
  const over = state.endedBy !== null;
  const openScores = over || state.config.openScores;
  const { deck } = state;
  return {
    eye,
    config: state.config,
    seats: state.seats,
    startSeat: state.startSeat,
    turn: state.turn,
    frame: seenFrame(state, own),
    circles: state.circles.slice(),
    planes: state.planes.slice(),
    track: state.track.slice(),
    bonus: state.bonus.slice(),
    banMarkers: state.banMarkers.slice(),
    deckSize: deckSize(state),
    deck: { drawn: deck.drawn, met: deck.met, metAt: deck.metAt },
    market: state.market.slice(),
    handSizes: state.hands.map(backsOf),
    hand: state.hands[own]?.slice() ?? null,
    // AE-5.3
    portfolios: copyRows(state.portfolios),
    gone: state.gone.slice(),
    givenSizes: state.given.map(total),
    given: state.given[own]?.slice() ?? null,
    sightings: state.sightings.map(copySighting),
    abacus: state.abacus,
    bank: state.bank,
    cash: state.cash.slice(),
    // AE-11.4
    scores: state.scores.map((points, seat) => (openScores || seat === own ? points : null)),
    payouts: state.payouts,
    scorings: state.scorings,
    scoringCards: state.scoringCards,
    endedBy: state.endedBy,
    // AE-11.5
    laidOpen: over ? { bag: state.bag.slice(), hands: copyRows(state.hands), given: copyRows(state.given) } : null,
  };
}

function total(counts: readonly number[]): number {
  let sum = 0;
  for (let index = 0; index < counts.length; index++) sum += counts[index]!;
  return sum;
}

/** AE-1.2 a hand seen from behind. */
function backsOf(hand: readonly number[]): Backs {
  const abacus = hand[ABACUS]!;
  return { ordinary: total(hand) - abacus, abacus };
}

function seenFrame(state: State, own: number): SeenFrame {
  const { frame } = state;
  // AE-2.8 hides even who has chosen: a secret choice is no event for the others.
  if (frame.kind === 'opening') return { kind: 'opening', chosen: frame.chosen[own] ?? null };
  if (frame.kind === 'exchange') return seenExchange(frame, state.turn === own);
  return frame;
}

function seenExchange(frame: Extract<Frame, { kind: 'exchange' }>, isOwn: boolean): SeenFrame {
  const { give, fromPortfolio, fromHand } = frame;
  const abacus = fromHand.filter((share) => share === 'abacus').length;
  const backs = { ordinary: fromHand.length - abacus, abacus };
  return { kind: 'exchange', give, fromPortfolio, backs, fromHand: isOwn ? fromHand : null };
}

/** AE-11.2 only the owner sees the faces of drawn cards and of cards given up. */
export function tell(news: News, eye: Eye): News {
  if (news.kind === 'drew' && news.seat !== eye) return { ...news, airline: null };
  if (news.kind === 'exchanged' && news.seat !== eye) return { ...news, fromHand: null };
  return news;
}
