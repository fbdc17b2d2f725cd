/** CF-7 the state of a scenario: the current effect of its special rule. */

import type { Facts, Scene, View } from '@tarmac/connecting-flights-cooperative/rules';
import type { Continent } from '../../logic/shapes.ts';

export type Going =
  /** CF-7.1 what a further pair would pay. */
  | { readonly kind: 'further'; readonly coins: number }
  /** CF-7.2 */
  | { readonly kind: 'fullPlanes'; readonly home: number; readonly goal: number; readonly bonus: number }
  /** CF-7.3 so many rounds until the games: 0 in the round itself, below 0 after it. */
  | { readonly kind: 'games'; readonly rounds: number; readonly city: string }
  /** CF-7.4 */
  | { readonly kind: 'oldTrucks'; readonly capacity: number }
  /** CF-7.5 closed for so many rounds more, this one among them; 0: open. */
  | { readonly kind: 'closed'; readonly continent: Continent; readonly rounds: number }
  /** CF-7.6 */
  | { readonly kind: 'charges'; readonly interest: number; readonly carbon: number };

/** CF-1.5 the largest truck there is. */
const LARGEST_TRUCK = 4;

export function goingOf(
  { scenario, demandByRound }: Pick<Scene, 'scenario' | 'demandByRound'>,
  { round, homeThisRound }: Pick<View, 'round' | 'homeThisRound'>,
  { charges }: Pick<Facts, 'charges'>,
): readonly Going[] {
  const { further, fullPlanes, games, closed, truck } = scenario;
  // The setup is before round 1.
  const now = Math.max(1, round);
  const demand = demandByRound[now - 1] ?? null;
  const all: readonly (Going | null)[] = [
    further && demand && { kind: 'further', coins: further[demand] },
    fullPlanes && { kind: 'fullPlanes', home: homeThisRound, goal: fullPlanes.pawns, bonus: fullPlanes.bonus },
    games && { kind: 'games', rounds: games.round - now, city: games.city },
    truck < LARGEST_TRUCK ? { kind: 'oldTrucks', capacity: truck } : null,
    closed && { kind: 'closed', continent: closed.continent, rounds: Math.max(0, closed.until - now + 1) },
    charges && { kind: 'charges', ...charges },
  ];
  return all.filter((going) => going !== null);
}
