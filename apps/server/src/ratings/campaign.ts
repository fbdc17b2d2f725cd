/** What a person has won of a game's campaign, from the matches that are stored anyway. */

import { campaignRecord, type Tried, triedIn } from '@tarmac/kit';
import type { CampaignInfo, Result } from '@tarmac/wire';
import { type Answer, done, refuse } from '../answer.ts';
import { afterOf } from '../match/rows.ts';
import type { GameParts, Parts } from '../parts.ts';

/** A limit on the work for people with many matches. */
const MOST_MATCHES = 1000;

export async function campaignOf(parts: Parts, person: string, id: string): Promise<Answer<CampaignInfo>> {
  const known = parts.games.get(id);
  const campaign = known?.campaign;
  if (known === undefined || campaign === undefined) return refuse('no-such-game', 'it has no campaign');
  const matches = await playedOut(parts, person, id);
  const won = matches.filter(({ result }) => result.ranks?.includes(1));
  const stayed = await wherePersonStayed(
    parts,
    person,
    won.map(({ id: match }) => match),
  );
  const tried = matches.flatMap(({ id: match, config, result }): readonly Tried[] => {
    const head = stayed.get(match);
    const isWon = head?.seats.some((seat) => result.ranks?.[seat] === 1) ?? false;
    const one = triedIn(campaign, config, isWon, () => stateIn(known, head as Head));
    return one === null ? [] : [one];
  });
  return done({ game: id, record: campaignRecord(tried) });
}

interface PlayedOut {
  readonly id: string;
  readonly config: unknown;
  readonly result: Result;
}

/** Played to the end: neither given up nor called off. */
async function playedOut({ database }: Parts, person: string, game: string): Promise<readonly PlayedOut[]> {
  const { read } = database;
  const rows = await read
    .selectFrom('tables')
    .select(['id', 'config', 'result'])
    .where('id', 'in', read.selectFrom('seats').select('match').where('person', '=', person))
    .where('game', '=', game)
    // Not `state`, as in finished.ts.
    .where('ended_at', 'is not', null)
    .orderBy('ended_at', 'desc')
    .limit(MOST_MATCHES)
    .execute();
  return rows.flatMap(({ id, config, result }) => {
    const told = result === null ? null : (JSON.parse(result) as Result);
    return told?.reason === 'finished' ? [{ id, config: JSON.parse(config) as unknown, result: told }] : [];
  });
}

interface Head {
  /** The seats that the person had not left for good. */
  readonly seats: readonly number[];
  readonly version: number;
  readonly state: string;
}

/** By match: what others won after somebody had left is not theirs. */
async function wherePersonStayed(
  { database: { read } }: Parts,
  person: string,
  matches: readonly string[],
): Promise<ReadonlyMap<string, Head>> {
  const rows =
    matches.length === 0
      ? []
      : await read
          .selectFrom('heads')
          .innerJoin('seats', 'seats.match', 'heads.match')
          .select(['heads.match', 'heads.version', 'heads.after', 'heads.state', 'seats.seat'])
          .where('heads.match', 'in', matches)
          .where('seats.person', '=', person)
          .execute();
  const heads = new Map<string, Head>();
  for (const { match, seat, version, state, after } of rows) {
    if (afterOf({ after }).seats[seat]?.leftAt !== null) continue;
    heads.set(match, { version, state, seats: [...(heads.get(match)?.seats ?? []), seat] });
  }
  return heads;
}

function stateIn({ game }: GameParts, { state, version }: Head): unknown {
  const saved: unknown = JSON.parse(state);
  return version === game.version ? saved : game.load(saved, version);
}
