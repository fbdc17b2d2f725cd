/** Whole games as a watcher follows them, moment by moment. */

import {
  type Config,
  connectingFlights,
  type News,
  type Scene,
  scene,
  type View,
} from '@tarmac/connecting-flights/rules';
import { fastChance } from '@tarmac/kit';
import { facts } from '../../bot/facts.ts';

const parsed = connectingFlights.parseConfig({ board: 'world-1', offers: '0' }, 3);
if (!parsed.ok) throw new Error(parsed.problem);
const CONFIG: Config = parsed.value;

export interface Moment {
  readonly frame: number;
  readonly view: View;
  readonly facts: ReturnType<typeof facts>;
  readonly news: readonly News[];
}

export interface Game {
  readonly scene: Scene;
  readonly moments: readonly Moment[];
}

/** Everybody flies what earns the most; besides that they do what comes into their heads. */
export function watchedGame(seats: number, seed: number): Game {
  const luck = fastChance(seed);
  const whim = fastChance(seed + 1000);
  const moments: Moment[] = [];
  const first: News[] = [];
  const state = connectingFlights.setup(CONFIG, seats, luck, first);
  const see = (news: readonly News[]) => {
    const view = connectingFlights.view(state, 'watcher');
    moments.push({ frame: moments.length, view, facts: facts(view), news });
  };
  see(first);
  for (;;) {
    const [seat] = connectingFlights.toAct(state).seats;
    if (seat === undefined) return { scene: scene(connectingFlights.view(state, 'watcher')), moments };
    const lawful = connectingFlights.actions(state, seat).filter((action) => !connectingFlights.isOptional(action));
    const best = facts(connectingFlights.view(state, seat)).bestPlan;
    const action =
      state.frame.kind === 'plans' && best !== null
        ? ({ type: 'fly', chains: best.plan } as const)
        : lawful[whim.draw(lawful.length)];
    if (action === undefined) throw new Error(`seat ${seat} is to act and can do nothing`);
    const news: News[] = [];
    connectingFlights.apply(state, seat, action, luck, news);
    see(news);
  }
}
