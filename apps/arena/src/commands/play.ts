/** `arena play`: a game in the terminal against seats that decide at random. */

import { randomBytes, randomInt } from 'node:crypto';
import { fastChance, toHex } from '@tarmac/kit';
import type { Command } from '../command.ts';
import { choiceOf, textOf, wholeOf } from '../flags.ts';
import { ENTRIES } from '../games.ts';
import type { Io } from '../io.ts';
import { writeJson } from '../json-files.ts';
import { beginMatch, type Match, type MatchSetup, seededLuck } from '../match.ts';
import { configOf, describeOptions, OPTION_FLAG } from '../options.ts';
import { wrap } from '../play/layout.ts';
import { linesOf } from '../play/lines.ts';
import { converse } from '../play/loop.ts';
import { sessionOf } from '../play/session.ts';
import { LANGUAGES, WORDS } from '../play/words.ts';
import { entryOf, GAME_FLAG, oneSeatCountOf } from '../seats.ts';

export const play: Command = {
  name: 'play',
  summary: 'A game in the terminal, you against seats that decide at random.',
  usage: '[--game ID] [--seats N] [--language en|fr] [--seed S] [--save FILE] …',
  words: [],
  flags: {
    game: GAME_FLAG,
    seats: { kind: 'value', value: 'N', help: 'seats, yours included (3)' },
    language: { kind: 'value', value: 'L', help: `${LANGUAGES.join(' or ')} (en)` },
    seed: { kind: 'value', value: 'S', help: 'play the deal of this seed again (a fresh secret)' },
    option: OPTION_FLAG,
    save: { kind: 'value', value: 'FILE', help: 'keep the match in this file, whenever and however you stop' },
  },
  notes: describeOptions(ENTRIES),
  async run(given, io) {
    const entry = entryOf(given);
    const { game } = entry;
    const language = choiceOf(given, 'language', LANGUAGES, 'en');
    const words = WORDS[language];
    const seats = oneSeatCountOf(given, game, Math.min(3, game.seats.max));
    const seed = wholeOf(given, 'seed', 0, 2 ** 52);
    const config = configOf(given, entry, seats);
    const savePath = textOf(given, 'save');

    const names = [words.you, ...words.others].slice(0, seats);
    const screen = entry.screen(language, config, names);
    const match = beginMatch({ game, config, seats, ...luckOf(seed, seats), now: Date.now });
    const keep = saver(match, savePath);
    keep();

    const [start] = match.log;
    const commitment = start?.kind === 'start' ? (start.commitment ?? '') : '';
    const others = new Intl.ListFormat(language).format(names.slice(1));
    say(io, wrap(words.welcome(screen.title, words.you, others)));
    say(io, wrap(words.commitment(commitment)));
    if (seed !== null) say(io, words.seeded(seed));
    say(io, `${words.hint}\n`);

    const lines = linesOf(io);
    const ending = await converse({
      session: sessionOf(game, match, 0),
      screen,
      words,
      lines,
      io,
      chance: fastChance(seed ?? randomInt(2 ** 47)),
      beforeAsking: keep,
    });
    lines.close();
    match.end(ending === 'over' ? 'finished' : 'abandoned');
    if (ending === 'over') say(io, `\n${screen.table(game.view(match.fold.state, 0))}\n`);
    else say(io, words[ending]);
    say(io, words.revealed(match.file().secret ?? ''));
    keep();
    if (savePath !== null) say(io, words.saved(savePath, ending === 'over'));
    return { json: {}, text: '', failed: false };
  },
};

function luckOf(seed: number | null, seats: number): Pick<MatchSetup, 'secret' | 'contributions'> {
  if (seed !== null) return seededLuck(seed, seats);
  return { secret: randomBytes(32), contributions: Array.from({ length: seats }, () => toHex(randomBytes(16))) };
}

/** Writes the match as it stands, where a file was asked for. */
function saver(match: Match, path: string | null): () => void {
  return () => {
    if (path !== null) writeJson(path, match.file());
  };
}

function say(io: Io, line: string): void {
  io.out(`${line}\n`);
}
