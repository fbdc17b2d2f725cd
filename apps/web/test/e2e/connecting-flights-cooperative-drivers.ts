/** A table of the cooperative Connecting Flights as whoever sits at it finds it, by roles and names alone. In English. */

import { BOARD_TEXTS, FLYING_TEXTS, MOMENT_TEXTS } from '@tarmac/connecting-flights-cooperative/text';
import { TITLES } from '@tarmac/connecting-flights-cooperative/titles';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { namesOf, PATIENCE_MS, steady } from '../support/waiting.ts';
import { dueIn, PATIENCE, tableParts } from './drivers-table.ts';
import { type By, pointer } from './drivers-ways.ts';

export const COOPERATIVE = TITLES.en.name;

export const BOARD = BOARD_TEXTS.en;
export const FLYING = FLYING_TEXTS.en;
export const MOMENTS = MOMENT_TEXTS.en;

/** What the table wants of the reader. The end of a round that is told comes as a `scoring`. */
type Due = 'place' | 'first' | 'take' | 'market' | 'flights' | 'further' | 'consent' | 'scoring' | 'end';

const ASKED: readonly (readonly [string, Due])[] = [
  ['place the next pawn', 'place'],
  ['choose a starting flight', 'first'],
  ['choose one more passenger', 'take'],
  ['buy at the market or close it', 'market'],
  ['fly, charter or end the flights', 'flights'],
  ['draw a further pair', 'further'],
  ['answer a proposal', 'consent'],
];

/** The ways to fly. */
type Mode = keyof typeof FLYING.modes;

type Parts = ReturnType<typeof partsOf>;

function partsOf(page: Page) {
  const table = tableParts(page, COOPERATIVE);
  const { board, confirm } = table;
  const panel = board.getByRole('tabpanel');
  const round = page.getByRole('dialog', { name: new RegExp(`^${MOMENTS.round.title(0).replace('0', '\\d+')}$`) });
  const part = (name: string) => panel.getByRole('group', { name, exact: true });
  const quick = (name: string) => board.getByRole('button', { name, exact: true, disabled: false }).first();
  const whyNot = board.getByRole('button', { name: /^Rule CF-/ });
  return {
    ...table,
    /** Any of a team may act; what somebody proposes is asked of each. */
    asked: page.getByRole('paragraph').filter({ hasText: /^(Your|The team’s) turn: / }),
    /** Won or lost, which is all that a team can. */
    over: page.getByRole('paragraph').filter({ hasText: 'The match is over: ' }),
    panel,
    tab: (name: string) => board.getByRole('tab', { name: new RegExp(`^\\W*${name}\\W*$`) }),
    /** The rules have said what may be done. */
    decidable: quick(BOARD.market.done)
      .or(quick(BOARD.flights.done))
      .or(quick(BOARD.further.leave))
      .or(quick(BOARD.consent.agree))
      .or(panel.locator('select:enabled'))
      .or(panel.getByRole('button', { disabled: false }))
      .or(confirm)
      .or(whyNot)
      .first(),
    scoring: round,
    closeScoring: round.getByRole('button', { name: MOMENTS.round.close }),
    whyNot,
    /** Said without anything else, such as that the market is closed. */
    quick,
    /** What can be chosen in the panel that is shown. */
    choices: panel.getByRole('button', { disabled: false }),
    /** One of the kinds of things that a market sells. */
    stall: (name: string) => panel.getByRole('region', { name, exact: true }).getByRole('button', { disabled: false }),
    port: (which: 'From' | 'To') => panel.getByRole('combobox', { name: which, exact: true }),
    part,
    mode: (mode: Mode) => part(FLYING.title).getByRole('button', { name: FLYING.modes[mode], exact: true }),
    steps: panel.getByRole('listitem').filter({ hasText: FLYING.best.step(1).replace('1', '') }),
    flyStep: panel.getByRole('button', { name: FLYING.best.flyStep, disabled: false }),
    flyAll: panel.getByRole('button', { name: FLYING.best.flyAll, disabled: false }),
    scenario: board.getByRole('button', { name: MOMENTS.scenario.button, exact: true }),
    hints: page.getByRole('region', { name: 'What a captain would look at' }),
  };
}

/** Waits until it is the reader's to do something, and says what. */
export const dueAt = (parts: Parts): Promise<Due> => dueIn(parts, ASKED);

/** Somebody at a table, and how they use it. */
export interface Player {
  readonly by: By;
  readonly parts: Parts;
  press(what: Locator): Promise<void>;
  /** Once the choice is allowed; resolves when the table has moved on. */
  confirm(): Promise<void>;
}

export function player(page: Page, by: By = 'mouse'): Player {
  const parts = partsOf(page);
  const { press } = pointer(by, parts.confirm);
  return {
    by,
    parts,
    press,
    async confirm() {
      const before = await undoable(parts);
      await press(parts.confirm.and(parts.page.getByRole('button', { disabled: false })));
      // A starting flight is there to be confirmed from the beginning, and so is a charter for the next of the same colour.
      await expect
        .poll(async () => (await parts.confirm.count()) === 0 || (await undoable(parts)) !== before, {
          timeout: PATIENCE_MS,
        })
        .toBe(true);
    },
  };
}

/** How many decisions could be taken back, as the button says it. */
async function undoable({ tool }: Parts): Promise<string> {
  return (await tool('Undo').textContent()) ?? '';
}

