/** The door of the arena: what it says to words it does not understand. */

import { describe, expect, test } from 'vitest';
import { arena, oneObject, scratchFolder } from './helpers.ts';

const files = scratchFolder();
const COMMANDS = ['simulate', 'fuzz', 'bench', 'verify', 'perft'];

describe('bad input is one clear line and exit code 2', () => {
  const notJson = files.write('not.json', 'certainly not JSON');
  const noMatch = files.write('no-match.json', { hello: 1 });
  const tooDeep = files.write('deep.json', `{"game":${'['.repeat(50_000)}${']'.repeat(50_000)}}`);
  const otherGame = files.write('other.json', { game: 'chess' });
  const cases: readonly (readonly [words: string, says: RegExp])[] = [
    ['', /no command given.*simulate/],
    ['dance', /unknown command "dance".*simulate, .*tournament/],
    ['simulate --dance', /unknown flag --dance.*--game.*--json/],
    ['simulate -x', /unknown flag -x/],
    ['simulate --__proto__', /unknown flag --__proto__/],
    ['simulate more', /takes no argument "more"/],
    ['simulate --seats 6', /--seats wants 2 to 5/],
    ['simulate --seats 4..2', /--seats wants 2 to 5/],
    ['simulate --seats two', /--seats wants 2 to 5/],
    ['simulate --games 0', /--games wants a whole number from 1/],
    ['simulate --games 1e3', /--games wants a whole number/],
    ['simulate --seed -4', /--seed wants a whole number from 0.*"-4"/],
    ['simulate --seed', /--seed needs a value/],
    ['simulate --seed --bots random', /--seed needs a value/],
    ['simulate --seed 1 --seed 2', /--seed is given twice/],
    ['simulate --bots clever', /--bots names "clever".*random.*captain/],
    ['simulate --json=yes', /--json takes no value/],
    ['simulate --game chess', /--game is "chess".*airlines-europe/],
    ['simulate --option deck', /KEY=VALUE/],
    ['simulate --option deck=stacked', /deck wants one of standard, exact, alternate/],
    ['simulate --option deck=exact --option deck=exact', /deck.*given twice/],
    ['simulate --option flightBan=1', /flightBan wants true or false/],
    ['simulate --option startSeat=first', /startSeat wants a seat/],
    ['simulate --seats 2 --option startSeat=2', /startSeat/],
    ['simulate --option __proto__=1', /"__proto__" is unknown/],
    ['simulate --option colour=red', /"colour" is unknown.*deck/],
    ['simulate --option board=/nowhere/board.json', /cannot read "\/nowhere\/board.json" \(ENOENT\)/],
    [`simulate --option board=${notJson}`, /is not JSON/],
    [`simulate --option board=${noMatch}`, /config\.board/],
    ['simulate --games 1 --export /nowhere/match.json', /--export: cannot write "\/nowhere\/match.json"/],
    ['simulate --games 1 --threads abc', /--threads wants a whole number/],
    ['fuzz --seconds 0', /--seconds wants a number above 0 and up to 86400, not "0"/],
    ['bench --seconds soon', /--seconds wants a number above 0/],
    ['perft --depth 4', /--depth wants a whole number from 1 to 3/],
    ['perft --seats 2..3', /one number here, not a range/],
    ['verify', /verify needs FILE/],
    ['verify one two', /takes no argument "two"/],
    ['verify /nowhere/match.json', /cannot read/],
    [`verify ${notJson}`, /is not JSON/],
    [`verify ${tooDeep}`, /nested more than 100 deep/],
    [`simulate --option board=${tooDeep}`, /nested more than 100 deep/],
    [`verify ${noMatch}`, /not a match file/],
    [`verify ${otherGame}`, /"chess".*airlines-europe/],
  ];
  test.each(cases)('%s', async (words, says) => {
    const { code, out, err } = await arena(words.split(' ').filter((word) => word !== ''));
    expect(err).toMatch(says);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
    expect(out).toBe('');
    expect(code).toBe(2);
  });

  test('with --json the error is one object on stdout, too', async () => {
    const { code, out, err } = await arena(['simulate', '--seats', '9', '--json']);
    expect(code).toBe(2);
    expect(oneObject(out)).toEqual({ error: expect.stringContaining('--seats wants 2 to 5') });
    expect(err).toContain('--seats wants 2 to 5');
  });

  test('a megabyte of nonsense does not come back', async () => {
    const { err } = await arena(['x'.repeat(2 ** 20)]);
    expect(err.length).toBeLessThan(300);
  });
});

describe('help', () => {
  test('lists every command', async () => {
    const { code, out } = await arena(['--help']);
    expect(code).toBe(0);
    for (const command of COMMANDS) expect(out).toMatch(new RegExp(`^ {2}${command} `, 'm'));
  });

  test.each([
    ['help --json', /perft/],
    ['--help --json', /perft/],
    ['--json --help', /perft/],
    ['-h --json', /perft/],
    ['help verify --json', /arena verify FILE/],
    ...COMMANDS.map((command) => [`${command} --help --json`, new RegExp(`arena ${command} `)] as const),
  ] as const)('%s is one object', async (words, says) => {
    const { code, out, err } = await arena(words.split(' '));
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const { help, ...rest } = oneObject(out);
    expect(help).toMatch(says);
    expect(rest).toEqual({});
  });

  test.each(COMMANDS)('of %s names its flags', async (command) => {
    const { code, out, err } = await arena([command, '--help']);
    expect(code).toBe(0);
    expect(err).toBe('');
    expect(out).toContain(`arena ${command}`);
    const { err: refused } = await arena([command, '--nonsense']);
    const flags = refused.match(/--[a-z-]+/g)?.slice(1) ?? [];
    expect(flags.length).toBeGreaterThan(1);
    for (const flag of flags) expect(out).toContain(flag);
  });
});
