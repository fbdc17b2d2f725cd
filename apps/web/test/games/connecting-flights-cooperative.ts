/** How the cooperative Connecting Flights is played through its page. In English. */

import { page as gamePage } from '@tarmac/connecting-flights-cooperative/page';
import { BOARD_TEXTS, FLYING_TEXTS, MOMENT_TEXTS } from '@tarmac/connecting-flights-cooperative/text';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { askForHint, choose, type Deeds, driver } from '../suites/driver.ts';
import type { Reader } from '../suites/reader.ts';
import { tableParts } from '../suites/table.ts';
import { namesOf, steady } from '../support/waiting.ts';

export const BOARD = BOARD_TEXTS.en;
export const FLYING = FLYING_TEXTS.en;
export const MOMENTS = MOMENT_TEXTS.en;

/** The ways to fly. */
type Mode = keyof typeof FLYING.modes;

export type Parts = ReturnType<typeof partsOf>;
export type TeamReader = Reader<Parts>;

function ownParts({ board, confirm, whyNot }: ReturnType<typeof tableParts>) {
  const panel = board.getByRole('tabpanel');
  const part = (name: string) => panel.getByRole('group', { name, exact: true });
  const quick = (name: string) => board.getByRole('button', { name, exact: true, disabled: false }).first();
  return {
    panel,
    tab: (name: string) => board.getByRole('tab', { name: new RegExp(`^\\W*${name}\\W*$`) }),
    decidable: quick(BOARD.market.done)
      .or(quick(BOARD.flights.done))
      .or(quick(BOARD.further.leave))
      .or(quick(BOARD.consent.agree))
      .or(panel.locator('select:enabled'))
      .or(panel.getByRole('button', { disabled: false }))
      .or(confirm)
      .or(whyNot)
      .first(),
    /** Said without anything else, such as that the market is closed. */
    quick,
    /** What can be chosen in the panel that is shown. */
    choices: panel.getByRole('button', { disabled: false }),
    /** One of the kinds of things that a market sells. */
    stall: (name: string) => panel.getByRole('region', { name, exact: true }).getByRole('button', { disabled: false }),
    port: (which: 'From' | 'To') => panel.getByRole('combobox', { name: which, exact: true }),
    part,
    partChoices: (name: string) => part(name).getByRole('button', { disabled: false }),
    mode: (mode: Mode) => part(FLYING.title).getByRole('button', { name: FLYING.modes[mode], exact: true }),
    steps: panel.getByRole('listitem').filter({ hasText: FLYING.best.step(1).replace('1', '') }),
    showBest: panel.getByRole('button', { name: FLYING.best.show, exact: true }),
    flyAll: panel.getByRole('button', { name: FLYING.best.flyAll, exact: true, disabled: false }),
    flyStep: panel.getByRole('button', { name: FLYING.best.flyStep, disabled: false }),
    scenario: board.getByRole('button', { name: MOMENTS.scenario.button, exact: true }),
  };
}

function partsOf(page: Page) {
  const table = tableParts(
    page,
    gamePage.titles.en.name,
    new RegExp(`^${MOMENTS.round.title(0).replace('0', '\\d+')}$`),
  );
  return { ...table, ...ownParts(table) };
}

/** How many decisions could be taken back, as the button says it. */
async function undoable({ tool }: Parts): Promise<string> {
  return (await tool('Undo').allTextContents()).join();
}

/** Brings a panel to the front. */
export async function turnTo({ parts, press }: TeamReader, name: string): Promise<void> {
  const tab = parts.tab(name);
  if ((await tab.getAttribute('aria-selected')) !== 'true') await press(tab);
  await tab.and(parts.page.getByRole('tab', { selected: true })).waitFor();
}

/** One of the ways to fly. */
export async function turnToMode({ parts, press }: TeamReader, mode: Mode): Promise<void> {
  const button = parts.mode(mode);
  const current = button.and(parts.page.locator('[aria-current]'));
  if ((await current.count()) === 0) await press(button);
  await current.waitFor();
  if (mode !== 'best') return;
  // The number comes first, and the flights only for whoever asks.
  const { panel, steps, showBest } = parts;
  await showBest.or(steps.first()).or(panel.getByText(FLYING.best.none)).first().waitFor();
  if (await showBest.isVisible()) await press(showBest);
}

/** From now on notes which ways to fly were offered, and which was shown, whenever that changed. */
export async function noteModes({ parts }: TeamReader): Promise<() => Promise<string[]>> {
  const noted = await parts.part(FLYING.title).evaluateHandle((group) => {
    const read = () =>
      [...group.children].map((one) => (one.ariaCurrent === null ? one.textContent : `[${one.textContent}]`)).join(' ');
    const notes = [read()];
    const note = () => read() !== notes.at(-1) && notes.push(read());
    new MutationObserver(note).observe(group, { subtree: true, childList: true, attributes: true });
    return notes;
  });
  return () => noted.jsonValue();
}

/** What the team has, or how many are home, as it is read aloud. */
export function figureOf({ parts }: TeamReader, which: 'coins' | 'home'): Promise<number> {
  const said = parts.board.locator(`.figures .${which} .visually-hidden`).last();
  return steady(async () => Number.parseInt((await said.textContent()) ?? '', 10), which);
}

/** Does what the captain would do, as shown on the board. */
export async function followHint(reader: TeamReader): Promise<void> {
  await askForHint(reader);
  await reader.confirm();
}

