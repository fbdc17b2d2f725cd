/** Honest matches whose every move is timed, and what they met. */

import { airlinesEurope } from '@tarmac/airlines-europe/rules';
import { fastChance, type Game, type Seat } from '@tarmac/kit';
import { type Load, makeLoad } from '../../src/load.ts';
import { type Client, call } from '../support/client.ts';
import { choices, gather, owes, type Party } from '../support/play.ts';

export const game = airlinesEurope as Game;
const THINKING_MILLISECONDS = 1000;

export interface Timed {
  /** Of each move, from sending to the acknowledgement, in milliseconds. */
  readonly latencies: number[];
  /** What a clock counted of a turn beyond what its player thought, in milliseconds. */
  readonly overcharges: number[];
  readonly problems: string[];
  ended: boolean;
}

export interface Honest {
  readonly parties: readonly Party[];
  readonly timed: Timed;
  end(): Promise<void>;
}

export async function playHonestly(base: string, matches: number): Promise<Honest> {
  const timed: Timed = { latencies: [], overcharges: [], problems: [], ended: false };
  const parties: Party[] = [];
  const clock = { kind: 'live', bank: 3600, increment: 0 } as const;
  /** What reaches this process while it is busy with others has come before it is read: that is no fault of the server. */
  const load = makeLoad({ now: () => performance.now(), elapsed: () => performance.now() });
  let last: Promise<unknown> = Promise.resolve();
  /** One table after the other: more at once than one address may open are refused, and those who come wait, as people would. */
  function comeTogether(): Promise<Party | null> {
    const next = last.then(async () => {
      while (!timed.ended) {
        const party = await gather([base], { clock }, true).catch(() => pause(1));
        if (party !== undefined) return party;
      }
      return null;
    });
    last = next;
    return next;
  }
  while (parties.length < matches) parties.push((await comeTogether()) as Party);

  /** A match lasts some minutes: whoever has finished one begins another. */
  async function playOn(first: Party): Promise<void> {
    for (let party: Party | null = first; party !== null; party = await comeTogether()) {
      const { match, people } = party;
      await Promise.all(people.map(({ client, seat }) => play(client, match, seat, timed, load)));
      for (const { client } of people) client.close();
    }
  }
  const all = Promise.all(parties.map(playOn));
  return {
    parties,
    timed,
    async end() {
      timed.ended = true;
      await all;
      load.close();
    },
  };
}

/** Thinks a second, moves, and keeps account of how long that took and of what the clock counted. */
async function play(client: Client, match: string, seat: Seat, timed: Timed, load: Load): Promise<void> {
  const chance = fastChance(seat + 1);
  let thought = 0;
  /** Null while nobody saw the turn begin. */
  let leftAtBegin: number | null = null;
  try {
    for (let moves = 0; !timed.ended; moves++) {
      await client.until(() => timed.ended || isOver(client, match) || owes(client, match, seat), 'a turn');
      if (timed.ended || isOver(client, match)) return;
      const begun = load.arrivedAt();
      await pause((THINKING_MILLISECONDS * (0.5 + chance.draw(1000) / 1000)) / 1000);
      const actions = choices(game, client, match, seat);
      const frame = client.seen(match, seat)?.frame as number;
      const action = actions[chance.draw(actions.length)];
      const sent = performance.now();
      thought += sent - begun;
      const reply = await client.ask({ kind: 'act', id: `m${moves}`, match, seat, frame, action });
      timed.latencies.push(performance.now() - sent);
      if (reply.kind === 'refused') timed.problems.push(`${reply.problem} ${reply.detail ?? ''}`);
      await client.until(() => (client.seen(match, seat)?.frame ?? 0) > frame, 'the frame of the move');
      const own = client.seen(match, seat)?.clocks[seat];
      if (own?.since !== null) continue;
      if (leftAtBegin !== null) timed.overcharges.push(leftAtBegin - own.left - thought);
      thought = 0;
      leftAtBegin = own.left;
    }
  } catch (error) {
    if (!timed.ended) timed.problems.push(String(error));
  }
}

const isOver = (client: Client, match: string) => client.table(match)?.state === 'over';

export function quantile(times: readonly number[], part: number): number {
  return times.toSorted((a, b) => a - b)[Math.floor(part * (times.length - 1))] ?? Number.POSITIVE_INFINITY;
}

export async function residentBytes(base: string): Promise<number> {
  const text = await (await call(base, 'GET', '/metrics')).text();
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(text)?.[1]);
}

export const pause = (seconds: number) => new Promise<void>((resolve) => setTimeout(resolve, 1000 * seconds));
