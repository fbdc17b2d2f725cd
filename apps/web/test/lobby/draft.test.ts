/** The form of a new table, without the form. */

import { describe, expect, it } from 'vitest';
import { clockOf, clockProblem, FIRST_CLOCK } from '../../src/lobby/clocks.ts';
import {
  allowsHints,
  type Draft,
  draftProblems,
  firstDraft,
  isSound,
  localOf,
  movedTo,
  resized,
  tableOf,
  wishedFor,
  withHints,
} from '../../src/lobby/draft.ts';
import { type SeatDraft, wishIn, withChoice, withCount, withWhere } from '../../src/lobby/seat-drafts.ts';
import { GAME, TEAM } from './game.ts';

const ME: SeatDraft = { kind: 'me' };
const OPEN: SeatDraft = { kind: 'open' };
const PILOT: SeatDraft = { kind: 'bot', level: 'pilot' };
const person = (name: string): SeatDraft => ({ kind: 'person', name });
const nameless = (seat: number): string => `Player ${seat + 1}`;

describe('the seats of a draft', () => {
  it('begin with me and two bots, as a game started on the home page', () => {
    expect(firstDraft(GAME).seats).toEqual([ME, PILOT, PILOT]);
  });

  it('keep me when they become fewer', () => {
    expect(withCount([PILOT, PILOT, ME], 'bots', 2)).toEqual([PILOT, ME]);
  });

  it('do not put me back when I only watch', () => {
    expect(withCount([OPEN, OPEN, OPEN], 'friends', 2)).toEqual([OPEN, OPEN]);
  });

  it('are filled the usual way when they become more', () => {
    expect(withCount([ME, OPEN], 'friends', 3)).toEqual([ME, OPEN, OPEN]);
  });

  it('have one of me: whoever had the seat gets mine', () => {
    expect(withChoice([ME, PILOT, OPEN], 2, 'me')).toEqual([OPEN, PILOT, ME]);
  });

  it('stay as they are when nothing else is chosen', () => {
    const seats = [ME, person('Ann')];
    expect(withChoice(seats, 1, 'person')).toBe(seats);
  });

  it('wait for friends when the table moves from the browser to a link', () => {
    expect(withWhere([ME, PILOT, PILOT], 'friends')).toEqual([ME, OPEN, OPEN]);
  });

  it('keep the bots among people when the table moves', () => {
    expect(withWhere([ME, person('Ann'), PILOT], 'friends')).toEqual([ME, OPEN, PILOT]);
  });

  it('are mine alone where a game can be played so', () => {
    expect(firstDraft(TEAM)).toMatchObject({ where: 'bots', seats: [ME] });
    expect(localOf('team', firstDraft(TEAM), 'Ann', nameless).seats).toEqual([{ name: 'Ann' }]);
  });

  it('become two when somebody who would play alone asks for others, and may be one again', () => {
    const alone = firstDraft(TEAM);
    expect(movedTo(alone, 'device', TEAM).seats).toEqual([ME, person('')]);
    const friends = movedTo(alone, 'friends', TEAM);
    expect(friends.seats).toEqual([ME, OPEN]);
    expect(movedTo(friends, 'bots', TEAM).seats).toEqual([ME]);
    expect(tableOf('team', resized(friends, 1, []))).toMatchObject({ seats: 1, sit: 0, bots: {} });
  });

  it('keep the bots somebody has asked for beside them', () => {
    const withBot = resized(firstDraft(TEAM), 2, []);
    expect(movedTo(withBot, 'bots', TEAM).seats).toEqual([ME, PILOT]);
  });

  it('stand where a link asks for, if there is such a place', () => {
    expect(wishIn('?with=friends').where).toBe('friends');
    expect(wishIn('?with=pirates').where).toBeNull();
    expect(wishIn('')).toEqual({ where: null, seats: null, level: 'pilot' });
    expect(wishIn('?with=bots&seats=x&level=king')).toEqual({ where: 'bots', seats: null, level: 'pilot' });
  });

  it('are as many as the home page would have begun with, of the level chosen there', () => {
    const last = { ...movedTo(firstDraft(GAME), 'friends', GAME), options: { startSeat: 2, flightBan: true } };
    const captain = { kind: 'bot', level: 'captain' };
    const wished = wishedFor(last, wishIn('?with=bots&seats=2&level=captain'), GAME);
    expect(wished).toMatchObject({ where: 'bots', seats: [ME, captain], options: { flightBan: true } });
    expect(wished.options).not.toHaveProperty('startSeat');
    expect(wishedFor(last, wishIn('?with=bots&seats=20'), GAME).seats).toHaveLength(GAME.seats.max);
    expect(wishedFor(last, wishIn('?with=friends'), GAME)).toEqual(last);
  });

  it('take the seat an option named along when they go', () => {
    const draft = { ...firstDraft(GAME), options: { startSeat: 3, flightBan: true } };
    expect(resized(draft, 3, GAME.options).options).toEqual({ flightBan: true });
    expect(resized(draft, 5, GAME.options).options).toEqual({ startSeat: 3, flightBan: true });
  });
});

