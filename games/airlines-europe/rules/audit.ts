/** Invariants of a state: no component lost or created, and consistent derived values. */

import { bagSize } from '@tarmac/kit';
import { ABACUS, ABACUS_COUNT, AIRLINES, type Airline, inPlay, SHARE_COUNTS, SHARE_INDEX, SHARES } from './airlines.ts';
import { deckPlan, isOverdue, MARKET_SIZE, SCORING_CARDS } from './deck.ts';
import { abacusFor, sharesHeld } from './exchange.ts';
import { reachesCity, touchesNetwork } from './network.ts';
import { banMarkersEach, startingPoints, TOTAL_MONEY } from './setup.ts';
import { DREW, GAVE } from './sightings.ts';
import { BANNED, FREE, type State } from './state.ts';
import { type Tables, tablesOf } from './tables.ts';

export function audit(state: State): string[] {
  const tables = tablesOf(state.config.board);
  return [
    ...auditCards(state),
    ...auditHands(state),
    ...auditDeck(state),
    ...auditMoney(state),
    ...auditBoard(state, tables),
    ...auditTrack(state, tables),
    ...auditPoints(state),
    ...auditFrame(state),
  ];
}

const sum = bagSize;

/** AE-1.1, AE-1.2 each share is in exactly one place. */
function auditCards(state: State): string[] {
  const playing = inPlay(state.seats);
  return SHARES.flatMap((share, index) => {
    const counts = [
      state.gone[index]!,
      ...state.hands.map((hand) => hand[index]!),
      ...state.portfolios.map((portfolio) => portfolio[index]!),
    ];
    if (index === ABACUS) counts.push(state.abacus);
    else {
      counts.push(state.bag[index]!, ...state.given.map((given) => given[index]!));
      counts.push(state.market.filter((airline) => airline === share).length);
    }
    const expected = index === ABACUS ? ABACUS_COUNT : playing[index] ? SHARE_COUNTS[index]! : 0;
    if (counts.some((count) => count < 0)) return [`a negative number of ${share} shares`];
    return sum(counts) === expected ? [] : [`${sum(counts)} ${share} shares instead of ${expected}`];
  });
}

/** The sightings of a hand fit the hand. */
function auditHands(state: State): string[] {
  return state.sightings.flatMap(({ open, closed, since }, seat) => {
    const hand = state.hands[seat] as number[];
    const ordinary = sum(hand) - hand[ABACUS]!;
    const gifts = since.filter((event) => event === GAVE).length;
    if (gifts > sum(state.given[seat] as number[])) return [`seat ${seat} gave up fewer cards than were seen to go`];
    const moved = since.reduce((cards, event) => cards + (event <= DREW ? 1 : -1), 0);
    const problems: string[] = [];
    if (sum(open) + closed + moved !== ordinary) {
      problems.push(`seat ${seat} holds ${ordinary} cards, ${sum(open) + closed + moved} were seen to stay`);
    }
    if (since.length === 0 && open.some((count, airline) => count > hand[airline]!))
      problems.push(`seat ${seat} lacks a card it took face up`);
    return problems;
  });
}

function auditDeck(state: State): string[] {
  const problems: string[] = [];
  const { shares } = deckPlan(state.seats);
  const { drawn, met, metAt } = state.deck;
  if (drawn + sum(state.bag) !== shares)
    problems.push(`${drawn} shares drawn and ${sum(state.bag)} left instead of ${shares}`);
  if (met < 0 || met > SCORING_CARDS || metAt > drawn) problems.push('the scoring cards are out of step with the deck');
  // AE-2.9, AE-2.10
  if (isOverdue(state)) problems.push('a scoring card was due and has not come');
  // AE-10.6 a scoring card already scored stays until the ban phase is over.
  const waiting = (state.scoringCards?.count ?? 0) - (state.frame.kind === 'ban' ? 1 : 0);
  if (state.endedBy === null && met !== state.scorings + waiting)
    problems.push(`${met} scoring cards met, ${state.scorings} scored, ${waiting} waiting`);
  if (state.market.length > MARKET_SIZE) problems.push(`${state.market.length} cards in the market`);
  return problems;
}

/** AE-2.3 */
function auditMoney(state: State): string[] {
  const problems: string[] = [];
  const total = state.bank + sum(state.cash);
  if (total !== TOTAL_MONEY(state.seats)) problems.push(`${total} M instead of ${TOTAL_MONEY(state.seats)} M`);
  if (state.bank < 0 || state.cash.some((cash) => cash < 0)) problems.push('somebody holds less than nothing');
  return problems;
}

