/** Builds any position of a cooperative game in the words of the rulebook; what a test leaves unsaid is filled in to add up. */

import { IN_DECK, OUT, SUPPLY, UNDER_DECK } from '@tarmac/flights/rules';
import { card, cardNames, GRID, sum, TRUCKS } from '@tarmac/flights/support';
import type { DemandKind } from '../../../rules/board.ts';
import type { Config } from '../../../rules/config.ts';
import { cooperativeFlights } from '../../../rules/game.ts';
import { type Frame, NO_CARD, ON_DISPLAY, type Phase, type State } from '../../../rules/state.ts';
import { colours, DEMAND_AFTER, EXTRA, load, PAWNS_OF, SETUP_PAIRS } from './booklet.ts';
import { PRINTED } from './printed.ts';

export interface Position extends Partial<Omit<Config, 'board'>> {
  /** Two unless said. */
  readonly seats?: number;
  /** 5 unless said. */
  readonly round?: number;
  /** The market unless said. */
  readonly frame?: Frame['kind'] | Frame;
  /** 60 unless said. */
  readonly coins?: number;
  /** Names of cards by hand. */
  readonly owned?: readonly (readonly string[])[];
  /** Capacities by hand; the one of CF-5.2 unless said. */
  readonly trucks?: readonly (readonly number[])[];
  /** Landing rights by card: the hand that rented it. */
  readonly rights?: Readonly<Record<string, number>>;
  /** The display; '' for an empty place. */
  readonly passengers?: readonly string[];
  readonly planes?: readonly string[];
  /** The shuffled planes and passengers, exactly; the last hand has the rest of them. */
  readonly planeDeck?: readonly string[];
  readonly passengerDeck?: readonly string[];
  readonly planeQueue?: readonly string[];
  readonly passengerQueue?: readonly string[];
  /** By city: 'pink blue blue'. Two in Lima unless said, so that the game is not over. */
  readonly pawns?: Readonly<Record<string, string>>;
  /** Cards of demand that were drawn, by place; the last of each list unless said, as many as must have been. */
  readonly drawn?: Partial<Readonly<Record<DemandKind | 'departure', readonly number[]>>>;
  /** CF-6.3 made this round. */
  readonly charters?: number;
  /** CF-1.8 refused or withdrawn this round. */
  readonly refused?: number;
  /** No play could lead here, and the test does not mind. */
  readonly contrived?: boolean;
}

export function config(wish: Partial<Config> = {}): Config {
  return {
    board: wish.board ?? PRINTED,
    difficulty: wish.difficulty ?? 'easy',
    scenario: wish.scenario ?? 'none',
    hands: wish.hands ?? 'one',
    beginner: wish.beginner ?? false,
    consent: wish.consent ?? false,
  };
}

const PHASE_OF: Readonly<Record<Frame['kind'], Phase>> = {
  place: 'setup',
  first: 'setup',
  take: 'setup',
  market: 'market',
  flights: 'flights',
  further: 'demand',
  consent: 'market',
  over: 'flights',
};

/** CF-7.2 to CF-7.4 without electric planes. */
const CONVENTIONAL: readonly string[] = ['low-cost', 'olympic-games', 'good-old-days'];

export function position(wish: Position = {}): State {
  const { seats = 2, frame: wished = 'market', round = 5 } = wish;
  const frame = typeof wished === 'string' ? ({ kind: wished } as Frame) : wished;
  const settings = config(wish);
  const hands = seats === 1 && settings.hands === 'two' ? 2 : seats;
  const pawns = PRINTED.cities.flatMap(({ id }) => load((wish.pawns ?? { lima: 'blue blue' })[id] ?? ''));
  const drawn = pairsDrawn(settings, hands, round, frame.kind);
  const trucks = Array.from({ length: hands }, (_, hand) => {
    const held = wish.trucks?.[hand] ?? [settings.scenario === 'good-old-days' ? 3 : 4];
    return TRUCKS.map((_, place) => held.filter((capacity) => capacity === place + 1).length);
  });
  const state: State = {
    config: settings,
    seats,
    round,
    phase: frame.kind === 'consent' ? frame.within : PHASE_OF[frame.kind],
    frame,
    coins: wish.coins ?? 60,
    ...layCards(wish, settings, hands),
    trucks,
    truckSupply: TRUCKS.map((all, place) =>
      settings.scenario === 'good-old-days' && place === 3
        ? 0
        : trucks.reduce((left, held) => left - (held[place] ?? 0), all),
    ),
    pawns,
    departuresDrawn: flags(PRINTED.departures, wish.drawn?.departure ?? drawn.departure),
    lowDrawn: flags(PRINTED.demands.low, wish.drawn?.low ?? drawn.low),
    highDrawn: flags(PRINTED.demands.high, wish.drawn?.high ?? drawn.high),
    charters: wish.charters ?? 0,
    flights: [],
    homeThisRound: 0,
    home: Math.max(0, drawn.pawns - sum(pawns)),
    refused: wish.refused ?? 0,
    endedBy: frame.kind === 'over' ? 'CF-6.6' : null,
    won: false,
  };
  if (wish.contrived !== true) {
    const broken = cooperativeFlights.audit(state);
    if (broken.length > 0) throw new Error(`position: ${broken.join('; ')}`);
  }
  return state;
}

