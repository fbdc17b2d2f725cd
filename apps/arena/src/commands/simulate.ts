/** `arena simulate`: many games by bots, and their results. */

import { commandOf } from '../command.ts';
import { seed, text, whole } from '../flags.ts';
import { GAMES } from '../games.ts';
import { writeJson } from '../json-files.ts';
import { configsOf, describeOptions, noteOf, OPTION_FLAG } from '../options.ts';
import { GAME_FLAG, SEATS_FLAG, seatCountsOf } from '../seats.ts';
import { type BotSeries, chooseByBots, playBotSeries, type Table } from '../simulate/by-bots.ts';
import { recordMatch } from '../simulate/export.ts';
import { playSeries } from '../simulate/run.ts';
import { type Figures, figuresOf, mergeTallies, type WonTogether } from '../simulate/tally.ts';
import { count, figure, seatsInWords, table } from '../table.ts';
import { fileToWrite } from '../text-files.ts';
import { botsOf, SCALE_FLAG, seatedBots, WHO_PLAYS } from '../tournament/bots.ts';
import { THREADS_FLAG } from '../workers/pool.ts';

export const simulate = commandOf({
  name: 'simulate',
  summary: 'Plays many games by bots and says how they went.',
  usage: '[--game ID] [--seats N or N..M] [--games N] [--seed S] …',
  flags: {
    game: GAME_FLAG,
    seats: SEATS_FLAG,
    games: whole('games for each seat count', { from: 1, to: 1e9, usual: 100 }),
    seed: seed('the same seed plays the same games', { usual: 1 }),
    bots: text('A[,B…]', `one for all seats or one for each: ${WHO_PLAYS} (random)`),
    scale: SCALE_FLAG,
    threads: THREADS_FLAG,
    option: OPTION_FLAG,
    export: fileToWrite('FILE', 'write the first game, drawn from a keyed stream, as a match file for `arena verify`'),
  },
  notes: describeOptions(GAMES),
  async run({ game: registered, games, seed, scale, threads, option, export: exportTo, ...given }, { progress }) {
    const { game } = registered;
    const { fit, skipped } = configsOf(option, registered, seatCountsOf(given.seats, game));
    const bots = botsOf(given.bots, registered) ?? ['random'];
    const tables = fit.map((configured) => ({
      ...configured,
      registered,
      bots: seatedBots(bots, configured.seats),
      scale,
      games,
      seed,
    }));
    const lead = tables[0] as Table;
    const first = exportTo === null ? null : recordMatch(game, lead.config, lead.seats, seed, chooseByBots(lead));
    if (exportTo !== null && first !== null) writeJson(exportTo, '--export', first.file);

    const series = tables.map(
      (table, i): BotSeries => ({
        ...table,
        first: i === 0 ? first : null,
        onGame: (played) =>
          progress.at((i + played / games) / tables.length, `${seatsInWords(table.seats)}, game ${count(played)}`),
      }),
    );
    const tallies = bots.every((bot) => bot === 'random')
      ? series.map((each) => playSeries({ ...each, game }))
      : await playBotSeries(series, threads);
    const bySeats = Object.fromEntries(tallies.map((tally, i) => [fit[i]?.seats, figuresOf(tally, game)]));
    const total = figuresOf(mergeTallies(tallies), game);
    return {
      json: {
        game: game.id,
        seats: fit.length === 1 ? lead.seats : fit.map(({ seats }) => seats),
        seed,
        bots,
        scale,
        options: Object.fromEntries(option),
        ...total,
        bySeats,
        skipped,
        ...(exportTo === null ? {} : { exported: exportTo }),
      },
      text: [asText(bySeats, total), ...skipped.map(noteOf)].join('\n'),
      failed: total.auditFailures > 0,
    };
  },
});

function asText(bySeats: Readonly<Record<string, Figures>>, total: Figures): string {
  const row = (name: string, figures: Figures) => [
    name,
    count(figures.games),
    figure(figures.moves / figures.games, 1),
    count(figures.movesPerSecond),
    ...(figures.wonTogether === null ? apart(figures) : together(figures, figures.wonTogether)),
    Object.entries(figures.endedBy)
      .map(([rule, games]) => `${rule} ${count(games)}`)
      .join(', '),
    count(figures.auditFailures),
  ];
  const rows = Object.entries(bySeats).map(([seats, figures]) => row(seats, figures));
  return table(
    [
      'seats',
      'games',
      'moves/game',
      'moves/s',
      ...(total.wonTogether === null ? ['mean scores by seat', 'victories by seat'] : ['mean score', 'games won']),
      'ended by',
      'audit failures',
    ],
    rows.length > 1 ? [...rows, row('all', total)] : rows,
  );
}

function apart({ meanScores, winShareBySeat }: Figures): readonly string[] {
  return [meanScores.map((score) => figure(score, 1)).join(' '), winShareBySeat.map(percent).join(' ')];
}

/** In a team nobody has a score or a victory of their own. */
function together({ meanScores }: Figures, { share, low, high }: WonTogether): readonly string[] {
  return [figure(meanScores[0] ?? 0, 1), `${percent(share)} (${percent(low)} to ${percent(high)})`];
}

function percent(share: number): string {
  return `${figure(100 * share, 1)}%`;
}
