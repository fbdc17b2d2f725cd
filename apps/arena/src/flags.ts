/** Parses the flags of a command and reports problems in one line. */

import { parseArgs } from 'node:util';
import { BadInput } from './bad-input.ts';

export interface Flag {
  /** A `switch` has no value; a `list` may be repeated. */
  readonly kind: 'switch' | 'value' | 'list';
  /** The placeholder of the value in the help. */
  readonly value?: string;
  readonly help: string;
}

export type Flags = Readonly<Record<string, Flag>>;

export const JSON_FLAG: Flag = { kind: 'switch', help: 'print one JSON object and nothing else' };

const HELP: Flag = { kind: 'switch', help: 'show this' };

/** The given flags; the functions below parse their values. */
export interface Given {
  readonly values: ReadonlyMap<string, readonly string[]>;
  readonly positionals: readonly string[];
}

export function readFlags(command: string, flags: Flags, words: readonly string[]): Given {
  const known: Flags = { ...flags, help: HELP };
  const { tokens } = parseArgs({
    args: [...words],
    strict: false,
    tokens: true,
    options: Object.fromEntries(
      Object.entries(known).map(([name, flag]) => [name, { type: flag.kind === 'switch' ? 'boolean' : 'string' }]),
    ),
  });
  const values = new Map<string, string[]>();
  const positionals: string[] = [];
  for (const token of tokens) {
    if (token.kind === 'positional') positionals.push(token.value);
    if (token.kind !== 'option') continue;
    const flag = Object.hasOwn(known, token.name) ? known[token.name] : undefined;
    if (flag === undefined) throw new BadInput(`unknown flag ${token.rawName}: ${command} knows ${listed(known)}`);
    if (flag.kind === 'switch') {
      if (token.value !== undefined) throw new BadInput(`--${token.name} takes no value`);
      values.set(token.name, []);
      continue;
    }
    if (
      token.value === undefined ||
      token.value === '' ||
      (token.inlineValue === false && token.value.startsWith('--'))
    )
      throw new BadInput(`--${token.name} needs a value: ${flag.value ?? 'VALUE'}, ${flag.help}`);
    const before = values.get(token.name) ?? [];
    if (before.length > 0 && flag.kind !== 'list') throw new BadInput(`--${token.name} is given twice`);
    values.set(token.name, [...before, token.value]);
  }
  return { values, positionals };
}

function listed(flags: Flags): string {
  return Object.keys(flags)
    .map((name) => `--${name}`)
    .join(', ');
}

export function describeFlags(flags: Flags): string {
  const rows = Object.entries({ ...flags, help: HELP }).map(
    ([name, flag]) => [flag.kind === 'switch' ? `--${name}` : `--${name} ${flag.value ?? 'VALUE'}`, flag.help] as const,
  );
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, help]) => `  ${left.padEnd(width)}  ${help}`).join('\n');
}

export function isOn(given: Given, name: string): boolean {
  return given.values.has(name);
}

export function textOf(given: Given, name: string): string | null {
  return given.values.get(name)?.[0] ?? null;
}

export function listOf(given: Given, name: string): readonly string[] {
  return given.values.get(name) ?? [];
}

/** A whole number, or null when the flag is absent. */
export function wholeOf(given: Given, name: string, least: number, most: number): number | null {
  const text = textOf(given, name);
  if (text === null) return null;
  const value = Number(text);
  if (!/^[0-9]+$/.test(text) || value < least || value > most)
    throw new BadInput(`--${name} wants a whole number from ${least} to ${most}, not ${quoted(text)}`);
  return value;
}

/** `from` is included, `above` is not. */
type Range = ({ readonly from: number } | { readonly above: number }) & { readonly to: number };

/** A number, fractions allowed, or null when the flag is absent. */
export function numberOf(given: Given, name: string, range: Range): number | null {
  const text = textOf(given, name);
  if (text === null) return null;
  const value = Number(text);
  const enough = 'from' in range ? value >= range.from : value > range.above;
  if (!/^[0-9]*\.?[0-9]+$/.test(text) || !enough || value > range.to) {
    const wanted = 'from' in range ? `from ${range.from} to ${range.to}` : `above ${range.above} and up to ${range.to}`;
    throw new BadInput(`--${name} wants a number ${wanted}, not ${quoted(text)}`);
  }
  return value;
}

/** A day at most. */
export function secondsOf(given: Given, name: string): number | null {
  return numberOf(given, name, { above: 0, to: 86_400 });
}

export function choiceOf<C extends string>(given: Given, name: string, choices: readonly C[], fallback: C): C {
  const text = textOf(given, name) ?? fallback;
  const choice = choices.find((candidate) => candidate === text);
  if (choice === undefined) throw new BadInput(`--${name} is ${quoted(text)}: it can be ${choices.join(', ')}`);
  return choice;
}

/** Keeps a message on one line and short, whatever was typed. */
export function quoted(text: string): string {
  return JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}…` : text);
}
