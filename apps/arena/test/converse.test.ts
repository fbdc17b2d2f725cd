/** The conversation itself: who is asked, when, and for what, in a game with a team and optional actions. */

import { Readable } from 'node:stream';
import type { Eye } from '@tarmac/kit';
import { describe, expect, test } from 'vitest';
import { beginMatch, seededLuck } from '../src/match.ts';
import type { Hint } from '../src/play/bots.ts';
import { layoutFor } from '../src/play/layout.ts';
import { linesOf } from '../src/play/lines.ts';
import { converse, type Ending } from '../src/play/loop.ts';
import { PHRASES } from '../src/play/phrases.ts';
import type { MakeScreen } from '../src/play/screen.ts';
import { sessionOf } from '../src/play/session.ts';
import { TEAM } from './team-game.ts';

const NAMES = ['Captain', 'Bessie'];

interface Talked {
  readonly out: string;
  readonly ending: Ending;
  /** Whose view each of the other seats decided on. */
  readonly decidedOn: readonly (readonly [seat: number, eye: Eye])[];
}

async function talk(typed: readonly string[], { game, screen } = TEAM, hint: Hint | null = null): Promise<Talked> {
  let out = '';
  const decidedOn: [number, Eye][] = [];
  const io = {
    input: Readable.from(typed.map((line) => `${line}\n`)),
    out: (text: string) => {
      out += text;
    },
    err: () => {},
    errIsTerminal: false,
    columns: 80,
    inputIsTerminal: false,
  };
  const match = beginMatch({ game, config: {}, seats: 2, ...seededLuck(1, 2), now: () => 0 });
  const session = sessionOf(game, match, 0);
  const ending = await converse({
    session: { ...session, view: (eye) => ({ ...(session.view(eye) as object), eye }) },
    screen: (screen as MakeScreen)('en', {}, NAMES),
    phrases: PHRASES.en,
    layout: layoutFor(80),
    lines: linesOf(io),
    io,
    decide(seat, view, actions) {
      decidedOn.push([seat, (view as { eye: Eye }).eye]);
      // Which is `go`.
      return actions[0];
    },
    hint,
    beforeAsking: () => {},
  });
  return { out, ending, decidedOn };
}

const count = (text: string, part: string) => text.split(part).length - 1;

describe('a team of which any may act', () => {
  test('asks the person, who acts for all', async () => {
    const { out, ending } = await talk(['1', '1', '1', '1']);
    expect(ending).toBe('over');
    expect(out.match(/\w+ did go/g)).toEqual([
      'Captain did go',
      'Bessie did go',
      'Captain did go',
      'Captain did go',
      'Bessie did go',
      'Captain did go',
    ]);
  });
});

describe('optional actions', () => {
  test('are mentioned once, and never asked for unless wanted', async () => {
    const { out } = await talk(['1', '1', '1', '1']);
    expect(count(out, 'You could act now without being asked')).toBe(1);
    expect(out).not.toContain('Act now');
    expect(count(out, 'Your choice')).toBe(4);
  });

  test('with o the match stops for them; Enter goes on', async () => {
    const { out, ending } = await talk(['o', '1', '', '1', '1', '', '1']);
    expect(ending).toBe('over');
    expect(count(out, 'Act now (1-1)')).toBe(2);
    expect(out).toContain('You are not asked, but you could act.');
    expect(out).not.toContain('You could act now without being asked');
  });

  test('at such a stop the person acts, out of turn, and is asked again', async () => {
    const { out } = await talk(['o', '1', '1', '', '1', '1', '', '1']);
    expect(out).toMatch(/Captain did go\..*Captain did flag up\..*Act now.*Bessie did go\./s);
    expect(out).toContain('1  flag down');
  });

  test('o again, and it stops no more', async () => {
    const { out, ending } = await talk(['o', '1', 'o', '1', '1', '1']);
    expect(ending).toBe('over');
    expect(count(out, 'Act now')).toBe(1);
    expect(out).toContain('stops for that no more');
  });

  test('the help names o only where there are any', async () => {
    expect((await talk(['?'])).out).toMatch(/^o +stop, or no longer stop/m);
    const without = await talk(['?', 'o'], { ...TEAM, game: { ...TEAM.game, hasOptionalActions: false } });
    expect(without.out).not.toMatch(/^o +stop/m);
    expect(without.out).toContain('“o” means nothing here');
  });
});

test('the other seats decide on their own view', async () => {
  const { decidedOn } = await talk(['1', '1', '1', '1']);
  expect(decidedOn).toEqual([
    [1, 1],
    [1, 1],
  ]);
});

describe('a hint', () => {
  const hint: Hint = (_view, actions) =>
    actions.map((action) => ({ action, figures: 'Good.', sentence: `${JSON.stringify(action)} it is.` })).reverse();

  test('shows what was advised under the numbers of the choices, and asks again', async () => {
    const { out, ending } = await talk(['h', '1', '1', '1', '1'], TEAM, hint);
    expect(ending).toBe('over');
    expect(out).toContain(
      [
        'What a captain would choose, the best first, with margins of 95\u00a0%:',
        '    2  Good.',
        '       {"type":"flag","up":true} it is.',
        '    1  Good.',
        '       {"type":"go"} it is.',
        '',
        'Your choice',
      ].join('\n'),
    );
  });

  test('is in the help where there is somebody to ask, and no command elsewhere', async () => {
    expect((await talk(['?'], TEAM, hint)).out).toMatch(/^h +a hint/m);
    const { out } = await talk(['?', 'h', 'hint']);
    expect(out).not.toMatch(/^h +a hint/m);
    expect(count(out, 'means nothing here')).toBe(2);
  });
});

test('the names of inherited properties are no commands', async () => {
  const { out } = await talk(['constructor', '__proto__', 'toString']);
  expect(count(out, 'means nothing here')).toBe(3);
});
