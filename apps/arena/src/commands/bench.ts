/** `arena bench`: how fast the rules are, beside the same rules on boardgame.io in the same run. */

import { cpus, loadavg } from 'node:os';
import type { Game } from '@tarmac/kit';
import {
  type OwnFigures,
  ownFigures,
  type PeerFigures,
  type PlayFigures,
  peerFigures,
  rateOf,
  rounded,
} from '../bench/figures.ts';
import { measure, ratioOf, type Work } from '../bench/measure.ts';
import { playoutName, playouts, smallWorks } from '../bench/own.ts';
import { installPeer } from '../bench/peer.ts';
import { type PeerWorks, peerName, peerWorks } from '../bench/peer-works.ts';
import type { Command } from '../command.ts';
import { isOn, JSON_FLAG, secondsOf } from '../flags.ts';
import type { Entry } from '../games.ts';
import { progressOn } from '../progress.ts';
import { entryOf, GAME_FLAG } from '../seats.ts';
import { count, figure, table } from '../table.ts';

export const bench: Command = {
  name: 'bench',
  summary: 'Times the rules on one core, beside the same rules wrapped as boardgame.io moves.',
  usage: '[--game ID] [--seconds N] [--no-peer]',
  words: [],
  flags: {
    game: GAME_FLAG,
    seconds: { kind: 'value', value: 'N', help: 'for each measure, after its warm-up (2)' },
    'no-peer': { kind: 'switch', help: 'leave boardgame.io out (it is installed on first use)' },
    json: JSON_FLAG,
  },
  async run(given, io) {
    const entry = entryOf(given);
    const { game, floor } = entry;
    const seconds = secondsOf(given, 'seconds') ?? 2;
    const machine = machineNow();
    let peers: PeerWorks | null = null;
    if (!isOn(given, 'no-peer')) {
      await installPeer((line) => io.err(`${line}\n`));
      peers = peerWorks(game);
    }
    const progress = progressOn(io, isOn(given, 'json'));
    const rates = await measure(worksOf(game, peers?.works ?? []), seconds, progress.at);
    progress.done();
    await peers?.close();

    const own = ownFigures(game, rates);
    const peer = peers === null ? null : peerFigures(game, rates);
    const headline = rateOf(rates, playoutName(game.seats.max));
    const ratio = peer === null ? null : rounded(ratioOf(headline, rateOf(rates, peerName('defaults'))));
    const met = own.decisionsPerSecond >= floor.decisionsPerSecond && ratio !== null && ratio >= floor.ratio;
    return {
      json: { machine, [camel(game.id)]: own, boardgameIo: peer, ratio, floor, met },
      text: asText(entry, own, peer, ratio, met),
      failed: false,
    };
  },
};

/** The load says how far the figures of a shared machine can be trusted. */
function machineNow() {
  const [load = 0] = loadavg();
  return { node: process.version, cpus: cpus().length, model: cpus()[0]?.model ?? 'unknown', load: rounded(load) };
}

/** The two that make the ratio stand next to each other. */
function worksOf(game: Game, peers: readonly Work[]): Work[] {
  const { min, max } = game.seats;
  const fewer = Array.from({ length: max - min }, (_, i) => playouts(game, max - 1 - i));
  return [playouts(game, max), ...peers, ...fewer, ...smallWorks(game, max)];
}

/** `airlines-europe` as a JSON key. */
function camel(id: string): string {
  return id.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}

function asText(
  { game, floor }: Entry,
  own: OwnFigures,
  peer: PeerFigures | null,
  ratio: number | null,
  met: boolean,
): string {
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
        ...Object.entries(own.bySeats).map(([seats, figures]) => row(`${game.id}, ${seats} seats`, figures)),
        ...variants.map(([name, figures]) => row(`${peerName(name)}, ${peer?.seats} seats`, figures)),
      ],
    ),
    `clone ${count(own.cloneNs)} ns, view ${count(own.viewNs)} ns, imagine ${count(own.imagineNs)} ns (with a fresh view ${count(own.viewAndImagineNs)} ns), step ${count(own.stepNs)} ns (${own.seats} seats)`,
    ...variants.map(([name, { settings }]) => `${peerName(name)}: ${settings}`),
    ratio === null
      ? 'boardgame.io was left out, so there is no ratio.'
      : `ratio ${figure(ratio)} (floor ${floor.ratio}), decisions/s ${count(own.decisionsPerSecond)} (floor ${count(floor.decisionsPerSecond)}): ${met ? 'met' : 'NOT met'}`,
  ];
  return lines.join('\n');
}
