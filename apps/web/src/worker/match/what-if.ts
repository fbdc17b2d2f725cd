/** A what-if: from what one seat saw, and nothing else of the match. What it could not see is imagined, with luck of our own. */

import { fastChance } from '@tarmac/kit';
import type { Answer } from '../../host/host.ts';
import { eyeOf, findGame, seatsIn } from '../games.ts';
import { newSeed, type Parts } from '../parts.ts';
import type { NewWhatIf } from '../rules-api.ts';
import { branchEntries } from './entries.ts';
import { type Made, newLuck, newRecord, seatedAs } from './new-match.ts';

export function newWhatIf(parts: Parts, { game: id, view, seats: wished, of }: NewWhatIf): Answer<Made> {
  const known = findGame(id);
  if (known === null) return { ok: false, problem: 'no-such-game' };
  const { game } = known;
  const seated = seatedAs(wished);
  if (!seated.ok) return seated;
  const seats = seated.value;
  const unfit = known.viewProblem(view);
  if (unfit !== null) return { ok: false, problem: 'malformed', detail: unfit };
  const eye = eyeOf(view);
  if (eye === 'watcher') return { ok: false, problem: 'malformed', detail: 'a watcher has nothing to decide' };
  if (seats.length !== seatsIn(view))
    return { ok: false, problem: 'malformed', detail: `the match has ${seatsIn(view)} seats` };
  // Else somebody would play a world made of what another holds.
  if (seats.some((seat, index) => index !== eye && 'name' in seat))
    return { ok: false, problem: 'malformed', detail: 'only the seat whose view it is can be a person’s' };
  const { secret, contributions } = newLuck(parts, seats.length);
  const state = game.imagine(view, fastChance(newSeed(parts)));
  if (game.outcome(state) !== null) return { ok: false, problem: 'not-running' };

  const at = parts.now();
  const whatIf = { match: of.match, eye, frame: of.frame };
  const log = branchEntries(game, state, whatIf, seats, secret, contributions, at);
  // Whoever asks what would be is not among people who may not ask.
  const match = { ...newRecord(parts, game, seats, secret, state, at), options: {}, hints: true, whatIf };
  return { ok: true, value: { match, log } };
}
