/** Airlines Europe in worlds that a test can tell apart and one eye cannot. */

import { type AirlinesEurope, airlinesEurope, inPlay, SHARE_COUNTS, type State } from '@tarmac/airlines-europe/rules';
import { type Chance, type Eye, fastChance, type Game, type Shapes } from '@tarmac/kit';

/** Which card comes when: airlines by index, the market's five first, then eight to each seat, then the deck. */
export type Order = readonly number[];

export const MARKET = 5;
export const HAND = 8;

function allCards(seats: number): number[] {
  const playing = inPlay(seats);
  return SHARE_COUNTS.map((count, airline) => (playing[airline] ? count : 0));
}

export function shuffled(seats: number, seed: number): number[] {
  const chance = fastChance(seed);
  const cards = allCards(seats).flatMap((count, airline) => new Array<number>(count).fill(airline));
  for (let place = cards.length - 1; place > 0; place--) exchange(cards, place, chance.draw(place + 1));
  return cards;
}

export function exchange(cards: number[], one: number, other: number): void {
  [cards[one], cards[other]] = [cards[other] as number, cards[one] as number];
}

/**
 * The server's own luck is drawn, logged and not used: it hangs on how many entries the log has, and two
 * worlds that differ in what was done in secret would part ways over it.
 */
export function fated(order: Order, seed: number): Game<AirlinesEurope> {
  return {
    ...airlinesEurope,
    setup: (config, seats, chance, news) => airlinesEurope.setup(config, seats, dealt(order, seats, chance), news),
    apply: (state, seat, action, chance, news) =>
      airlinesEurope.apply(state, seat, action, offTheDeck(order, seed, state, chance), news),
  };
}

function placeIn(bag: readonly number[], airline: number): number {
  if ((bag[airline] ?? 0) === 0) throw new Error(`no card of airline ${airline} is left to come`);
  return bag.slice(0, airline).reduce((sum, count) => sum + count, 0);
}

function dealt(order: Order, seats: number, chance: Chance): Chance {
  const bag = allCards(seats);
  let next = 0;
  return {
    draw(bound) {
      chance.draw(bound);
      const airline = order[next++] as number;
      if (next > MARKET + HAND * seats) throw new Error('this order deals eight of a kind: take another');
      const place = placeIn(bag, airline);
      bag[airline] = (bag[airline] as number) - 1;
      return place;
    },
    reveal: () => chance.reveal(),
  };
}

function offTheDeck(order: Order, seed: number, state: State, chance: Chance): Chance {
  let { drawn } = state.deck;
  return {
    draw(bound) {
      chance.draw(bound);
      const { deck, bag, seats } = state;
      // Whether a scoring card comes is asked before a card counts as drawn.
      if (deck.drawn === drawn) return fastChance(seed + 1000 * drawn + deck.met).draw(bound);
      drawn = deck.drawn;
      return placeIn(bag, order[MARKET + HAND * seats + drawn - 1] as number);
    },
    reveal: () => chance.reveal(),
  };
}

interface Double {
  readonly real: unknown;
  /** What the eye could as well believe, made up anew after every act. */
  shadow: unknown;
}

/**
 * The true state only drives the match. Whatever anybody sees of it is of a world that `eye` cannot tell
 * from the true one: for the others everything hidden from it changes with every act.
 */
export function imagined(game: Game, eye: Eye, seed: number): Game {
  let times = 0;
  const imagine = (real: unknown) => game.imagine(game.view(real, eye), fastChance(seed + times++));
  const double = (state: unknown) => state as Double;
  return {
    ...game,
    load(saved, version) {
      const { real, shadow } = double(saved);
      return { real: game.load(real, version), shadow: game.load(shadow, version) };
    },
    setup(config, seats, chance, news) {
      const real = game.setup(config, seats, chance, news);
      return { real, shadow: imagine(real) };
    },
    apply(state, seat, action, chance, news) {
      const { real } = double(state);
      game.apply(real, seat, action, chance, news);
      double(state).shadow = imagine(real);
    },
    clone: (state) => ({ real: game.clone(double(state).real), shadow: game.clone(double(state).shadow) }),
    view: (state, whose) => game.view(double(state).shadow, whose),
    toAct: (state) => game.toAct(double(state).real),
    actions: (state, seat) => game.actions(double(state).real, seat),
    check: (state, seat, action) => game.check(double(state).real, seat, action),
    outcome: (state) => game.outcome(double(state).real),
    audit: (state) => game.audit(double(state).real),
  };
}

/** A game that shows the deck to everybody: what the tests must notice. */
export function showingTheDeck<T extends Shapes>(game: Game<T>): Game<T> {
  return { ...game, view: (state, eye) => ({ ...(game.view(state, eye) as object), bag: (state as State).bag }) };
}

/** A game that tells everybody what was drawn. */
export function tellingAll<T extends Shapes>(game: Game<T>): Game<T> {
  return { ...game, tell: (news) => news };
}
