/** What the table of Airlines tells somebody who has to decide: where a flight card fits, why not, and what is of no more use. */

import { type Action, airlines, boardOf, type State } from '@tarmac/airlines/rules';
import { namesOf as namesOn } from '@tarmac/airlines/text';
import type { BrowserContextOptions } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Matches, prepareMatches } from '../shots/airlines-matches.ts';
import { openKept } from '../shots/camera.ts';
import { namesOf, steady } from '../support/waiting.ts';
import type { Kept } from '../worker/support.ts';
import { dueAt, landingsOf, type Player, player } from './airlines-drivers.ts';
import { pressAtOnce } from './airlines-drivers-decide.ts';
import { readRule } from './drivers-extras.ts';
import { fits, TELEPHONE } from './drivers-phone.ts';
import type { By } from './drivers-ways.ts';
import { expectNoComplaints, stage } from './people-stage.ts';

const here = stage();
let matches: Matches;
beforeAll(async () => {
  matches = await prepareMatches();
});

const SCREENS: readonly (readonly [string, By, BrowserContextOptions])[] = [
  ['by mouse on a desktop', 'mouse', {}],
  ['by finger on a telephone', 'finger', TELEPHONE],
];

describe.each(SCREENS)('%s', (_, by, options) => {
  /** Somebody whose browser has this match, and who is asked in it. */
  async function sitAt(kept: Kept): Promise<Player & { readonly complaints: string[] }> {
    const { page, complaints } = await here.come('/about', options);
    await openKept(page, kept);
    const reader = player(page, by);
    await dueAt(reader.parts);
    await reader.parts.map.waitFor();
    return { ...reader, complaints };
  }

  test('AL-4.1 each flight card that is chosen lights up the routes it fits on, and no other', async () => {
    const reader = await sitAt(matches.flight);
    const { parts, press } = reader;
    const expected = fittingRoutes(matches.flight);
    const cards = await steady(() => namesOf(parts.flights), 'the flight cards');
    expect(cards.length).toBeGreaterThan(2);
    for (const card of new Set(cards)) {
      await press(parts.flights.and(parts.page.getByRole('button', { name: card, exact: true })).first());
      const routes = expected.get(card) ?? [];
      await expect
        .poll(async () => (await landingsOf(reader)).map(({ route }) => route).sort(), { message: card })
        .toEqual(routes);
      if (routes.length === 0) await parts.whyNot.first().waitFor();
      else if ((await landingsOf(reader, 'pressable')).length === 0) throw new Error(`${card}: nothing is in reach`);
      await press(parts.cancel);
    }
    // Some fit and some do not, or this would prove little.
    const count = cards.filter((card) => expected.has(card)).length;
    expect(count).toBeGreaterThan(0);
    await fits(parts.page);
    expectNoComplaints({ reader });
  });

  test('AL-4.1 why a card does not fit on a route is told, with the rule', async () => {
    const reader = await sitAt(matches.flight);
    const { parts, press } = reader;
    const fitting = fittingRoutes(matches.flight);
    const [card = ''] = fitting.keys();
    await press(parts.flights.and(parts.page.getByRole('button', { name: card, exact: true })).first());
    await parts.landings.first().waitFor();
    // Where another card fits, that one would be chosen instead.
    const { x, y } = await circleBeside(reader, matches.flight, [...fitting.values()].flat());
    await (by === 'mouse' ? parts.page.mouse.click(x, y) : parts.page.touchscreen.tap(x, y));
    const rule = parts.whyNot.first();
    await rule.waitFor();
    await expect.poll(() => parts.confirm.getAttribute('aria-disabled')).toBe('true');
    const id = ((await rule.textContent()) ?? '').match(/AL-\d+\.\d+/)?.[0] ?? '';
    await readRule(reader, rule, id);
    await press(parts.cancel);
    expect(await dueAt(parts)).toBe('flight');
    expectNoComplaints({ reader });
  });

  test('AL-6.2 why no stock can be played before an airline is founded is told, with the rule', async () => {
    const reader = await sitAt(matches.opening);
    const { parts, press } = reader;
    expect(await parts.play.getAttribute('aria-disabled')).toBe('true');
    // It cannot be done, but it can be asked.
    await parts.play.dispatchEvent('click');
    await parts.board.getByText(/has not been founded yet/).waitFor();
    await readRule(reader, parts.board.getByRole('button', { name: 'Rule AL-6.2' }), 'AL-6.2');
    await press(parts.cancel);
    expectNoComplaints({ reader });
  });

  test('AL-4.6, AL-7.3 what is of no more use is exchanged or removed with one press', async () => {
    const reader = await sitAt(matches.useless);
    const { parts } = reader;
    const flights = await steady(() => namesOf(parts.flights), 'the flight cards');
    expect(await pressAtOnce(reader, parts.exchanges)).toBe(true);
    await expect.poll(() => namesOf(parts.flights)).not.toEqual(flights);
    await expect.poll(() => parts.flights.count()).toBe(flights.length);
    expect(await parts.confirm.count()).toBe(0);

    expect(await dueAt(parts)).toBe('turn');
    expect(await pressAtOnce(reader, parts.removals)).toBe(true);
    // One is all in a turn.
    await expect.poll(() => parts.removals.count()).toBe(0);
    expect(await dueAt(parts)).toBe('turn');
    expect(await parts.confirm.count()).toBe(0);
    await fits(parts.page);
    expectNoComplaints({ reader });
  });

  test('AL-1.6 the reference card is at hand whatever is shown, and says what the board says', async () => {
    const reader = await sitAt(matches.turn);
    const { parts, press } = reader;
    for (const prepare of [async () => undefined, async () => press(parts.found), async () => press(parts.list)]) {
      await prepare();
      await press(parts.reference);
      const ita = parts.referenceCard.getByRole('row').filter({ hasText: 'ITA' });
      await ita.getByRole('cell').nth(2).waitFor();
      for (const style of ['dotted', 'dashed', 'double', 'solid'])
        await ita.getByRole('img', { name: style }).waitFor();
      await expect.poll(() => ita.getByRole('cell').last().textContent()).toBe('12');
      await expect.poll(() => parts.referenceCard.getByRole('row').count()).toBe(10);
      await fits(parts.page);
      await press(parts.referenceCard.getByRole('button', { name: 'Close' }));
      await parts.referenceCard.waitFor({ state: 'detached' });
    }
    expectNoComplaints({ reader });
  });
});

