/** A match played, and played again for an eye with all that it may not know made up anew after every act: it is sent the same bytes. */

import type { Eye, Game } from '@tarmac/kit';
import { expect } from 'vitest';
import { replay, type Step } from './script.ts';
import { firstDifference, played, type Setting, type Stage } from './stage.ts';
import { imagined } from './worlds.ts';

type Play = (stage: Stage) => Promise<Step[]>;
type Truth = Awaited<ReturnType<typeof played<Step[]>>>;

/** For every eye, or for those named. */
export async function expectNothingTold(
  setting: Omit<Setting, 'game'>,
  game: Game,
  play: Play,
  eyes?: readonly Eye[],
): Promise<Truth> {
  const truth = await played({ ...setting, game }, play);
  const everybody = [...truth.moments.keys()];
  for (const eye of eyes ?? everybody) {
    const other = await played({ ...setting, game: imagined(game, eye, 77) }, (stage) => replay(stage, truth.told));
    expect(firstDifference(truth.moments.get(eye), other.moments.get(eye)), `to eye ${eye}`).toBeNull();
    const inAnotherWorld = everybody.filter(
      (whose) => firstDifference(truth.moments.get(whose), other.moments.get(whose)) !== null,
    );
    // Who watches has nothing of its own to be swapped.
    expect(inAnotherWorld).toEqual(everybody.filter((whose) => whose !== eye && whose !== 'watcher'));
  }
  return truth;
}
