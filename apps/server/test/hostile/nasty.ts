/** What is sent to break parsers, queries, paths and memories, in the place of every value there is. */

export const NASTY: readonly unknown[] = [
  "' or 1=1 --",
  "'); drop table people; --",
  '"; delete from log where 1=1; --',
  '$1 :name ? @p',
  '../../../../etc/passwd',
  '..%2f..%2fetc%2fpasswd',
  '/etc/passwd',
  'C:\\windows\\system.ini',
  'file:///etc/passwd',
  'http://127.0.0.1:1/',
  'javascript:alert(1)',
  '<script>alert(1)</script>',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression for template engines that should not be there
  '${7*7} {{7*7}} #{7*7} %n%s',
  'a\u0000b',
  '\u0000',
  '\r\nSet-Cookie: tarmac=evil',
  '\u202egnp.exe',
  '\ufeff\u200b',
  '\ud800',
  '\uffff\ufffe',
  'Z\u0351\u036d'.repeat(200),
  '👩‍👩‍👧‍👦',
  'ﷺ'.repeat(18),
  'x'.repeat(15_000),
  '',
  ' ',
  '-1',
  'NaN',
  '__proto__',
  'constructor',
  -1,
  0.5,
  1e21,
  1e308,
  2 ** 53,
  -0,
  true,
  null,
  [],
  {},
  [[]],
  ['constructor'],
  { __proto__: { admin: true } },
  JSON.parse('{"__proto__": {"admin": true}, "constructor": {"prototype": {"admin": true}}}'),
  { toString: null, valueOf: null, toJSON: 1 },
  { length: 1e9 },
  { $ne: null },
];

type Tree = Readonly<Record<string, unknown>>;

/** Every way to have one place of it replaced by something nasty, left out, or joined by something nobody asked for. */
export function* spoiled(value: unknown): Generator<unknown> {
  if (!isTree(value)) {
    yield* NASTY;
    return;
  }
  for (const key of Object.keys(value)) {
    for (const inside of spoiled(value[key])) yield { ...value, [key]: inside };
    const { [key]: _, ...rest } = value;
    yield rest;
  }
  yield { ...value, admin: true };
  yield JSON.parse(`{"__proto__": {"x": 1}, ${JSON.stringify(value).slice(1)}`.replace(', }', '}'));
  yield* NASTY;
}

function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Texts that are no JSON, or JSON that no library of ours would write. */
export const BROKEN_TEXTS: readonly string[] = [
  '',
  ' ',
  '{',
  '}',
  'null',
  'undefined',
  'NaN',
  '{"kind":NaN}',
  '{"kind":"watch","match":1e999}',
  "{'kind':'hello'}",
  '{"kind":"hello","protocol":1,}',
  '{"kind":"hello"}{"kind":"hello"}',
  '\u0000\u0000\u0000\u0000',
  '"hello"',
  '[{"kind":"hello","protocol":1}]',
  '['.repeat(16_000),
  '['.repeat(8000) + ']'.repeat(8000),
  `${'{"a":'.repeat(2600)}1${'}'.repeat(2600)}`,
  `{"kind":"hello","protocol":${'9'.repeat(10_000)}}`,
];
