/** Sockets: the memory of an idle one, and the throughput against bare `ws`. */

import { count, figure } from '../../table.ts';
import { measure, type Rate } from '../measure.ts';
import type { OnProgress, Part, Row } from '../part.ts';
import { openBareSockets } from '../server/bare-sockets.ts';
import { verdicts } from '../server/budgets.ts';
import type { ServerPart } from '../server/part.ts';
import { withStations } from '../server/servers.ts';

const RELAY = 'bare ws';

/** Our own were measured with the server. */
export function socketsPart({ plan, figures }: ServerPart, seconds: number, onProgress: OnProgress): Promise<Part> {
  return withStations(plan, async (stations) => {
    const idle = await openBareSockets(stations, figures.measured.bytesPerMove);
    onProgress(0, 'idle sockets of bare ws');
    const bareIdle = (await idle.idleBytes(plan.idleSockets)) / 1000;
    await idle.close();
    const busy = await openBareSockets(stations, figures.measured.bytesPerMove);
    const sample = (time: number) => busy.relay(plan.matches, time);
    const rates = await measure([{ name: RELAY, sample }], seconds, onProgress);
    await busy.close();
    return partOf(figures, bareIdle, rates.get(RELAY) as Rate);
  });
}

function partOf(figures: ServerPart['figures'], bareIdle: number, relays: Rate): Part {
  const { idle, loads, measured } = figures;
  const idleVerdict = verdicts(measured).find(({ key }) => key === 'kilobytesPerIdleSocket');
  const own = idle.own ?? Number.NaN;
  const moves = loads.ownClosed?.movesPerSecond ?? Number.NaN;
  const idleRow = (name: string, kilobytes: number, floor: boolean): Row => ({
    what: 'kB of memory per idle socket',
    ours: figure(own, 1),
    peer: { name, value: figure(kilobytes, 1) },
    ratio: figure(own / kilobytes),
    ...(floor ? { floor: `at most ${idleVerdict?.most ?? '?'}`, met: idleVerdict?.met ?? null } : {}),
  });
  return {
    title: 'Sockets',
    rows: [
      idleRow('bare ws', bareIdle, true),
      ...(idle.boardgameIo === undefined ? [] : [idleRow('boardgame.io', idle.boardgameIo, false)]),
      {
        what: 'moves/s, checked, durable and told to both',
        ours: count(moves),
        peer: { name: 'relays/s of bare ws', value: count(relays.unitsPerSecond) },
        ratio: figure(moves / relays.unitsPerSecond),
      },
    ],
    notes: [
      `A relay: a message of 150 bytes comes from one of two sockets, ${count(measured.bytesPerMove)} bytes go out to both; as many pairs as matches, closed loop, nothing checked, nothing kept. Ours are those of the server part of the same run.`,
    ],
  };
}
