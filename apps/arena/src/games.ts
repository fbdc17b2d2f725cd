/** The games of the arena, the first by default. Nothing else here names one. */

import { trials as airlines } from '@tarmac/airlines/trials';
import { trials as airlinesEurope } from '@tarmac/airlines-europe/trials';
import type { Manifest, Mind, Trials } from '@tarmac/bots';
import { trials as connectingFlights } from '@tarmac/connecting-flights/trials';
import { trials as connectingFlightsCooperative } from '@tarmac/connecting-flights-cooperative/trials';

/** Without a brain only random bots play it. */
export type Registered = Pick<Manifest, 'game' | 'campaign'> &
  Partial<Pick<Mind, 'brain' | 'lab'>> &
  Omit<Trials, 'manifest'>;

const TRIALS: readonly Trials[] = [airlinesEurope, airlines, connectingFlights, connectingFlightsCooperative];

export const GAMES: readonly Registered[] = await Promise.all(
  TRIALS.map(async ({ manifest: { game, campaign, mind }, ...rest }) => ({
    game,
    ...(campaign === undefined ? {} : { campaign }),
    ...(await mind?.()),
    ...rest,
  })),
);
