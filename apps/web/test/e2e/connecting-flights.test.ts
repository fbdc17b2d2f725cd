/** Connecting Flights in a browser: games to their end, the lesson, a live match, and what the table tells somebody who has to decide. */

import { boardOf, type News, type State, type View } from '@tarmac/connecting-flights/rules';
import { describeNews, namesOf as namesOn } from '@tarmac/connecting-flights/text';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { coinsOf, connectingFlights, DEEDS, END, turnTo } from '../games/connecting-flights.ts';
import { match } from '../games/connecting-flights-matches.ts';
import type { FlightsReader } from '../games/connecting-flights-parts.ts';
import { bestFlight, handIn, layBestPlan, layByDrag, layByPress, revenueOf } from '../games/connecting-flights-plan.ts';
import { seats } from '../suites/kept.ts';
import { frenchLessonSuite, lessonSuite } from '../suites/lesson.ts';
import { gather, playUntil, type Seated } from '../suites/live.ts';
import { sinceSuite } from '../suites/since.ts';
import { readRule } from '../suites/table.ts';
import { fits } from '../suites/telephone.ts';
import { walksSuite } from '../suites/walks.ts';
import { type Line, LOST, lineTo } from '../support/line.ts';
import { expectNoComplaints, stage } from '../support/stage.ts';
import { namesOf } from '../support/waiting.ts';
import { expectStatus, seen, tryNow } from './people-moves.ts';

const here = stage();
const { comesTo } = connectingFlights;

walksSuite(here, connectingFlights, [
  {
    name: 'of two, its last three rounds by mouse on a desktop',
    by: 'mouse',
    from: () => match('lastThree'),
    deeds: ['add', 'bid', 'done', 'best plan', 'plan by hand'],
    moments: [2],
    end: END,
  },
  {
    name: 'of two, its last two rounds by finger on a telephone',
    by: 'finger',
    from: () => match('lastTwo'),
    deeds: ['best plan'],
    moments: [1],
    end: END,
  },
]);

sinceSuite<FlightsReader['parts'], View>(here, connectingFlights, {
  match: () => match('addAny'),
  tell: ({ match: { head } }, names, news) =>
    describeNews('en', news as News, namesOn('en', boardOf((head.state as State).config.board), names)),
  marks: {
    of: (board) => board.locator('.coins').getByRole('img', { name: 'new since your last turn' }),
    count: (before, now) => now.coins.filter((coins, seat) => coins !== before.coins[seat]).length,
  },
});

lessonSuite(here, connectingFlights, ({ parts, press }) =>
  press(
    parts.panelButton(/Budget: /).filter({ hasNotText: namesOn('en', boardOf('world-1'), []).player('fuel-merchant') }),
  ),
);
frenchLessonSuite(here, connectingFlights);

const sitAt = seats(here, connectingFlights);

describe.each(['mouse', 'finger'] as const)('what the table tells, by %s', (by) => {
  test('CF-2.1 a flight that counts nothing says which rule it breaks, and can be handed in all the same', async () => {
    const plans = await match('plans');
    const reader = await sitAt(plans, by);
    const { parts, press } = reader;
    const flight = bestFlight(plans);
    await layByDrag(reader, { place: 'Chain 1, origin', piece: flight.origin });
    await layByPress(reader, { place: 'Chain 1, flight 1, plane', piece: flight.plane });
    await readRule(reader, parts.broken.first());
    await layByPress(reader, { place: 'Chain 1, flight 1, passenger', piece: flight.passenger });
    if (flight.truck !== null) await layByPress(reader, { place: 'Chain 1, flight 1, truck', piece: flight.truck });
    await expect.poll(() => parts.broken.count()).toBe(1);
    expect(await revenueOf(reader)).toBe(0);
    await layByPress(reader, { place: 'Chain 1, flight 1, destination', piece: flight.destination });
    await expect.poll(() => parts.broken.count()).toBe(0);
    await expect.poll(() => revenueOf(reader)).toBeGreaterThan(0);

    // What is pressed twice is let go, and what is taken back lies in the hand again.
    await press(parts.slot(1, 1, 'destination'));
    await press(parts.planner.getByRole('button', { name: 'Take it back' }));
    await empty(parts.slot(1, 1, 'destination')).waitFor();
    await parts.broken.first().waitFor();
    await fits(parts.page);
    await handIn(reader);
    expectNoComplaints({ reader });
  });

  test('CF-4.10 an offer cannot be sent before both sides give; what was bought is taken back', async () => {
    const reader = await sitAt(await match('market'), by);
    const { parts, press, confirm } = reader;
    await press(parts.propose);
    const send = parts.dialog.getByRole('button', { name: 'Propose', exact: true });
    await parts.dialog.getByText('Choose what each side gives.').waitFor();
    expect(await send.getAttribute('aria-disabled')).toBe('true');
    await press(parts.give.getByRole('button', { name: 'More: Coins (1)' }));
    await parts.dialog.getByRole('button', { name: 'Rule CF-4.10' }).waitFor();
    expect(await send.getAttribute('aria-disabled')).toBe('true');
    await press(parts.take.getByRole('button', { name: /^Trade / }).first());
    await parts.send.waitFor();
    await fits(parts.page);
    await press(parts.dialog.getByRole('button', { name: 'Cancel' }));
    await parts.dialog.waitFor({ state: 'detached' });
    await comesTo(reader, 'market');

    const truck = parts.panelButton(/^truck of 1, /);
    const [[before], coins] = [await namesOf(truck), await coinsOf(reader)];
    await press(truck);
    await confirm();
    await expect.poll(async () => (await namesOf(truck))[0]).not.toBe(before);
    await expect.poll(() => coinsOf(reader)).toBeLessThan(coins);
    await notReplaceable(parts.page);
    await press(parts.tool('Undo'));
    await expect.poll(async () => (await namesOf(truck))[0]).toBe(before);
    await comesTo(reader, 'market');
    expectNoComplaints({ reader });
  });
});

