/** `arena scale`: what a number of matches needs of nodes and PostgreSQL, computed from measured costs. */

import type { Command } from '../command.ts';
import { isOn, JSON_FLAG, numberOf, secondsOf, textOf, wholeOf } from '../flags.ts';
import { progressOn } from '../progress.ts';
import { type Costs, readCosts } from '../scale/costs.ts';
import { writeScale } from '../scale/document.ts';
import { measureCosts, SCALE_PLAN } from '../scale/measure.ts';
import { CONNECTIONS_PER_NODE, needsOf, PEAK, SHARE } from '../scale/needs.ts';
import { COSTS_HEAD, costRows, limitRows, needRows, otherCosts, SUPPLY, USUAL } from '../scale/text.ts';
import { GAME_FLAG, gameOf } from '../seats.ts';
import { figure, table } from '../table.ts';
import { assertWritable, writeText } from '../text-files.ts';

const MOST = 1e9;

export const scale: Command = {
  name: 'scale',
  summary: 'Computes what a number of matches needs of nodes and PostgreSQL, and what breaks first.',
  usage: '[--costs FILE | --seconds N --keep FILE] [--live N] [--correspondence N] …',
  words: [],
  flags: {
    game: GAME_FLAG,
    seconds: { kind: 'value', value: 'N', help: 'for each measure of the costs (10)' },
    keep: { kind: 'value', value: 'FILE', help: 'keep the measured costs in this file' },
    costs: { kind: 'value', value: 'FILE', help: 'take them from such a file, and measure nothing' },
    live: { kind: 'value', value: 'N', help: `live matches at once, at the peak (${USUAL.live})` },
    pace: { kind: 'value', value: 'N', help: `seconds between two moves of one (${USUAL.pace})` },
    hours: { kind: 'value', value: 'N', help: `hours a day that are like the peak (${USUAL.hours})` },
    correspondence: { kind: 'value', value: 'N', help: `correspondence matches (${USUAL.correspondence})` },
    moves: { kind: 'value', value: 'N', help: `moves a day in each of them (${USUAL.moves})` },
    seats: { kind: 'value', value: 'N', help: `of a match (${USUAL.seats})` },
    spectators: { kind: 'value', value: 'N', help: `of a live match, fractions allowed (${USUAL.spectators})` },
    cores: { kind: 'value', value: 'N', help: `of PostgreSQL's machine (${SUPPLY.cores})` },
    disk: { kind: 'value', value: 'GB', help: `of PostgreSQL (${SUPPLY.diskGb})` },
    connections: { kind: 'value', value: 'N', help: `that PostgreSQL takes (${SUPPLY.connections})` },
    write: {
      kind: 'value',
      value: 'FILE.md',
      help: 'put the costs and some sizes into their section of this document',
    },
    json: JSON_FLAG,
  },
  notes: `A node is a process with one core for moves and ${CONNECTIONS_PER_NODE} connections. Correspondence moves come ${PEAK} times as often at the peak.
${100 * SHARE} % of every core and rate is planned with. The exit code is 1 when one PostgreSQL is not enough.`,
  async run(given, io) {
    const { game } = gameOf(given);
    const load = {
      live: wholeOf(given, 'live', 0, MOST) ?? USUAL.live,
      pace: numberOf(given, 'pace', { above: 0, to: 86_400 }) ?? USUAL.pace,
      hours: numberOf(given, 'hours', { from: 0, to: 24 }) ?? USUAL.hours,
      correspondence: wholeOf(given, 'correspondence', 0, MOST) ?? USUAL.correspondence,
      moves: numberOf(given, 'moves', { from: 0, to: 86_400 }) ?? USUAL.moves,
      seats: wholeOf(given, 'seats', 1, 20) ?? USUAL.seats,
      spectators: numberOf(given, 'spectators', { from: 0, to: 1e6 }) ?? USUAL.spectators,
    };
    const supply = {
      cores: numberOf(given, 'cores', { above: 0, to: 1e6 }) ?? SUPPLY.cores,
      diskGb: numberOf(given, 'disk', { above: 0, to: MOST }) ?? SUPPLY.diskGb,
      connections: wholeOf(given, 'connections', CONNECTIONS_PER_NODE, 1e6) ?? SUPPLY.connections,
    };
    const seconds = secondsOf(given, 'seconds') ?? 10;
    const [kept, keep, write] = [textOf(given, 'costs'), textOf(given, 'keep'), textOf(given, 'write')];
    if (keep !== null) assertWritable(keep, '--keep');
    if (write !== null) assertWritable(write, '--write');
    let costs: Costs;
    if (kept === null) {
      const progress = progressOn(io, isOn(given, 'json'));
      costs = await measureCosts({ game: game.id, ...SCALE_PLAN, seconds }, progress.at);
      progress.done();
    } else costs = readCosts(kept);
    if (keep !== null) writeText(keep, '--keep', `${JSON.stringify(costs, null, 2)}\n`);
    if (write !== null) writeScale(write, costs);
    const needs = needsOf(load, costs, supply);
    const [first] = needs.limits;
    const holds = first?.times ?? Number.NaN;
    return {
      json: { load, supply, costs, needs },
      text: [
        costs.about,
        table(COSTS_HEAD, costRows(costs)),
        otherCosts(costs),
        table(['needed', `${figure(load.live, 0)} live + ${figure(load.correspondence, 0)}`], needRows([needs])),
        table(['on one PostgreSQL', 'needed', 'most', 'times this load'], limitRows(needs)),
      ].join('\n\n'),
      failed: !(holds >= 1),
    };
  },
};
