/**
 * The measurements of `arena calibrate` for a board of Connecting Flights, and their targets
 * (rules/data/CALIBRATION.md).
 */

import { type Calibration, type Figure, mean, ratio, share, victories } from '@tarmac/bots';
import {
  BOARDS,
  type ConnectingFlights,
  EVENT_IDS,
  IDENTITY_IDS,
  PLAYER_CARD_IDS,
  type PlayerCard,
  SABOTAGE_IDS,
} from '@tarmac/connecting-flights/rules';
import { ROUNDS } from '@tarmac/flights/rules';
import { countGame } from './calibration-counts.ts';

/** "None wins more than 1.25 times its fair share." */
const MOST_TIMES_FAIR = 1.25;
/** Coins are a means: over 35 % unsold would be too dear. */
const LEAST_SOLD = 65;

export const connectingFlightsCalibration: Calibration<ConnectingFlights> = { count: countGame, figuresFor };

function figuresFor(seats: number): Figure[] {
  const fits = new Set(
    Object.values(BOARDS)
      .flatMap((board) => board.players as readonly PlayerCard[])
      .filter(({ from }) => from <= seats)
      .map(({ id }) => id),
  );
  return [
    mean("winner's revenue in round 10", 'best', 'games', { extremes: 'best' }),
    ...Array.from({ length: ROUNDS }, (_, round) =>
      mean(`revenue in round ${round + 1}, of a seat`, `revenue.round-${round + 1}`, 'games'),
    ),
    ratio('auctioned cards sold (%)', 'sold', 'called', { aim: { least: LEAST_SOLD, most: 100 } }),
    ratio('paid for them, of the printed price (%)', 'paid', 'printed'),
    ...victories(seats),
    mean('decisions in a game', 'decisions', 'games'),
    mean('landing rights rented, by a seat', 'bought.rights', 'places'),
    mean('trucks bought, by a seat', 'trucks', 'places'),
    mean('electric planes bought, by a seat', 'electric', 'places'),
    mean('offers made', 'offered', 'games'),
    mean('trades', 'traded', 'games'),
    mean('saboteurs who took the coins', 'tookCoins', 'games'),
    mean('sabotage cards drawn', 'drawn', 'games'),
    mean('sabotages used', 'sabotaged', 'games'),
    mean('sabotages lifted', 'lifted', 'games'),
    ratio('identities claimed (%)', 'claimed', 'places'),
    ...PLAYER_CARD_IDS.filter((id) => fits.has(id)).map((id) => winsWith(`player card ${id}`, `player.${id}`, seats)),
    ...IDENTITY_IDS.map((id) => winsWith(`identity ${id}`, `identity.${id}`, seats)),
    ...EVENT_IDS.map((id) => winsWith(`event ${id}, who gained most`, id, seats, false)),
    ...SABOTAGE_IDS.map((id) => winsWith(`sabotage ${id}, who used it`, id, seats)),
    ...SABOTAGE_IDS.map((id) => winsWith(`sabotage ${id}, its victim`, `${id}-victim`, seats, false)),
  ];
}

/** The win share of the seats with a card; if `isJudged`, compared with the fair share. */
function winsWith(name: string, id: string, seats: number, isJudged = true): Figure {
  const aim = { least: 0, most: (100 * MOST_TIMES_FAIR) / seats };
  return share(`${name}: wins (%)`, `won.${id}`, `had.${id}`, isJudged ? { aim } : {});
}
