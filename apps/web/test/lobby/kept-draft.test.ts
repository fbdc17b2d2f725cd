/** The choices of the last time come back, and what no longer fits does not. */

import { newTable } from '@tarmac/wire';
import { describe, expect, it } from 'vitest';
import { firstDraft, movedTo, tableOf } from '../../src/lobby/draft.ts';
import { draftFrom } from '../../src/lobby/kept-draft.ts';
import { GAME } from './game.ts';

const first = firstDraft(GAME);

describe('a draft that was kept', () => {
  it('comes back as it was', () => {
    const draft = {
      ...movedTo(first, 'friends', GAME),
      options: { flightBan: true, startSeat: 1, deck: 'exact' },
      hints: { alone: false, amongPeople: true },
      public: true,
      clock: { kind: 'live', pace: 'custom', minutes: 7, seconds: 0, days: 7 },
      spectators: 'none',
      onTimeout: 'resign',
    } as const;
    expect(draftFrom(GAME, JSON.parse(JSON.stringify(draft)))).toEqual(draft);
  });

  it.each([null, 3, [], 'x', {}, { where: 'moon', seats: [{ kind: 'king' }], options: 4, clock: [], hints: 'no' }])(
    'begins afresh from %j',
    (kept) => {
      expect(draftFrom(GAME, kept)).toEqual(first);
    },
  );

  it('has never two of me', () => {
    const seats = [{ kind: 'me' }, { kind: 'me' }];
    expect(draftFrom(GAME, { ...first, seats }).seats).toEqual(first.seats);
  });

  it('loses options that the game no longer has', () => {
    const options = { deck: 'gone', flightBan: 'yes', startSeat: 9, other: 1, openScores: true };
    expect(draftFrom(GAME, { ...first, options }).options).toEqual({ openScores: true });
  });

  it('is a wish the server reads', () => {
    const { sit, ...wish } = tableOf(GAME.id, movedTo(draftFrom(GAME, null), 'friends', GAME));
    expect(sit).toBe(0);
    expect(newTable.safeParse(wish).success).toBe(true);
  });
});
