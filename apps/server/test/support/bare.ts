/** Matches without sockets: what a server does by itself, and what somebody at it is told and says. */

import type { Question } from '@tarmac/bots';
import { fastChance, type Game } from '@tarmac/kit';
import type { ServerMessage } from '@tarmac/wire';
import { onTestFinished } from 'vitest';
import type { Bots } from '../../src/bots/ask.ts';
import { makeMatches } from '../../src/match/make.ts';
import type { Matches } from '../../src/match/matches.ts';
import { type Overrides, openParts } from '../../src/open-parts.ts';
import type { Parts } from '../../src/parts.ts';
import type { Person } from '../../src/people/person.ts';
import type { Announcement, Database } from '../../src/storage/database.ts';
import { receivedNow, type Seated } from './play.ts';
import { GENEROUS, settingsOf } from './server.ts';

export const serving = (...games: Game[]) => ({
  games: new Map(games.map((game) => [game.id, { game, brain: null }])) as Parts['games'],
});

/** What a server opens, on the data of this folder. */
export async function openBare(folder: string, overrides: Overrides): Promise<Parts> {
  const settings = settingsOf({ ...GENEROUS, TARMAC_DATA: folder, TARMAC_LOG: 'silent' });
  const parts = await openParts(settings, overrides);
  onTestFinished(() => parts.database.close());
  return parts;
}

const THINKING_FOR_EVER: Bots = { decide: () => new Promise(() => {}), close: async () => {} };

/** Answers with its first action when the test says so. */
export function pensive(): Bots & { asked: number; answer(): void } {
  const bots = {
    asked: 0,
    answer: () => {},
    decide({ actions }: Question) {
      bots.asked++;
      return new Promise((resolve) => {
        bots.answer = () => resolve(actions[0]);
      });
    },
    close: async () => {},
  };
  return bots;
}

export function bareMatches(parts: Parts, bots: Bots = THINKING_FOR_EVER): Matches {
  const matches = makeMatches(parts, bots);
  onTestFinished(() => matches.close());
  return matches;
}

/** Opens nodes on one database, each of which hears what the others announce; `leave` makes one deaf. */
export function nodesOn(shared: Parts) {
  const { database } = shared;
  const ears = new Map<string, (announcement: Announcement) => void>();
  const open = (node: string, bots?: Bots): Matches => {
    const own: Database = {
      ...database,
      async commit(writes, announce = []) {
        const committed = await database.commit(writes, announce);
        for (const [other, hear] of ears) if (committed.ok && other !== node) announce.forEach(hear);
        return committed;
      },
      listen: (hear) => void ears.set(node, hear),
    };
    return bareMatches({ ...shared, node, database: own }, bots);
  };
  return { open, leave: (node: string) => void ears.delete(node) };
}

export const personWith = (id: string): Person => ({ id, name: 'x', language: 'en', device: 'd', banned: false });

/** Whatever the seat's person does first of what they can, again and again until `enough`; `rules`: of their page. */
export async function playBare(
  matches: Matches,
  { match, seat, client }: Seated,
  rules: Game,
  enough: () => Promise<boolean>,
): Promise<void> {
  const person = personWith(client.person as string);
  while (!(await enough())) {
    const views: Extract<ServerMessage, { kind: 'view' }>[] = [];
    const listener = {
      person,
      send(json: string) {
        const message = JSON.parse(json) as ServerMessage;
        if (message.kind === 'view') views.push(message);
      },
    };
    await matches.watch(match, listener, null);
    matches.unwatch(match, listener);
    const { view, frame, awaited } = views.at(-1) as (typeof views)[number];
    if (awaited.includes(seat)) {
      const [action] = rules.actions(rules.imagine(view, fastChance(1)), seat);
      await matches.handle(person, { kind: 'act', id: `bare-${frame}`, match, seat, frame, action }, receivedNow());
    }
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/** Everything that needs no more time to happen has happened. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 200; turn++) await new Promise((resolve) => setImmediate(resolve));
}
