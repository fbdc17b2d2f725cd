/**
 * Whether what people sent and saw of a match fits one history: every acknowledged act once in the log, in an order that
 * real time allows, and what each eye saw a prefix of what the log leads to.
 */

import { createHash } from 'node:crypto';
import { canonical, type Entry, type Eye, type Game, type Seat, type Shapes, same } from '@tarmac/kit';
import { type Change, eyeIndex, eyesOf, followLog, type Position, seenBy } from '@tarmac/match';
import type { Frame } from '@tarmac/wire';

/** An act as its sender knows it. All times of this file are of one clock that never goes back. */
export interface Sent {
  /** As the log names it. */
  readonly message: string;
  readonly seat: Seat;
  readonly action: unknown;
  /** When it was sent first. */
  readonly sentAt: number;
  /** Open while it is not known whether it was done. */
  readonly outcome: 'open' | 'done' | 'refused';
  readonly answeredAt: number;
  /** As acknowledged. */
  readonly frame: number | null;
}

export interface Heard {
  readonly frame: number;
  /** As the server says. */
  readonly at: number;
  readonly view: Hash;
  /** All that the difference to the frame before told besides; null for a whole view, whose news may be of many frames. */
  readonly told: Hash | null;
  readonly heardAt: number;
}

export interface Logged {
  readonly seq: number;
  readonly entry: Entry<Shapes>;
  readonly message: string | null;
}

/** What somebody at the match sent and heard, through all of their connections. */
export interface Account {
  readonly person: string;
  readonly eye: Eye;
  readonly sent: readonly Sent[];
  /** In the order of hearing. */
  readonly heard: readonly Heard[];
}

export type Hash = string & { readonly brand: 'hash' };

export function hashOf(value: unknown): Hash {
  return createHash('sha1').update(canonical(value)).digest('base64') as Hash;
}

/** The rest depends on more than the log: on clocks, and on how much of it a node has in memory. */
type Told = Pick<Frame, 'cause' | 'news' | 'awaited' | 'outcome'>;

export function hashOfTold({ cause, news, awaited, outcome }: Told): Hash {
  return hashOf({ cause, news, awaited, outcome: outcome ?? null });
}

/** What the difference to a frame tells, by the rules. */
export function toldOf(game: Game, position: Position, eye: Eye, { cause, news }: Change): Told {
  const { awaited, outcome } = seenBy(game, position, eye);
  return { cause, news, awaited, ...(outcome === null ? {} : { outcome }) };
}

interface Shown {
  readonly at: number;
  readonly view: Hash;
  readonly told: Hash;
  /** The entry that showed it. */
  readonly seq: number;
}

/** What the log leads to: by eye and frame what is shown, and by entry the frames of all eyes after it. */
export interface Truth {
  readonly shown: readonly (readonly (Shown | undefined)[])[];
  readonly frames: readonly (readonly number[])[];
  /** Why the log leads nowhere from some entry on. */
  readonly problems: readonly string[];
}

/** Of a match that began with the rules of today. Nothing is believed that the server has stored beside the entries. */
export function truthOf(game: Game, log: readonly Logged[]): Truth {
  const shown: (Shown | undefined)[][] = [];
  const frames: (readonly number[])[] = [];
  const gap = log.findIndex(({ seq }, index) => seq !== index);
  const entries = log.map(({ entry }) => entry);
  try {
    for (const { entry, changes, position } of followLog(game, entries)) {
      const eyes = eyesOf(changes.length - 1);
      for (const [index, change] of changes.entries()) {
        if (change === null) continue;
        const frame = position.after.frames[index] as number;
        const told = hashOfTold(toldOf(game, position, eyes[index] as Eye, change));
        const byFrame = shown[index] ?? [];
        byFrame[frame] = { at: entry.at, view: hashOf(change.view), told, seq: frames.length };
        shown[index] = byFrame;
      }
      frames.push(position.after.frames);
    }
  } catch (error) {
    return { shown, frames, problems: [`entry ${frames.length} breaks the rules: ${(error as Error).message}`] };
  }
  return { shown, frames, problems: gap === -1 ? [] : [`the log has no entry ${gap}`] };
}

/** Everything that does not fit; empty when all is well. */
export function problemsOf(accounts: readonly Account[], log: readonly Logged[], truth: Truth): string[] {
  return [
    ...truth.problems,
    ...accounts.flatMap((account) => [
      ...wrongSeat(account, log),
      ...account.sent.flatMap((sent) => brokenPromise(account.person, sent, log, truth)),
      ...wrongSights(account, truth),
    ]),
    ...strangers(accounts, log),
    ...disorder(accounts, log, truth),
  ];
}

