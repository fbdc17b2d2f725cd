/** What a seat does in the game: act, and take back. */

import { type By, keyedChance, recordingChance, type Seat, type Shapes, step, undoChoices } from '@tarmac/kit';
import { type Answer, done, refuse } from '../answer.ts';
import { nodeDigest } from '../digest.ts';
import type { Parts } from '../parts.ts';
import { append, type Live } from './live.ts';
import { type Happening, HOST, type Position } from './position.ts';
import type { Setting } from './setting.ts';

/** The act and, if it was the last, the end; or why the rules refuse it. */
function actHappenings(
  setting: Setting,
  { fold }: Position,
  seat: Seat,
  action: Shapes['action'],
  by: By,
  at: number,
): Answer<Happening[]> {
  const { game, key } = setting;
  const chance = recordingChance(keyedChance(key, fold.length, nodeDigest));
  const stepped = step(game, fold.state, seat, action, chance);
  if (!stepped.ok) return { ...refuse('against-the-rules'), refusal: stepped.refusal };
  const act: Happening = {
    entry: { kind: 'act', at, by, seat, action, draws: chance.draws },
    news: stepped.news,
  };
  if (game.outcome(stepped.state) === null) return done([act]);
  return done([act, { entry: { kind: 'end', at, by: HOST, reason: 'finished' }, news: [] }]);
}

/** In the match's turn, at its present position. */
export async function act(
  parts: Parts,
  live: Live,
  position: Position,
  seat: Seat,
  input: unknown,
  by: By,
  message: string | null,
): Promise<Answer<Position>> {
  const action = live.setting.game.parseAction(input);
  if (!action.ok) return refuse('malformed', action.problem);
  const happenings = actHappenings(live.setting, position, seat, action.value, by, parts.now());
  return happenings.ok ? append(parts, live, happenings.value, message) : happenings;
}

export async function undo(
  parts: Parts,
  live: Live,
  position: Position,
  seat: Seat,
  by: By,
  message: string | null,
): Promise<Answer<Position>> {
  const [nearest] = undoChoices(live.setting.game, position.fold, seat);
  if (nearest === undefined) return refuse('nothing-to-undo');
  return append(parts, live, [{ entry: { kind: 'undo', at: parts.now(), by, ...nearest }, news: [] }], message);
}
