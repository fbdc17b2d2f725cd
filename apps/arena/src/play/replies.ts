/** What a typed line comes to: an action, a command of the conversation, or words to say to it. */

import type { Seat, Shapes } from '@tarmac/kit';
import type { Io } from '../io.ts';
import type { Hint } from './bots.ts';
import type { Layout } from './layout.ts';
import type { Phrases } from './phrases.ts';
import type { Group, Screen } from './screen.ts';
import type { Session } from './session.ts';

/** The person at the keyboard. */
export const YOU: Seat = 0;

export interface Room {
  readonly session: Session;
  readonly screen: Screen;
  readonly phrases: Phrases;
  readonly layout: Layout;
  readonly io: Io;
  /** Null where there is nobody to ask. */
  readonly hint: Hint | null;
}

/** What the conversation remembers. */
export interface Memory {
  /** Everything told so far. */
  readonly log: string[];
  /** Whether to stop where the player could act without owing a decision. */
  stops: boolean;
  /** Whether the player has been told of such stops. */
  toldOfStops: boolean;
}

/** What the player decides on; it stays the same until somebody acts. */
export interface Sight {
  readonly view: Shapes['view'];
  readonly groups: readonly Group<Shapes['action']>[];
  readonly choices: readonly Shapes['action'][];
  /** Whether the player owes a decision, or just could act. */
  readonly owed: boolean;
}

export type Reply = { readonly action: Shapes['action'] } | 'undone' | 'goOn' | 'quit';

/** Null: it has been answered, ask again. */
export function replyTo(typed: string, sight: Sight, room: Room, memory: Memory): Reply | null {
  if (typed === '') return sight.owed ? null : 'goOn';
  if (/^\d+$/.test(typed)) return chosen(typed, sight, room);
  const [head = '', ...tail] = typed.split(/\s+/);
  const command = COMMANDS.get(head.toLowerCase());
  if (command !== undefined && isOffered(command, room)) return command(room, sight, memory, tail.join(' '));
  return spelled(typed, sight, room);
}

/** Without optional actions to stop for, `o` is no command; nor `h` without anybody to ask. */
function isOffered(command: Do, { session, hint }: Room): boolean {
  if (command === toggleStops) return session.hasOptionalActions;
  return command !== giveHint || hint !== null;
}

export function say({ io }: Room, answer: string): null {
  io.out(`${answer}\n`);
  return null;
}

function chosen(typed: string, { choices }: Sight, room: Room): Reply | null {
  const action = choices[Number(typed) - 1];
  return action === undefined ? say(room, room.phrases.noSuchChoice(typed.slice(0, 12), choices.length)) : { action };
}

/** An action in words or as JSON, past the same doors as any other. */
function spelled(typed: string, { view }: Sight, room: Room): Reply | null {
  const { session, screen, phrases, layout } = room;
  const asJson = typed.startsWith('{');
  const parsed = asJson ? session.parse(typed) : screen.read(typed, view);
  if (parsed === null) return say(room, layout.wrap(phrases.notUnderstood(typed)));
  if (!parsed.ok) return say(room, layout.wrap(asJson ? phrases.notAnAction(parsed.problem) : parsed.problem));
  const refusal = session.check(YOU, parsed.value);
  if (refusal === null) return { action: parsed.value };
  return say(room, layout.wrap(phrases.refused(refusal.rule, screen.refusal(refusal))));
}

type Do = (room: Room, sight: Sight, memory: Memory, rest: string) => Reply | null;

const COMMANDS: ReadonlyMap<string, Do> = new Map<string, Do>(
  Object.entries<Do>({
    '?': (room, { groups }) => say(room, `${helpText(room)}\n${room.layout.choices(groups)}`),
    t: (room, sight) => say(room, tableText(room, sight)),
    b: (room, { view }) => say(room, room.layout.blocks(room.screen.board(view))),
    l: (room, _, { log }) => say(room, room.layout.wrap(log.join('\n') || room.phrases.emptyLog, '  ')),
    h: giveHint,
    hint: giveHint,
    conseil: giveHint,
    r: showRule,
    u: undo,
    o: toggleStops,
    q: () => 'quit',
  }),
);

/** The table and what is asked about it. */
export function tableText({ screen, phrases, layout }: Room, { view, owed }: Sight): string {
  return `${layout.blocks(screen.table(view))}\n\n${layout.wrap(owed ? screen.question(view) : phrases.optional)}`;
}

function helpText({ screen, phrases, session, layout, hint }: Room): string {
  const rows = [
    ...phrases.help(screen.rules),
    ...(hint === null ? [] : phrases.helpHint),
    ...(session.hasOptionalActions ? phrases.helpOptional : []),
    ...screen.spellings.map(({ typed, means }) => [typed, means] as const),
  ];
  const column = Math.max(...rows.map(([typed]) => typed.length)) + 2;
  return rows
    .map(([typed, means]) => typed.padEnd(column) + layout.wrap(means, ' '.repeat(column)).trimStart())
    .join('\n');
}

function giveHint(room: Room, { view, choices }: Sight): null {
  const { hint, phrases, layout } = room;
  const advice = hint?.(view, choices) ?? [];
  return say(room, `${layout.wrap(phrases.hintTitle)}\n${layout.advice(advice, choices)}`);
}

function showRule(room: Room, _: Sight, __: Memory, typed: string): null {
  const { screen, phrases, layout } = room;
  const lines = screen.rule(typed) ?? [phrases.noSuchRule(typed, screen.rules)];
  return say(room, layout.wrap(lines.join('\n')));
}

function undo(room: Room, _: Sight, { log }: Memory): Reply | null {
  const { session, phrases, layout } = room;
  if (!session.undo(YOU)) return say(room, layout.wrap(phrases.noUndo));
  log.push(phrases.undone);
  say(room, phrases.undone);
  return 'undone';
}

function toggleStops(room: Room, { owed }: Sight, memory: Memory): Reply | null {
  memory.stops = !memory.stops;
  say(room, room.layout.wrap(room.phrases.stopping(memory.stops)));
  return owed ? null : 'goOn';
}
