/** The data of a match that does not change: its game, people, terms and key. */

import { fromHex, type Game, matchKey } from '@tarmac/kit';
import type { ClockSettings } from '@tarmac/wire';
import { nodeDigest } from '../digest.ts';
import type { Parts } from '../parts.ts';
import type { SeatRow, TableRow } from '../storage/schema.ts';

export interface Setting {
  readonly id: string;
  /** Who opened the table. */
  readonly host: string;
  readonly game: Game;
  readonly config: unknown;
  readonly clock: ClockSettings;
  readonly onTimeout: TableRow['on_timeout'];
  readonly standIn: string;
  readonly spectators: TableRow['spectators'];
  /** By seat: its person, or null for a bot's seat. */
  readonly people: readonly (string | null)[];
  readonly bots: readonly (string | null)[];
  readonly contributions: readonly string[];
  readonly secret: Uint8Array;
  readonly key: Uint8Array;
}

/** Null while a contribution to the key is missing, or for an unknown game. */
export function settingOf(parts: Parts, table: TableRow, seats: readonly SeatRow[]): Setting | null {
  const known = parts.games.get(table.game);
  const contributions = seats.flatMap(({ contribution }) => (contribution === null ? [] : [contribution]));
  if (known === undefined || contributions.length !== seats.length) return null;
  const secret = fromHex(table.secret) as Uint8Array;
  return {
    id: table.id,
    host: table.host,
    game: known.game,
    config: JSON.parse(table.config),
    clock: JSON.parse(table.clock) as ClockSettings,
    onTimeout: table.on_timeout,
    standIn: table.stand_in,
    spectators: table.spectators,
    people: seats.map(({ person }) => person),
    bots: seats.map(({ bot }) => bot),
    contributions,
    secret,
    key: matchKey(secret, contributions, nodeDigest),
  };
}
