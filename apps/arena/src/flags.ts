/** The flags of commands: what each takes, what it is where it is absent, and problems in one line. */

import { parseArgs } from 'node:util';
import { BadInput } from './bad-input.ts';

export interface Flag<T> {
  /** A `switch` has no value; a `list` may be repeated. */
  readonly kind: 'switch' | 'value' | 'list';
  /** The placeholder of the value in the help. */
  readonly value?: string;
  readonly help: string;
  /** `texts` is null where the flag is absent, and empty for a switch. */
  read(texts: readonly string[] | null, name: string): T;
}

export type Flags = Readonly<Record<string, Flag<unknown>>>;

export type Given<F extends Flags> = { readonly [Name in keyof F]: F[Name] extends Flag<infer T> ? T : never };

export function toggle(help: string): Flag<boolean> {
  return { kind: 'switch', help, read: (texts) => texts !== null };
}

interface Usual<U> {
  /** The value where the flag is absent. */
  readonly usual: U;
  /** What the help says of it, if not the value itself. */
  readonly said?: string;
  readonly value?: string;
}

export function flagOf<T, U>(
  help: string,
  { usual, said = usual === null ? '' : String(usual), value = 'N' }: Usual<U>,
  parse: (text: string, name: string) => T,
): Flag<T | U> {
  return {
    kind: 'value',
    value,
    help: said === '' ? help : `${help} (${said})`,
    read: (texts, name) => (texts?.[0] === undefined ? usual : parse(texts[0], name)),
  };
}

export function text(value: string, help: string): Flag<string | null> {
  return flagOf(help, { usual: null, value }, (typed) => typed);
}

export function whole<U extends number | null>(
  help: string,
  { from, to, ...usual }: Usual<U> & { readonly from: number; readonly to: number },
): Flag<number | U> {
  return flagOf(help, usual, (typed, name) => {
    const value = Number(typed);
    if (!/^[0-9]+$/.test(typed) || value < from || value > to)
      throw new BadInput(`--${name} wants a whole number from ${from} to ${to}, not ${quoted(typed)}`);
    return value;
  });
}

/** Of a first deal or game. */
export function seed<U extends number | null>(help: string, usual: Usual<U>): Flag<number | U> {
  return whole(help, { from: 0, to: 2 ** 52, value: 'S', ...usual });
}

/** `from` is included, `above` is not. */
type Range = ({ readonly from: number } | { readonly above: number }) & { readonly to: number };

/** Fractions are allowed. */
export function number<U extends number | null>(help: string, range: Range, usual: Usual<U>): Flag<number | U> {
  return flagOf(help, usual, (typed, name) => {
    const value = Number(typed);
    const enough = 'from' in range ? value >= range.from : value > range.above;
    if (/^[0-9]*\.?[0-9]+$/.test(typed) && enough && value <= range.to) return value;
    const wanted = 'from' in range ? `from ${range.from} to ${range.to}` : `above ${range.above} and up to ${range.to}`;
    throw new BadInput(`--${name} wants a number ${wanted}, not ${quoted(typed)}`);
  });
}

/** A day at most. */
export function seconds<U extends number | null>(help: string, usual: Usual<U>): Flag<number | U> {
  return number(help, { above: 0, to: 86_400 }, usual);
}

export function choice<C extends string>(help: string, choices: readonly C[], usual: Usual<NoInfer<C>>): Flag<C> {
  return flagOf(help, usual, (typed, name) => {
    const chosen = choices.find((candidate) => candidate === typed);
    if (chosen === undefined) throw new BadInput(`--${name} is ${quoted(typed)}: it can be ${choices.join(', ')}`);
    return chosen;
  });
}

/** Every command has these. */
const EVERY: Flags = {
  json: toggle('print one JSON object and nothing else'),
  help: toggle('show this'),
};

/** What was typed after a command. */
export interface Typed {
  readonly texts: ReadonlyMap<string, readonly string[]>;
  readonly words: readonly string[];
}

export function readTyped(command: string, flags: Flags, typed: readonly string[]): Typed {
  const known: Flags = { ...flags, ...EVERY };
  const { tokens } = parseArgs({
    args: [...typed],
    strict: false,
    tokens: true,
    options: Object.fromEntries(
      Object.entries(known).map(([name, flag]) => [name, { type: flag.kind === 'switch' ? 'boolean' : 'string' }]),
    ),
  });
  const texts = new Map<string, string[]>();
  const words: string[] = [];
  for (const token of tokens) {
    if (token.kind === 'positional') words.push(token.value);
    if (token.kind !== 'option') continue;
    const flag = Object.hasOwn(known, token.name) ? known[token.name] : undefined;
    if (flag === undefined) throw new BadInput(`unknown flag ${token.rawName}: ${command} knows ${listed(known)}`);
    if (flag.kind === 'switch') {
      if (token.value !== undefined) throw new BadInput(`--${token.name} takes no value`);
      texts.set(token.name, []);
      continue;
    }
    if (
      token.value === undefined ||
      token.value === '' ||
      (token.inlineValue === false && token.value.startsWith('--'))
    )
      throw new BadInput(`--${token.name} needs a value: ${flag.value ?? 'VALUE'}, ${flag.help}`);
    const before = texts.get(token.name) ?? [];
    if (before.length > 0 && flag.kind !== 'list') throw new BadInput(`--${token.name} is given twice`);
    texts.set(token.name, [...before, token.value]);
  }
  return { texts, words };
}

export function valuesOf<F extends Flags>(flags: F, { texts }: Typed): Given<F> {
  const values = Object.entries(flags).map(([name, flag]) => [name, flag.read(texts.get(name) ?? null, name)]);
  return Object.fromEntries(values) as Given<F>;
}

function listed(flags: Flags): string {
  return Object.keys(flags)
    .map((name) => `--${name}`)
    .join(', ');
}

export function describeFlags(flags: Flags): string {
  const rows = Object.entries({ ...flags, ...EVERY }).map(
    ([name, flag]) => [flag.kind === 'switch' ? `--${name}` : `--${name} ${flag.value ?? 'VALUE'}`, flag.help] as const,
  );
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, help]) => `  ${left.padEnd(width)}  ${help}`).join('\n');
}

/** Keeps a message on one line and short, whatever was typed. */
export function quoted(typed: string): string {
  return JSON.stringify(typed.length > 60 ? `${typed.slice(0, 60)}…` : typed);
}
