/** The bots' turns: bots think outside the match's queue, so that nobody waits for it, and act inside it. */

import { questionFor } from '@tarmac/match';
import type { Bots } from '../bots/ask.ts';
import type { Parts } from '../parts.ts';
import { act } from './acts.ts';
import { inTurn, type Live, positionOf } from './live.ts';
import { pause } from './pause.ts';
import { botSeatOf, isLeftToBots, STAND_IN } from './position.ts';

/** What the bots of all matches need. */
export interface BotNeeds {
  readonly bots: Bots;
  /** Whether anybody of this node watches the match. */
  isWatched(match: string): boolean;
}

/** Plays until no bot owes a decision, or only bots would see it; one loop for each match on a node. */
export function playBots(parts: Parts, needs: BotNeeds, live: Live): Promise<void> {
  live.botsPlaying ??= playAll(parts, needs, live).finally(() => {
    live.botsPlaying = null;
  });
  return live.botsPlaying;
}

async function playAll(parts: Parts, needs: BotNeeds, live: Live): Promise<void> {
  while (await playOne(parts, needs, live));
}

/** False when there is nothing left to do; throws when the database is unreachable, and is then called again. */
async function playOne(parts: Parts, { bots, isWatched }: BotNeeds, live: Live): Promise<boolean> {
  const found = await inTurn(live, () => positionOf(parts, live));
  if (!found.ok) {
    // Throws, so that the task is tried again later.
    if (found.problem !== 'not-running') throw new Error(`match ${live.setting.id}: ${found.problem}`);
    return false;
  }
  const seat = botSeatOf(live.setting, found.value);
  if (seat === null) return false;
  const { id: table, host, game, standIn } = live.setting;
  const amongPeople = !isLeftToBots(found.value);
  if (!amongPeople && !isWatched(table)) {
    await inTurn(live, () => pause(parts, live));
    // Somebody may have come meanwhile.
    return isWatched(table);
  }
  const asked = found.value.after.frames[seat] as number;
  const question = {
    ...questionFor(game, found.value, seat),
    level: found.value.after.seats[seat]?.bot ?? standIn,
    seed: parts.random(4).readUInt32LE(),
  };
  const action = await bots.decide(question, { host, table, amongPeople });
  const played = await inTurn(live, async () => {
    const now = await positionOf(parts, live);
    // The person came back, there was an undo, or another node was faster: ask again, or not at all.
    if (!now.ok || now.value.after.frames[seat] !== asked || botSeatOf(live.setting, now.value) !== seat) return null;
    return act(parts, live, now.value, { seat, action, by: STAND_IN, arrivedAt: null }, null);
  });
  if (played !== null && !played.ok && played.problem !== 'stale') {
    if (played.problem === 'unavailable') throw new Error(`match ${live.setting.id} cannot be written now`);
    throw new Error(`match ${live.setting.id}: a bot's action was refused: ${played.problem}`);
  }
  return true;
}
