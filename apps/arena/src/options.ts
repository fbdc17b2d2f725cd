/** The settings of a table, from `--option key=value` to a checked config. */

import type { Chance, OptionSpec, Shapes } from '@tarmac/kit';
import { BadInput } from './bad-input.ts';
import { type Flag, type Given, listOf, quoted } from './flags.ts';
import type { Entry } from './games.ts';
import { readJson } from './json-files.ts';

export const OPTION_FLAG: Flag = {
  kind: 'list',
  value: 'KEY=VALUE',
  help: 'a setting of the table, may be given again for others; see below',
};

export function describeOptions(entries: readonly Entry[]): string {
  const lines = entries.flatMap((entry) => [
    `Settings of ${entry.game.id}:`,
    ...entry.game.options.map((spec) => `  ${spec.key}=${valuesOf(spec)}`),
    ...entry.fileOptions.map((key) => `  ${key}=FILE.json`),
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

/** What was asked for, by key. */
export function settingsOf(given: Given): Map<string, string> {
  const settings = new Map<string, string>();
  for (const setting of listOf(given, 'option')) {
    const cut = setting.indexOf('=');
    if (cut < 1) throw new BadInput(`--option wants KEY=VALUE, not ${quoted(setting)}`);
    const key = setting.slice(0, cut);
    if (settings.has(key)) throw new BadInput(`--option ${quoted(key)} is given twice`);
    settings.set(key, setting.slice(cut + 1));
  }
  return settings;
}

export function configOf(given: Given, entry: Entry, seats: number): Shapes['config'] {
  const input = Object.fromEntries([...settingsOf(given)].map(([key, text]) => [key, optionValue(entry, key, text)]));
  const parsed = entry.game.parseConfig(input, seats);
  if (!parsed.ok) throw new BadInput(`with ${seats} seats: ${parsed.problem}`);
  return parsed.value;
}

function optionValue(entry: Entry, key: string, text: string): unknown {
  const spec = entry.game.options.find((candidate) => candidate.key === key);
  if (entry.fileOptions.includes(key) && text.endsWith('.json')) return readJson(text, `--option ${key}`);
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
      const keys = [...new Set([...entry.game.options.map((known) => known.key), ...entry.fileOptions])];
      throw new BadInput(`--option ${quoted(key)} is unknown: ${entry.game.id} has ${keys.join(', ')}`);
    }
  }
}

/** A table as random hosts would set it up. */
export function randomSettings(entry: Entry, seats: number, chance: Chance): Record<string, unknown> {
  const settings: Record<string, unknown> = {};
  for (const spec of entry.game.options) {
    if (spec.kind === 'flag') settings[spec.key] = chance.draw(2) === 1;
    if (spec.kind === 'choice') settings[spec.key] = spec.values[chance.draw(spec.values.length)] ?? spec.default;
    if (spec.kind === 'seat') {
      const seat = chance.draw(seats + 1);
      settings[spec.key] = seat === seats ? null : seat;
    }
  }
  return settings;
}
