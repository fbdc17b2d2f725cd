/** A game for two: both whisper a number, and whoever is nearer to a drawn one wins; seat 0 may knock to be heard by nobody. */

import type { Eye, Game, Seat } from '@tarmac/kit';

interface State {
  readonly said: (number | null)[];
  knocks: number;
  drawn: number | null;
}

interface Whispers {
  config: null;
  state: State;
  action: number | 'knock';
  view: { readonly eye: Eye; readonly said: readonly (number | boolean)[]; readonly drawn: number | null };
  news: { readonly what: 'said' | 'drawn'; readonly seat: Seat };
}

const whispers: Game<Whispers> = {
  id: 'whispers',
  version: 1,
  seats: { min: 2, max: 2 },
  options: [],
  hasOptionalActions: true,
  isOptional: (action) => action === 'knock',
  longest: () => 2,
  parseConfig: () => ({ ok: true, value: null }),
  parseAction: (input) => ({ ok: true, value: input as number }),
  load: (saved) => saved as State,
  setup: (_config, _seats, chance, news) => {
    chance.draw(2);
    news?.push({ what: 'drawn', seat: 1 });
    return { said: [null, null], knocks: 0, drawn: null };
  },
  toAct: ({ said }) => ({ mode: 'each', seats: [0, 1].filter((seat) => said[seat] === null) }),
  actions: () => [1, 2, 3],
  check: ({ said }, seat) => (said[seat] === null ? null : { code: 'said', rule: 'W-1' }),
  apply(state, seat, action, chance, news) {
    if (action === 'knock') {
      state.knocks++;
      return;
    }
    state.said[seat] = action;
    news?.push({ what: 'said', seat });
    if (state.said.includes(null)) return;
    state.drawn = chance.draw(3);
    news?.push({ what: 'drawn', seat });
  },
  clone: (state) => ({ ...state, said: state.said.slice() }),
  view: ({ said, drawn }, eye) => ({
    eye,
    said: said.map((each, seat) => (each !== null && (seat === eye || drawn !== null) ? each : false)),
    drawn,
  }),
  awaited: ({ drawn }) => (drawn === null ? [0, 1] : []),
  imagine: () => ({ said: [null, null], knocks: 0, drawn: null }),
  tell: (news, eye) => (news.what === 'drawn' || news.seat === eye ? news : null),
  outcome: ({ drawn }) => (drawn === null ? null : { ranks: [1, 1], scores: [0, 0], rule: 'W-2' }),
  audit: () => [],
};

export const WHISPERS = whispers as unknown as Game;
