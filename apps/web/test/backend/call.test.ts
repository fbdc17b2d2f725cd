import { afterEach, describe, expect, test, vi } from 'vitest';
import { call, callText } from '../../src/api/call.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

function answering(status: number, body: string | null) {
  const asked: { path: string; init: RequestInit }[] = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    asked.push({ path, init });
    return new Response(body, { status });
  });
  return asked;
}

describe('a question over HTTP', () => {
  test('goes out as JSON, and comes back as a value', async () => {
    const asked = answering(201, '{"id":"x"}');
    expect(await call('POST', '/api/tables', { game: 'g' })).toEqual({ ok: true, value: { id: 'x' } });
    expect(asked[0]).toMatchObject({
      path: '/api/tables',
      init: { method: 'POST', body: '{"game":"g"}', headers: { 'content-type': 'application/json' } },
    });
  });

  test('without a body says nothing of its type', async () => {
    const asked = answering(204, null);
    expect(await call('DELETE', '/api/me')).toEqual({ ok: true, value: undefined });
    expect(asked[0]?.init).not.toHaveProperty('headers');
  });

  test.each([
    [409, '{"problem":"seat-taken"}', { ok: false, problem: 'seat-taken' }],
    [400, '{"problem":"wrong-option","detail":"seats"}', { ok: false, problem: 'wrong-option', detail: 'seats' }],
    [409, '{"problem":"something-new"}', { ok: false, problem: 'other-version' }],
    [409, '{"problem":"toString"}', { ok: false, problem: 'other-version' }],
    [502, '<html>Bad gateway</html>', { ok: false, problem: 'unavailable', detail: 'HTTP 502' }],
    [404, '<html>Nothing</html>', { ok: false, problem: 'broken', detail: 'HTTP 404' }],
    [200, '<html>A hotel’s login page</html>', { ok: false, problem: 'broken' }],
  ])('answered with %i %s is a problem with a name', async (status, body, answer) => {
    answering(status, body);
    expect(await call('GET', '/api/me')).toEqual(answer);
  });

  test('that nobody answers is one too, and nothing is thrown', async () => {
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('Failed to fetch');
    });
    expect(await callText('GET', '/api/me')).toEqual({ ok: false, problem: 'offline' });
  });

  test('may be for a text that is kept as it came', async () => {
    answering(200, '{ "as":  "it is" }');
    expect(await callText('GET', '/api/matches/m/export')).toEqual({ ok: true, value: '{ "as":  "it is" }' });
  });
});
