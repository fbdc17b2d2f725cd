/** Each kind of decision at a table of Connecting Flights, made by pointing at the picture. */

import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { namesOf, steady } from '../support/waiting.ts';
import { coinsOf, type Due, dueAt, type Player, SOON_MS, turnTo, untilItHolds } from './connecting-flights-drivers.ts';
import { layBestByHand, layBestPlan } from './connecting-flights-drivers-plan.ts';
import { isPossible } from './drivers.ts';

/** Each kind of thing that can be done. */
export type Deed =
  | 'keep'
  | 'start'
  | 'first'
  | 'name'
  | 'add'
  | 'bid'
  | 'bid more'
  | 'pass'
  | 'lift'
  | 'buy truck'
  | 'buy electric'
  | 'rent'
  | 'offer'
  | 'done'
  | 'accept'
  | 'decline'
  | 'plan by hand'
  | 'best plan'
  | 'draw'
  | 'coins'
  | 'sabotage'
  | 'bury'
  | 'pay'
  | 'let happen'
  | 'scoring'
  | 'end';

/** What can be done when. What was not done yet comes first, else the last of them that is possible. */
const ONWARD: Readonly<Record<Due, readonly Deed[]>> = {
  keep: ['keep'],
  start: ['start'],
  first: ['first'],
  name: ['name'],
  add: ['add'],
  bid: ['bid more', 'bid', 'pass'],
  market: ['lift', 'offer', 'rent', 'buy electric', 'buy truck', 'done'],
  answer: ['accept', 'decline'],
  plans: ['plan by hand', 'best plan'],
  sabotage: ['coins', 'draw'],
  use: ['sabotage', 'bury'],
  deflect: ['pay', 'let happen'],
  scoring: ['scoring'],
  end: ['end'],
};

/** Done whenever it is possible: coins earn nothing, and cards do. */
const ALWAYS: readonly Deed[] = ['lift', 'bid', 'sabotage'];

/** Does what the table wants: something that was not done yet if possible, else what leads on. */
async function doSomething(player: Player, done: ReadonlySet<Deed>): Promise<Deed> {
  return doOneOf(player, await dueAt(player.parts), done);
}

/** The same where it is known what is due. */
export async function doOneOf(player: Player, due: Due, done: ReadonlySet<Deed>): Promise<Deed> {
  if (due !== 'scoring' && due !== 'end') await player.parts.decidable.waitFor();
  const isFirst = (deed: Deed) => !done.has(deed) || ALWAYS.includes(deed);
  const all = ONWARD[due];
  const ordered = [...all.filter(isFirst), ...all.filter((deed) => !isFirst(deed)).reverse()];
  for (const deed of ordered) if (await tryTo(player, deed)) return deed;
  // Others may have done something meanwhile that ended it.
  if ((await dueAt(player.parts)) !== due) return doSomething(player, done);
  throw new Error(`${due}, and nothing can be done`);
}

/** Whether it was possible, and then it is done. */
export async function tryTo(player: Player, deed: Deed): Promise<boolean> {
  const { parts } = player;
  const { panel, panelButton, quick, choices } = parts;
  switch (deed) {
    case 'keep':
      return choose(player, panelButton(/Budget: /).first());
    case 'start':
    case 'name':
    case 'add':
      return choose(player, choices.first());
    case 'first':
      return buyFirstFlight(player);
    case 'bid':
      return choose(player, quick(/^Bid \d+$/));
    case 'bid more':
      return bidMore(player);
    case 'pass':
      return choose(player, quick('Pass'));
    case 'done':
      return choose(player, quick('Nothing more for now'));
    case 'lift':
      return payOff(player);
    case 'buy truck':
      return choose(player, panel.getByRole('region', { name: 'Trucks' }).getByRole('button', { disabled: false }));
    case 'buy electric':
      return choose(
        player,
        panel.getByRole('region', { name: 'Electric planes' }).getByRole('button', { disabled: false }),
      );
    case 'rent':
      return choose(player, panel.getByRole('region', { name: 'Landing rights' }).getByRole('button'));
    case 'offer':
      return offerABargain(player);
    case 'accept':
      return choose(player, parts.offers.getByRole('button', { name: 'Accept', disabled: false }));
    case 'decline':
      return choose(player, parts.offers.getByRole('button', { name: 'Decline' }));
    case 'plan by hand':
      return layBestByHand(player);
    case 'best plan':
      return layBestPlan(player);
    case 'coins':
      return choose(player, quick('Take the coins'));
    case 'draw':
      return choose(player, quick('Draw a sabotage card'));
    case 'sabotage':
      return choose(player, panel.getByRole('group').getByRole('button'));
    case 'bury':
      return choose(player, quick('Put the card under the deck unused'));
    case 'pay':
      return choose(player, quick('Pay to ward it off'));
    case 'let happen':
      return choose(player, quick('Let it happen'));
    case 'scoring':
      return closeRound(player);
    case 'end':
      return true;
  }
}

