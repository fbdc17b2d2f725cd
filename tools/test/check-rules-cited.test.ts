import { describe, expect, test } from 'vitest';
import { checkRulesCited } from '../src/rules-cited/check.ts';
import { citationsIn, leadingIds } from '../src/rules-cited/citations.ts';
import { testsIn } from '../src/rules-cited/tests.ts';
import { build, type Files } from './house.ts';

const RULES = `# A game
## XY-1 Parts
- **XY-1.1** There is a board. See XY-2.1 to 2.3.
## XY-2 Play
- **XY-2.1** Each in turn.
- **XY-2.2** No passing.
- **XY-2.3** As in XY-1.
`;

const TESTS = `import { test, describe, it } from 'vitest';
import { expectRefusal } from './refusal.ts';
test('XY-1.1 the board', () => { expect(board).toBe(1); });
describe('XY-2.1 turns', () => {
  it('go round', () => { expectRefusal(state, 0, action, 'notYourTurn'); });
});
test.each([[1], [2]])('XY-2.2 no passing with %i', () => { expectRefusal(state, 'pass', { seat: 1 }); });
test(\`XY-2.3 \${1} more\`, () => allMore(1));
`;

const CLEAN: Files = {
  'games/one/package.json': '{}',
  'games/one/RULES.md': RULES,
  'games/one/rules/refusals.ts':
    "export const REFUSALS = {\n  notYourTurn: 'XY-2.1',\n  pass: 'XY-2.2',\n} as const;\n",
  'games/one/rules/play.ts': '// XY-1.1\n/** XY-2.1 to 2.3, all of XY-2 */\n',
  'games/one/test/rules/play.test.ts': TESTS,
};

function problemsWith(changes: Files): string[] {
  const { problems } = checkRulesCited(build({ ...CLEAN, ...changes }));
  return problems.map(({ file, line, what, why }) => `${file}:${line} ${what}: ${why}`);
}

test('a clean game passes', () => {
  expect(checkRulesCited(build(CLEAN))).toEqual({
    games: 1,
    rules: 4,
    refusals: 2,
    problems: [],
    uncited: [],
    passedOver: [],
  });
});

describe('a folder in games/', () => {
  test('without package.json is a problem, and is looked at all the same', () => {
    const { 'games/one/package.json': _, ...rest } = CLEAN;
    const { games, rules, problems } = checkRulesCited(build(rest));
    expect({ games, rules }).toEqual({ games: 1, rules: 4 });
    expect(problems.map(({ file, what }) => `${file} ${what}`)).toEqual(['games/one/package.json is missing']);
  });

  test('with nothing in it but what was built is passed over, and named', () => {
    const { games, problems, passedOver } = checkRulesCited(build({ ...CLEAN, 'games/old/dist/rules/index.js': '' }));
    expect({ games, problems, passedOver }).toEqual({ games: 1, problems: [], passedOver: ['games/old'] });
  });
});

