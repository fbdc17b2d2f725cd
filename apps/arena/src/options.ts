/** The options of a table, from `--option key=value` to a checked config. */

import type { Chance, Game, OptionSpec, Parsed, Shapes } from '@tarmac/kit';
import { BadInput } from './bad-input.ts';
import { type Flag, quoted } from './flags.ts';
import type { Registered } from './games.ts';
import { readJson } from './json-files.ts';
import { seatsInWords } from './table.ts';

/** What was asked for, by key. */
export type Settings = ReadonlyMap<string, string>;

export const OPTION_FLAG: Flag<Settings> = {
  kind: 'list',
  value: 'KEY=VALUE',
  help: 'a setting of the table, may be given again for others; see below',
  read(texts) {
    const settings = new Map<string, string>();
    for (const setting of texts ?? []) {
      const cut = setting.indexOf('=');
      if (cut < 1) throw new BadInput(`--option wants KEY=VALUE, not ${quoted(setting)}`);
      const key = setting.slice(0, cut);
      if (settings.has(key)) throw new BadInput(`--option ${quoted(key)} is given twice`);
      settings.set(key, setting.slice(cut + 1));
    }
    return settings;
  },
};

export function describeOptions(games: readonly Registered[]): string {
  const lines = games.flatMap(({ game, fileOptions = [] }) => [
    `Settings of ${game.id}:`,
    ...game.options.map((spec) => `  ${spec.key}=${valuesOf(spec)}`),
    ...fileOptions.map((key) => `  ${key}=FILE.json`),
  ]);
  return lines.join('\n');
}

function valuesOf(spec: OptionSpec): string {
  switch (spec.kind) {
    case 'flag':
      return `true|false (${spec.default})`;
    case 'choice':
      return `${spec.values.join('|')} (${spec.default})`;
    case 'seat':
      return 'a seat, counted from 0 (drawn)';
  }
}

export function configOf(settings: Settings, registered: Registered, seats: number): Shapes['config'] {
  const parsed = parsedConfig(settings, registered, seats);
  if (!parsed.ok) throw new BadInput(parsed.problem);
  return parsed.value;
}

export interface Configured {
  readonly seats: number;
  readonly config: Shapes['config'];
}

/** A skipped seat count, and the reason. */
export interface Skipped {
  readonly seats: number;
  readonly problem: string;
}

/** The options may fit some seat counts only: the others are skipped, unless none is left. */
export function configsOf(
  settings: Settings,
  registered: Registered,
  counts: readonly number[],
): { readonly fit: readonly Configured[]; readonly skipped: readonly Skipped[] } {
  return sorted(counts, (seats) => parsedConfig(settings, registered, seats));
}

/** The default configs, for every possible seat count. */
export function defaultConfigs(game: Game): ReturnType<typeof configsOf> {
  const counts = Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, i) => game.seats.min + i);
  return sorted(counts, (seats) => game.parseConfig({}, seats));
}

function sorted(
  counts: readonly number[],
  parse: (seats: number) => Parsed<Shapes['config']>,
): ReturnType<typeof configsOf> {
  const fit: Configured[] = [];
  const skipped: Skipped[] = [];
  for (const seats of counts) {
    const parsed = parse(seats);
    if (parsed.ok) fit.push({ seats, config: parsed.value });
    else skipped.push({ seats, problem: parsed.problem });
  }
  const [first] = skipped;
  if (fit.length === 0 && first !== undefined) throw new BadInput(first.problem);
  return { fit, skipped };
}

export function noteOf({ seats, problem }: Skipped): string {
  return `${seatsInWords(seats)} ${seats === 1 ? 'is' : 'are'} left out: ${problem}`;
}

function parsedConfig(settings: Settings, registered: Registered, seats: number): Parsed<Shapes['config']> {
  const input = Object.fromEntries([...settings].map(([key, text]) => [key, optionValue(registered, key, text)]));
  const parsed = registered.game.parseConfig(input, seats);
  return parsed.ok ? parsed : { ok: false, problem: `with ${seatsInWords(seats)}: ${parsed.problem}` };
}

function optionValue({ game, fileOptions = [] }: Registered, key: string, text: string): unknown {
  const spec = game.options.find((candidate) => candidate.key === key);
  if (fileOptions.includes(key) && text.endsWith('.json')) return readJson(text, `--option ${key}`);
  switch (spec?.kind) {
    case 'flag':
      if (text === 'true' || text === 'false') return text === 'true';
      throw new BadInput(`--option ${key} wants true or false, not ${quoted(text)}`);
    case 'choice':
      if (spec.values.includes(text)) return text;
      throw new BadInput(`--option ${key} wants one of ${spec.values.join(', ')}, not ${quoted(text)}`);
    case 'seat':
      if (/^\d{1,3}$/.test(text)) return Number(text);
      throw new BadInput(`--option ${key} wants a seat counted from 0, not ${quoted(text)}`);
    case undefined: {
      const keys = [...new Set([...game.options.map((known) => known.key), ...fileOptions])];
      throw new BadInput(`--option ${quoted(key)} is unknown: ${game.id} has ${keys.join(', ')}`);
    }
  }
}

/** Random options may exclude each other; so many refusals in a row mean that none fit. */
const DRAWN_AT_MOST = 200;

/** A table with random options. */
export function randomConfig(game: Game, seats: number, chance: Chance): Parsed<Shapes['config']> {
  for (let drawn = 0; drawn < DRAWN_AT_MOST; drawn++) {
    const parsed = game.parseConfig(randomSettings(game, seats, chance), seats);
    if (parsed.ok) return parsed;
  }
  return game.parseConfig({}, seats);
}

function randomSettings(game: Game, seats: number, chance: Chance): Record<string, unknown> {
  const settings: Record<string, unknown> = {};
  for (const spec of game.options) {
    if (spec.kind === 'flag') settings[spec.key] = chance.draw(2) === 1;
    if (spec.kind === 'choice') settings[spec.key] = spec.values[chance.draw(spec.values.length)] ?? spec.default;
    if (spec.kind === 'seat') {
      const seat = chance.draw(seats + 1);
      settings[spec.key] = seat === seats ? null : seat;
    }
  }
  return settings;
}
