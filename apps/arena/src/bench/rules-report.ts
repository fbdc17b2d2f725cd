/** The rules' part of `arena bench`: one game's playouts and small works against boardgame.io in the same run. */

import { setFlagsFromString } from 'node:v8';
import type { Floor } from '@tarmac/bots';
import type { Report } from '../command.ts';
import type { Registered } from '../games.ts';
import { type Configured, defaultConfigs, noteOf } from '../options.ts';
import { count, figure, seatsInWords, table } from '../table.ts';
import {
  keepsTo,
  meets,
  type OwnFigures,
  ownFigures,
  type PeerFigures,
  type PlayFigures,
  type ProbeFigures,
  peerFigures,
  probeFigures,
  rateOf,
  rounded,
} from './figures.ts';
import { measure, ratioOf, repeat, type Work } from './measure.ts';
import { playoutName, playouts, smallWorks } from './own.ts';
import { type PeerWorks, peerName, peerWorks } from './peer-works.ts';

export interface RulesReport extends Report {
  readonly json: object;
  readonly own: OwnFigures;
  readonly peer: PeerFigures | null;
  readonly ratio: number | null;
  /** Null without a floor, or without a peer. */
  readonly met: boolean | null;
  readonly probes: Readonly<Record<string, ProbeFigures>>;
}

/** boardgame.io must be installed, unless it is skipped. */
export async function reportRules(
  registered: Registered,
  seconds: number,
  withPeer: boolean,
  onProgress: (part: number, name: string) => void,
): Promise<RulesReport> {
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
  const met = floor === undefined ? null : meets(floor, own, ratio);
  const judged = floor === undefined ? {} : { floor, met };
  const probed = probeFigures(probes, rates, headline);
  return {
    json: { [camel(game.id)]: own, probes: probed, boardgameIo: peer, ratio, ...judged, skipped },
    text: [asText(registered, own, peer, ratio), ...probesAsText(probed), ...skipped.map(noteOf)].join('\n'),
    failed: met === false || !keepsTo(probed),
    own,
    peer,
    ratio,
    met,
    probes: probed,
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

function probesAsText(probed: Readonly<Record<string, ProbeFigures>>): string[] {
  return Object.entries(probed).map(
    ([name, { ns, most, decisions }]) =>
      `${name}: ${count(ns)} ns (at most ${count(most)}), as much as ${figure(decisions)} decisions of a playout`,
  );
}

/** `airlines-europe` as a JSON key. */
function camel(id: string): string {
  return id.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}

function asText({ game, floor }: Registered, own: OwnFigures, peer: PeerFigures | null, ratio: number | null): string {
  const row = (name: string, figures: PlayFigures) => [
    name,
    count(figures.decisionsPerSecond),
    figure(figures.gamesPerSecond),
    figures.spread.map((part) => figure(part, 2)).join('–'),
  ];
  const variants = Object.entries(peer?.variants ?? {});
  const lines = [
    table(
      ['random playouts', 'decisions/s', 'games/s', 'spread'],
      [
        ...Object.entries(own.bySeats).map(([seats, figures]) =>
          row(`${game.id}, ${seatsInWords(Number(seats))}`, figures),
        ),
        ...variants.map(([name, figures]) => row(`${peerName(name)}, ${seatsInWords(peer?.seats ?? 0)}`, figures)),
      ],
    ),
    `clone ${count(own.cloneNs)} ns, view ${count(own.viewNs)} ns, imagine ${count(own.imagineNs)} ns (with a fresh view ${count(own.viewAndImagineNs)} ns), step ${count(own.stepNs)} ns (${seatsInWords(own.seats)})`,
    ...variants.map(([name, { settings }]) => `${peerName(name)}: ${settings}`),
    verdict(floor, own, ratio),
  ];
  return lines.join('\n');
}

function verdict(floor: Floor | undefined, own: OwnFigures, ratio: number | null): string {
  if (ratio === null) return 'boardgame.io was left out, so there is no ratio.';
  if (floor === undefined) return `ratio ${figure(ratio)}, decisions/s ${count(own.decisionsPerSecond)}`;
  const met = meets(floor, own, ratio) ? 'met' : 'NOT met';
  return `ratio ${figure(ratio)} (floor ${floor.ratio}), decisions/s ${count(own.decisionsPerSecond)} (floor ${count(floor.decisionsPerSecond)}): ${met}`;
}
