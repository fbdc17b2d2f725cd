/** `load` takes nothing that no game can have come to; that it takes back what was saved is part of the conformance. */

import { refusedSaves } from '@tarmac/kit/conformance';
import { test } from 'vitest';
import { airlinesEurope } from '../../rules/game.ts';
import { position } from '../support/position.ts';

const make = () => position({ seats: 2, hands: [{ red: 2 }, { black: 1 }], portfolios: [{ white: 1 }] });

const checks = refusedSaves(airlinesEurope, make, {
  'over without an end': [{ frame: { kind: 'over' } }, /over and goes on/],
  'an end while a turn is due': [{ endedBy: 'AE-8.7' }, /over and goes on/],
  'an end by no rule': [{ endedBy: 'XX-1' }, /endedBy must be one of/],
  'a market frame without a scoring': [{ frame: { kind: 'market', seat: 0, left: 2 } }, /no scoring is under way/],
  'a ban phase without the expansion': [
    { frame: { kind: 'ban', seat: 0, passed: [false, false] } },
    /no scoring is under way/,
  ],
  'a scoring card in a turn': [{ scoringCards: { holder: 0, count: 1 } }, /scoring card/],
  'an exchange that is complete already': [
    { frame: { kind: 'exchange', give: 1, fromPortfolio: ['red'], fromHand: [] } },
    /cannot be completed/,
  ],
  'an opening in mid-game': [{ frame: { kind: 'opening', chosen: [null, null] } }, /an opening that cannot be/],
  'a scoring card that never came': [
    (state) => {
      state.deck.drawn += 20;
      for (let left = 20; left > 0; left--) {
        const airline = state.bag.findIndex((count) => count > 0);
        state.bag[airline] = (state.bag[airline] ?? 0) - 1;
        state.gone[airline] = (state.gone[airline] ?? 0) + 1;
      }
    },
    /was due and has not come/,
  ],
  'a hand that nobody saw come': [
    (state) => Object.assign(state.sightings[0] ?? {}, { closed: 9 }),
    /were seen to stay/,
  ],
  'gifts that nobody gave': [
    (state) => Object.assign(state.sightings[0] ?? {}, { since: [11, 10] }),
    /gave up fewer cards than were seen to go/,
  ],
  'points of a scoring to come': [
    (state) => {
      state.payouts = [{ scoring: 1, share: 'red', points: [1, 0] }];
      state.scores[0] = (state.scores[0] ?? 0) + 1;
    },
    /points of scoring 1 after 0 scorings/,
  ],
  'money from nowhere': [(state) => Object.assign(state, { bank: state.bank + 1 }), /61 M instead of 60 M/],
});

for (const check of checks) test(check.name, check.run);
