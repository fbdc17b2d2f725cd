/** The rules of every game, beside the same rules on boardgame.io. */

import { GAMES, type Registered } from '../../games.ts';
import { count, figure, seatsInWords } from '../../table.ts';
import { PEER_VERSION } from '../peer.ts';
import { type RulesReport, reportRules } from '../rules-report.ts';
import type { OnProgress, Part, Row } from './part.ts';

export async function rulesPart(seconds: number, withPeer: boolean, onProgress: OnProgress): Promise<Part> {
  const rows: Row[] = [];
  for (const [index, registered] of GAMES.entries()) {
    const { id } = registered.game;
    const report = await reportRules(registered, seconds, withPeer, (part, name) =>
      onProgress((index + part) / GAMES.length, `${id}: ${name}`),
    );
    rows.push(...rowsOf(registered, report));
  }
  return {
    title: 'Rules',
    rows,
    notes: [
      `Random playouts with the most seats of each game, dealing included, on one core; boardgame.io ${PEER_VERSION} plays the same rules with its defaults (local client, production, undo kept). Rounds alternate; medians.`,
    ],
  };
}

function rowsOf({ game, floor }: Registered, { own, peer, ratio, met, probes }: RulesReport): Row[] {
  return [
    {
      what: `${game.id}, ${seatsInWords(own.seats)}: decisions/s`,
      ours: count(own.decisionsPerSecond),
      peer: peer === null ? null : { name: 'boardgame.io', value: count(peer.decisionsPerSecond) },
      ratio: ratio === null ? null : figure(ratio),
      floor:
        floor === undefined
          ? null
          : `at least ${count(floor.decisionsPerSecond)} and ${floor.ratio} times boardgame.io`,
      met,
    },
    {
      what: `${game.id}: ns of clone, view, imagine, step`,
      ours: [own.cloneNs, own.viewNs, own.imagineNs, own.stepNs].map(count).join(', '),
      peer: null,
      ratio: null,
      floor: null,
      met: null,
    },
    ...Object.entries(probes).map(
      ([name, { ns, most }]): Row => ({
        what: `${game.id}: ns of ${name}`,
        ours: count(ns),
        peer: null,
        ratio: null,
        floor: `at most ${count(most)}`,
        met: ns <= most,
      }),
    ),
  ];
}