describe('a rule has a test', () => {
  const BOARD = "test('XY-1.1 the board', () => { expect(board).toBe(1); });";
  const without = (text: string, by = ''): Files => ({ 'games/one/test/rules/play.test.ts': TESTS.replace(text, by) });
  const untested = (id: string, line: number) => [
    expect.stringContaining(`games/one/RULES.md:${line} ${id} has no test`),
  ];

  test('or is told of', () => {
    expect(problemsWith(without(BOARD))).toEqual(untested('XY-1.1', 3));
  });

  test('not one that is skipped or still to be written', () => {
    expect(problemsWith(without("test('XY-1.1", "test.skip('XY-1.1"))).toEqual(untested('XY-1.1', 3));
    expect(problemsWith(without(BOARD, "test.todo('XY-1.1 the board');"))).toEqual(untested('XY-1.1', 3));
  });

  test('not an id in the middle of a name, nor a longer id', () => {
    expect(problemsWith(without("'XY-1.1 the board'", "'the board, XY-1.1'"))).toEqual(untested('XY-1.1', 3));
    const longer = { 'games/one/RULES.md': `${RULES}- **XY-2.10** More.\n` };
    expect(problemsWith({ ...without('XY-2.1 turns', 'XY-2.10 turns'), ...longer })).toEqual(untested('XY-2.1', 5));
  });

  test('not a group with nothing in it, and not a test elsewhere', () => {
    const empty = without(
      "it('go round', () => { expectRefusal(state, 0, action, 'notYourTurn'); });",
      "expectRefusal('notYourTurn');",
    );
    expect(problemsWith(empty)).toEqual(untested('XY-2.1', 5));
    const elsewhere = { 'games/one/test/play.test.ts': BOARD };
    expect(problemsWith({ ...without(BOARD), ...elsewhere })).toEqual(untested('XY-1.1', 3));
  });

  test.each([
    '() => {}',
    'async () => {}',
    'function () {}',
    '() => { /* expect(board).toBe(1); */ }',
    '() => { const board = 1; }',
    '() => undefined',
    '() => {}, 60_000',
    '{ timeout: 60_000 }, () => {}',
  ])('not one that calls nothing: %s', (body) => {
    expect(problemsWith(without(BOARD, `test('XY-1.1 the board', ${body});`))).toEqual([
      'games/one/RULES.md:3 XY-1.1 has no test: the test at games/one/test/rules/play.test.ts:3 calls nothing, so it proves nothing.',
    ]);
  });

  test('nor one without a body', () => {
    expect(problemsWith(without(BOARD, "test('XY-1.1 the board');"))).toHaveLength(1);
  });

  test.each([
    '() => expectAllowed(board)',
    '() => { for (const one of all) { if (one) assert.ok(one); } }',
    '() => { const play = () => { helper(); }; }',
    "() => { if (board !== 1) throw new Error('one'); }",
    'async ({ task }) => { await done(task); }',
    'checkBoard',
    'check.run',
    'provesThat(1)',
    '{ timeout: 60_000 }, checkBoard',
    'checkBoard, 60_000',
  ])('but any call is a body, and so is one written elsewhere: %s', (body) => {
    expect(problemsWith(without(BOARD, `test('XY-1.1 the board', ${body});`))).toEqual([]);
  });

  test('and one that checks is enough beside an empty one', () => {
    expect(problemsWith(without(BOARD, `${BOARD}\ntest('XY-1.1 again', () => {});`))).toEqual([]);
  });

  test('not what is only written in a comment', () => {
    expect(problemsWith(without("test('XY-1.1", "// test('XY-1.1"))).toEqual(untested('XY-1.1', 3));
  });
});

describe('an unknown id is found', () => {
  const PLACES: readonly (readonly [file: string, content: string])[] = [
    ['games/one/rules/a.ts', '// XY-2.9'],
    ['games/one/rules/apply/a.ts', "export const rule = 'XY-2.9';"],
    ['games/one/text/en.ts', "export const text = { 'XY-2.9': 'words' };"],
    ['games/one/board/a.svelte', '<p>XY-2.9</p>'],
    ['games/one/test/golden/a.json', '{"rule":"XY-2.9"}'],
    ['games/one/NOTES.md', 'See XY-2.9.'],
    ['games/one/test/rules/a.test.ts', "test('XY-2.9 more', () => {});"],
    ['games/one/rules/a.ts', '// XY-2.1 to 2.4'],
    ['games/one/rules/a.ts', '// XY-3'],
    ['games/one/rules/a.ts', '// XY-2.1a'],
    ['games/one/rules/a.ts', '// XY-2.1.4'],
  ];

  test.each(PLACES)('%s: %s', (file, content) => {
    expect(problemsWith({ [file]: `\n${content}\n` })).toEqual([expect.stringContaining(`${file}:2 cites XY-`)]);
  });

  test("another game's ids are that game's business", () => {
    expect(problemsWith({ 'games/one/rules/a.ts': '// as AB-9.9, unlike GALAXY-9.9\n' })).toEqual([]);
  });
});

