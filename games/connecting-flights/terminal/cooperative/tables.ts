/** What the team looks at before deciding: the round, the purse, who waits where, the market, the flights, the hands. */

import {
  CAPACITIES,
  CONTINENTS,
  type Facts,
  FIRST_ELECTRIC,
  FIRST_PASSENGER,
  FIRST_PLANE,
  STARS,
  type View,
} from '@tarmac/connecting-flights/cooperative/rules';
import { stacked } from '@tarmac/connecting-flights/cooperative/text';
import { IN_DECK, SUPPLY } from '@tarmac/connecting-flights/rules';
import { cardsOf, type Table, trucksOf } from '../shared.ts';
import { inLetters, pawnsIn, sum } from './pawns.ts';
import type { Setting } from './setting.ts';

export function roundLines(view: View, now: Facts, setting: Setting): string[] {
  const { text, words } = setting;
  if (view.endedBy !== null) return [text.frames.over];
  const { scenario, difficulty } = view.config;
  const which = words.game(text.scenarios[scenario].name, text.difficulties[difficulty].name);
  const byLetter = inLetters(now.pawnsOf, setting) || words.empty;
  return [
    `${words.round(view.round, text.phases[view.phase])}. ${which}`,
    words.purse(view.coins),
    words.pawns(now.pawnsLeft, byLetter, view.home, now.stillToCome),
    ...(now.closedContinent === null ? [] : [words.closed(setting.names.continent(now.closedContinent))]),
  ];
}

/** CF-6.1 the display and what the bank has; while the board is set up there is no market. */
export function marketLines(view: View, now: Facts, { names, tables, words }: Setting): string[] {
  if (view.phase !== 'market') return [];
  const shown = [...view.passengersShown, ...view.planesShown].flatMap((card) =>
    card < 0
      ? []
      : [words.priced(names.card(card), card >= FIRST_PASSENGER ? now.passengerPrice : (tables.priceOf[card] ?? 0))],
  );
  const inDeck = (from: number, to: number, under: readonly number[]) =>
    view.where.slice(from, to).filter((place) => place === IN_DECK).length + under.length;
  const trucks = CAPACITIES.flatMap((capacity) => {
    const price = now.truckPrices[capacity - 1] ?? null;
    return price === null ? [] : [words.trucksLeft(capacity, price, view.truckSupply[capacity - 1] ?? 0)];
  });
  const electric = STARS.flatMap((stars) => {
    const price = now.electricPrices[stars - 1] ?? null;
    const left = view.where.filter(
      (place, card) =>
        card >= FIRST_ELECTRIC && card < FIRST_PASSENGER && place === SUPPLY && tables.starsOf[card] === stars,
    ).length;
    return price === null || left === 0 ? [] : [words.electricLeft(stars, price, left)];
  });
  return [
    words.titled(words.display, shown.join(', ') || words.empty),
    `(${words.decks(
      inDeck(FIRST_PLANE, FIRST_ELECTRIC, view.planeQueue),
      inDeck(FIRST_PASSENGER, view.where.length, view.passengerQueue),
    )})`,
    words.titled(words.market, [...trucks, ...electric, words.renewal(now.renewPrice)].join(', ')),
  ];
}

/** CF-6.2, CF-6.3 what was flown, what charters cost, and what could be brought home. */
export function flightLines(view: View, now: Facts, { names, scene, text, words }: Setting): string[] {
  if (view.round === 0 || view.endedBy !== null) return [];
  const flown = view.flights.map((flight) =>
    words.flight(`${names.airport(flight.from)}–${names.airport(flight.to)}`, text.load(flight.pawns, names)),
  );
  return [
    words.titled(words.charters, words.charterRow(view.charters, now.nextCharter, scene.charterRow)),
    ...(flown.length === 0 ? [] : [words.titled(words.flown, flown.join('; '))]),
    ...(now.best === null ? [] : [words.best(now.best.home)]),
  ];
}

/** CF-6.4, CF-6.5 what comes when the round ends. */
export function comingLines(view: View, now: Facts, { names, scene, words }: Setting): string[] {
  if (view.round === 0 || view.endedBy !== null) return [];
  const kind = scene.demandByRound[view.round - 1] ?? null;
  if (kind === null) return [words.noMoreDemand];
  const { crowded, full, unequal, due } = now.penalties;
  const why = [
    ...crowded.map((city) => words.crowded(names.city(city))),
    ...full.map((continent) => words.full(names.continent(continent))),
    ...(unequal ? [words.unequal] : []),
  ];
  const charges = now.charges === null ? [] : [words.interest(now.charges.interest), words.carbon(now.charges.carbon)];
  return [
    words.titled(words.toCome, [words.penalties(due, why), ...charges].join(', ')),
    words.nextDemand(kind, now.demandsLeft[kind]),
  ];
}

/** A line a hand. */
export function handLines(view: View, now: Facts, setting: Setting): string[] {
  const { names, words } = setting;
  return view.trucks.map((_, hand) =>
    words.titled(names.hand(hand), holdings(view, now, hand, setting) || words.empty),
  );
}

/** Everything in a hand, in words; what has flown this round is marked. */
function holdings(view: View, now: Facts, hand: number, { names, text, words }: Setting): string {
  const marked = (name: string, marks: readonly string[]) =>
    marks.length === 0 ? name : `${name} [${marks.join(', ')}]`;
  const cards = (['airport', 'plane', 'passenger'] as const).flatMap((kind) =>
    cardsOf(view, hand, kind).map((card) =>
      marked(names.card(card), [
        ...(view.rightsOf[card] === hand ? [words.onRights] : []),
        ...(now.usedCards.includes(card) ? [words.used] : []),
      ]),
    ),
  );
  const used = [...(now.usedTrucks[hand] ?? [])];
  const trucks = trucksOf(view, hand).map((capacity) => {
    const isUsed = (used[capacity - 1] ?? 0) > 0;
    if (isUsed) used[capacity - 1] = (used[capacity - 1] ?? 0) - 1;
    return marked(text.truck(capacity), isUsed ? [words.used] : []);
  });
  return stacked([...cards, ...trucks]).join(', ');
}

/** Where somebody waits, the fullest first. */
export function waitingTable(view: View, setting: Setting): Table {
  const { board, names, words } = setting;
  const rows = board.cities
    .map((city, place) => ({ city, counts: pawnsIn(view, place) }))
    .filter(({ counts }) => sum(counts) > 0)
    .sort((one, other) => sum(other.counts) - sum(one.counts))
    .map(({ city, counts }) => [
      names.city(city.id),
      names.continent(city.continent),
      inLetters(counts, setting),
      String(sum(counts)),
    ]);
  const head = [words.city, words.continent, words.waiting, words.count];
  return {
    forms: [
      { head, rows },
      { head: head.filter((_, at) => at !== 1), rows: rows.map((cells) => cells.filter((_, at) => at !== 1)) },
    ],
  };
}

/** What the letters mean. */
export function letterLine({ names, text, words }: Setting): string {
  const letters = CONTINENTS.map((continent) =>
    words.letter(text.letters[continent], text.colours[continent], names.continent(continent)),
  );
  return words.titled(words.letters, letters.join('; '));
}
