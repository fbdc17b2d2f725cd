/** The bots' turns: asked outside the match's queue, so that nobody waits for their thinking, played inside it. */

import type { Question } from '@tarmac/bots';
import { botChoices, type Seat } from '@tarmac/kit';
import type { Bots } from '../bots/ask.ts';
import type { Parts } from '../parts.ts';
import { act } from './acts.ts';
import { botOwing } from './bot-owing.ts';
import { inTurn, type Live, positionOf } from './live.ts';
import { type Position, STAND_IN } from './position.ts';

/** Until no bot owes anything; one loop a match on each node. */
export function playBots(parts: Parts, bots: Bots, live: Live): Promise<void> {
  live.botsPlaying ??= playAll(parts, bots, live).finally(() => {
    live.botsPlaying = null;
  });
  return live.botsPlaying;
}

async function playAll(parts: Parts, bots: Bots, live: Live): Promise<void> {
  while (await playOne(parts, bots, live));
}

/** False when there is nothing left to do; throws when the database is away, and is then called again. */
async function playOne(parts: Parts, bots: Bots, live: Live): Promise<boolean> {
  const found = await inTurn(live, () => positionOf(parts, live));
  if (!found.ok) {
    // What cannot be played here and now is put off, not given up.
    if (found.problem !== 'not-running') throw new Error(`match ${live.setting.id}: ${found.problem}`);
    return false;
  }
  const seat = botOwing(live.setting.game, found.value);
  if (seat === null) return false;
  const asked = found.value.after.frames[seat] as number;
  const action = await bots.decide(questionFor(parts, live, found.value, seat));
  const played = await inTurn(live, async () => {
    const now = await positionOf(parts, live);
    // Its person came back, somebody took something back, another node was quicker: it is asked again, or not at all.
    if (!now.ok || now.value.after.frames[seat] !== asked || botOwing(live.setting.game, now.value) !== seat)
      return null;
    return act(parts, live, now.value, seat, action, STAND_IN, null);
  });
  if (played !== null && !played.ok && played.problem !== 'stale') {
    if (played.problem === 'unavailable') throw new Error(`match ${live.setting.id} cannot be written now`);
    throw new Error(`match ${live.setting.id}: a bot's action was refused: ${played.problem}`);
  }
  return true;
}

function questionFor(parts: Parts, { setting }: Live, position: Position, seat: Seat): Question {
  const { game } = setting;
  const { fold } = position;
  return {
    game: game.id,
    level: position.after.seats[seat]?.bot ?? setting.standIn,
    view: position.views[seat],
    actions: botChoices(game, fold.state, seat, fold.optionalInARow),
    seed: parts.random(4).readUInt32LE(),
  };
}