function flags(cards: readonly unknown[], drawn: readonly number[]): boolean[] {
  return cards.map((_, place) => drawn.includes(place));
}

/** What must have been drawn until now, the last cards of each list first; an empty deck is made anew when one is drawn. */
function pairsDrawn({ scenario, difficulty }: Config, hands: number, round: number, frame: Frame['kind']) {
  const [, high, low] = SETUP_PAIRS[scenario][hands - 1] as readonly [number, number, number];
  const kinds: DemandKind[] = [...new Array<DemandKind>(high).fill('high'), ...new Array<DemandKind>(low).fill('low')];
  for (let past = 1; past <= round; past++) {
    const after = DEMAND_AFTER[past - 1] ?? null;
    if (after !== null && (past < round || frame === 'further')) kinds.push(after);
    const extra = EXTRA[difficulty];
    if (past === 8 && past < round && extra !== null) kinds.push(extra);
  }
  const games = scenario === 'olympic-games' ? 5 + (round > 5 ? 5 : 0) : 0;
  const lastOf = (count: number, size: number) =>
    Array.from({ length: count === 0 ? 0 : ((count - 1) % size) + 1 }, (_, place) => size - 1 - place);
  const countOf = (kind: DemandKind) => kinds.filter((one) => one === kind).length;
  return {
    departure: lastOf(kinds.length, PRINTED.departures.length),
    low: lastOf(countOf('low'), PRINTED.demands.low.length),
    high: lastOf(countOf('high'), PRINTED.demands.high.length),
    pawns: games + sum(kinds.map((kind) => PAWNS_OF[kind])),
  };
}

const PASSENGER = /^[a-z-]+-[12](\/[a-z])?$/;
const SHOWN: Readonly<Record<'plane' | 'passenger', number>> = { plane: 2, passenger: 4 };

function layCards(wish: Position, { scenario }: Config, hands: number) {
  const names = cardNames();
  const isElectric = (name: string) => name.startsWith('electric');
  const isPlane = (name: string) => name.startsWith('plane');
  const isPassenger = (name: string) => PASSENGER.test(name) && !isPlane(name) && !isElectric(name);
  const isOut = (name: string) =>
    GRID.some((continent) => name.startsWith(`${continent}-3`)) ||
    (isElectric(name) && CONVENTIONAL.includes(scenario));
  const where: number[] = names.map((name) => {
    if (isOut(name)) return OUT;
    return isPlane(name) || isPassenger(name) ? IN_DECK : SUPPLY;
  });

  const placed = new Set<string>();
  const put = (name: string, at: number) => {
    if (placed.has(name)) throw new Error(`position: ${name} is in two places`);
    placed.add(name);
    where[card(name)] = at;
  };
  (wish.owned ?? []).forEach((held, hand) => {
    for (const name of held) put(name, hand);
  });
  for (const name of [...(wish.planeQueue ?? []), ...(wish.passengerQueue ?? [])]) put(name, UNDER_DECK);
  const show = (kind: 'plane' | 'passenger', said: readonly string[] | undefined) => {
    const stays = kind === 'plane' ? wish.planeDeck : wish.passengerDeck;
    const isFree = (name: string) =>
      (kind === 'plane' ? isPlane(name) : isPassenger(name)) && !placed.has(name) && !(stays ?? []).includes(name);
    // The last of the list, for tests name the first.
    const shown = said ?? names.filter(isFree).slice(-SHOWN[kind]);
    for (const name of shown) if (name !== '') put(name, ON_DISPLAY);
    if (stays !== undefined) for (const name of names.filter(isFree)) put(name, hands - 1);
    return shown.map((name) => (name === '' ? NO_CARD : card(name)));
  };
  const passengersShown = show('passenger', wish.passengers);
  const planesShown = show('plane', wish.planes);
  const rightsOf = names.filter((_, one) => one < card('plane-1')).map((name) => wish.rights?.[name] ?? -1);
  return {
    where,
    rightsOf,
    planeQueue: (wish.planeQueue ?? []).map(card),
    passengerQueue: (wish.passengerQueue ?? []).map(card),
    passengersShown,
    planesShown,
  };
}

/** The names of the cards in a place: a hand, or one of those of state.ts. */
export function namesAt(state: State, at: number): string[] {
  return cardNames().filter((_, number) => state.where[number] === at);
}

/** The names in the display, passengers first; '' for an empty place. */
export function shownIn({ passengersShown, planesShown }: State): string[] {
  const names = cardNames();
  return [...passengersShown, ...planesShown].map((one) => (one === NO_CARD ? '' : (names[one] as string)));
}

/** The capacities of a hand's trucks. */
export function trucksOf(state: State, hand: number): number[] {
  return (state.trucks[hand] ?? []).flatMap((count, at) => new Array<number>(count).fill(at + 1));
}

/** Who stands in a city: 'blue blue pink'. */
export function pawnsAt(state: State, city: string): string {
  const at = PRINTED.cities.findIndex(({ id }) => id === city) * GRID.length;
  return colours(state.pawns.slice(at, at + GRID.length));
}

/** Every city with pawns on it. */
export function pawnsOn(state: State): Record<string, string> {
  return Object.fromEntries(
    PRINTED.cities.map(({ id }) => [id, pawnsAt(state, id)] as const).filter(([, standing]) => standing !== ''),
  );
}

export const pawnsLeft = ({ pawns }: State): number => sum(pawns);
