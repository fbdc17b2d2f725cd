import { foldLog, shortHash, undoBlock, undoChoices } from '@tarmac/kit';
import { describe, expect, test } from 'vitest';
import { toy } from '../toy/game.ts';
import { type LiveMatch, liveMatch, playAtRandom } from './live-match.ts';

function choices(match: LiveMatch, seat: number) {
  return undoChoices(toy, match.fold(), seat);
}

/** Two seats past the first hidden choices, at the team's decision. */
function atTeam(): LiveMatch {
  const match = liveMatch(2);
  match.act(0, { type: 'play', slot: 0 });
  match.act(1, { type: 'play', slot: 0 });
  return match;
}

/** ... and past it: seat 0's turn. */
function atTurns(): LiveMatch {
  const match = atTeam();
  match.act(0, { type: 'rest' });
  return match;
}

test('nothing to take back at the start, nor behind the deal', () => {
  expect(choices(liveMatch(2), 0)).toEqual([]);
});

test('a quiet act can be taken back by its seat and by nobody else', () => {
  const match = atTurns();
  match.act(0, { type: 'bury', slot: 0 });
  expect(choices(match, 0)[0]).toEqual({ to: 3, keep: [] });
  expect(choices(match, 1).map(({ to }) => to)).not.toContain(3);
});

test('another seat acting in sight ends it', () => {
  const match = atTurns();
  match.act(0, { type: 'bury', slot: 0 });
  match.act(1, { type: 'pass' });
  expect(choices(match, 0)).toEqual([]);
});

test('what was revealed or drawn stays', () => {
  const match = atTeam();
  // The second hidden choice turned both over.
  expect(choices(match, 0)).toEqual([]);
  expect(choices(match, 1)).toEqual([]);
  match.act(0, { type: 'deal' });
  expect(choices(match, 0)).toEqual([]);
});

test('an any-of team is one actor: any of them takes back what one did for all', () => {
  const match = atTeam();
  match.act(0, { type: 'rest' });
  expect(choices(match, 1)).toEqual([{ to: 2, keep: [] }]);
  match.append({ kind: 'undo', to: 2, keep: [] });
  expect(toy.toAct(match.state).mode).toBe('any');
});

test("another seat's secret act takes away nobody's undo, and is kept", () => {
  const match = atTurns();
  match.act(0, { type: 'bury', slot: 0 });
  match.act(1, { type: 'order', order: 'sell' });
  const [choice] = choices(match, 0);
  expect(choice).toEqual({ to: 3, keep: [5] });
  match.append({ kind: 'undo', to: 3, keep: [5] });
  expect(match.state.frame).toEqual({ kind: 'turn', seat: 0, offer: null });
  expect(match.state.orders).toEqual(['keep', 'sell']);
  // Seat 1 can still take its order back, across the other's undo.
  expect(choices(match, 1)[0]).toEqual({ to: 4, keep: [] });
});

test('nothing is taken back once the match has ended', () => {
  const match = atTurns();
  match.act(0, { type: 'bury', slot: 0 });
  match.append({ kind: 'end', reason: 'agreed' });
  expect(choices(match, 0)).toEqual([]);
});

test('a secret act that would now draw is not replayed: the undo stops instead of failing', () => {
  const match = atTurns();
  match.act(0, { type: 'bury', slot: 0 });
  match.act(1, { type: 'order', order: 'sell' });
  const drawing: typeof toy = {
    ...toy,
    apply(state, seat, action, chance, news) {
      if (action.type === 'order' && state.frame.kind === 'turn' && state.frame.seat === 0) chance.draw(2);
      toy.apply(state, seat, action, chance, news);
    },
  };
  expect(undoChoices(drawing, match.fold(), 0)).toEqual([]);
});

test('several decisions can be taken back, the nearest first', () => {
  const match = atTurns();
  match.act(0, { type: 'order', order: 'sell' });
  match.act(0, { type: 'order', order: 'keep' });
  match.act(0, { type: 'bury', slot: 0 });
  expect(choices(match, 0).map(({ to }) => to)).toEqual([5, 4, 3, 2]);
});

test('whatever is taken back, the match is as if it had not happened', () => {
  let undone = 0;
  for (let seed = 1; seed <= 40; seed++) {
    const match = liveMatch(2 + (seed % 3));
    playAtRandom(match, seed, 5 + (seed % 20));
    const fold = match.fold();
    for (const seat of match.state.hands.keys()) {
      for (const { to, keep } of undoChoices(toy, fold, seat)) {
        const after = foldLog(toy, [...match.log, { at: 0, by: { kind: 'host' }, kind: 'undo', to, keep }]);
        const without = match.log.filter((entry, index) => index <= to || keep.includes(index) || entry.kind !== 'act');
        expect(shortHash(after.state)).toBe(shortHash(foldLog(toy, without).state));
        undone++;
      }
    }
  }
  expect(undone).toBeGreaterThan(20);
});

describe('why there is nothing to undo', () => {
  const why = (match: LiveMatch, seat: number) => undoBlock(toy, match.fold(), seat);

  test('the seat has not acted', () => {
    expect(why(liveMatch(2), 0)).toBe('not-acted');
    const match = liveMatch(2);
    match.act(0, { type: 'play', slot: 0 });
    expect(why(match, 1), 'whatever another seat chose in secret').toBe('not-acted');
  });

  test('its act revealed or drew something', () => {
    const match = atTeam();
    expect(why(match, 1)).toBe('revealed');
    match.act(0, { type: 'deal' });
    expect(why(match, 0)).toBe('drawn');
  });

  test('another seat has acted in sight', () => {
    const match = atTurns();
    match.act(0, { type: 'bury', slot: 0 });
    match.act(1, { type: 'pass' });
    expect(why(match, 0)).toBe('others');
  });
});
