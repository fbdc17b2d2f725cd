/** The words of the page: complete in every language, rightly set, and none that nobody says. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@tarmac/kit/words';
import { describe, expect, test } from 'vitest';

const HOME = join(import.meta.dirname, '..', '..');
const FILES = readdirSync(join(HOME, 'messages', 'en')).sort();

type Message = string | readonly { readonly match: Readonly<Record<string, string>> }[];

function messagesIn(language: string, file: string): Map<string, Message> {
  const json = JSON.parse(readFileSync(join(HOME, 'messages', language, file), 'utf8')) as Record<string, Message>;
  return new Map(Object.entries(json).filter(([key]) => key !== '$schema'));
}

const sentencesOf = (message: Message): string[] =>
  typeof message === 'string' ? [message] : message.flatMap(({ match }) => Object.values(match));

const holesIn = (message: Message): string[] =>
  [
    ...new Set(
      sentencesOf(message).flatMap((sentence) => [...sentence.matchAll(/\{(\w+)\}/g)].map(([, name]) => `${name}`)),
    ),
  ].sort();

test.each(LANGUAGES)('%s has every file of messages', (language) => {
  expect(readdirSync(join(HOME, 'messages', language)).sort()).toEqual(FILES);
});

test('the build reads every file of messages', () => {
  const settings = JSON.parse(readFileSync(join(HOME, 'project.inlang', 'settings.json'), 'utf8'));
  expect(settings.locales).toEqual(LANGUAGES);
  const patterns: readonly string[] = settings['plugin.inlang.messageFormat'].pathPattern;
  expect(patterns.map((pattern) => pattern.replace('./messages/{locale}/', '')).sort()).toEqual(FILES);
});

describe.each(FILES)('%s', (file) => {
  const english = messagesIn('en', file);
  const french = messagesIn('fr', file);

  test('says the same things in both languages', () => {
    expect([...french.keys()].sort()).toEqual([...english.keys()].sort());
    for (const [key, message] of english) expect(holesIn(french.get(key) ?? ''), key).toEqual(holesIn(message));
  });

  test('leaves nothing unsaid', () => {
    for (const [key, message] of [...english, ...french])
      for (const sentence of sentencesOf(message)) expect(sentence.trim(), key).not.toBe('');
  });

  test('French puts a no-break space before ; : ! ? » and after «, and writes ’', () => {
    for (const [key, message] of french) {
      for (const sentence of sentencesOf(message)) {
        // A colon inside a word is an address or a time.
        expect(sentence, key).not.toMatch(/[^\u202f\u00a0](?:[;!?»]|:(?=\s|$))/u);
        expect(sentence, key).not.toMatch(/«[^\u202f\u00a0]/u);
        expect(sentence, key).not.toMatch(/\p{L}'\p{L}/u);
      }
    }
  });

  test('English writes ’ too', () => {
    for (const [key, message] of english)
      for (const sentence of sentencesOf(message)) expect(sentence, key).not.toMatch(/\p{L}'\p{L}/u);
  });
});

test('every message is said somewhere', () => {
  const source = sourcesUnder(join(HOME, 'src'));
  const unsaid = FILES.flatMap((file) => [...messagesIn('en', file).keys()]).filter(
    (key) => !source.includes(`m.${key}`) && !source.includes(`'${key}'`),
  );
  expect(unsaid).toEqual([]);
});

function sourcesUnder(folder: string): string {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|svelte)$/.test(entry.name) && !entry.parentPath.includes('paraglide'))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
    .join('\n');
}
