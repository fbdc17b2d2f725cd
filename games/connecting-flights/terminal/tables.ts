/** What a player looks at before deciding: the round, the event, the auction, the market, offers, own cards, the players. */

import {
  CAPACITIES,
  CONTINENTS,
  type Facts,
  FIRST_ELECTRIC,
  FIRST_PASSENGER,
  FIRST_PLANE,
  IN_DECK,
  STARS,
  SUPPLY,
  type View,
} from '@tarmac/connecting-flights/rules';
import { describeEvent, describeIdentity, describePlayerCard, stacked } from '@tarmac/connecting-flights/text';
import { markedCard, type Setting, seatOf } from './setting.ts';
import { cardsOf, type Table, trucksOf } from './shared.ts';

export function roundLines({ round, phase, named, endedBy }: View, now: Facts, setting: Setting): string[] {
  const { language, board, names, words, text } = setting;
  if (endedBy !== null) return [text.frames.over];
  const lines = [words.round(round, phase)];
  if (now.event !== null) {
    const { name, effect, saboteur } = describeEvent(language, board, now.event.id);
    const continent = CONTINENTS[named];
    const where = continent === undefined ? '' : ` (${names.continent(continent)})`;
    lines.push(words.titled(words.event, `${name}${where}. ${effect} ${saboteur}`));
  }
  return lines;
}

/** CF-4.2, CF-4.3 while there is an auction. */
export function rowLines(view: View, now: Facts, { names, tables, words }: Setting): string[] {
  if (view.phase !== 'auction') return [];
  const seat = seatOf(view);
  const row = view.row.map((card) => words.priced(names.card(card), tables.priceOf[card] ?? 0));
  const deck = (from: number, to: number, under: readonly number[]) =>
    view.where.slice(from, to).filter((place) => place === IN_DECK).length + under.length;
  const lines = [
    words.titled(words.row, row.join(', ') || words.empty),
    `(${words.decks(
      deck(FIRST_PLANE, FIRST_ELECTRIC, view.planeQueue),
      deck(FIRST_PASSENGER, view.where.length, view.passengerQueue),
    )})`,
  ];
  if (view.frame.kind !== 'bid') return lines;
  const { high, highSeat, bids } = view.frame;
  const left = Math.max(0, (now.bidsAllowed[seat] ?? 0) - (bids[seat] ?? 0));
  if (highSeat >= 0) lines.push(words.highBid(names.seat(highSeat), high));
  if (seat >= 0) lines.push(words.bidsLeft(left, now.leastBid[seat] ?? null));
  return lines;
}

/** CF-4.4 what the bank has, and the open offers. */
export function marketLines(view: View, now: Facts, setting: Setting): string[] {
  const { names, tables, words, text } = setting;
  if (view.phase !== 'market') return [];
  const seat = seatOf(view);
  const prices = now.truckPrices[Math.max(0, seat)] ?? [];
  const trucks = CAPACITIES.map((capacity) =>
    words.trucksLeft(capacity, prices[capacity - 1] ?? 0, view.truckSupply[capacity - 1] ?? 0),
  );
  const electric = STARS.flatMap((stars) => {
    const left = view.where.filter(
      (place, card) =>
        card >= FIRST_ELECTRIC && card < FIRST_PASSENGER && place === SUPPLY && tables.starsOf[card] === stars,
    ).length;
    return left === 0 ? [] : [words.electricLeft(stars, now.electricPrices[stars - 1] ?? 0, left)];
  });
  const rights =
    seat < 0 ? [] : [words.rightsLeft(Math.max(0, (now.rightsAllowed[seat] ?? 0) - (view.rented[seat] ?? 0)))];
  const offers = view.offers.map(({ from, to, give, take }) =>
    text.news.offered({ kind: 'offered', from, to, give, take }, names),
  );
  const offersLeft =
    seat < 0 ? '' : ` (${words.offersLeft(Math.max(0, Number(view.config.offers) - (view.offersMade[seat] ?? 0)))})`;
  return [
    words.titled(words.market, [...trucks, ...electric, ...rights].join(', ')),
    words.titled(words.offers, (offers.join(' ') || words.empty) + offersLeft),
  ];
}

/** The reader's own cards, player card, secret identity and best plan. */
export function ownLines(view: View, now: Facts, setting: Setting): string[] {
  const { language, board, words } = setting;
  const seat = seatOf(view);
  if (seat < 0) return [];
  const lines = [words.titled(words.yourCards, holdings(view, seat, setting) || words.empty)];
  const player = board.players[view.players[seat] ?? -1];
  if (player !== undefined) {
    const { name, effect } = describePlayerCard(language, board, player.id);
    lines.push(words.titled(name, effect));
  } else {
    for (const place of view.dealt[seat] ?? []) {
      const dealt = board.players[place];
      if (dealt === undefined) continue;
      const { name, effect } = describePlayerCard(language, board, dealt.id);
      lines.push(words.titled(`${name} (${dealt.rank}, ${setting.text.coins(dealt.budget)})`, effect));
    }
  }
  const identity = board.identities[view.identities[seat] ?? -1];
  if (identity !== undefined) {
    const { name, task, reward } = describeIdentity(language, board, identity.id, view.seats);
    const how = view.claimed[seat]
      ? words.claimed
      : words.progress(now.task?.reached ?? 0, now.task?.goal ?? 0, view.order === true);
    lines.push(words.titled(words.identity, `${name}. ${task} ${reward} (${how}).`));
  }
  if (now.bestPlan !== null) lines.push(words.bestPlan(now.bestPlan.revenue));
  return lines;
}

/** Everything a seat has, in words. */
export function holdings(view: View, seat: number, setting: Setting): string {
  const cards = (['airport', 'plane', 'passenger'] as const).flatMap((kind) =>
    cardsOf(view, seat, kind).map((card) => markedCard(view, seat, card, setting)),
  );
  const trucks = trucksOf(view, seat).map((capacity) => setting.text.truck(capacity));
  return stacked([...cards, ...trucks]).join(', ');
}

export function playerTable(view: View, now: Facts, { names, words, board, text }: Setting): Table {
  const rows = view.coins.map((coins, seat) => {
    const player = board.players[view.players[seat] ?? -1];
    return {
      name: `${seat === view.firstSeat && view.round > 0 ? '>' : ''}${names.seat(seat)}`,
      card: player === undefined ? '' : text.cards.players[player.id].name,
      figures: [String(coins), String(view.revenue[seat] ?? 0), String(now.bestNow[seat] ?? 0)],
      counts: (['airport', 'plane', 'passenger'] as const).map((kind) => String(cardsOf(view, seat, kind).length)),
      trucks: trucksOf(view, seat).join(' '),
    };
  });
  const counts = [words.airports, words.planes, words.passengers];
  const head = [words.coins, words.revenue, words.couldEarn, ...counts, words.trucks];
  return {
    forms: [
      {
        head: [words.player, '', ...head],
        rows: rows.map(({ name, card, figures, counts: held, trucks }) => [name, card, ...figures, ...held, trucks]),
      },
      {
        head: [words.player, ...head],
        rows: rows.map(({ name, figures, counts: held, trucks }) => [name, ...figures, ...held, trucks]),
      },
      {
        head: [words.player, words.coins, words.revenue, words.couldEarn, words.trucks],
        rows: rows.map(({ name, figures, trucks }) => [name, ...figures, trucks]),
      },
    ],
  };
}
