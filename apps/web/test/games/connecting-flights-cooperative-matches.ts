/** Matches of the cooperative game: those that are kept for good with its rules, each cut where its name says. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { facts } from '@tarmac/connecting-flights-cooperative/facts';
import {
  type Action,
  type Board,
  type Config,
  cooperativeFlights,
  type View,
} from '@tarmac/connecting-flights-cooperative/rules';
import { type Draw, type Entry, foldLog, type Shapes } from '@tarmac/kit';
import { type Cut, type Standing as StandingOf, shelf } from '../suites/prepared.ts';
import { ROOT } from '../support/server.ts';
import type { Kept } from '../worker/support.ts';

type Standing = StandingOf<View>;
type FrameKind = View['frame']['kind'];

const GAMES = join(ROOT, 'games', 'connecting-flights-cooperative', 'test');
/** What luck a match has from where it was cut follows from this: always the same. */
const SECRET = '00'.repeat(32);
const HOST = { kind: 'host' } as const;

/** One game of those that are kept: its scenario, its difficulty, and how it ended. */
type Which = `${Config['scenario']}, ${Config['difficulty']}, ${'won' | 'lost'}`;

/** Six in a file: won and lost, the easiest first. */
function keptGame(which: Which): Kept {
  const [scenario, difficulty, end] = which.split(', ') as [string, string, string];
  const games = readFileSync(join(GAMES, 'golden', `${scenario}.replay`), 'utf8').split('\n\n');
  const place = ['easy', 'medium', 'hard'].indexOf(difficulty) * 2 + (end === 'won' ? 0 : 1);
  const [head = '', note = '', deal = '', ...lines] = (games[place] ?? '').trim().split('\n');
  const seats = Number(/(\d) seats$/.exec(head)?.[1]);
  const board = JSON.parse(readFileSync(join(GAMES, 'boards', 'frozen-world.json'), 'utf8')) as Board;
  const config = { board, ...JSON.parse(note.slice(note.indexOf('{'))) } as Config;
  const outcome = JSON.parse((lines.pop() ?? '').replace('outcome ', '')) as { ranks: number[] };
  const log: Entry<Shapes>[] = [
    {
      kind: 'start',
      at: 0,
      by: HOST,
      version: cooperativeFlights.version,
      config,
      seats,
      commitment: null,
      contributions: [],
      draws: drawsIn(deal),
    },
    ...Array.from(
      { length: seats },
      (_, seat): Entry<Shapes> => ({ kind: 'seat', at: 0, by: HOST, seat, holder: HOST, reason: 'taken' }),
    ),
    ...lines.map((line, index): Entry<Shapes> => {
      const [, seat, action = ''] = /^(\d) (\{.*\}) /.exec(line) ?? [];
      return {
        kind: 'act',
        at: (index + 1) * 1000,
        by: HOST,
        seat: Number(seat),
        action: JSON.parse(action) as Action,
        draws: drawsIn(line.slice(line.lastIndexOf('}'))),
      };
    }),
    { kind: 'end', at: (lines.length + 1) * 1000, by: HOST, reason: 'finished' },
  ];
  return {
    match: {
      id: which,
      game: cooperativeFlights.id,
      options: { ...config },
      seats: Array.from({ length: seats }, () => ({ bot: 'trainee' })),
      hints: true,
      state: 'over',
      ranks: outcome.ranks,
      createdAt: 0,
      changedAt: 0,
      secret: SECRET,
      head: { version: cooperativeFlights.version, state: foldLog(cooperativeFlights, log as never).state },
    },
    log,
  };
}

function drawsIn(line: string): Draw[] {
  return [...line.matchAll(/(\d+)\/(\d+) /g)].map(([, value, bound]): Draw => [Number(value), Number(bound)]);
}

const at =
  (frame: FrameKind, round = 0) =>
  ({ view }: Standing): boolean =>
    view.frame.kind === frame && view.round >= round;
const all =
  (...conditions: readonly ((standing: Standing) => boolean)[]) =>
  (standing: Standing): boolean =>
    conditions.every((holds) => holds(standing));
const may = ({ actions }: Standing, type: Action['type']): boolean =>
  actions.some((action) => (action as Action).type === type);
/** Flights of several steps, none of them flown yet. */
const manySteps = ({ view }: Standing): boolean =>
  view.flights.length === 0 && (facts(view).best?.steps.length ?? 0) >= 3;
const penalties = ({ view }: Standing): boolean => facts(view).penalties.due > 0;
const flown = ({ view }: Standing): boolean => view.flights.length >= 2;
const proposed = ({ view }: Standing): boolean => view.frame.kind === 'consent' && view.frame.within === 'market';

/** After two things that this seat did; the game is read when it is first looked at. */
function after(which: Which, seat: number) {
  let acts: readonly { readonly seat?: number }[] | null = null;
  return ({ decisions }: Standing): boolean => {
    acts ??= keptGame(which).log.filter(({ kind }) => kind === 'act') as readonly { readonly seat?: number }[];
    return [1, 2].every((back) => acts?.[decisions - back]?.seat === seat);
  };
}

const of = (which: Which) => [() => keptGame(which)];

const CUTS = {
  place: [of('olympic-games, easy, won'), at('place')],
  first: [of('none, medium, won'), at('first')],
  firstOfTeam: [of('none, easy, won'), at('first')],
  take: [of('creating-demand, easy, lost'), at('take')],
  market: [
    of('none, medium, won'),
    all(at('market', 3), (standing) => may(standing, 'rent') && may(standing, 'buyTruck')),
  ],
  poor: [of('none, medium, won'), all(at('market', 2), (standing) => !may(standing, 'buyElectric'))],
  marketOfTeam: [of('none, easy, won'), at('market', 3)],
  flights: [of('none, medium, won'), all(at('flights', 3), manySteps)],
  flightsOfTeam: [of('none, easy, won'), all(at('flights', 3), manySteps)],
  flown: [of('none, easy, won'), all(at('flights', 4), flown)],
  penalties: [of('volcano, easy, lost'), all(at('flights', 4), penalties)],
  further: [of('creating-demand, easy, won'), at('further', 2)],
  consent: [of('none, medium, lost'), all(at('consent'), proposed)],
  /** Where everybody agrees to what it costs, and the other has just done something. */
  away: [
    of('none, medium, lost'),
    all(at('market', 2), after('none, medium, lost', 1), (standing) => may(standing, 'buyTruck')),
  ],
  round: [of('volcano, easy, won'), at('market', 4)],
  charges: [of('future, medium, won'), at('market', 4)],
  games: [of('olympic-games, medium, won'), at('market', 5)],
  /** The round in which the last pawns came home. */
  winning: [of('good-old-days, hard, won'), at('market', 8)],
  won: [of('volcano, medium, won'), 'whole'],
  lost: [of('good-old-days, medium, lost'), 'whole'],
} as const satisfies Readonly<Record<string, Cut<View>>>;

export const match = shelf<View, keyof typeof CUTS>(CUTS);
