/** What Connecting Flights shows of itself. */

import { expect } from 'vitest';
import { askWhyNot, lookAgain, lookAtCharts, openList, pressing, type Shown } from '../suites/states.ts';
import { chooseFirst, connectingFlights, fillInBargain, turnTo } from './connecting-flights.ts';
import { match } from './connecting-flights-matches.ts';
import type { FlightsReader, Parts } from './connecting-flights-parts.ts';
import { revenueOf } from './connecting-flights-plan.ts';

async function bestPlan(reader: FlightsReader): Promise<void> {
  await reader.press(reader.parts.bestPlan);
  await expect.poll(() => revenueOf(reader)).toBeGreaterThan(0);
}

/** A plane with nowhere to go. */
async function breakARule({ parts, press }: FlightsReader): Promise<void> {
  const planes = parts.hand.getByRole('group', { name: /planes?$/i });
  await press(planes.first().getByRole('button').first());
  await press(parts.slot(1, 1, 'plane'));
  await parts.broken.first().waitFor();
}

async function aim({ parts, press }: FlightsReader): Promise<void> {
  await press(parts.panel.getByRole('group').getByRole('button').first());
  await parts.confirmable.waitFor();
}

async function lookAtSomebody({ parts, press }: FlightsReader): Promise<void> {
  await press(parts.board.getByRole('button', { name: /^What .+ has$/ }).last());
  await parts.board.getByRole('button', { name: 'Close', exact: true }).waitFor();
}

async function markWhatIsMissing({ parts, press }: FlightsReader): Promise<void> {
  await press(parts.missing.getByRole('button', { name: 'What am I missing?' }));
  await press(parts.missing.getByRole('button', { name: 'Mark the pieces' }).first());
  await parts.followed.waitFor();
}

const choices = pressing<Parts>((parts) => parts.choices);

export const shown: Shown<Parts, Parameters<typeof match>[0]> = {
  driver: connectingFlights,
  match,
  around: 'ul[aria-label="Players"], section[aria-label="Event"], section[aria-label="Leaderboard"], .aside',
  toldApart: {},
  rule: 'CF-4.5',
  lesson: { first: 0, middle: 7, plan: 12, end: 14 },
  states: [
    { name: 'keep', match: 'keep', looks: ['axe', 'phone', 'french'] },
    { name: 'start', match: 'start', looks: ['axe', 'map'] },
    { name: 'first', match: 'first', looks: [] },
    { name: 'first-chosen', match: 'first', looks: ['axe', 'phone', 'french'], arrange: chooseFirst },
    { name: 'name', match: 'name', looks: ['axe'], arrange: choices },
    { name: 'add', match: 'add', looks: ['axe', 'map', 'around'] },
    { name: 'add-chosen', match: 'addAny', looks: ['axe', 'phone', 'french'], arrange: choices },
    { name: 'bid', match: 'bid', looks: [] },
    {
      name: 'bid-chosen',
      match: 'bid',
      looks: ['axe', 'phone', 'french', 'side'],
      arrange: pressing(({ quick }) => quick(/^Bid \d+$/)),
    },
    { name: 'missing', match: 'completing', looks: ['axe', 'phone', 'french', 'side'], arrange: markWhatIsMissing },
    { name: 'market', match: 'market', looks: ['axe', 'phone', 'map', 'around', 'french', 'side'] },
    { name: 'market-chosen', match: 'market', looks: [], arrange: choices },
    {
      name: 'refusal',
      match: 'poor',
      looks: ['axe'],
      arrange: askWhyNot(({ panel }) => panel.getByRole('button', { disabled: true })),
    },
    { name: 'best-now', match: 'market', looks: ['axe'], arrange: (reader) => turnTo(reader, 'Your flights') },
    { name: 'trade', match: 'market', looks: ['axe', 'phone', 'french'], arrange: fillInBargain },
    { name: 'answer', match: 'answer', looks: ['axe', 'phone', 'french'] },
    {
      name: 'counter',
      match: 'answer',
      looks: ['axe'],
      arrange: pressing(({ offers }) => offers.getByRole('button', { name: 'Counter' })),
    },
    { name: 'mine', match: 'lift', looks: ['axe', 'french'], arrange: (reader) => turnTo(reader, 'My cards') },
    { name: 'plans', match: 'plans', looks: [] },
    { name: 'plans-held', match: 'plans', looks: ['axe'], arrange: pressing(({ pieces }) => pieces) },
    { name: 'plans-best', match: 'plans', looks: ['axe', 'phone', 'french', 'side'], arrange: bestPlan },
    { name: 'plans-broken', match: 'plans', looks: ['axe', 'phone'], arrange: breakARule },
    { name: 'sabotage', match: 'sabotage', looks: ['axe'] },
    { name: 'use', match: 'use', looks: ['axe', 'phone', 'french'], arrange: aim },
    { name: 'strike', match: 'strike', looks: ['axe'], arrange: aim },
    { name: 'deflect', match: 'deflect', looks: ['axe'] },
    { name: 'late', match: 'late', looks: [] },
    { name: 'seat', match: 'late', looks: ['axe', 'around'], arrange: lookAtSomebody },
    { name: 'list', match: 'add', looks: ['axe', 'french'], arrange: openList },
    { name: 'flown', match: 'flown', looks: ['axe', 'phone', 'french'], arrange: lookAgain },
    { name: 'over', match: 'over', looks: [] },
    { name: 'end', match: 'over', looks: ['axe', 'phone', 'french'], arrange: lookAgain },
    { name: 'end-charts', match: 'over', looks: [], arrange: lookAtCharts },
    {
      name: 'round-of-phone',
      match: 'market',
      looks: ['phone'],
      ofPhone: true,
      arrange: (reader) => turnTo(reader, 'Round'),
    },
  ],
};
