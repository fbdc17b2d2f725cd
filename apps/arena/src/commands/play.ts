/** `arena play`: a game in the terminal against bots. */

import { randomBytes, randomInt } from 'node:crypto';
import { toHex } from '@tarmac/kit';
import { BadInput } from '../bad-input.ts';
import type { Command } from '../command.ts';
import { choiceOf, textOf, wholeOf } from '../flags.ts';
import { GAMES } from '../games.ts';
import type { Io } from '../io.ts';
import { writeJson } from '../json-files.ts';
import { beginMatch, type Match, type MatchSetup, seededLuck } from '../match.ts';
import { configOf, describeOptions, OPTION_FLAG } from '../options.ts';
import { BOT_FLAGS, decider, hinter, levelsOf, thinkingOf } from '../play/bots.ts';
import { TERMINAL_LANGUAGES } from '../play/languages.ts';
import { layoutFor } from '../play/layout.ts';
import { linesOf } from '../play/lines.ts';
import { converse } from '../play/loop.ts';
import { PHRASES } from '../play/phrases.ts';
import { YOU } from '../play/replies.ts';
import { sessionOf } from '../play/session.ts';
import { GAME_FLAG, gameOf, oneSeatCountOf } from '../seats.ts';

/** Lines longer than this are hard to read, and a pipe has no width of its own. */
const WIDEST = 100;

export const play: Command = {
  name: 'play',
  summary: 'A game in the terminal, you against bots of the levels you choose.',
  usage: '[--game ID] [--seats N] [--bots LEVELS] [--language en|fr] [--seed S] [--save FILE] …',
  words: [],
  flags: {
    game: GAME_FLAG,
    seats: { kind: 'value', value: 'N', help: 'seats, yours included (3; 1 where it can be played alone)' },
    ...BOT_FLAGS,
    language: { kind: 'value', value: 'L', help: `${TERMINAL_LANGUAGES.join(' or ')} (en)` },
    seed: { kind: 'value', value: 'S', help: 'play the deal of this seed again (a fresh secret)' },
    option: OPTION_FLAG,
    save: { kind: 'value', value: 'FILE', help: 'keep the match in this file, whenever and however you stop' },
  },
  notes: describeOptions(GAMES),
  async run(given, io) {
    const registered = gameOf(given);
    const { game } = registered;
    if (registered.screen === undefined)
      throw new BadInput(`${game.id} has no screen, so it cannot be played in a terminal`);
    const language = choiceOf(given, 'language', TERMINAL_LANGUAGES, 'en');
    const phrases = PHRASES[language];
    const seats = oneSeatCountOf(given, game, game.seats.min === 1 ? 1 : Math.min(3, game.seats.max));
    const seed = wholeOf(given, 'seed', 0, 2 ** 52);
    const levels = levelsOf(given, registered, seats);
    const thinking = thinkingOf(given, seed !== null);
    const config = configOf(given, registered, seats);
    const savePath = textOf(given, 'save');

    const names = [phrases.you, ...phrases.others].slice(0, seats);
    const others = levels.map((level, index) => `${phrases.others[index]} (${phrases.levels[level]})`);
    const screen = registered.screen(language, config, names);
    const match = beginMatch({ game, config, seats, ...luckOf(seed, seats), now: Date.now });
    const keep = saver(match, savePath);
    keep();

    const [start] = match.log;
    const commitment = start?.kind === 'start' ? (start.commitment ?? '') : '';
    const layout = layoutFor(Math.min(io.columns ?? WIDEST, WIDEST));
    say(io, layout.wrap(phrases.welcome(screen.title, phrases.you, others)));
    say(io, layout.wrap(phrases.commitment(commitment)));
    if (seed !== null) say(io, layout.wrap(phrases.seeded(seed, thinking.seconds !== null)));
    say(io, `${phrases.howTo}\n`);

    const lines = linesOf(io);
    const thoughts = seed ?? randomInt(2 ** 47);
    const ending = await converse({
      session: sessionOf(game, match, YOU),
      screen,
      phrases,
      layout,
      lines,
      io,
      decide: decider(registered.brain, levels, thinking, thoughts),
      hint: hinter(registered.brain, screen, thinking, thoughts + 1),
      beforeAsking: keep,
    });
    lines.close();
    match.end(ending === 'over' ? 'finished' : 'abandoned');
    if (ending === 'over') say(io, `\n${layout.blocks(screen.table(game.view(match.fold.state, YOU)))}\n`);
    else say(io, phrases[ending]);
    say(io, layout.wrap(phrases.revealed(match.file().secret ?? '')));
    keep();
    if (savePath !== null) say(io, phrases.saved(savePath, ending === 'over'));
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
    if (path !== null) writeJson(path, '--save', match.file());
  };
}

function say(io: Io, line: string): void {
  io.out(`${line}\n`);
}
