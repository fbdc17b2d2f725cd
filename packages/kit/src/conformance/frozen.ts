/** Queries change nothing: on deeply frozen data every query works and repeats its answer. */

import { canonical } from '../canonical.ts';
import { fastChance } from '../chance/fast.ts';
import type { Game, Shapes } from '../game.ts';
import { deepFreeze, jsonCopy } from './data.ts';
import { eachPosition, newsAt, type ReachedPosition, type Suite } from './suite.ts';

export function askingChangesNothing<T extends Shapes>(suite: Suite<T>): void {
  const { game } = suite;
  eachPosition(suite, 'frozen', suite.rates.frozen, (position) => {
    const { walk, step, state } = position;
    const text = canonical(state);
    const frozen = deepFreeze(jsonCopy(state));
    const onFrozen = answers(game, position, frozen);
    const onReal = answers(game, position, state);
    for (const [question, answer] of onReal) {
      if (onFrozen.get(question) !== answer) throw new Error(`${question} answers differently on a frozen copy`);
    }
    if (canonical(state) !== text) throw new Error('a question changed the state');
    if (step === 0) game.setup(deepFreeze(jsonCopy(walk.config)), walk.seats, fastChance(walk.seed));
  });
}

function answers<T extends Shapes>(
  game: Game<T>,
  position: ReachedPosition<T>,
  state: T['state'],
): Map<string, string> {
  const { seats, eyes, move, step } = position;
  const found = new Map<string, string>();
  const note = (question: string, ask: () => unknown) => {
    try {
      found.set(question, canonical(ask()));
    } catch (error) {
      throw new Error(`${question}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
    }
  };
  note('toAct', () => game.toAct(state));
  note('outcome', () => game.outcome(state));
  note('audit', () => game.audit(state));
  note('clone', () => game.clone(state));
  const news = deepFreeze(jsonCopy(newsAt(position)));
  for (const eye of eyes) {
    note(`view of ${eye}`, () => game.view(state, eye));
    note(`tell to ${eye}`, () => news.map((each) => game.tell(each, eye)));
    const seen = () => deepFreeze(jsonCopy(game.view(state, eye)));
    note(`awaited by ${eye}`, () => game.awaited(seen()));
    note(`imagine by ${eye}`, () => game.imagine(seen(), fastChance(step)));
  }
  for (const seat of seats) {
    note(`actions of seat ${seat}`, () => game.actions(state, seat));
    const listed = game.actions(state, seat);
    note(`check of seat ${seat}`, () => listed.map((each) => game.check(state, seat, deepFreeze(jsonCopy(each)))));
    if (move) note(`check of seat ${seat} on what is done`, () => game.check(state, seat, move.action));
  }
  return found;
}
