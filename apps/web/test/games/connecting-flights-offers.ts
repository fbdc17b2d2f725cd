/** Connecting Flights as somebody plays it who takes what the page offers, and how many clicks that takes. */

import type { Page } from 'playwright-core';
import { counting } from '../suites/reader.ts';
import { namesOf, steady } from '../support/waiting.ts';
import { connectingFlights, DEEDS } from './connecting-flights.ts';
import type { FlightsReader } from './connecting-flights-parts.ts';
import { revenueOf } from './connecting-flights-plan.ts';

type Deed = keyof typeof DEEDS;

/** A round may be worth two cards of the auction and one purchase, if there are coins. */
const CARDS_A_ROUND = 2;

interface Played {
  readonly clicks: number;
  readonly rounds: number;
  /** Rounds in which flights earned something. */
  readonly flown: number;
}

/** To the end: bids for two cards a round and buys one thing, where the rules allow; the flights are the best ones. */
export async function playByOffers(page: Page): Promise<Played> {
  const [reader, clicks] = counting(connectingFlights.sitAt(page));
  let [rounds, flown, bids, bought] = [0, 0, 0, false];
  const doFirst = async (...deeds: readonly Deed[]) => {
    for (const deed of deeds) if (await DEEDS[deed](reader)) return deed;
    throw new Error(`none of these can be done: ${deeds}`);
  };
  for (;;) {
    const due = await connectingFlights.dueAt(reader);
    if (due === 'end') return { clicks: clicks(), rounds, flown };
    if (due === 'scoring') {
      await reader.press(reader.parts.closeScoring);
      await reader.parts.scoring.waitFor({ state: 'detached' });
    } else if (due === 'bid') {
      const deed = bids < CARDS_A_ROUND ? await doFirst('bid', 'pass') : await doFirst('pass on');
      if (deed === 'bid') bids += 1;
    } else if (due === 'market') {
      const deed = await (bought ? doFirst('done for good') : doFirst('rent', 'buy truck', 'done for good'));
      bought ||= deed !== 'done for good';
    } else if (due === 'plans') {
      rounds += 1;
      [bids, bought] = [0, false];
      if (await flies(reader)) flown += 1;
    } else await doFirst(...connectingFlights.dues[due].deeds);
  }
}

/** The best flights, if any, handed in; whether they earn something. */
async function flies({ parts, press }: FlightsReader): Promise<boolean> {
  await parts.handIn.waitFor();
  const offered = (await steady(() => namesOf(parts.bestPlan), 'the best flights')).length > 0;
  if (offered) await press(parts.bestPlan);
  const revenue = await revenueOf({ parts } as FlightsReader);
  await press(parts.handIn);
  if (await parts.confirm.isVisible()) await press(parts.confirmable);
  await parts.handIn.or(parts.confirm).first().waitFor({ state: 'detached' });
  return revenue > 0;
}
