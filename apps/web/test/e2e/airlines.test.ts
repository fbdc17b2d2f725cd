/** Airlines in a browser: games to their end, the lesson, a live match, and what the table tells somebody who has to decide. */

import { type Action, boardOf, type News, airlines as rules, type State, type View } from '@tarmac/airlines/rules';
import { describeNews, namesOf as namesOn } from '@tarmac/airlines/text';
import { describe, expect, test } from 'vitest';
import { type AirlinesReader, ANY_ENDING, airlines, DEEDS, ENDINGS, endOf, landingsOf } from '../games/airlines.ts';
import { match } from '../games/airlines-matches.ts';
import { pressAtOnce } from '../suites/driver.ts';
import { seats } from '../suites/kept.ts';
import { lessonSuite } from '../suites/lesson.ts';
import { gather, type Seated } from '../suites/live.ts';
import { sinceSuite } from '../suites/since.ts';
import { readRule } from '../suites/table.ts';
import { fits } from '../suites/telephone.ts';
import { walksSuite } from '../suites/walks.ts';
import { expectNoComplaints, stage } from '../support/stage.ts';
import { namesOf, steady } from '../support/waiting.ts';
import type { Kept } from '../worker/support.ts';
import { expectStatus, seen } from './people-moves.ts';

const here = stage();
const { comesTo } = airlines;

walksSuite(here, airlines, [
  {
    name: 'of two, its last turns by mouse on a desktop',
    by: 'mouse',
    from: () => match('lastTurns'),
    // The other may draw the last scoring card before anything else is done.
    deeds: ['expand'],
    moments: [0, 1],
    end: endOf(ANY_ENDING, 2),
  },
  {
    name: 'of six, its last quarter by finger on a telephone, to the last stock card',
    by: 'finger',
    from: () => match('lastQuarter'),
    // The others may have founded all nine before.
    deeds: ['expand', 'fly', 'draw'],
    moments: [1],
    end: endOf(ENDINGS['AL-9.3'], 6),
  },
]);

sinceSuite<AirlinesReader['parts'], View>(here, airlines, {
  match: () => match('turn'),
  tell: ({ match: { head } }, names, news) =>
    describeNews('en', news as News, namesOn('en', boardOf((head.state as State).config.board), names)),
  marks: {
    of: (board) => board.locator('circle[data-fresh]'),
    count: (before, now) => now.circles.filter((circle, place) => circle !== before.circles[place]).length,
  },
});

lessonSuite(here, airlines, ({ parts, press }) => press(parts.expand));

const sitAt = seats(here, airlines);

describe.each(['mouse', 'finger'] as const)('what the table tells, by %s', (by) => {
  test('AL-4.1 each flight card lights up the routes it fits on and no other; why one does not fit is told', async () => {
    const flight = await match('flight');
    const reader = await sitAt(flight, by);
    const { parts, press } = reader;
    const expected = fittingRoutes(flight);
    const choose = (card: string) =>
      press(parts.flights.and(parts.page.getByRole('button', { name: card, exact: true })).first());
    const inSight = () => parts.map.locator('.layer').getAttribute('style');
    const before = await steady(inSight, 'the map');
    const cards = await steady(() => namesOf(parts.flights), 'the flight cards');
    expect(cards.length).toBeGreaterThan(2);
    // Some fit, or this would prove little.
    expect(cards.filter((card) => expected.has(card)).length).toBeGreaterThan(0);
    for (const card of new Set(cards)) {
      await choose(card);
      const routes = expected.get(card) ?? [];
      await expect
        .poll(async () => (await landingsOf(reader)).map(({ route }) => route).sort(), { message: card })
        .toEqual(routes);
      if (routes.length === 0) await parts.whyNot.first().waitFor();
      else if ((await landingsOf(reader, 'pressable')).length === 0)
        throw new Error(`${card}: nothing is in reach; ${[...reader.covered].join('; ')}`);
      await press(parts.cancel);
    }
    await expect.poll(inSight, { message: 'the map as it was before a card was chosen' }).toBe(before);
    await fits(parts.page);

    const [card = ''] = expected.keys();
    await choose(card);
    await parts.landings.first().waitFor();
    // Where another card fits, that one would be chosen instead.
    const { x, y } = await circleBeside(reader, flight, [...expected.values()].flat());
    await (by === 'mouse' ? parts.page.mouse.click(x, y) : parts.page.touchscreen.tap(x, y));
    await parts.whyNot.first().waitFor();
    await expect.poll(() => parts.confirm.getAttribute('aria-disabled')).toBe('true');
    await readRule(reader, parts.whyNot.first());
    await press(parts.cancel);
    await comesTo(reader, 'flight');
    expectNoComplaints({ reader });
  });

  test('AL-6.2 why no stock can be played before an airline is founded is told, with the rule', async () => {
    const reader = await sitAt(await match('opening'), by);
    const { parts, press } = reader;
    expect(await parts.play.getAttribute('aria-disabled')).toBe('true');
    // It cannot be done, but it can be asked.
    await parts.play.dispatchEvent('click');
    await parts.board.getByText(/has not been founded yet/).waitFor();
    await readRule(reader, parts.board.getByRole('button', { name: 'Rule AL-6.2' }));
    await press(parts.cancel);
    expectNoComplaints({ reader });
  });

  test('AL-4.6, AL-7.3 what is of no more use is exchanged or removed with one press', async () => {
    const reader = await sitAt(await match('useless'), by);
    const { parts } = reader;
    const flights = await steady(() => namesOf(parts.flights), 'the flight cards');
    expect(await pressAtOnce(reader, parts.exchanges)).toBe(true);
    await expect.poll(() => namesOf(parts.flights)).not.toEqual(flights);
    await expect.poll(() => parts.flights.count()).toBe(flights.length);
    expect(await parts.confirm.count()).toBe(0);

    await comesTo(reader, 'turn');
    expect(await pressAtOnce(reader, parts.removals)).toBe(true);
    // One is all in a turn.
    await expect.poll(() => parts.removals.count()).toBe(0);
    await comesTo(reader, 'turn');
    expect(await parts.confirm.count()).toBe(0);
    await fits(parts.page);
    expectNoComplaints({ reader });
  });

  test('AL-1.6 the reference card is at hand whatever is shown, and says what the board says', async () => {
    const reader = await sitAt(await match('turn'), by);
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
  const [seat = 0] = rules.toAct(state).seats;
  const names = namesOn('en', boardOf(state.config.board), []);
  const routes = new Map<string, Set<string>>();
  for (const action of rules.actions(state, seat) as readonly Action[]) {
    if (action.type !== 'fly') continue;
    const card = `Flight card: ${names.flight(action.flight)}`;
    routes.set(card, (routes.get(card) ?? new Set()).add(names.route(action.route)));
  }
  return new Map([...routes].map(([card, all]) => [card, [...all].sort()]));
}

/** Where a circle is in sight of a route that is none of these. */
async function circleBeside({ parts: { map } }: AirlinesReader, { match }: Kept, routes: readonly string[]) {
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
            if (isInside && document.elementFromPoint(x, y)?.matches('.pieces, .layer')) return { x, y };
          }
          return null;
        },
        { places: others, within: frame },
      ),
    'a circle of another route',
  );
}

