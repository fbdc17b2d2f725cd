/** The legal actions, grouped by what a player would tap. */

import type { Action, Facts, Scene, View } from '@tarmac/airlines-europe/rules';
import type { TurnAction } from '@tarmac/airlines-europe/text';
import { AIRLINE_ORDER, airlinesIn, type Circle, FREE, indexOf, listShares } from './pieces.ts';
import type { Airline } from './shapes.ts';

type Kind = Action['type'];

export interface Options {
  /** By circle: the airlines that may buy it. */
  readonly buyers: ReadonlyMap<number, readonly Airline[]>;
  /** The circles for a ban marker. */
  readonly bans: ReadonlySet<number>;
  readonly kinds: ReadonlySet<Kind>;
}

export function optionsOf(actions: readonly Action[], circles: readonly Circle[]): Options {
  const placeOf = new Map(circles.map(({ index, route, licence }) => [`${route.id}/${licence}`, index]));
  const buyers = new Map<number, Airline[]>();
  const bans = new Set<number>();
  const kinds = new Set<Kind>();
  for (const action of actions) {
    kinds.add(action.type);
    if (action.type !== 'buy' && action.type !== 'ban') continue;
    const circle = placeOf.get(`${action.route}/${action.licence}`) ?? -1;
    if (action.type === 'ban') bans.add(circle);
    else buyers.set(circle, [...(buyers.get(circle) ?? []), action.airline]);
  }
  return { buyers, bans, kinds };
}

/** An action whose refusal explains why an action of AE-3.1 is impossible. */
export function refusedExample(
  kind: TurnAction,
  view: View,
  facts: Facts,
  scene: Scene,
  circles: readonly Circle[],
): Action {
  switch (kind) {
    case 'buy':
      return nearestPurchase(view, facts, scene, circles);
    case 'play':
      return { type: 'play', share: listShares(view.hand ?? [])[0] ?? AIRLINE_ORDER.at(-1) ?? 'abacus', count: 1 };
    case 'exchange':
      return { type: 'exchange', give: 1 };
    case 'cash':
      return { type: 'cash' };
  }
}

/** The cheapest licence that an airline could buy with enough money. */
function nearestPurchase(view: View, facts: Facts, { inPlay }: Scene, circles: readonly Circle[]): Action {
  const wishes = airlinesIn(inPlay).flatMap((airline) => {
    if (view.planes[indexOf(airline)] === 0) return [];
    const reached = facts.reached[indexOf(airline)] ?? [];
    const flown = new Set(
      circles.filter(({ index }) => view.circles[index] === indexOf(airline)).map(({ route }) => route.id),
    );
    return circles
      .filter(({ index, route }) => view.circles[index] === FREE && !flown.has(route.id))
      .filter(({ route }) => route.cities.some((city) => reached.includes(city)))
      .map((circle) => ({ airline, circle }));
  });
  const cheapest = wishes.reduce<(typeof wishes)[number] | null>(
    (best, wish) => (best === null || wish.circle.cost < best.circle.cost ? wish : best),
    null,
  );
  const circle = cheapest?.circle ?? circles[0];
  if (circle === undefined) throw new Error('a board has circles');
  return {
    type: 'buy',
    airline: cheapest?.airline ?? airlinesIn(inPlay)[0] ?? 'white',
    route: circle.route.id,
    licence: circle.licence,
  };
}

/** The buyer to refuse for a licence that nobody may buy: an airline with only a general obstacle, such as the cost. */
export function refusedBuyer(
  circle: Circle,
  view: View,
  facts: Facts,
  { inPlay }: Scene,
  circles: readonly Circle[],
  lookedAt: Airline | null,
): Airline {
  const onRoute = circles.filter(({ route }) => route.id === circle.route.id).map(({ index }) => view.circles[index]);
  const able = airlinesIn(inPlay).filter(
    (airline) => (view.planes[indexOf(airline)] ?? 0) > 0 && !onRoute.includes(indexOf(airline)),
  );
  const near = able.filter((airline) =>
    circle.route.cities.some((city) => facts.reached[indexOf(airline)]?.includes(city)),
  );
  const full = !circles.some(({ route, index }) => route.id === circle.route.id && view.circles[index] === FREE);
  const best = near[0] ?? (full ? able[0] : undefined);
  return best ?? lookedAt ?? able[0] ?? airlinesIn(inPlay)[0] ?? 'white';
}