/** CF-5.2 the first two airports that go together, and another plane than lies between them at once, but for confirming it. */
export async function chooseFirst({ parts, press }: TeamReader): Promise<void> {
  for (const end of ['From', 'To'] as const) {
    const possible = parts.port(end).locator('option:not([value=""])').filter({ hasNotText: '✕' });
    await parts.port(end).selectOption(await possible.first().getAttribute('value'));
  }
  await press(parts.part('Plane').getByRole('button', { pressed: false, disabled: false }).first());
  await parts.confirmable.waitFor();
}

/** A flight, or a charter, of the first of everything that is possible, but for confirming it. */
export async function layAny(reader: TeamReader, mode: 'flight' | 'charter'): Promise<void> {
  const { parts, press } = reader;
  const { charter, part } = FLYING;
  await turnToMode(reader, mode);
  const rows = mode === 'flight' ? [part.from, part.to] : [charter.from, charter.who, charter.to];
  for (const row of rows) await press(parts.partChoices(row).first());
  await parts.confirm.waitFor();
}

/** CF-6.1 landing rights in the first city of this continent where they are to be had. */
export async function rent({ parts, press, confirm }: TeamReader, continent: string): Promise<void> {
  const { airports, rights } = BOARD.market;
  const cities = parts.panel
    .getByRole('region', { name: airports, exact: true })
    .getByRole('group', { name: continent });
  await press(cities.getByRole('button', { disabled: false }).first());
  await press(parts.board.getByRole('button', { name: new RegExp(`^${rights(0).replace('0', '\\d+')}$`) }));
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
export function stepsOf({ parts }: TeamReader): Promise<Step[]> {
  return steady(async () => {
    const lines = await parts.steps.locator('.visually-hidden').allTextContents();
    // Without any the page says so.
    if (lines.length === 0 && !(await parts.panel.getByText(FLYING.best.none).isVisible())) return null;
    return lines.map((line) => {
      const [, who, from = '', to = '', load = ''] = /^Step \d+, (.+?), (.+?) to (.+?) with (.+)$/.exec(line) ?? [];
      return { charter: who === FLYING.best.byCharter, from, to, who: load };
    });
  }, 'the best flights');
}

/** CF-6.2, CF-6.3 puts the same flight or charter together part by part. */
export async function byHand(reader: TeamReader, { charter, from, to, who }: Step): Promise<void> {
  const { parts, press } = reader;
  const called = (row: string, city: string) =>
    parts.partChoices(row).and(parts.page.getByRole('button', { name: new RegExp(`^${city}, `) }));
  await turnToMode(reader, charter ? 'charter' : 'flight');
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
  await reader.confirm();
}

/** Flies the first of the best flights, as it is; there are fewer then. */
export async function flyBestStep(reader: TeamReader): Promise<void> {
  const before = (await stepsOf(reader)).length;
  await reader.press(reader.parts.flyStep);
  await expect.poll(async () => (await namesOf(reader.parts.steps)).length).toBeLessThan(before);
}

/** CF-6.1, CF-6.2 ends a phase; whoever plays alone is asked only where somebody would be left behind. */
const ends = (name: string) => async (reader: TeamReader) => {
  const { parts, press } = reader;
  const asked = async () => (await parts.asked.allTextContents()).join();
  const before = await asked();
  await press(parts.quick(name));
  await expect.poll(async () => (await parts.confirmable.isVisible()) || (await asked()) !== before).toBe(true);
  if (await parts.confirmable.isVisible()) await reader.confirm();
  return true;
};
const quickly = (name: string) => (reader: TeamReader) => choose(reader, reader.parts.quick(name));
const chosen = (reader: TeamReader) => choose(reader, reader.parts.choices);

export const DEEDS = {
  place: chosen,
  async first(reader) {
    await chooseFirst(reader);
    await reader.confirm();
    return true;
  },
  take: chosen,
  buy: (reader) => choose(reader, reader.parts.stall(BOARD.market.trucks)),
  'close market': ends(BOARD.market.done),
  /** CF-6.3 the first who waits anywhere goes to the first other city of the continent. */
  async charter(reader) {
    await layAny(reader, 'charter');
    await reader.confirm();
    await turnToMode(reader, 'flown');
    await reader.parts.panel.getByText(FLYING.flown.charters(1)).waitFor();
    return true;
  },
  'end flights': ends(BOARD.flights.done),
  leave: quickly(BOARD.further.leave),
  agree: quickly(BOARD.consent.agree),
  refuse: quickly(BOARD.consent.disagree),
} satisfies Deeds<Parts>;

export const cooperative = driver({
  id: 'connecting-flights-cooperative',
  title: gamePage.titles.en.name,
  partsOf,
  dues: {
    place: { asked: 'place the next pawn', deeds: ['place'] },
    first: { asked: 'choose a starting flight', deeds: ['first'] },
    take: { asked: 'choose one more passenger', deeds: ['take'] },
    market: { asked: 'buy at the market or close it', deeds: ['close market', 'buy'] },
    flights: { asked: 'fly, charter or end the flights', deeds: ['end flights', 'charter'] },
    further: { asked: 'draw a further pair', deeds: ['leave'] },
    consent: { asked: 'answer a proposal', deeds: ['agree', 'refuse'] },
  },
  deeds: DEEDS,
  /** A starting flight is there to be confirmed from the beginning, and so is a charter for the next of the same colour. */
  async confirm({ parts, press }) {
    const before = await undoable(parts);
    await press(parts.confirmable);
    await expect.poll(async () => (await parts.confirm.count()) === 0 || (await undoable(parts)) !== before).toBe(true);
  },
});
