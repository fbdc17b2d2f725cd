/** Finds named things, such as airlines, inside a sentence, so that their emblems can stand beside their names. */

import type { Livery } from './livery.ts';

/** Something that sentences name, with its look. */
export interface Named {
  readonly name: string;
  readonly livery: Livery;
}

/** A part of a sentence; `livery` is null for plain words. */
export interface SentencePart {
  readonly text: string;
  readonly livery: Livery | null;
}

/** The parts of a sentence in order; joined they are the sentence. */
export type PartsOf = (sentence: string) => readonly SentencePart[];

/** Names count only as whole words; of two that begin alike the longer one is taken. */
export function findsNamed(named: readonly Named[]): PartsOf {
  const liveries = new Map(named.map(({ name, livery }) => [name, livery]));
  if (liveries.size === 0) return (text) => [{ text, livery: null }];
  const names = [...liveries.keys()].sort((a, b) => b.length - a.length).map(escaped);
  const whole = new RegExp(`(?<![\\p{L}\\p{N}])(${names.join('|')})(?![\\p{L}\\p{N}])`, 'u');
  // A split by a group keeps what it found.
  return (sentence) =>
    sentence.split(whole).flatMap((text) => (text === '' ? [] : [{ text, livery: liveries.get(text) ?? null }]));
}

function escaped(name: string): string {
  return name.replace(/[\\^$.*+?()[\]{}|/-]/gu, '\\$&');
}