/** The round that is told, once it has gone; there may be another behind it. */
async function closeRound({ parts, press }: Player): Promise<boolean> {
  const heading = parts.scoring.getByRole('heading', { level: 2 });
  const title = await heading.textContent();
  await press(parts.closeScoring);
  await expect.poll(async () => (await heading.allTextContents())[0]).not.toBe(title);
  return true;
}

/** Presses the first of these that is a whole choice, and confirms it; whether there is any that the rules allow. */
function choose({ parts, press, confirm }: Player, what: Locator): Promise<boolean> {
  return untilItHolds(async () => {
    if ((await steady(() => namesOf(what), 'what can be chosen')).length === 0) return false;
    await press(what.first());
    if (await isAllowed(parts)) {
      await confirm();
      return true;
    }
    await press(parts.cancel);
    return false;
  });
}

/** What is chosen may be done, or the rules say why not; neither where the choice was lost. */
async function isAllowed({ confirm, whyNot, page }: Player['parts']): Promise<boolean> {
  const confirmable = confirm.and(page.getByRole('button', { disabled: false }));
  await confirmable.or(whyNot).first().waitFor({ timeout: SOON_MS });
  return confirmable.isVisible();
}

/** The two cheapest airports, and the smallest plane and passenger. */
function buyFirstFlight({ parts, press, confirm }: Player): Promise<boolean> {
  const row = (name: string) => parts.panel.getByRole('group', { name, exact: true }).getByRole('button');
  return untilItHolds(async () => {
    const cities = await steady(() => namesOf(row('From')), 'the airports to begin with');
    const price = (place: number) => Number(/(\d+)\s*$/.exec(cities[place] ?? '')?.[1]);
    const [from = 0, to = 1] = cities.map((_, place) => place).toSorted((a, b) => price(a) - price(b));
    await press(row('From').nth(from));
    await press(row('To').nth(to));
    await press(row('Plane').first());
    await press(row('Passenger').first());
    await confirm();
    return true;
  });
}

/** Five more than has to be, where there are as many coins. */
function bidMore({ parts, press, confirm }: Player): Promise<boolean> {
  const least = parts.quick(/^Bid \d+$/);
  return untilItHolds(async () => {
    if ((await steady(() => namesOf(least), 'the least bid')).length === 0) return false;
    await press(least);
    if ((await isAllowed(parts)) && (await isPossible(parts.fiveMore))) {
      await press(parts.fiveMore);
      await confirm();
      return true;
    }
    await press(parts.cancel);
    return false;
  });
}

/** CF-4.7 whatever lies on a card of one's own. */
async function payOff(player: Player): Promise<boolean> {
  const { parts } = player;
  await turnTo(player, 'My cards');
  const done = await choose(player, parts.panel.getByRole('button', { name: /^Pay off for /, disabled: false }));
  if (!done) await turnTo(player, 'Market');
  return done;
}

/** CF-4.10 a truck and five coins, for one coin: whoever is asked would be a fool to decline. Whether they were none. */
async function offerABargain(player: Player): Promise<boolean> {
  const { parts, press } = player;
  if (!(await fillInBargain(player))) return false;
  const before = await coinsOf(player);
  await press(parts.send);
  await parts.dialog.waitFor({ state: 'detached' });
  // They may ask for even more.
  await parts.offers.getByText(/^Your offer to /).waitFor({ state: 'detached' });
  if ((await dueAt(parts)) === 'answer') return tryTo(player, 'accept');
  return (await coinsOf(player)) === before - 4;
}

/** Puts it together; false where there is nothing to be given or taken. */
export async function fillInBargain({ parts, press }: Player): Promise<boolean> {
  await press(parts.propose);
  const more = (side: Locator, name: RegExp) => side.getByRole('button', { name, disabled: false });
  const steps = [
    more(parts.give, /^More: truck of \d \(1\)$/).first(),
    more(parts.give, /^More: Coins \(5\)$/),
    more(parts.take, /^More: Coins \(1\)$/),
  ];
  await parts.dialog.waitFor();
  for (const step of steps) {
    if ((await step.count()) === 0) {
      await press(parts.dialog.getByRole('button', { name: 'Cancel' }));
      return false;
    }
    await press(step);
  }
  return true;
}
