/** Opens a table. Here the server commits to its secret, before anybody has contributed to the key. */

import { LEVELS } from '@tarmac/bots';
import { anyData, optionsAllowHints, type Parsed } from '@tarmac/kit';
import type { NewTable } from '@tarmac/wire';
import { type Answer, done, refuse } from '../answer.ts';
import { dueWrite } from '../due/writes.ts';
import { newId, type Parts } from '../parts.ts';
import type { Person } from '../people/person.ts';
import { stillHere } from '../people/still-here.ts';
import type { Write } from '../storage/database.ts';
import type { SeatRow, TableRow } from '../storage/schema.ts';
import { answerTo, attempt } from './attempt.ts';
import { checkBotTables, checkLimits, stillWithinLimits } from './limits.ts';

/** Enough for a whole board; deeper data is an attack on the parser. */
const DEEPEST_OPTION = 20;

export async function openTable(parts: Parts, host: Person, wish: NewTable): Promise<Answer<string>> {
  const config = configOf(parts, wish);
  if (!config.ok) return config;
  const places = placesOf(wish, host.id);
  if (!places.ok) return places;
  return attempt(async () => {
    const table = tableOf(parts, host.id, wish, config.value);
    const within = await checkLimits(parts, host.id, table.id);
    if (!within.ok) return within;
    const bots = await checkBots(parts, host.id, places.value);
    if (!bots.ok) return bots;
    return answerTo(
      await parts.database.commit([
        stillHere(parts, host.id),
        stillWithinLimits(parts, host.id, table.id),
        ...tableWrites(parts, table, places.value),
      ]),
      table.id,
    );
  });
}

/** Parses the options by the game's rules; for a rematch they may be newer rules. */
export function configOf(parts: Parts, wish: Pick<NewTable, 'game' | 'seats' | 'options'>): Answer<unknown> {
  const game = parts.games.get(wish.game)?.game;
  if (game === undefined) return refuse('no-such-game');
  const { min, max } = game.seats;
  if (wish.seats < min || wish.seats > max) return refuse('wrong-option', `seats: must be ${min} to ${max}`);
  const tooDeep = anyData(DEEPEST_OPTION)(wish.options, 'options');
  if (tooDeep !== null) return refuse('wrong-option', tooDeep);
  const config = game.parseConfig(wish.options, wish.seats);
  return config.ok ? done(config.value) : refuse('wrong-option', config.problem);
}

/** The first holder of a seat. For a person without a contribution the seat is reserved. */
export interface Place {
  readonly person: string | null;
  readonly bot: string | null;
  readonly contribution: string | null;
}

export const EMPTY: Place = { person: null, bot: null, contribution: null };

function placesOf({ seats, bots, standIn, sit }: NewTable, host: string): Answer<Place[]> {
  const level = knownLevel(standIn);
  if (!level.ok) return refuse('wrong-option', `standIn: ${level.problem}`);
  const places = new Array<Place>(seats).fill(EMPTY);
  for (const [key, bot] of Object.entries(bots)) {
    const seat = Number(key);
    if (String(seat) !== key || seat >= seats) return refuse('wrong-option', `bots: there is no seat ${key}`);
    const known = knownLevel(bot);
    if (!known.ok) return refuse('wrong-option', `bots.${key}: ${known.problem}`);
    places[seat] = { ...EMPTY, bot };
  }
  if (sit === null) return done(places);
  if (sit.seat >= seats) return refuse('wrong-option', `sit: there is no seat ${sit.seat}`);
  if (places[sit.seat] !== EMPTY) return refuse('seat-taken', `sit: seat ${sit.seat} is a bot's`);
  places[sit.seat] = { ...EMPTY, person: host, contribution: sit.contribution };
  return done(places);
}

/** Already when it is opened, since it could not be started. */
export async function checkBots(parts: Parts, host: string, places: readonly Place[]): Promise<Answer<null>> {
  return places.some(({ bot }) => bot !== null) ? checkBotTables(parts, host) : done(null);
}

export function knownLevel(level: string): Parsed<string> {
  return (LEVELS as readonly string[]).includes(level)
    ? { ok: true, value: level }
    : { ok: false, problem: `must be one of ${LEVELS.join(', ')}` };
}

export type Terms = Pick<
  NewTable,
  'game' | 'options' | 'public' | 'clock' | 'onTimeout' | 'standIn' | 'spectators' | 'hints'
>;

type TermColumns = 'game' | 'options' | 'public' | 'clock' | 'on_timeout' | 'stand_in' | 'spectators' | 'hints';

/** As they were kept by `tableOf`. */
export function termsOf(table: Pick<TableRow, TermColumns>): Terms {
  return {
    game: table.game,
    options: JSON.parse(table.options) as Terms['options'],
    public: table.public === 1,
    clock: JSON.parse(table.clock) as Terms['clock'],
    onTimeout: table.on_timeout,
    standIn: table.stand_in,
    spectators: table.spectators,
    hints: table.hints === 1,
  };
}

export function tableOf(parts: Parts, host: string, terms: Terms, config: unknown): TableRow {
  const specs = parts.games.get(terms.game)?.game.options ?? [];
  const hints = terms.hints && optionsAllowHints(specs, config as Readonly<Record<string, unknown>>);
  return {
    id: newId(parts),
    game: terms.game,
    state: 'open',
    options: JSON.stringify(terms.options),
    config: JSON.stringify(config),
    public: terms.public ? 1 : 0,
    clock: JSON.stringify(terms.clock),
    on_timeout: terms.onTimeout,
    stand_in: terms.standIn,
    spectators: terms.spectators,
    hints: hints ? 1 : 0,
    host,
    secret: parts.random(32).toString('hex'),
    created_at: parts.now(),
    started_at: null,
    ended_at: null,
    result: null,
    rematch: null,
    hidden: 0,
  };
}

export function tableWrites(parts: Parts, table: TableRow, places: readonly Place[]): Write[] {
  const { read } = parts.database;
  const seats = places.map(
    (place, seat): SeatRow => ({
      match: table.id,
      seat,
      ...place,
      rated: 0,
      contribution: place.bot === null ? place.contribution : botContribution(parts),
    }),
  );
  return [
    { query: read.insertInto('tables').values(table).compile(), rows: 1 },
    { query: read.insertInto('seats').values(seats).compile(), rows: seats.length },
    dueWrite(parts, expiryOf(parts, table.id)),
  ];
}

/** The server contributes for a bot; the contribution is public like everybody's. */
export function botContribution(parts: Parts): string {
  return parts.random(16).toString('hex');
}

/** Renewed whenever a person sits down. */
export function expiryOf(parts: Parts, table: string) {
  return { kind: 'expire-table', subject: table, at: parts.now() + parts.settings.tableHours * 3_600_000 } as const;
}