describe('what is done with the picture', () => {
  test('CF-4.3 more is bid than has to be', async () => {
    const reader = await sitAt(await match('bid'), 'mouse');
    const [least] = await reader.parts.quick(/^Bid \d+$/).allTextContents();
    const more = Number(least?.replace('Bid ', '')) + 5;
    expect(await DEEDS['bid more'](reader)).toBe(true);
    await seen(reader.parts.page, new RegExp(`bids? ${more}\\b`));
    await notReplaceable(reader.parts.page);
    expectNoComplaints({ reader });
  });

  test.each(['mouse', 'finger'] as const)('CF-4.5 a plan is laid by %s, card by card', async (by) => {
    const reader = await sitAt(await match('plans'), by);
    expect(await DEEDS['plan by hand'](reader)).toBe(true);
    expectNoComplaints({ reader });
  });

  test('CF-4.7 a sabotage that lies on a card is paid off, which takes no turn', async () => {
    const reader = await sitAt(await match('lift'), 'mouse');
    const { parts } = reader;
    await turnTo(reader, 'My cards');
    const sabotaged = parts.panel.getByRole('region', { name: 'Sabotaged' }).getByRole('button');
    const [before, coins] = [await sabotaged.count(), await coinsOf(reader)];
    expect(before).toBeGreaterThan(0);
    const [, price] = /Pay off for (\d+) coins?/.exec((await sabotaged.first().textContent()) ?? '') ?? [];
    expect(await DEEDS.lift(reader)).toBe(true);
    await expect.poll(() => sabotaged.count()).toBe(before - 1);
    await expect.poll(() => coinsOf(reader)).toBe(coins - Number(price));
    await seen(parts.page, new RegExp(`pays ${price} coins? and frees `));
    // It was nobody's turn that this took.
    await comesTo(reader, 'market');
    expectNoComplaints({ reader });
  });
});

/** CF-3.4 a standing order may be changed at any time: that is no choice that was made and could be replaced. */
const notReplaceable = async (page: Page): Promise<void> =>
  expect(await page.getByText('Chosen. You can still change it.').count()).toBe(0);

const empty = (place: Locator): Locator => place.and(place.page().getByRole('button', { name: /: empty$/ }));

