/** Everything Example Game says in English; the other languages have the same tables. */

import type { Action, News, RefusalCode } from '@tarmac/example-game/rules';

type Kinds = {
  readonly actions: Readonly<Record<Action['type'], object>>;
  readonly refusals: Readonly<Record<RefusalCode, string>>;
  readonly news: Readonly<Record<News['kind'], unknown>>;
};

export const EN = {
  actions: {
    ask: { name: 'Ask for a pass', about: 'You get one more pass, which only you see.' },
    board: { name: 'Board', about: 'Your passes stay as they are until all have boarded.' },
  },
  refusals: { 'not-your-turn': 'It is not your turn.', 'hand-full': 'Four passes are the most.' },
  news: {
    ask: (who: string) => `${who} asks for a pass.`,
    board: (who: string) => `${who} boards.`,
    end: (scores: string) => `All passes are laid open: ${scores}.`,
  },
  yourTurn: 'Your turn: ask for a pass, or board.',
  turnOf: (who: string) => `${who} is to act`,
  thinking: 'Another pass, or is that enough?',
  over: 'The game is over',
  row: (row: number) => `Row ${row}`,
  hidden: 'A hidden pass',
  passesOf: (who: string) => `Passes of ${who}`,
  counts: (points: number, most: number) => `${points} of ${most}`,
  onBoard: 'On board',
  result: 'Show the result',
  close: 'Close',
  wins: (names: readonly string[]) => `${names.join(' & ')} ${names.length === 1 ? 'wins' : 'share the victory'}`,
  ended: { open: 'All have boarded.', early: 'The match was ended before the game was played out.' },
  rank: 'Rank',
  player: 'Player',
  points: 'Points',
  cancel: 'Cancel',
  confirm: 'Confirm',
  label: { rule: (rule: string) => `Rule ${rule}` },
  options: {},
  sections: { 'EG-1': 'Getting ready', 'EG-2': 'Turns', 'EG-3': 'The end' },
  rulebook: {
    'EG-1.1': 'There are 24 boarding passes: four of each row from 1 to 6.',
    'EG-1.2': 'Two to four players get one pass each and look at it in secret.',
    'EG-2.1': 'In turn, whoever has not boarded asks for one more pass, which only they see, or boards.',
    'EG-2.2': 'Nobody holds more than four passes.',
    'EG-3.1': 'When all have boarded everything is laid open. The highest sum wins; a sum above 10 counts as 0.',
  },
} satisfies Kinds & Record<string, unknown>;

export type Text = typeof EN;
