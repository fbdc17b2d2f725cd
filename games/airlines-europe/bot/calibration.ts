/**
 * The measurements of `arena calibrate` for a board of Airlines Europe, and their targets (rules/data/CALIBRATION.md).
 */

import {
  AIRLINES,
  type Airline,
  type AirlinesEurope,
  inPlay,
  SHARE_COUNTS,
  SHARE_INDEX,
} from '@tarmac/airlines-europe/rules';
import { type Calibration, type Counts, type Figure, mean, ratio, share, victories } from '@tarmac/bots';
import { countGame } from './calibration-counts.ts';

/**
 * "Each seat's win share is within 3 points of fair, with as many games as make the 95 % interval
 * narrower than that: about 1,800 with 4 seats": so many make it reach 2 points to either side, and
 * from there on the figure itself decides.
 */
const FAIR = { points: 3, decidedWithin: 2 };

export const airlinesEuropeCalibration: Calibration<AirlinesEurope> = { count: countGame, figuresFor };

function figuresFor(seats: number): Figure[] {
  const playing = AIRLINES.filter((_, index) => inPlay(seats)[index]);
  return [
    mean("winner's points", 'best', 'games', {
      extremes: 'best',
      ...(seats === 4 ? { aim: { least: 75, most: 115 } } : {}),
    }),
    mean("all seats' points", 'points', 'places'),
    ...playing.map((airline) => topZone(airline, playing)),
    ...playing.map(paidForEachShare),
    ...playing.map((airline) => relative(`${airline}: the same, % of the mean airline`, 'paid', airline, playing)),
    ...victories(seats, FAIR),
    share('leader after two scorings won (%)', 'leaderWon', 'led', { aim: { least: 45, most: 70 } }),
    share('games in which the bank broke (%)', 'bankBroke', 'games', { aim: { least: 0, most: 5 } }),
    share('games ended by AE-4.11, all blocked (%)', 'ended.AE-4.11', 'games', { aim: { least: 0, most: 1 } }),
    mean('turns of a seat', 'turns', 'places'),
    mean('decisions in a game', 'decisions', 'games'),
    ratio('turns that buy (%)', 'buyTurns', 'turns'),
    ratio('turns that play (%)', 'playTurns', 'turns'),
    ratio('turns that exchange (%)', 'exchangeTurns', 'turns'),
    ratio('turns that take cash (%)', 'cashTurns', 'turns'),
    mean('licences bought', 'licences', 'games'),
    mean('licences bought at the 1st scoring', 'licencesAt1', 'scorings1'),
    mean('licences bought at the 2nd scoring', 'licencesAt2', 'scorings2'),
    mean('price of a licence', 'spent', 'licences'),
    ...connections(),
    mean('Air ABACUS in portfolios at the end, of a seat', 'abacusLaidOpen', 'places'),
    mean('Air ABACUS in hands at the end, of a seat', 'abacusInHand', 'places'),
    mean('points from Air ABACUS, of a seat', 'paid.abacus', 'places'),
    mean('cash at the end, of a seat', 'cashLeft', 'places'),
  ];
}

/**
 * "No airline is worth less than 60 % or more than 160 % of the mean of the top zone it reaches per
 * share." Read so: an airline's worth is what the zone in which its marker ends pays to this table when
 * all its places are taken, divided by the airline's shares, on average over the games; the mean is that
 * of all airlines in play. Points truly paid are shown beside it, without an aim: they also hang on who
 * holds the shares and when.
 */
function topZone(airline: Airline, playing: readonly Airline[]): Figure {
  const name = `${airline}: top zone for each share, % of the mean airline`;
  return { ...relative(name, 'topZone', airline, playing), aim: { least: 60, most: 160 } };
}

function paidForEachShare(airline: Airline): Figure {
  return {
    name: `${airline}: points paid for each share`,
    value: (sums) => forEachShare(sums, 'paid', airline) / (sums.games ?? 0),
  };
}

function relative(name: string, kind: 'topZone' | 'paid', airline: Airline, playing: readonly Airline[]): Figure {
  return {
    name,
    value(sums) {
      const all = playing.reduce((total, other) => total + forEachShare(sums, kind, other), 0);
      return (100 * playing.length * forEachShare(sums, kind, airline)) / all;
    },
  };
}

function forEachShare(sums: Counts, kind: 'topZone' | 'paid', airline: Airline): number {
  return (sums[`${kind}.${airline}`] ?? 0) / (SHARE_COUNTS[SHARE_INDEX[airline]] as number);
}

function connections(): Figure[] {
  return (['orange', 'green', 'gray', 'white'] as const).map((airline) =>
    share(`connections of ${airline} made (%)`, `connection.${airline}`, 'games'),
  );
}
