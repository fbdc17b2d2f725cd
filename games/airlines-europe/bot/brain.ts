/** Airlines Europe plugged into the searches of @tarmac/bots. */

import { type AirlinesEurope, airlinesEurope, type View } from '@tarmac/airlines-europe/rules';
import type { Brain } from '@tarmac/bots';

export const airlinesEuropeBrain: Brain<AirlinesEurope> = {
  game: airlinesEurope,
  evaluation: {
    terms: ['points'],
    features: [{ name: 'score', term: 'points' }],
    seatsOf: (state) => state.seats,
    chapters: 1,
    chapterOf: () => 0,
    measure: (state, into) => state.scores.forEach((points, seat) => (into[seat] = points)),
    weights: { win: [[0.1]], points: [[1, 30]] },
  },
  appraise(_state, _seat, actions, into) {
    for (let index = 0; index < actions.length; index++) into[index] = 0;
  },
  seatOf: ({ eye }: View) => (eye === 'watcher' ? 0 : eye),
  forget: (view) => view,
  levels: {
    trainee: { simulations: 60, candidates: 6, rounds: 1, remembers: false, temperature: 0.05 },
    pilot: { simulations: 600, candidates: 8, rounds: 2, remembers: true, temperature: 0.01 },
    captain: { simulations: 6000, candidates: 10, rounds: 3, remembers: true, temperature: 0 },
  },
};