describe('a live match of three people', () => {
  type Seat = Seated<FlightsReader['parts']>;
  /** Bob's way to the server. */
  let line: Line;
  let all: Seat[];
  let ann: Seat;
  let bob: Seat;
  let cy: Seat;
  /** All that the server told Cy, word by word. */
  const toldCy: string[] = [];
  /** A plan that somebody has laid or flown, in what the server sends. */
  const flightsTold = () => toldCy.filter((message) => /"(chains|legs)":/.test(message)).length;

  beforeAll(async () => {
    line = await lineTo(here.address);
  });
  afterAll(() => line.close());

  test('CF-3.2 a hidden choice can be replaced until the last is in', async () => {
    all = await gather(here, connectingFlights, { guests: ['Bob', 'Cy'], from: line.address });
    [ann, bob, cy] = all as [Seat, Seat, Seat];
    cy.page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => toldCy.push(String(payload))));
    await cy.page.reload();
    for (const { reader } of all) await comesTo(reader, 'keep');
    const { reader, page } = ann;
    expect(await DEEDS.keep(reader)).toBe(true);
    await page.getByText('Your choice is in. You may change it until the last one is.').waitFor();
    const other = reader.parts.panelButton(/Budget: /).nth(1);
    await reader.press(other);
    await reader.confirm();
    await other.and(page.getByRole('button', { pressed: true })).waitFor();
  });

  test('CF-4.10 an offer is countered, and the counter-offer declined with a reason that all see', async () => {
    await playUntil(connectingFlights, all, 'market', { bid: 'pass' });
    const [anns, bobs] = [ann.reader, bob.reader];
    await anns.press(anns.parts.propose);
    await anns.press(anns.parts.dialog.getByRole('button', { name: 'Bob', exact: true }));
    await anns.press(anns.parts.give.getByRole('button', { name: 'More: truck of 1 (1)' }));
    await anns.press(anns.parts.take.getByRole('button', { name: 'More: Coins (5)' }));
    // What can only be bad for Bob is said before it is sent.
    const hopeless = anns.parts.dialog.getByText(/^Nothing in it for Bob: /);
    await anns.press(anns.parts.take.getByRole('button', { name: 'More: Coins (5)' }));
    await hopeless.waitFor();
    await anns.press(anns.parts.take.getByRole('button', { name: 'Fewer: Coins (5)' }));
    await hopeless.waitFor({ state: 'detached' });
    await anns.press(anns.parts.send);
    await seen(cy.page, 'Ann offers Bob a truck of 1 for 5 coins.');

    await comesTo(bobs, 'answer');
    await bobs.press(bobs.parts.offers.getByRole('button', { name: 'Counter' }));
    await bobs.parts.dialog.getByRole('heading', { name: 'Counter-offer to Ann' }).waitFor();
    await bobs.press(bobs.parts.give.getByRole('button', { name: 'Fewer: Coins (1)' }));
    await bobs.press(bobs.parts.send);
    await seen(cy.page, 'Bob declines and offers Ann 4 coins for a truck of 1 instead.');

    await comesTo(anns, 'answer');
    await anns.press(anns.parts.offers.getByRole('button', { name: 'Decline' }));
    await anns.press(anns.parts.offers.getByRole('button', { name: 'It would help you more than me' }));
    await anns.confirm();
    // Answers stay at the table, with their reasons.
    const answers = cy.reader.parts.panel.getByRole('region', { name: 'Answers' });
    await answers.getByText('Ann declines the offer of Bob (“It would help you more than me”).').waitFor();
    await answers.getByText('Bob declines and offers Ann 4 coins for a truck of 1 instead.').waitFor();
  });

  test('CF-1.8, CF-4.5 a plan is seen by nobody until all are in, can be replaced or taken back until then, and outlasts a lost connection', async () => {
    await playUntil(connectingFlights, all, 'plans', { market: 'done' });
    const bobs = bob.reader;
    toldCy.length = 0;
    expect(await layBestPlan(bobs)).toBe(true);
    const handedIn = bob.page.getByText('Handed in. You may change it until the last plan is in.');
    await handedIn.waitFor();
    await expectStatus(cy.page, /^Your turn: plan flights/);
    await bobs.press(bobs.parts.clearPlan);
    await expect.poll(() => revenueOf(bobs)).toBe(0);
    await handIn(bobs);
    await bobs.press(bobs.parts.bestPlan);
    await handIn(bobs);
    await bobs.press(bobs.parts.planner.getByRole('button', { name: 'Take the plan back' }));
    await bobs.confirm();
    await handedIn.waitFor({ state: 'detached' });
    await expect.poll(() => revenueOf(bobs)).toBeGreaterThan(0);
    await handIn(bobs);

    line.cut();
    await bob.page.getByRole('status').filter({ hasText: 'The connection is lost' }).waitFor();
    // From here on Cy has a plan of their own; what Bob handed in would have been told by now.
    expect(flightsTold()).toBe(0);
    expect(await layBestPlan(cy.reader)).toBe(true);
    toldCy.length = 0;
    line.mend();
    await tryNow(bob.page);
    await handedIn.waitFor();
    await expect.poll(() => revenueOf(bobs)).toBeGreaterThan(0);
  });

  test('once the last plan is in, all see what was flown and go on to the second round', async () => {
    const { parts } = ann.reader;
    const airport = parts.hand.getByRole('group', { name: /^Airports?$/ }).getByRole('button');
    const piece = (await airport.first().getAttribute('aria-label')) ?? '';
    await layByPress(ann.reader, { place: 'Chain 1, origin', piece });
    await handIn(ann.reader);
    for (const { reader } of all) {
      const { scoring } = reader.parts;
      await scoring.getByRole('heading', { name: 'Flights of round 1' }).waitFor();
      await scoring.getByRole('listitem').filter({ hasText: 'Ann' }).getByText('Revenue: 0').first().waitFor();
      await reader.press(reader.parts.closeScoring);
      await scoring.waitFor({ state: 'detached' });
    }
    expect(flightsTold()).toBeGreaterThan(0);
    await playUntil(connectingFlights, all, 'add', { sabotage: 'coins' });
    await turnTo(bob.reader, 'Round');
    for (const { reader } of all) await reader.parts.board.getByRole('img', { name: 'Round 2 of 10' }).waitFor();
    expectNoComplaints({ ann, cy });
    expectNoComplaints({ bob }, [LOST]);
  });
});
