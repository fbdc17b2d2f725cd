/** A saved state loads unchanged; anything else is refused. */

import { canonical, shortHash } from '../canonical.ts';
import type { Game, Shapes } from '../game.ts';
import { pick } from '../random-act.ts';
import { jsonCopy, leavesOf, replacedAt, without } from './data.ts';
import { eachPosition, type Suite } from './suite.ts';

/** The numbers turned into text at one position. */
const NUMBERS = 12;

export function savesLoad<T extends Shapes>(suite: Suite<T>): void {
  const { game } = suite;
  eachPosition(suite, 'load', suite.rates.every, ({ state }) => {
    const loaded = game.load(jsonCopy(state), game.version);
    if (shortHash(loaded) !== shortHash(state)) throw new Error('a loaded state differs from the saved one');
    assertCoherent(game, loaded, 'a loaded state');
  });
  for (const garbage of [null, [], {}, 7, 'state', true])
    assertRefused(game, garbage, game.version, canonical(garbage));
  eachPosition(suite, 'garbage', suite.rates.load, ({ state, chance }) => {
    const saved = jsonCopy(state) as object;
    assertRefused(game, saved, game.version + 1, 'a state of a later version');
    assertRefused(game, saved, Number.NaN, 'a state of no version');
    assertRefused(game, { ...saved, surplus: 1 }, game.version, 'a state with a surplus key');
    for (const key of Object.keys(saved)) {
      assertRefused(game, without(saved, key), game.version, `a state without ${key}`);
    }
    const numbers = leavesOf(saved).filter(({ value }) => typeof value === 'number');
    for (let n = 0; n < Math.min(NUMBERS, numbers.length); n++) {
      const { path, value } = pick(numbers, chance);
      const broken = replacedAt(saved, path, String(value));
      assertRefused(game, broken, game.version, `a state with text at ${path.join('.')}`);
      const other = (value as number) + (chance.draw(2) === 0 ? 1 : -1);
      for (const loaded of loadIfAccepted(game, replacedAt(saved, path, other), game.version))
        assertCoherent(game, loaded, `a state loaded with ${other} at ${path.join('.')}`);
    }
  });
}

/** A loaded state must be sound, and over exactly when nobody is to act. */
function assertCoherent<T extends Shapes>(game: Game<T>, state: T['state'], what: string): void {
  const problems = game.audit(state);
  if (problems.length > 0) throw new Error(`${what} is broken: ${problems.join('; ')}`);
  const { seats } = game.toAct(state);
  if ((game.outcome(state) === null) !== seats.length > 0)
    throw new Error(`${what} has ${seats.length > 0 ? 'an' : 'no'} outcome while seats ${canonical(seats)} are to act`);
}

/** The state in a list, since a faulty load may return anything, even null. */
function loadIfAccepted<T extends Shapes>(game: Game<T>, saved: unknown, version: number): T['state'][] {
  try {
    return [game.load(jsonCopy(saved), version)];
  } catch {
    return [];
  }
}

function assertRefused<T extends Shapes>(game: Game<T>, saved: unknown, version: number, what: string): void {
  if (loadIfAccepted(game, saved, version).length > 0) throw new Error(`${game.id}: load accepts ${what}`);
}
