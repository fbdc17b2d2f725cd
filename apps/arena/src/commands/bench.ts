/** `arena bench`: how fast the rules are, beside boardgame.io in the same run; or the bots in their workers; or the server; or the page. */

import { cpus, loadavg } from 'node:os';
import { BadInput } from '../bad-input.ts';
import { reportBots } from '../bench/bots-report.ts';
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
} from '../bench/figures.ts';
import { measure, ratioOf, repeat, type Work } from '../bench/measure.ts';
import { playoutName, playouts, smallWorks } from '../bench/own.ts';
import { reportPage } from '../bench/page/report.ts';
import { installPeer } from '../bench/peer.ts';
import { type PeerWorks, peerName, peerWorks } from '../bench/peer-works.ts';
import { reportServer } from '../bench/server/report.ts';
import type { Command, Report } from '../command.ts';
import { type Given, isOn, JSON_FLAG, secondsOf } from '../flags.ts';
import type { Floor, Registered } from '../games.ts';
import type { Io } from '../io.ts';
import { type Configured, defaultConfigs, noteOf } from '../options.ts';
import { progressOn } from '../progress.ts';
import { GAME_FLAG, gameOf } from '../seats.ts';
import { count, figure, seatsInWords, table } from '../table.ts';

export const bench: Command = {
  name: 'bench',
  summary:
    'Times the rules beside the same rules wrapped as boardgame.io moves; or bots in workers; or the server; or the page.',
  usage: '[--game ID] [--seconds N] [--no-peer] [--bots | --server | --page]',
  words: [],
  flags: {
    game: GAME_FLAG,
    seconds: {
      kind: 'value',
      value: 'N',
      help: 'for each measure, after its warm-up (2); with --bots for each decision (1), with --server (10)',
    },
    'no-peer': { kind: 'switch', help: 'leave boardgame.io out (it is installed on first use)' },
    bots: { kind: 'switch', help: 'instead: captain in a worker of Node and of the Chromium of this machine' },
    server: { kind: 'switch', help: 'instead: the server under load, beside that of boardgame.io and the bare disk' },
    page: { kind: 'switch', help: 'instead: the web app in the Chromium of this machine, slowed down four times' },
    json: JSON_FLAG,
  },
  notes:
    'The exit code is 1 when the floor of the rules, a limit of the bots or a budget of the server or the page is not met.',
  async run(given, io) {
    const registered = gameOf(given);
    if (['bots', 'server', 'page'].filter((name) => isOn(given, name)).length > 1)
      throw new BadInput('--bots, --server and --page are benches of their own: name one');
    if (isOn(given, 'bots')) return benchBots(registered, given, io);
    if (isOn(given, 'server')) return benchServer(registered, given, io);
    if (isOn(given, 'page')) return benchPage(given, io);
    const { game, floor, probes = [] } = registered;
    const seconds = secondsOf(given, 'seconds') ?? 2;
    const { fit, skipped } = defaultConfigs(game);
    const { seats } = fit.at(-1) as Configured;
    const machine = machineNow();
    let peers: PeerWorks | null = null;
    if (!isOn(given, 'no-peer')) {
      await installPeer((line) => io.err(`${line}\n`));
      peers = peerWorks(game, seats);
    }
    const progress = progressOn(io, isOn(given, 'json'));
    const rates = await measure(worksOf(registered, fit, peers?.works ?? []), seconds, progress.at);
    progress.done();
    await peers?.close();

    const own = ownFigures(fit, rates);
    const peer = peers === null ? null : peerFigures(seats, rates);
    const headline = rateOf(rates, playoutName(seats));
    const ratio = peer === null ? null : rounded(ratioOf(headline, rateOf(rates, peerName('defaults'))));
    const met = floor === undefined ? null : meets(floor, own, ratio);
    const judged = floor === undefined ? {} : { floor, met };
    const probed = probeFigures(probes, rates, headline);
    return {
      json: { machine, [camel(game.id)]: own, probes: probed, boardgameIo: peer, ratio, ...judged, skipped },
      text: [asText(registered, own, peer, ratio), ...probesAsText(probed), ...skipped.map(noteOf)].join('\n'),
      failed: met === false || !keepsTo(probed),
    };
  },
};

async function benchBots({ game, brain }: Registered, given: Given, io: Io): Promise<Report> {
  if (brain === undefined) throw new BadInput(`${game.id} has no bots yet`);
  const machine = machineNow();
  const progress = progressOn(io, isOn(given, 'json'));
  const { json, text, failed } = await reportBots(game, 1000 * (secondsOf(given, 'seconds') ?? 1), progress.at);
  progress.done();
  return { json: { machine, bots: json }, text, failed };
}

/** Two seats: the fewest that have an opponent. */
const SERVER_PLAN = { seats: 2, matches: 100, thinkMs: 1000, idleSockets: 2000 } as const;

async function benchServer({ game }: Registered, given: Given, io: Io): Promise<Report> {
  const withPeer = !isOn(given, 'no-peer');
  if (withPeer) await installPeer((line) => io.err(`${line}\n`));
  const machine = machineNow();
  const progress = progressOn(io, isOn(given, 'json'));
  const seconds = secondsOf(given, 'seconds') ?? 10;
  const { json, text, failed } = await reportServer({ game: game.id, ...SERVER_PLAN, seconds, withPeer }, progress.at);
  progress.done();
  return { json: { machine, server: json }, text, failed };
}

async function benchPage(given: Given, io: Io): Promise<Report> {
  const machine = machineNow();
  const progress = progressOn(io, isOn(given, 'json'));
  const { json, text, failed } = await reportPage(progress.at);
  progress.done();
  return { json: { machine, page: json }, text, failed };
}

/** The load says how far the figures of a shared machine can be trusted. */
function machineNow() {
  const [load = 0] = loadavg();
  return { node: process.version, cpus: cpus().length, model: cpus()[0]?.model ?? 'unknown', load: rounded(load) };
}

/** The most seats first: the two that make the ratio stand next to each other. */
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