/** By what a card is called, the routes on which the rules allow it, each by its name. */
function fittingRoutes({ match }: Kept): ReadonlyMap<string, readonly string[]> {
  const state = match.head.state as State;
  const [seat = 0] = airlines.toAct(state).seats;
  const names = namesOn('en', boardOf(state.config.board), []);
  const routes = new Map<string, Set<string>>();
  for (const action of airlines.actions(state, seat) as readonly Action[]) {
    if (action.type !== 'fly') continue;
    const card = `Flight card: ${names.flight(action.flight)}`;
    routes.set(card, (routes.get(card) ?? new Set()).add(names.route(action.route)));
  }
  return new Map([...routes].map(([card, all]) => [card, [...all].sort()]));
}

/** Where a circle is in sight of a route that is none of these. */
async function circleBeside({ parts: { map } }: Player, { match }: Kept, routes: readonly string[]) {
  const board = boardOf((match.head.state as State).config.board);
  const { route: nameOf } = namesOn('en', board, []);
  const named = board.routes.flatMap(({ id, circles }) => circles.map(() => nameOf(id)));
  const others = named.flatMap((name, place) => (routes.includes(name) ? [] : [place]));
  const frame = await map.boundingBox();
  if (frame === null) throw new Error('there is no map');
  return steady(
    () =>
      map.locator('[data-circle]').evaluateAll(
        (all, { places, within: { x: left, y: top, width, height } }) => {
          for (const place of places) {
            const box = all[place]?.getBoundingClientRect();
            const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
            const isInside = x > left && y > top && x < left + width && y < top + height;
            // Circles that nothing can come of leave it to the ground to be pressed.
            if (isInside && document.elementFromPoint(x, y)?.matches('.ground')) return { x, y };
          }
          return null;
        },
        { places: others, within: frame },
      ),
    'a circle of another route',
  );
}
