/** The board as a list: cities, their routes, and on each route the airlines, free licences and possible buyers. */

import type { Action, Scene, View } from '@tarmac/airlines-europe/rules';
import { AIRLINE_ORDER, BANNED, circlesOf, FREE, indexOf } from '../../logic/pieces.ts';

type Buy = Extract<Action, { type: 'buy' }>;
type Ban = Extract<Action, { type: 'ban' }>;
export type Airline = Buy['airline'];

export interface ListedLicence {
  /** From 0, the cheapest first. */
  readonly licence: number;
  readonly cost: number;
  readonly holder: Airline | 'free' | 'banned';
  /** The possible purchases. */
  readonly buys: readonly Buy[];
  readonly bans: readonly Ban[];
}

export interface ListedRoute {
  readonly id: string;
  /** The city at the other end. */
  readonly to: string;
  readonly remote: boolean;
  readonly licences: readonly ListedLicence[];
}

export interface ListedCity {
  readonly id: string;
  readonly homeOf: readonly Airline[];
  /** AE-4.9 the bonus markers still here. */
  readonly bonuses: readonly { readonly airline: Airline; readonly spaces: number }[];
  readonly routes: readonly ListedRoute[];
  /** The number of possible purchases and bans. */
  readonly possible: number;
}

/** `filter` keeps the cities where this airline flies, may buy, has its home or a bonus to win. */
export function cityList(
  { board, inPlay }: Scene,
  view: View,
  actions: readonly Action[],
  filter: Airline | null,
): readonly ListedCity[] {
  const starts = new Map(circlesOf(board).map(({ index, route, licence }) => [route.id, index - licence]));
  const plays = (airline: Airline) => inPlay[indexOf(airline)] === true;
  const routes = board.routes.map(({ id, cities, remote, licences }) => ({
    cities,
    listed: {
      id,
      remote,
      licences: licences.map(
        (cost, licence): ListedLicence => ({
          licence,
          cost,
          holder: holderOf(view.circles[(starts.get(id) ?? 0) + licence]),
          buys: actions.filter(
            (action): action is Buy => isAt(action, id, licence) && action.type === 'buy' && isWanted(action.airline),
          ),
          bans: actions.filter((action): action is Ban => isAt(action, id, licence) && action.type === 'ban'),
        }),
      ),
    },
  }));
  function isWanted(airline: Airline): boolean {
    return filter === null || filter === airline;
  }
  return board.cities
    .map(({ id }): ListedCity => {
      const here = routes
        .filter(({ cities }) => cities.includes(id))
        .map(({ cities, listed }) => ({ ...listed, to: cities[0] === id ? cities[1] : cities[0] }))
        .filter(({ licences }) => filter === null || licences.some((licence) => concerns(licence, filter)));
      return {
        id,
        homeOf: AIRLINE_ORDER.filter((airline) => board.homes[airline] === id && plays(airline) && isWanted(airline)),
        bonuses: board.bonuses.filter(
          ({ airline, target }) => target === id && view.bonus[indexOf(airline)] === true && isWanted(airline),
        ),
        routes: here,
        possible: here.reduce((sum, { licences }) => sum + licences.reduce((all, each) => all + countOf(each), 0), 0),
      };
    })
    .filter(({ homeOf, bonuses, routes: here }) => homeOf.length + bonuses.length + here.length > 0);
}

function holderOf(circle: number | undefined): ListedLicence['holder'] {
  if (circle === undefined || circle === FREE) return 'free';
  if (circle === BANNED) return 'banned';
  return AIRLINE_ORDER[circle] ?? 'free';
}

function isAt(action: Action, route: string, licence: number): boolean {
  return (action.type === 'buy' || action.type === 'ban') && action.route === route && action.licence === licence;
}

function concerns({ holder, buys, bans }: ListedLicence, airline: Airline): boolean {
  return holder === airline || buys.length > 0 || bans.length > 0;
}

const countOf = ({ buys, bans }: ListedLicence): number => buys.length + bans.length;
