/** The first game of a series, played through the log for export and verification. */

import { botChoices, type Choose, fastChance, type Game, type MatchFile, type Seat, type Shapes } from '@tarmac/kit';
import { beginMatch, seededLuck } from '../match.ts';
import type { Begun } from './tally.ts';

export interface RecordedGame extends Begun {
  readonly file: MatchFile<Shapes>;
}

/** Decisions come from the seed as in any simulated game, draws from a keyed stream whose secret follows from it. */
export function recordMatch(
  game: Game,
  config: Shapes['config'],
  seats: number,
  seed: number,
  choose: Choose<Shapes>,
): RecordedGame {
  // No clock: the same seed gives the same file, byte for byte.
  const match = beginMatch({ game, config, seats, ...seededLuck(seed, seats), now: () => 0 });
  const chance = fastChance(seed);
  let decisions = 0;
  let auditFailures = 0;
  for (;;) {
    const fold = match.fold();
    if (game.audit(fold.state).length > 0) auditFailures++;
    const owing = game.toAct(fold.state).seats;
    if (owing.length === 0) break;
    const seat = owing[chance.draw(owing.length)] as Seat;
    const action = choose(fold.state, seat, botChoices(game, fold.state, seat, fold.optionalInARow), chance);
    match.act(seat, action, { kind: 'stand-in' });
    decisions++;
  }
  const outcome = game.outcome(match.fold().state);
  if (outcome === null) throw new Error(`${game.id}: nobody is to act and there is no outcome`);
  return { file: match.file(), outcome, decisions, auditFailures };
}
