/** The suite of impossible saved states: `load` refuses each for its own reason. */

import type { Game, Shapes } from '../game.ts';
import type { Check } from './check.ts';
import { jsonCopy } from './data.ts';
import { type Change, spoilt } from './spoilt.ts';

export type BrokenSaves<State> = Readonly<Record<string, readonly [change: Change<State>, problem: RegExp]>>;

/** To be run like `conformance`. Without its change the state loads. */
export function refusedSaves<T extends Shapes>(
  game: Game<T>,
  make: () => T['state'],
  broken: BrokenSaves<T['state']>,
): Check[] {
  const load = (state: T['state'], version = game.version) => game.load(jsonCopy(state), version);
  const checks = Object.entries(broken).map(([name, [change, problem]]) => ({
    name: `${name} is refused`,
    run() {
      const state = make();
      load(state);
      expectRefused(() => load(spoilt(state, change)), problem);
    },
  }));
  const unknown = { name: 'an unknown version is not guessed at', run: unknownVersion };
  return [unknown, ...checks];

  function unknownVersion(): void {
    expectRefused(() => load(make(), 99), /no migration from version 99/);
  }
}

function expectRefused(load: () => void, problem: RegExp): void {
  try {
    load();
  } catch (error) {
    if (error instanceof Error && problem.test(error.message)) return;
    throw new Error(`the save should be refused for ${problem}, and is for ${error}`);
  }
  throw new Error(`a save is taken that should be refused for ${problem}`);
}