/** Whoever plays a seat has taken it, once and before anybody acts. */
function wrongSeat({ eye, person }: Account, log: readonly Logged[]): string[] {
  if (eye === 'watcher') return [];
  const acts = log.findIndex(({ entry }) => entry.kind === 'act');
  const takers = log.flatMap(({ entry }, place) =>
    entry.kind === 'seat' && entry.seat === eye && entry.reason === 'taken'
      ? [place < acts || acts === -1 ? entry.holder : 'late']
      : [],
  );
  return same(takers, [{ kind: 'person', id: person }]) ? [] : [`seat ${eye} was taken by ${JSON.stringify(takers)}`];
}

/** Acknowledged: there, once, as it was sent and answered. Refused: not there. Not answered: not there twice. */
function brokenPromise(
  person: string,
  { message, seat, action, outcome, frame }: Sent,
  log: readonly Logged[],
  truth: Truth,
): string[] {
  const made = log.filter((row) => row.message === message);
  const what = `${message} of seat ${seat}, ${outcome},`;
  if (outcome === 'refused' && made.length > 0) return [`${what} is in the log`];
  if (made.length > 1) return [`${what} is in the log ${made.length} times`];
  const [row] = made;
  if (row === undefined) return outcome === 'done' ? [`${what} is not in the log`] : [];
  const { entry, seq } = row;
  const isTheirs = entry.kind === 'act' && entry.seat === seat && same(entry.by, { kind: 'person', id: person });
  if (!isTheirs || !same(entry.action, action)) return [`${what} is another act in the log`];
  const kept = truth.frames[seq]?.[seat];
  return outcome !== 'done' || kept === frame ? [] : [`${what} was acknowledged as frame ${frame} and is ${kept}`];
}

function wrongSights({ eye, heard }: Account, { shown, frames }: Truth): string[] {
  const index = eyeIndex(eye, (frames[0]?.length ?? 1) - 1);
  let last = 0;
  return heard.flatMap(({ frame, at, view, told }) => {
    const what = `eye ${eye} heard frame ${frame}`;
    // Only a whole view may leave frames out, or come again.
    const isOutOfPlace = told === null ? frame < last : frame !== last + 1;
    const after = last;
    last = Math.max(last, frame);
    if (isOutOfPlace) return [`${what} after ${after}`];
    const there = shown[index]?.[frame];
    if (there === undefined) return [`${what}, to which the log does not lead`];
    const isTrue = there.view === view && there.at === at && (told === null || there.told === told);
    return isTrue ? [] : [`${what} as something else than the log leads to`];
  });
}

function strangers(accounts: readonly Account[], log: readonly Logged[]): string[] {
  const sent = new Set(accounts.flatMap((account) => account.sent.map(({ message }) => message)));
  return log.flatMap(({ message, seq, entry: { kind, by } }) => {
    // Bots and clocks send nothing.
    if (message === null) return kind === 'act' && by.kind === 'person' ? [`nobody sent entry ${seq}`] : [];
    return sent.has(message) ? [] : [`nobody sent ${message}`];
  });
}

/** What somebody knew of before something was sent, by an answer or by seeing it, comes before that in the log. */
function disorder(accounts: readonly Account[], log: readonly Logged[], { shown, frames }: Truth): string[] {
  const acts = new Map(accounts.flatMap(({ sent }) => sent.map((act) => [act.message, act] as const)));
  const known = log.map(({ message }) => {
    const act = message === null ? undefined : acts.get(message);
    return act?.outcome === 'done' ? act.answeredAt : Number.POSITIVE_INFINITY;
  });
  for (const { eye, heard } of accounts)
    for (const { frame, heardAt } of heard) {
      const seq = shown[eyeIndex(eye, (frames[0]?.length ?? 1) - 1)]?.[frame]?.seq;
      if (seq !== undefined) known[seq] = Math.min(known[seq] as number, heardAt);
    }
  let latest = Number.NEGATIVE_INFINITY;
  return log.flatMap(({ message, seq }) => {
    const sentAt = message === null ? undefined : acts.get(message)?.sentAt;
    latest = Math.max(latest, sentAt ?? latest);
    return (known[seq] as number) < latest ? [`entry ${seq} was known before it or one that precedes it was sent`] : [];
  });
}