test.each([
  ['turn', 'found'],
  ['turn', 'play one'],
  ['flight', 'fly'],
  ['stock', 'take'],
  ['stock', 'draw'],
  ['sabotage', 'sabotage'],
  ['sabotage', 'leave'],
] as const)('in the middle of a %s, somebody can %s', async (where, deed) => {
  const reader = await sitAt(await match(where), 'mouse');
  expect(await DEEDS[deed](reader)).toBe(true);
  expectNoComplaints({ reader });
});

describe('a live match of two people', () => {
  let ann: Seated<AirlinesReader['parts']>;
  let bob: Seated<AirlinesReader['parts']>;

  test('whoever waits sees where their flight cards fit, and has the reference card at hand', async () => {
    [ann, bob] = (await gather(here, airlines, { guests: ['Bob'], starts: 1 })) as [typeof ann, typeof bob];
    await expectStatus(bob.page, 'It is up to Ann to choose an action');
    const { parts, press } = bob.reader;
    await press(parts.flights.first());
    await parts.board.getByText(/^Fits on (no route|\d+ routes?) now\.$/).waitFor();
    await press(parts.reference);
    await parts.referenceCard.getByRole('row').nth(9).waitFor();
    await press(parts.referenceCard.getByRole('button', { name: 'Close' }));
    await parts.referenceCard.waitFor({ state: 'detached' });
  });

  test('what one does is seen by the other, and taken back while nothing has come of it', async () => {
    await comesTo(ann.reader, 'turn');
    expect(await DEEDS.expand(ann.reader)).toBe(true);
    await expectStatus(bob.page, 'It is up to Ann to play a flight card');
    await comesTo(ann.reader, 'flight');
    expect(await DEEDS.stay(ann.reader)).toBe(true);
    await comesTo(bob.reader, 'turn');
    await ann.reader.press(ann.reader.parts.tool('Undo'));
    await comesTo(ann.reader, 'flight');
    await expectStatus(bob.page, 'It is up to Ann to play a flight card');
    await seen(ann.page, 'taken back');
    expect(await DEEDS.stay(ann.reader)).toBe(true);
    await comesTo(bob.reader, 'turn');
    expect(await DEEDS.found(bob.reader)).toBe(true);
    await seen(ann.page, /Bob founds /);
    // What cannot be taken back says why. A server remembers only what could still be taken back.
    const undo = ann.reader.parts.tool('Undo');
    await expect.poll(() => undo.getAttribute('title')).toMatch(/another player has acted since|could still be undone/);
    await expect
      .poll(() => bob.reader.parts.tool('Undo').getAttribute('title'))
      .toMatch(/hidden cards were shown|could still be undone/);
    // To Playwright the button is disabled; a press tells the reason to those who have no pointer to hover.
    await undo.click({ force: true });
    await ann.page
      .getByText((await undo.getAttribute('title')) ?? '')
      .first()
      .waitFor();
    expectNoComplaints({ ann, bob });
  });
});
