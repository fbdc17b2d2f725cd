/** The rules' part of `arena bench`: a game's playouts and small works against boardgame.io in the same run. */

import { setFlagsFromString } from 'node:v8';
import type { Floor } from '@tarmac/bots';
import { GAMES, type Registered } from '../games.ts';
import { type Configured, defaultConfigs, noteOf } from '../options.ts';
import { count, figure, seatsInWords, table } from '../table.ts';
import {
  type OwnFigures,
  ownFigures,
  type PlayFigures,
  type ProbeFigures,
  peerFigures,
  probeFigures,
  rateOf,
  rounded,
} from './figures.ts';
import { measure, ratioOf, repeat, type Work } from './measure.ts';
import { playoutName, playouts, smallWorks } from './own.ts';
import type { Benched, OnProgress, Part, Row } from './part.ts';
import { PEER_VERSION } from './peer.ts';
import { type PeerWorks, peerName, peerWorks } from './peer-works.ts';

interface BenchedRules extends Benched {
  /** All playouts: with fewer seats, and on boardgame.io with other settings. */
  readonly playouts: string;
}

/** boardgame.io must be installed, unless it is skipped. */
export async function benchRules(
  registered: Registered,
  seconds: number,
  withPeer: boolean,
  onProgress: OnProgress,
): Promise<BenchedRules> {
  // The kept positions make V8 expect long-lived clones and allocate all of them in old space, ten times slower.
  setFlagsFromString('--no-allocation-site-pretenuring');
  const { game, floor, probes = [] } = registered;
  const { fit, skipped } = defaultConfigs(game);
  const { seats } = fit.at(-1) as Configured;
  const peers: PeerWorks | null = withPeer ? peerWorks(game, seats) : null;
  const rates = await measure(worksOf(registered, fit, peers?.works ?? []), seconds, onProgress);
  await peers?.close();

  const own = ownFigures(fit, rates);
  const peer = peers === null ? null : peerFigures(seats, rates);
  const headline = rateOf(rates, playoutName(seats));
  const ratio = peer === null ? null : rounded(ratioOf(headline, rateOf(rates, peerName('defaults'))));
  const judged = floor === undefined ? {} : { floor, met: meets(floor, own, ratio) };
  const probed = probeFigures(probes, rates, headline);
  const variants = Object.entries(peer?.variants ?? {});
  const row = (who: string, rowSeats: number, figures: PlayFigures) => [
    `${who}, ${seatsInWords(rowSeats)}`,
    count(figures.decisionsPerSecond),
    figure(figures.gamesPerSecond),
    figures.spread.map((part) => figure(part, 2)).join('–'),
  ];
  return {
    json: { [camel(game.id)]: own, probes: probed, boardgameIo: peer, ratio, ...judged, skipped },
    playouts: table(
      ['random playouts', 'decisions/s', 'games/s', 'spread'],
      [
        ...Object.entries(own.bySeats).map(([each, figures]) => row(game.id, Number(each), figures)),
        ...variants.map(([name, figures]) => row(peerName(name), seats, figures)),
      ],
    ),
    part: {
      title: 'Rules',
      rows: [
        {
          what: `${game.id}, ${seatsInWords(own.seats)}: decisions/s`,
          ours: count(own.decisionsPerSecond),
          peer: peer === null ? null : { name: 'boardgame.io', value: count(peer.decisionsPerSecond) },
          ratio: ratio === null ? null : figure(ratio),
          ...(floor === undefined ? {} : { floor: inWords(floor), met: judged.met }),
        },
        {
          what: `${game.id}: ns of clone, view, imagine (of a fresh view), step`,
          ours: smallNs(own),
        },
        ...Object.entries(probed).map(probeRow(game.id)),
      ],
      notes: [
        ...(peer === null ? ['boardgame.io was left out, so there is no ratio.'] : []),
        ...variants.map(([name, { settings }]) => `${peerName(name)}: ${settings}`),
        ...skipped.map(noteOf),
      ],
    },
  };
}

/** Of every game. */
export async function rulesPart(seconds: number, withPeer: boolean, onProgress: OnProgress): Promise<Part> {
  const rows: Row[] = [];
  for (const [index, registered] of GAMES.entries()) {
    const { part } = await benchRules(registered, seconds, withPeer, (done, name) =>
      onProgress((index + done) / GAMES.length, `${registered.game.id}: ${name}`),
    );
    rows.push(...part.rows);
  }
  return {
    title: 'Rules',
    rows,
    notes: [
      `Random playouts with the most seats of each game, dealing included, on one core; boardgame.io ${PEER_VERSION} plays the same rules with its defaults (local client, production, undo kept). Rounds alternate; medians.`,
    ],
  };
}

/** The most seats first: the two of the ratio are neighbours. */
function worksOf({ game, probes = [] }: Registered, fit: readonly Configured[], peers: readonly Work[]): Work[] {
  const [most, ...fewer] = fit.toReversed() as [Configured, ...Configured[]];
  return [
    playouts(game, most.seats),
    ...peers,
    ...fewer.map(({ seats }) => playouts(game, seats)),
    ...smallWorks(game, most.seats),
    ...probes.map(({ name, make }): Work => {
      const run = make();
      return { name, sample: (time) => repeat(run, time) };
    }),
  ];
}

/** Null without a ratio. */
export function meets(
  floor: Floor,
  { decisionsPerSecond }: Pick<OwnFigures, 'decisionsPerSecond'>,
  ratio: number | null,
): boolean | null {
  return ratio === null ? null : decisionsPerSecond >= floor.decisionsPerSecond && ratio >= floor.ratio;
}

const inWords = ({ decisionsPerSecond, ratio }: Floor): string =>
  `at least ${count(decisionsPerSecond)} and ${ratio} times boardgame.io`;

function smallNs({ cloneNs, viewNs, imagineNs, viewAndImagineNs, stepNs }: OwnFigures): string {
  return `${count(cloneNs)}, ${count(viewNs)}, ${count(imagineNs)} (${count(viewAndImagineNs)}), ${count(stepNs)}`;
}

const probeRow =
  (id: string) =>
  ([name, { ns, most, decisions }]: [string, ProbeFigures]): Row => ({
    what: `${id}: ns of ${name}`,
    ours: count(ns),
    peer: { name: 'decisions of a playout in that time', value: figure(decisions) },
    floor: `at most ${count(most)}`,
    met: ns <= most,
  });

/** `airlines-europe` as a JSON key. */
function camel(id: string): string {
  return id.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}
