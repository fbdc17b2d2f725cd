/** Bots that would rather do what is optional: they may, a few times in a row, and the match goes on all the same. */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { airlinesEurope } from '@tarmac/airlines-europe/rules';
import type { Question } from '@tarmac/bots';
import { type ActEntry, type Entry, fastChance, type Game, type Shapes } from '@tarmac/kit';
import type { ServerMessage } from '@tarmac/wire';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Bots } from '../../src/bots/ask.ts';
import { makeMatches } from '../../src/match/make.ts';
import type { Matches } from '../../src/match/matches.ts';
import { openParts } from '../../src/open-parts.ts';
import type { Parts } from '../../src/parts.ts';
import type { Person } from '../../src/people/person.ts';
import { readSettings } from '../../src/settings.ts';
import { gather, type Party, receivedNow, type Seated } from '../support/play.ts';
import { GENEROUS, openServer } from '../support/server.ts';

const rules = airlinesEurope as Game;
const RING = { type: 'ring' } as const;
const isRing = (action: unknown): boolean => (action as { type: string }).type === 'ring';

/** Airlines Europe with a bell that anybody may ring at any time; `apply` is what ringing does. */
function withBell(apply: Game['apply']): Game {
  return {
    ...rules,
    hasOptionalActions: true,
    isOptional: isRing,
    parseAction: (input) => (isRing(input) ? { ok: true, value: RING } : rules.parseAction(input)),
    actions: (state, seat) => [...rules.actions(state, seat), RING],
    check: (state, seat, action) => (isRing(action) ? null : rules.check(state, seat, action)),
    apply: (state, seat, action, ...rest) => (isRing(action) ? apply : rules.apply)(state, seat, action, ...rest),
  };
}

const SILENT = withBell(() => undefined);
/** No undo reaches behind such a ring: the server forgets what was before it. */
const REVEALING = withBell((_state, _seat, _action, chance) => chance.reveal());

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tarmac-bot-turns-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Seat 1 is a bot's. Begun on a server that is gone, by people who were in no hurry. */
async function begun(game: Game): Promise<{ readonly parts: Parts; readonly party: Party }> {
  const environment = { ...GENEROUS, TARMAC_DATA: folder, TARMAC_LOG: 'silent' };
  const games: Parts['games'] = new Map([[game.id, { game, brain: null }]]);
  const server = await openServer(environment, { games });
  const party = await gather([server.base], { game: game.id, seats: 2, bots: { 1: 'trainee' } });
  await server.close();
  const settings = readSettings(environment);
  if (!settings.ok) throw new Error(settings.problem);
  return { parts: await openParts(settings.value, { games }), party };
}

/** Rings whenever it may; thinks for ever once it has answered like this (R for a ring, D for a decision). */
function ringer(pensiveAfter: RegExp | null = null): Bots & { thinksForEver(): boolean } {
  let answers = '';
  const thinksForEver = () => pensiveAfter?.test(answers) === true;
  return {
    thinksForEver,
    decide({ actions }: Question) {
      if (thinksForEver()) return new Promise(() => undefined);
      const ring = actions.find(isRing);
      answers += ring === undefined ? 'D' : 'R';
      return Promise.resolve(ring ?? actions[0]);
    },
    close: async () => undefined,
  };
}

async function actsOfBot({ database }: Parts): Promise<ActEntry<Shapes>[]> {
  const rows = await database.read.selectFrom('log').select('entry').orderBy('seq').execute();
  return rows
    .map(({ entry }) => JSON.parse(entry) as Entry<Shapes>)
    .filter((entry): entry is ActEntry<Shapes> => entry.kind === 'act' && entry.seat === 1);
}

/** What the person in seat 0 does first of what they can, without sockets, until `enough`. */
async function play(matches: Matches, { match, people }: Party, enough: () => Promise<boolean>): Promise<void> {
  const { client } = people[0] as Seated;
  const person: Person = { id: client.person as string, name: 'x', language: 'en', device: 'd', banned: false };
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
    const { view, frame, awaited } = views.at(-1) as Extract<ServerMessage, { kind: 'view' }>;
    if (awaited.includes(0)) {
      const [action] = rules.actions(rules.imagine(view, fastChance(1)), 0);
      await matches.handle(person, { kind: 'act', id: `act-${frame}`, match, seat: 0, frame, action }, receivedNow());
    }
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/** R for a ring, D for a decision. */
const written = (acts: readonly ActEntry<Shapes>[]): string =>
  acts.map(({ action }) => (isRing(action) ? 'R' : 'D')).join('');

/** Some may have rung before on the server that is gone. */
const RINGS_AND_DECISIONS = /^R{0,4}D(R{4}D){2,}R{0,4}$/;

test.each([
  ['a bell', SILENT],
  ['a bell that reveals something', REVEALING],
])('with %s a bot rings four times and then decides what it owes', async (_, game) => {
  const { parts, party } = await begun(game);
  const before = (await actsOfBot(parts)).length;
  const matches = makeMatches(parts, ringer());
  await matches.playBots(party.match);
  await play(matches, party, async () => (await actsOfBot(parts)).length >= before + 15);
  await matches.close();
  expect(written((await actsOfBot(parts)).slice(before))).toMatch(RINGS_AND_DECISIONS);
  await parts.database.close();
});

test('a server that starts anew in the middle goes on counting from the log', async () => {
  const { parts, party } = await begun(SILENT);
  const before = (await actsOfBot(parts)).length;
  const pensive = ringer(/DRR$/);
  const first = makeMatches(parts, pensive);
  void first.playBots(party.match);
  await play(first, party, async () => pensive.thinksForEver());
  await first.close();
  const interrupted = (await actsOfBot(parts)).length;
  expect(written(await actsOfBot(parts))).toMatch(/DRR$/);

  const second = makeMatches(parts, ringer());
  await second.playBots(party.match);
  await play(second, party, async () => (await actsOfBot(parts)).length >= interrupted + 10);
  await second.close();
  expect(written((await actsOfBot(parts)).slice(before))).toMatch(RINGS_AND_DECISIONS);
  await parts.database.close();
});
