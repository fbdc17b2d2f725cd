/** What the home page says of the length and the weight of a game is measured. */

import { TEXTS as AIRLINES } from '@tarmac/airlines/text';
import { TEXTS as AIRLINES_EUROPE } from '@tarmac/airlines-europe/text';
import { minutesOf, weightOf } from '@tarmac/board/game-page';
import { playToTheEnd } from '@tarmac/bots';
import { TEXTS as CONNECTING_FLIGHTS } from '@tarmac/connecting-flights/text';
import { TEXTS as COOPERATIVE } from '@tarmac/connecting-flights-cooperative/text';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../../src/games.ts';
import { gameCalled } from '../../src/worker/games.ts';

/** So many games are played; the numbers of the tickets come from more. */
const PLAYED = 8;
const WITHIN = 0.12;

const KINDS: Readonly<Record<string, object>> = {
  airlines: AIRLINES.en.actions,
  'airlines-europe': AIRLINES_EUROPE.en.actions,
  'connecting-flights': CONNECTING_FLIGHTS.en.actions,
  'connecting-flights-cooperative': COOPERATIVE.en.actions,
};

describe.each(GAMES.map((page) => [page.id, page] as const))('%s', (id, { ticket }) => {
  test('the kinds of decision on its ticket are those of its rules', () => {
    expect(ticket?.kinds).toBe(Object.keys(KINDS[id] ?? {}).length);
  });

  test('its length is the decisions of games that bots play by their policy', async () => {
    const { game, mind } = gameCalled(id);
    const brain = (await mind?.())?.brain;
    if (ticket === undefined || brain === undefined) throw new Error('has no ticket, or no bots');
    const { seats, decisions } = ticket.length;
    const config = game.parseConfig({}, seats);
    if (!config.ok) throw new Error(config.problem);
    let made = 0;
    for (let seed = 1; seed <= PLAYED; seed++) {
      const seated = {
        seats,
        config: config.value,
        bots: Array(seats).fill('policy'),
        scale: 1,
        seed,
        seating: 'ticket',
      };
      made += playToTheEnd({ game, brain }, seated).result.decisions;
    }
    expect(Math.abs(made / PLAYED / decisions - 1)).toBeLessThan(WITHIN);
  });
});

test('minutes follow from decisions, weight from their kinds, and the team talks longer', () => {
  const said = Object.fromEntries(
    GAMES.map((page) => [page.id, page.ticket === undefined ? null : [minutesOf(page), weightOf(page.ticket)]]),
  );
  expect(said).toEqual({
    'airlines-europe': [70, 'light'],
    airlines: [75, 'light'],
    'connecting-flights': [120, 'heavy'],
    'connecting-flights-cooperative': [60, 'medium'],
  });
});