describe('a refusal', () => {
  const refusals = (table: string): Files => ({ 'games/one/rules/refusals.ts': `export const REFUSALS = ${table};\n` });
  const both = "notYourTurn: 'XY-2.1', pass: 'XY-2.2'";

  test('that no test provokes', () => {
    const problems = problemsWith(refusals(`{\n${both},\n  tooDear: 'XY-1.1' } as const`));
    expect(problems).toEqual([expect.stringContaining('games/one/rules/refusals.ts:3 nothing provokes tooDear')]);
  });

  test('that only a skipped test provokes', () => {
    const skipped = `${TESTS.replace("describe('XY-2.1", "describe.skip('XY-2.1")}test('XY-2.1', () => run());\n`;
    expect(problemsWith({ 'games/one/test/rules/play.test.ts': skipped })).toEqual([
      expect.stringContaining('nothing provokes notYourTurn'),
    ]);
  });

  test('of an unknown rule', () => {
    expect(problemsWith(refusals("{ notYourTurn: 'XY-7.1', pass: 'XY-2.2' } as const"))).toEqual([
      expect.stringContaining('cites XY-7.1'),
    ]);
  });

  test('of a section, or of another game', () => {
    expect(problemsWith(refusals("{ notYourTurn: 'XY-2', pass: 'XY-2.2' } as const"))).toHaveLength(1);
    expect(problemsWith(refusals("{ notYourTurn: 'AB-2.1', pass: 'XY-2.2' } as const"))).toHaveLength(1);
  });

  test('whose rule is not written out', () => {
    expect(problemsWith(refusals("{ notYourTurn: rule(2), pass: 'XY-2.2' } as const"))).toEqual([
      expect.stringContaining('notYourTurn names no rule'),
    ]);
  });

  test('that is no id at all', () => {
    expect(problemsWith(refusals("{ notYourTurn: 'XY-', pass: 'XY-2.2 or so' } as const"))).toEqual([
      expect.stringContaining('notYourTurn cites XY-'),
      expect.stringContaining('pass cites XY-2.2 or so'),
    ]);
  });

  test('may name a rule for each way to play', () => {
    expect(problemsWith(refusals("{ notYourTurn: ['XY-2.1', 'XY-2.3'], pass: ['XY-2.2'] } as const"))).toEqual([]);
    expect(problemsWith(refusals("{ notYourTurn: ['XY-2.1'] as const, pass: 'XY-2.2' }"))).toEqual([]);
  });

  test.each([
    ["['XY-2.1', 'XY-7.1']", 'cites XY-7.1'],
    ["['XY-2.1', 'XY-2']", 'notYourTurn cites XY-2'],
    ["['AB-2.1', 'XY-2.1']", 'notYourTurn cites AB-2.1'],
    ["['XY-2.1', rule(2)]", 'notYourTurn names no rule'],
    ["[...common, 'XY-2.1']", 'notYourTurn names no rule'],
    ['[]', 'notYourTurn names no rule'],
  ])('whose rules are not all there: %s', (rules, answer) => {
    expect(problemsWith(refusals(`{ notYourTurn: ${rules}, pass: 'XY-2.2' } as const`))).toEqual([
      expect.stringContaining(answer),
    ]);
  });

  test('the table may be checked against a type', () => {
    expect(problemsWith(refusals(`({ ${both} }) as const satisfies Record<string, string>`))).toEqual([]);
  });

  test('the table must be there', () => {
    expect(problemsWith({ 'games/one/rules/refusals.ts': 'export {};\n' })).toEqual([
      expect.stringContaining('games/one/rules/refusals.ts:1 has no table of refusals'),
    ]);
  });
});

describe('two games with one prefix', () => {
  const together: Files = {
    'games/two/package.json': '{}',
    'games/two/RULES.md': '# Another\n## XY-3 Together\n- **XY-3.1** All at once. See XY-2.1.\n',
    'games/two/rules/refusals.ts': "export const REFUSALS = {\n  turn: 'XY-2.1',\n} as const;\n",
    'games/two/test/rules/play.test.ts': "test('XY-3.1 at once', () => { expectRefusal(state, 'turn'); });\n",
    'packages/both/src/rules.ts': '/** XY-2.3, XY-3.1 */\n',
  };

  test('cite the rules of each other, and so does what they share', () => {
    const { games, rules, problems, uncited } = checkRulesCited(build({ ...CLEAN, ...together }));
    expect({ games, rules, problems, uncited }).toEqual({ games: 2, rules: 5, problems: [], uncited: [] });
  });

  test('but no rule that neither has', () => {
    const told = problemsWith({ ...together, 'packages/both/src/rules.ts': '/** XY-7.1 and XY-3.1 */\n' });
    expect(told).toContain(
      'packages/both/src/rules.ts:1 cites XY-7.1: games/one/RULES.md and games/two/RULES.md has no such rule or section.',
    );
  });

  test('and each provokes its own refusals', () => {
    const table = "export const REFUSALS = {\n  pass: 'XY-2.2',\n} as const;\n";
    expect(problemsWith({ ...together, 'games/two/rules/refusals.ts': table })).toEqual([
      expect.stringContaining('games/two/rules/refusals.ts:2 nothing provokes pass'),
    ]);
  });
});

