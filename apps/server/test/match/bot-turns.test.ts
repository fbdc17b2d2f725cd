/** Bots that would rather do what is optional: they may, a few times in a row, and the match goes on all the same. */

import { airlinesEurope } from '@tarmac/airlines-europe/rules';
import type { Question } from '@tarmac/bots';
import type { ActEntry, Game, Shapes } from '@tarmac/kit';
import { expect, test } from 'vitest';
import type { Bots } from '../../src/bots/ask.ts';
import type { Parts } from '../../src/parts.ts';
import { temporaryFolder } from '../storage/dialects.ts';
import { bareMatches, openBare, playBare, serving } from '../support/bare.ts';
import { entriesOf, gather, type Seated } from '../support/play.ts';
import { openServer } from '../support/server.ts';

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

/** Seat 1 is a bot's. Begun on a server that is gone, by people who were in no hurry. */
async function begun(game: Game): Promise<{ readonly parts: Parts; readonly one: Seated }> {
  const folder = temporaryFolder();
  const server = await openServer({ TARMAC_DATA: folder, TARMAC_LOG: 'silent' }, serving(game));
  const { one } = await gather([server.base], { bots: { 1: 'trainee' } });
  await server.close();
  return { parts: await openBare(folder, serving(game)), one };
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

async function actsOfBot({ database }: Parts, { match }: Seated): Promise<ActEntry<Shapes>[]> {
  const entries = await entriesOf(database, match);
  return entries.filter((entry): entry is ActEntry<Shapes> => entry.kind === 'act' && entry.seat === 1);
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
  const { parts, one } = await begun(game);
  const before = (await actsOfBot(parts, one)).length;
  const matches = bareMatches(parts, ringer());
  await matches.playBots(one.match);
  await playBare(matches, one, rules, async () => (await actsOfBot(parts, one)).length >= before + 15);
  await matches.close();
  expect(written((await actsOfBot(parts, one)).slice(before))).toMatch(RINGS_AND_DECISIONS);
});

test('a server that starts anew in the middle goes on counting from the log', async () => {
  const { parts, one } = await begun(SILENT);
  const before = (await actsOfBot(parts, one)).length;
  const bots = ringer(/DRR$/);
  const first = bareMatches(parts, bots);
  void first.playBots(one.match);
  await playBare(first, one, rules, async () => bots.thinksForEver());
  await first.close();
  const interrupted = (await actsOfBot(parts, one)).length;
  expect(written(await actsOfBot(parts, one))).toMatch(/DRR$/);

  const second = bareMatches(parts, ringer());
  await second.playBots(one.match);
  await playBare(second, one, rules, async () => (await actsOfBot(parts, one)).length >= interrupted + 10);
  await second.close();
  expect(written((await actsOfBot(parts, one)).slice(before))).toMatch(RINGS_AND_DECISIONS);
});
