/** The cooperative game alone, as somebody plays it who buys what a pilot would and flies what the page offers: how many clicks. */

import { playerOf } from '@tarmac/bots';
import { cooperativeFlightsBrain } from '@tarmac/connecting-flights-cooperative/bot';
import { type Action, cooperativeFlights, type State, scene } from '@tarmac/connecting-flights-cooperative/rules';
import { namesOf, TEXTS } from '@tarmac/connecting-flights-cooperative/text';
import { botChoices, type Entry, fastChance, foldLog, type Shapes } from '@tarmac/kit';
import type { Page } from 'playwright-core';
import { counting } from '../suites/reader.ts';
import { namesOf as namesOn, steady } from '../support/waiting.ts';
import { BOARD, cooperative, DEEDS, FLYING, figureOf, type TeamReader } from './connecting-flights-cooperative.ts';

/** A quick one: it wins alone with about as many. */
const PURCHASES_A_ROUND = 2;
/** Each of the two lists of airports is opened by a click, and another chooses. */
const LISTS = 4;
const PILOT = playerOf(cooperativeFlightsBrain, 'pilot', 0.05);
const THOUGHTS = fastChance(1);

interface Played {
  readonly clicks: number;
  /** Rounds in which somebody came home by the flights that the page offered. */
  readonly flown: number;
  readonly rounds: number;
  readonly bought: number;
  /** Pawns brought home. */
  readonly home: number;
}

/** To the end. */
export async function playAloneByOffers(page: Page): Promise<Played> {
  const [reader, clicks] = counting(cooperative.sitAt(page));
  let [rounds, flown, bought, now] = [0, 0, 0, 0];
  for (;;) {
    const due = await cooperative.dueAt(reader);
    if (due === 'end') return { clicks: clicks() + LISTS, rounds, flown, bought, home: await figureOf(reader, 'home') };
    if (due === 'first') await chooses(reader, await adviceAt(page));
    else if (due === 'market') {
      const buys = now < PURCHASES_A_ROUND && (await purchases(reader, await adviceAt(page)));
      if (buys) bought += 1;
      else await DEEDS['close market'](reader);
      now = buys ? now + 1 : 0;
    } else if (due === 'flights') {
      rounds += 1;
      if (await fliesBest(reader)) flown += 1;
      if ((await cooperative.dueAt(reader)) === 'flights') await DEEDS['end flights'](reader);
    } else await cooperative.doSomething(reader);
  }
}

interface Advice {
  readonly state: State;
  readonly action: Action;
}

/** What a pilot would do now, by the log of the match in this browser. */
async function adviceAt(page: Page): Promise<Advice> {
  const log = await page.evaluate(
    () =>
      new Promise<unknown[]>((resolve, reject) => {
        const opening = indexedDB.open('tarmac');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const asked = opening.result.transaction('entries').objectStore('entries').getAll();
          asked.onerror = () => reject(asked.error);
          asked.onsuccess = () => {
            opening.result.close();
            resolve(asked.result.map(({ entry }) => entry));
          };
        };
      }),
  );
  const { state } = foldLog(cooperativeFlights, log as Entry<Shapes>[] as never);
  const choices = botChoices(cooperativeFlights, state, 0, [0]);
  const { action } = PILOT.bot(cooperativeFlights.view(state, 0), choices, PILOT.budget, THOUGHTS);
  return { state, action: action as Action };
}

/** CF-5.2 both airports from their lists; the rest lies there at once. */
async function chooses({ parts, confirm }: TeamReader, { action }: Advice): Promise<void> {
  if (action.type !== 'first') throw new Error(`a pilot would ${action.type}`);
  await parts.port('From').selectOption(action.from);
  await parts.port('To').selectOption(action.to);
  await confirm();
}

/** CF-6.1 whether a pilot would buy something; then it is bought. */
async function purchases({ parts, press, confirm }: TeamReader, { state, action }: Advice): Promise<boolean> {
  const { board, hands } = scene(cooperativeFlights.view(state, 0));
  const names = namesOf('en', board, [''], hands);
  const { market } = BOARD;
  const inStall = (stall: string, name: string) =>
    parts
      .stall(stall)
      .and(parts.page.getByRole('button', { name: new RegExp(`^${name}(,|$)`) }))
      .first();
  switch (action.type) {
    case 'buy':
      await press(inStall(market.display, names.card(action.card)));
      break;
    case 'renew':
      await press(parts.choices.and(parts.page.getByRole('button', { name: new RegExp(`^${market.renew}`) })));
      break;
    case 'buyTruck':
      await press(inStall(market.trucks, TEXTS.en.truck(action.capacity)));
      break;
    case 'buyElectric':
      await press(inStall(market.electric, `${market.electric}, ${BOARD.stars(action.stars)}`));
      break;
    case 'buyAirport':
    case 'rent': {
      await press(inStall(market.airports, names.city(action.city)));
      const wanted = action.type === 'rent' ? market.rights(0) : market.airport(0);
      const kind = parts.board.getByRole('button', { name: new RegExp(`^${wanted.replace('0', '\\d+')}$`) });
      await kind.waitFor();
      if ((await kind.getAttribute('aria-pressed')) !== 'true') await press(kind);
      break;
    }
    default:
      return false;
  }
  await confirm();
  return true;
}

/** All the best flights of the round, if somebody can come home by them. */
async function fliesBest({ parts, press }: TeamReader): Promise<boolean> {
  const { end, flyAll, panel, showBest } = parts;
  await parts.quick(BOARD.flights.done).waitFor();
  if ((await steady(() => namesOn(showBest), 'what can be shown')).length === 0) return false;
  await press(showBest);
  await press(flyAll);
  await panel.getByText(FLYING.best.none).or(end).first().waitFor();
  return true;
}