function auditBoard(state: State, tables: Tables): string[] {
  const problems: string[] = [];
  const playing = inPlay(state.seats);
  if (state.circles.length !== tables.costs.length) problems.push('the circles are not those of the board');
  AIRLINES.forEach((airline, index) => {
    const flying = state.circles.filter((holder) => holder === index).length;
    const expected = playing[index] ? SHARE_COUNTS[index]! : 0;
    if (flying + state.planes[index]! !== expected)
      problems.push(`${airline}'s airplanes do not add up to ${expected}`);
  });
  tables.firstCircle.forEach((first, route) => {
    const holders = state.circles.slice(first, first + tables.circleCount[route]!);
    const airlines = holders.filter((holder) => holder >= 0);
    // AE-4.4
    if (new Set(airlines).size !== airlines.length)
      problems.push(`two licences of one airline on ${tables.board.routes[route]?.id}`);
    // AE-10.4
    if (holders.every((holder) => holder === BANNED))
      problems.push(`${tables.board.routes[route]?.id} was banned altogether`);
    if (holders.some((holder) => holder < BANNED || holder > ABACUS || (holder >= 0 && !playing[holder])))
      problems.push('a circle is held by nobody we know');
  });
  problems.push(...auditNetworks(state, tables));
  const bans = state.circles.filter((holder) => holder === BANNED).length;
  const markers = banMarkersEach(state.config, state.seats) * state.seats;
  if (bans + sum(state.banMarkers) !== markers || state.banMarkers.some((left) => left < 0))
    problems.push(`${bans} bans and ${sum(state.banMarkers)} markers left instead of ${markers}`);
  return problems;
}

/** AE-4.2 every licence can be traced back to its airline's home. */
function auditNetworks(state: State, tables: Tables): string[] {
  return AIRLINES.flatMap((airline, index) => {
    const joined = { circles: state.circles.map((holder) => (holder === index ? FREE : holder)) };
    const open = state.circles.flatMap((holder, circle) => (holder === index ? [circle] : []));
    for (let grown = true; grown; ) {
      const next = open.findIndex((circle) => touchesNetwork(joined, tables, index, tables.routeOf[circle]!));
      grown = next !== -1;
      if (grown) joined.circles[open.splice(next, 1)[0]!] = index;
    }
    return open.length === 0 ? [] : [`a licence of ${airline} has no way home`];
  });
}

/** AE-4.1, AE-4.9 a marker stands at its start plus what was paid for its licences plus its bonus. */
function auditTrack(state: State, tables: Tables): string[] {
  const playing = inPlay(state.seats);
  return AIRLINES.flatMap((airline, index) => {
    let expected = playing[index] ? tables.board.track.starts[airline] : 0;
    state.circles.forEach((holder, circle) => {
      if (holder === index) expected += tables.costs[circle]!;
    });
    const hadBonus = playing[index] === true && tables.bonusTargets[index] !== -1;
    const joined = hadBonus && reachesCity(state, tables, index, tables.bonusTargets[index]!);
    if (joined) expected += tables.bonusSpaces[index]!;
    const problems: string[] = [];
    if (state.track[index] !== expected)
      problems.push(`${airline} stands on ${state.track[index]} instead of ${expected}`);
    if (state.bonus[index] !== (hadBonus && !joined)) problems.push(`${airline}'s bonus marker is in the wrong place`);
    return problems;
  });
}

/** AE-2.2, AE-11.4 points are the start and the payouts, nothing else. */
function auditPoints(state: State): string[] {
  const expected = startingPoints(state.seats, state.startSeat);
  for (const { points } of state.payouts) {
    for (const [seat, count] of points.entries()) expected[seat] = expected[seat]! + count;
  }
  const last = state.payouts.at(-1)?.scoring ?? 0;
  if (state.endedBy === null && last > state.scorings)
    return [`points of scoring ${last} after ${state.scorings} scorings`];
  return expected.join() === state.scores.join() ? [] : [`points ${state.scores.join()} instead of ${expected.join()}`];
}

/** The pending decision is possible. */
function auditFrame(state: State): string[] {
  const { frame, scoringCards, endedBy } = state;
  if ((frame.kind === 'over') !== (endedBy !== null)) return ['the game is over and goes on'];
  const scoring = frame.kind === 'market' || frame.kind === 'ban';
  if (scoring !== (scoringCards !== null)) return ['a scoring card lies where no scoring is under way'];
  switch (frame.kind) {
    case 'opening':
      return auditOpening(state, frame.chosen);
    case 'exchange': {
      const given = frame.fromPortfolio.length + frame.fromHand.length;
      const due = given < frame.give && sharesHeld(state, state.turn) >= frame.give - given;
      return due && state.abacus >= abacusFor(frame.give) ? [] : ['an exchange that cannot be completed'];
    }
    case 'market':
      return state.market.length > 0 ? [] : ['a card is to be taken from an empty market'];
    case 'ban':
      return !frame.passed[frame.seat] && state.banMarkers[frame.seat]! > 0
        ? []
        : ['a ban marker is due from who has none'];
    default:
      return [];
  }
}

/** AE-2.8 nothing has happened yet, and the chosen shares are in the hand. */
function auditOpening(state: State, chosen: readonly (readonly [Airline, Airline] | null)[]): string[] {
  const begun = state.deck.drawn + sum(state.portfolios.map(sum)) + sum(state.gone) > 0;
  const held = chosen.every((pair, seat) => {
    const hand = state.hands[seat] as number[];
    return pair === null || (pair[0] !== pair[1] && pair.every((airline) => hand[SHARE_INDEX[airline]] !== 0));
  });
  return begun || !held ? ['an opening that cannot be'] : [];
}
