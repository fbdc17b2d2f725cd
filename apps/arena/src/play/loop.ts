/** The conversation: shows the player's view, reads a decision, lets the others decide, until the end. */

import { botsOwing, type Seat, type Shapes, type ToAct } from '@tarmac/kit';
import type { Decide } from './bots.ts';
import { flatChoices } from './layout.ts';
import type { Lines } from './lines.ts';
import { type Memory, type Reply, type Room, replyTo, type Sight, say, tableText, YOU } from './replies.ts';

export interface Conversation extends Room {
  readonly lines: Lines;
  /** What the other seats do. */
  readonly decide: Decide;
  /** Called when the player is about to think: the moment to save, so that nothing is lost whatever happens next. */
  beforeAsking(): void;
}

export type Ending = 'over' | 'quit' | 'endOfInput';

export async function converse(talk: Conversation): Promise<Ending> {
  const { session } = talk;
  const memory: Memory = { log: [], stops: false, toldOfStops: false };
  tell(talk, memory, session.opening(YOU));
  for (;;) {
    const due = session.toAct();
    if (due.seats.length === 0) return 'over';
    const other = otherToAct(due);
    const asks = other === null || stopsForOptional(talk, memory);
    const reply = asks ? await ask(talk, memory, other === null) : 'goOn';
    if (reply === 'quit' || reply === 'endOfInput') return reply;
    if (reply === 'goOn' && other !== null) letAct(talk, memory, other);
    if (typeof reply === 'object') tell(talk, memory, session.act(YOU, reply.action, YOU));
  }
}

/** The seat that acts before the player does; null when it is the player's decision, or one of their team's. */
function otherToAct(toAct: ToAct): Seat | null {
  return botsOwing(toAct, (seat) => seat !== YOU)[0] ?? null;
}

/** Nobody waits for an optional action, so the player is told once that there are some and asked only on demand. */
function stopsForOptional(talk: Conversation, memory: Memory): boolean {
  const { session, phrases, layout } = talk;
  if (!session.hasOptionalActions || (memory.toldOfStops && !memory.stops)) return false;
  if (session.toAct().seats.includes(YOU) || session.actions(YOU).length === 0) return false;
  if (!memory.toldOfStops && !memory.stops) say(talk, layout.wrap(phrases.optionalExists));
  memory.toldOfStops = true;
  return memory.stops;
}

function letAct(talk: Conversation, memory: Memory, seat: Seat): void {
  const { session, decide } = talk;
  const action = decide(seat, session.view(seat), session.botChoices(seat));
  tell(talk, memory, session.act(seat, action, YOU));
}

function tell(room: Room, { log }: Memory, news: readonly Shapes['news'][]): void {
  for (const item of news) {
    const line = room.screen.news(item);
    log.push(line);
    say(room, room.layout.wrap(line, '  '));
  }
}

async function ask(talk: Conversation, memory: Memory, owed: boolean): Promise<Reply | 'endOfInput'> {
  const { session, screen, phrases, layout, lines } = talk;
  const view = session.view(YOU);
  const groups = screen.choices(view, session.actions(YOU));
  const sight: Sight = { view, groups, choices: flatChoices(groups), owed };
  talk.beforeAsking();
  say(talk, `\n${tableText(talk, sight)}\n${layout.choices(groups)}`);
  const prompt = (owed ? phrases.prompt : phrases.promptOptional)(sight.choices.length);
  for (;;) {
    const line = await lines.next(`\n${prompt}`);
    if (line === null) return 'endOfInput';
    const reply = replyTo(line.trim(), sight, talk, memory);
    if (reply !== null) return reply;
  }
}
