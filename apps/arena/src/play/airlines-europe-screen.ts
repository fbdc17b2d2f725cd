/** Airlines Europe in a terminal: its tables, its board as a list, its rules and sentences. */

import { ABACUS, AIRLINES, type AirlinesEurope, BANNED, BOARDS, FREE, type View } from '@tarmac/airlines-europe/rules';
import {
  describeFrame,
  describeNews,
  describeRefusal,
  namesOf,
  RULE_IDS,
  SECTION_IDS,
  TEXTS,
  type Text,
} from '@tarmac/airlines-europe/text';
import { table } from '../table.ts';
import { groupChoices } from './airlines-europe-choices.ts';
import { rowOf, type Setting } from './airlines-europe-setting.ts';
import { readPurchase } from './airlines-europe-spelling.ts';
import { wrap } from './layout.ts';
import type { MakeScreen } from './screen.ts';
import { WORDS } from './words.ts';

/** AE-8.5 Air ABACUS has no marker: its row depends on the scoring. */
const ABACUS_ROWS = ['4-2-1-0-0', '8-4-2-1-0', '16-8-4-2-1'];

export const airlinesEuropeScreen: MakeScreen<AirlinesEurope> = (language, config, seatNames) => {
  const board = typeof config.board === 'string' ? BOARDS[config.board] : config.board;
  if (board === undefined) throw new Error(`no board is called ${String(config.board)}`);
  const names = namesOf(language, board, seatNames);
  const text = TEXTS[language];
  const setting: Setting = { board, names, seatNames, text, words: WORDS[language].screen };
  return {
    title: text.game.name,
    table: (view) => [marketLine(view, setting), airlineTable(view, setting), playerTable(view, setting)].join('\n\n'),
    board: (view) => boardList(view, setting),
    question: (view) => describeFrame(language, view.frame, 'you', names),
    choices: (view, actions) => groupChoices(language, view, actions, setting),
    rule: (id) => ruleText(id, text),
    news: (news) => describeNews(language, news, names),
    refusal: (refusal) => describeRefusal(language, refusal, names),
    spelling: WORDS[language].screen.buyUsage,
    read: (words, view) => readPurchase(words, view, setting),
  };
};

function isInPlay(view: View, airline: number): boolean {
  // An airline in the box has no airplane in supply and none on the board.
  return (view.planes[airline] ?? 0) > 0 || view.circles.includes(airline);
}

function marketLine(view: View, { text, words }: Setting): string {
  const cards = view.market.map((airline) => `${text.shares[airline]} (${text.colours[airline]})`);
  const counts = [
    `${words.deck} ${view.deckSize}`,
    `${words.bank} ${text.money(view.bank)}`,
    words.scorings(view.scorings),
  ];
  return `${wrap(`${words.market}${words.colon}${cards.join(', ') || words.emptyMarket}`)}\n(${counts.join(', ')})`;
}

/** One line an airline: what it is worth and who holds how much of it. */
function airlineTable(view: View, { board, names, seatNames, text, words }: Setting): string {
  const holders = view.portfolios.map((_, seat) => seatNames[seat] ?? `${seat + 1}`);
  const held = (share: number) => [
    count(view.hand?.[share] ?? 0),
    ...view.portfolios.map((portfolio) => count(portfolio[share] ?? 0)),
  ];
  const rows = AIRLINES.flatMap((airline, index) => {
    if (!isInPlay(view, index)) return [];
    const bonus = board.bonuses.find((candidate) => candidate.airline === airline);
    const space = view.track[index] ?? 0;
    return [
      [
        `${text.shares[airline]} (${text.colours[airline]})`,
        String(space),
        rowOf(board, space),
        String(view.planes[index] ?? 0),
        names.city(board.homes[airline]),
        bonus === undefined || !view.bonus[index] ? '' : `${names.city(bonus.target)} +${bonus.spaces}`,
        ...held(index),
      ],
    ];
  });
  const abacusRow = ABACUS_ROWS[Math.min(view.scorings, ABACUS_ROWS.length - 1)] ?? '';
  rows.push([text.shares.abacus, '', abacusRow, String(view.abacus), '', '', ...held(ABACUS)]);
  return table(
    [words.airline, words.space, words.pays, words.airplanes, words.home, words.bonus, words.hand, ...holders],
    rows,
  );
}

function count(cards: number): string {
  return cards === 0 ? '.' : String(cards);
}

function playerTable(view: View, { seatNames, text, words }: Setting): string {
  const withBans = view.config.flightBan;
  const rows = view.cash.map((cash, seat) => {
    const backs = view.handSizes[seat];
    const abacus = backs?.abacus ?? 0;
    return [
      seatNames[seat] ?? `${seat + 1}`,
      text.money(cash),
      `${backs?.ordinary ?? 0}${abacus > 0 ? ` + ${abacus} ${text.shares.abacus}` : ''}`,
      String(view.scores[seat] ?? words.secret),
      ...(withBans ? [String(view.banMarkers[seat] ?? 0)] : []),
    ];
  });
  return table(['', words.cash, words.handCards, words.points, ...(withBans ? [words.banMarkers] : [])], rows);
}

function boardList(view: View, { board, names, text, words }: Setting): string {
  let circle = 0;
  const rows = board.routes.map((route) => {
    const licences = route.licences.map((cost) => {
      const holder = view.circles[circle++] ?? FREE;
      if (holder === BANNED) return words.banned;
      const airline = AIRLINES[holder];
      return airline === undefined ? `${text.money(cost)} ${words.free}` : text.colours[airline];
    });
    return [names.route(route.id) + (route.remote ? ` (${words.remote})` : ''), ...licences];
  });
  const most = Math.max(...rows.map((row) => row.length));
  const lines = rows.sort(([a = ''], [b = '']) => a.localeCompare(b));
  return `${words.boardLegend}\n${table(['', ...Array.from({ length: most - 1 }, (_, i) => String(i + 1))], lines)}`;
}

function ruleText(typed: string, text: Text): string | null {
  const id = typed.trim().toUpperCase();
  if (id === '') return SECTION_IDS.map((each) => `${each.padEnd(6)} ${text.sections[each]}`).join('\n');
  const rule = RULE_IDS.find((candidate) => candidate === id);
  if (rule !== undefined) return wrap(`${rule}  ${text.rulebook[rule]}`);
  const section = SECTION_IDS.find((candidate) => candidate === id);
  if (section === undefined) return null;
  const rules = RULE_IDS.filter((candidate) => candidate.startsWith(`${section}.`));
  return [
    `${section}  ${text.sections[section]}`,
    ...rules.map((each) => wrap(`${each}  ${text.rulebook[each]}`)),
  ].join('\n');
}