/** Brings a panel to the front. */
export async function turnTo({ parts, press }: Player, name: string): Promise<void> {
  const tab = parts.tab(name);
  if ((await tab.getAttribute('aria-selected')) !== 'true') await press(tab);
  await tab.and(parts.page.getByRole('tab', { selected: true })).waitFor();
}

/** One of the ways to fly. */
export async function turnToMode({ parts, press }: Player, mode: Mode): Promise<void> {
  const button = parts.mode(mode);
  const current = button.and(parts.page.locator('[aria-current]'));
  if ((await current.count()) === 0) await press(button);
  await current.waitFor();
}

/** What the team has, as it is read aloud. */
export function coinsOf({ parts }: Player): Promise<number> {
  const said = parts.board.locator('.figures .coins .visually-hidden').last();
  return steady(async () => Number.parseInt((await said.textContent()) ?? '', 10), 'the coins of the team');
}

/** How many are home, as it is read aloud. */
export function homeOf({ parts }: Player): Promise<number> {
  const said = parts.board.locator('.figures .home .visually-hidden');
  return steady(async () => Number.parseInt((await said.textContent()) ?? '', 10), 'the pawns at home');
}

/** Presses the first of these, and confirms it. */
export async function choose({ press, confirm }: Player, what: Locator): Promise<void> {
  await press(what.first());
  await confirm();
}

/** Does what the captain would do, as shown on the board; says what that was. */
export async function followHint({ parts, press, confirm }: Player): Promise<string> {
  await press(parts.tool('Hint'));
  const first = parts.hints.getByRole('listitem').first();
  await first.waitFor(PATIENCE);
  const what = (await first.locator('strong').textContent()) ?? '';
  await press(first.getByRole('button', { name: 'Show on the board' }));
  await parts.confirm.and(parts.page.getByRole('button', { disabled: false })).waitFor();
  const close = parts.hints.getByRole('button', { name: 'Close' });
  if (await close.isVisible()) await press(close);
  await confirm();
  return what;
}

/** CF-5.2 the first two airports that go together, the smallest plane and passenger. */
export async function chooseFirst({ parts, press, confirm }: Player): Promise<void> {
  for (const end of ['From', 'To'] as const) {
    const possible = parts.port(end).locator('option:not([value=""])').filter({ hasNotText: '✕' });
    const value = await possible.first().getAttribute('value');
    await parts.port(end).selectOption(value);
  }
  for (const name of ['Plane', 'Passenger']) await press(parts.part(name).getByRole('button').first());
  await confirm();
}

/** CF-6.1 landing rights in the first city of this continent where they are to be had. */
export async function rent(player: Player, continent: string): Promise<void> {
  const { parts, press, confirm } = player;
  const { airports } = BOARD.market;
  const cities = parts.panel
    .getByRole('region', { name: airports, exact: true })
    .getByRole('group', { name: continent });
  await press(cities.getByRole('button', { disabled: false }).first());
  await press(
    parts.board.getByRole('button', { name: new RegExp(`^${BOARD.market.rights(0).replace('0', '\\d+')}$`) }),
  );
  await confirm();
}

/** One of the best flights, in the words of its line. */
interface Step {
  readonly charter: boolean;
  readonly from: string;
  readonly to: string;
  /** Who goes aboard: how many, and whither. */
  readonly who: string;
}

/** The best flights from here on, once they keep still. */
export function stepsOf({ parts }: Player): Promise<Step[]> {
  return steady(
    async () =>
      (await parts.steps.locator('.visually-hidden').allTextContents()).map((line) => {
        const [, who, from = '', to = '', load = ''] = /^Step \d+, (.+?), (.+?) to (.+?) with (.+)$/.exec(line) ?? [];
        return { charter: who === FLYING.best.byCharter, from, to, who: load };
      }),
    'the best flights',
  );
}

/** CF-6.2, CF-6.3 puts the same flight or charter together part by part. */
export async function byHand(player: Player, { charter, from, to, who }: Step): Promise<void> {
  const { parts, press, confirm } = player;
  const called = (row: string, city: string) =>
    parts.part(row).getByRole('button', { name: new RegExp(`^${city}, `), disabled: false });
  await turnToMode(player, charter ? 'charter' : 'flight');
  if (charter) {
    await press(called(FLYING.charter.from, from));
    const [, continent] = /for (.+?)(,|$)/.exec(who) ?? [];
    await press(parts.part(FLYING.charter.who).getByRole('button', { name: FLYING.onePawn(continent ?? '') }));
    await press(called(FLYING.charter.to, to));
  } else {
    await press(called(FLYING.part.from, from));
    await press(called(FLYING.part.to, to));
    await parts.part(FLYING.part.pawns).getByRole('button').first().waitFor();
  }
  await confirm();
}

/** Flies the first of the best flights, as it is; there is one fewer then. */
export async function flyBestStep(player: Player): Promise<void> {
  const before = (await stepsOf(player)).length;
  await player.press(player.parts.flyStep);
  await expect.poll(async () => (await namesOf(player.parts.steps)).length, { timeout: PATIENCE_MS }).toBe(before - 1);
}

/** The end of a round that is told: reads its title, and closes it. */
export async function closeRound({ parts, press }: Player): Promise<string> {
  await parts.scoring.waitFor();
  const title = (await parts.scoring.getByRole('heading', { level: 2 }).textContent()) ?? '';
  await press(parts.closeScoring);
  await parts.scoring.waitFor({ state: 'detached' });
  return title;
}