describe('hints', () => {
  const alone = firstDraft(GAME);
  const friends = movedTo(alone, 'friends', GAME);

  it('are allowed against bots, and not where a second person sits or may sit, until somebody says so', () => {
    expect(allowsHints(alone)).toBe(true);
    expect(tableOf(GAME.id, friends).hints).toBe(false);
    expect(localOf(GAME.id, movedTo(alone, 'device', GAME), '', nameless).hints).toBe(false);
    expect(tableOf(GAME.id, { ...friends, seats: [ME, PILOT, PILOT] }).hints).toBe(true);
    expect(tableOf(GAME.id, withHints(friends, true)).hints).toBe(true);
  });

  it('chosen for one kind of table are not chosen for the other', () => {
    expect(allowsHints(movedTo(withHints(alone, true), 'friends', GAME))).toBe(false);
    expect(allowsHints(movedTo(withHints(friends, true), 'bots', GAME))).toBe(true);
    expect(allowsHints(withHints(alone, false))).toBe(false);
  });

  it('of a game whose bots do not think are never allowed by themselves', () => {
    expect(allowsHints(firstDraft({ ...GAME, thinks: false }))).toBe(false);
  });
});

describe('what is wrong with a draft', () => {
  const bots = firstDraft(GAME);
  const friends = movedTo(bots, 'friends', GAME);
  const problemsOf = (draft: Draft, myName: string) => draftProblems(draft, myName, nameless);
  const around = (...seats: SeatDraft[]) => ({ ...movedTo(bots, 'device', GAME), seats });

  it('is nothing at first, even without a name', () => {
    expect(isSound(problemsOf(bots, ''))).toBe(true);
  });

  it('is a missing name where others will read it', () => {
    expect(problemsOf(friends, ' ').myName).toBe('empty');
    expect(problemsOf(friends, 'Ann').myName).toBeNull();
  });

  it('is a name with what cannot be shown, wherever it is played', () => {
    expect(problemsOf(bots, 'A\u202enn').myName).toBe('unshown');
  });

  it('is a person with a name that is taken', () => {
    const { names } = problemsOf(around(person('Me'), ME, person('Ann'), person('  Ann '), person('Bob')), 'Me');
    expect(names).toEqual(['twice', null, null, 'twice', null]);
  });

  it('is not a person without a name, unless somebody else is called what they would be', () => {
    expect(problemsOf(around(ME, person(''), person(' ')), '').names).toEqual([null, null, null]);
    expect(problemsOf(around(ME, person('Player 3'), person('')), '').names).toEqual([null, null, 'twice']);
    expect(problemsOf(around(ME, person('Player 1')), '').names).toEqual([null, 'twice']);
  });

  it('is a table of bots alone', () => {
    expect(problemsOf(around(PILOT, PILOT), '').seats).toBe('nobody');
  });

  it('is a clock of one’s own that no server would take, but only where there is one', () => {
    const clock = { ...FIRST_CLOCK, pace: 'custom', minutes: 0 } as const;
    expect(problemsOf({ ...friends, clock }, 'Ann').clock).toBe('minutes');
    expect(problemsOf({ ...bots, clock }, 'Ann').clock).toBeNull();
    expect(clockProblem({ ...clock, minutes: 5, seconds: null })).toBe('seconds');
    expect(clockProblem({ ...clock, kind: 'correspondence' })).toBeNull();
  });
});

describe('what becomes of a draft', () => {
  it('is a match in this browser, with a word for whoever gave no name', () => {
    const draft = {
      ...movedTo(firstDraft(GAME), 'device', GAME),
      seats: [ME, person(' Ann  Lee '), PILOT, person('')],
    };
    expect(localOf(GAME.id, draft, '', nameless).seats).toEqual([
      { name: 'Player 1' },
      { name: 'Ann Lee' },
      { bot: 'pilot' },
      { name: 'Player 4' },
    ]);
  });

  it('is a table with me on my seat, the bots on theirs and the others free', () => {
    const draft = { ...movedTo(firstDraft(GAME), 'friends', GAME), seats: [OPEN, PILOT, ME] };
    const { seats, bots, sit } = tableOf(GAME.id, draft);
    expect({ seats, bots, sit }).toEqual({ seats: 3, bots: { 1: 'pilot' }, sit: 2 });
  });

  it('is a table that I only open when I do not play', () => {
    const draft = { ...movedTo(firstDraft(GAME), 'friends', GAME), seats: [OPEN, OPEN] };
    expect(tableOf(GAME.id, draft).sit).toBeNull();
  });

  it('has a clock in seconds', () => {
    expect(clockOf(FIRST_CLOCK)).toEqual({ kind: 'live', bank: 900, increment: 30 });
    expect(clockOf({ ...FIRST_CLOCK, pace: 'custom', minutes: 2, seconds: 5 })).toEqual({
      kind: 'live',
      bank: 120,
      increment: 5,
    });
    expect(clockOf({ ...FIRST_CLOCK, kind: 'correspondence' })).toEqual({ kind: 'correspondence', perMove: 259_200 });
  });
});
