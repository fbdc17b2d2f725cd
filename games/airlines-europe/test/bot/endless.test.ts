/** AE-3.2: nobody can keep a game from ending, not even by taking cash for ever. The bank breaks, and that uses up the deck. */

import { airlinesEuropeBrain } from '@tarmac/airlines-europe/bot';
import { type Action, airlinesEurope, deckPlan, type News, type View } from '@tarmac/airlines-europe/rules';
import { playerOf } from '@tarmac/bots';
import { fastChance } from '@tarmac/kit';
import { describe, expect, test } from 'vitest';
import { SEAT_COUNTS, TABLES, type Table } from './support.ts';

type Decide = (view: View, actions: readonly Action[]) => Action;

/** Cash whenever it may be had, otherwise whatever comes first. */
const takeCash: Decide = (_view, actions) => {
  const cash = actions.find(({ type }) => type === 'cash');
  return cash ?? (actions[0] as Action);
};

function pilot(seed: number): Decide {
  const { bot, budget } = playerOf(airlinesEuropeBrain, 'pilot', TINY);
  const thoughts = fastChance(seed);
  return (view, actions) => bot(view, actions, budget, thoughts).action;
}

const TINY = 0.01;

interface Ended {
  readonly rule: string | undefined;
  readonly decisions: number;
  /** Of all seats. */
  readonly cashTaken: number;
  readonly banksBroken: number;
}

function play({ seats, config }: Table, decide: (seat: number) => Decide, seed: number): Ended {
  const luck = fastChance(seed);
  const news: News[] = [];
  const state = airlinesEurope.setup(config, seats, luck, news);
  const longest = airlinesEurope.longest(seats);
  const deciders = Array.from({ length: seats }, (_, seat) => decide(seat));
  let decisions = 0;
  for (;;) {
    const [seat] = airlinesEurope.toAct(state).seats;
    if (seat === undefined) break;
    const action = (deciders[seat] as Decide)(airlinesEurope.view(state, seat), airlinesEurope.actions(state, seat));
    expect(airlinesEurope.check(state, seat, action)).toBeNull();
    airlinesEurope.apply(state, seat, action, luck, news);
    decisions++;
    if (decisions > longest) throw new Error(`still no end after ${decisions} decisions`);
  }
  return {
    rule: airlinesEurope.outcome(state)?.rule,
    decisions,
    cashTaken: news.filter((item) => item.kind === 'paid' && item.reason === 'cash').length,
    banksBroken: news.filter(({ kind }) => kind === 'bankBroke').length,
  };
}

function tablesOf(count: number): Table[] {
  return TABLES.filter(({ seats }) => seats === count);
}

describe.each(SEAT_COUNTS)('%i seats', (seats) => {
  // Nobody keeps more than 8 M of the 30 M a seat when the bank breaks, and five cards leave the deck each time.
  const cashUntilBroken = Math.floor((22 * seats) / 8) + 1;
  const mostBroken = Math.ceil(deckPlan(seats).shares / 5);

  test.for(tablesOf(seats))(
    'who only takes cash breaks the bank until the third scoring: %j',
    async (table, { annotate }) => {
      const { rule, cashTaken, banksBroken } = play(table, () => takeCash, 1);
      await annotate(`${cashTaken} turns, ${banksBroken} broken banks`);
      expect(rule).toBe('AE-8.7');
      expect(banksBroken).toBeGreaterThan(0);
      expect(banksBroken).toBeLessThanOrEqual(mostBroken);
      expect(cashTaken).toBeLessThanOrEqual((mostBroken + 1) * cashUntilBroken);
    },
  );

  test('one seat that only takes cash cannot hold up pilots', async ({ annotate }) => {
    const [table] = tablesOf(seats);
    const { rule, decisions, cashTaken, banksBroken } = play(
      table as Table,
      (seat) => (seat === 0 ? takeCash : pilot(seat)),
      2,
    );
    await annotate(`${decisions} decisions, ${cashTaken} times cash, ${banksBroken} broken banks`);
    expect(rule).toBe('AE-8.7');
    expect(cashTaken).toBeGreaterThan(10);
  });
});