describe('RULES.md', () => {
  test.each([
    ['- **XY-2.2** Again.\n', 'rule XY-2.2 twice'],
    ['## XY-2 Again\n', 'section XY-2 twice'],
    ['- **AB-2.4** Strange.\n', 'AB-2.4 has another prefix'],
  ])('%s', (more, answer) => {
    expect(problemsWith({ 'games/one/RULES.md': RULES + more })).toEqual([expect.stringContaining(answer)]);
  });

  test('a rule stands in its own section', () => {
    const rules = RULES.replace('- **XY-1.1** There is a board.', '').replace(
      '- **XY-2.2**',
      '- **XY-1.1** Here.\n- **XY-2.2**',
    );
    expect(problemsWith({ 'games/one/RULES.md': rules })).toEqual([expect.stringContaining('rule XY-1.1 under XY-2')]);
  });

  test('may not be empty, nor missing', () => {
    expect(problemsWith({ 'games/one/RULES.md': '# Rules\n' })).toEqual([expect.stringContaining('has no rules')]);
    expect(problemsWith({ 'games/two/package.json': '{}' })).toEqual([
      expect.stringContaining('games/two/RULES.md:1 is missing'),
    ]);
  });
});

test('a rule the code does not cite is a warning, not a problem', () => {
  const { problems, uncited } = checkRulesCited(build({ ...CLEAN, 'games/one/rules/play.ts': '// XY-2.1, XY-2.2\n' }));
  expect(problems).toEqual([]);
  expect(uncited).toEqual(['XY-1.1', 'XY-2.3']);
});

test('citations: ids, sections, ranges', () => {
  const ids = (text: string): string[] => citationsIn(text, 'XY').map(({ id }) => id);
  expect(ids('XY-4.3, XY-4 (XY-10.2).')).toEqual(['XY-4.3', 'XY-4', 'XY-10.2']);
  expect(ids('XY-8.3 to 8.5')).toEqual(['XY-8.3', 'XY-8.4', 'XY-8.5']);
  expect(ids('XY-8.3 to XY-8.5')).toEqual(['XY-8.3', 'XY-8.4', 'XY-8.5', 'XY-8.5']);
  expect(ids('XY-8.3 to 1.5 times')).toEqual(['XY-8.3']);
});

test('the ids a name begins with', () => {
  expect(leadingIds('XY-4.3 the cheapest, unlike XY-4.4', 'XY')).toEqual(['XY-4.3']);
  expect(leadingIds('XY-4.3, XY-4.5 and XY-5.1: all', 'XY')).toEqual(['XY-4.3', 'XY-4.5', 'XY-5.1']);
  expect(leadingIds('XY-4.3 to 4.5 in one go', 'XY')).toEqual(['XY-4.3', 'XY-4.4', 'XY-4.5']);
  expect(leadingIds('XY-4 all of it', 'XY')).toEqual([]);
});

test('tests are found however they are written', () => {
  const { tests } = testsIn(
    'a.test.ts',
    `describe.each([1])('outer', () => { describe('inner', () => { it.concurrent('a', f); }); });
test.for([1])('b', f); test.only('c', f); test.runIf(yes)('d', f); test.each\`x\`('e', f); test(name, f);`,
  );
  expect(tests.map(({ names, line }) => `${line} ${names.join(' > ')}`)).toEqual([
    '1 outer > inner > a',
    '2 b',
    '2 c',
    '2 d',
    '2 e',
  ]);
});
