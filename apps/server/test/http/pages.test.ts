import { createHash } from 'node:crypto';
import type { SeatInfo, TableSummary } from '@tarmac/wire';
import { describe, expect, test } from 'vitest';
import { pageRoutes } from '../../src/http/pages.ts';
import { appFor, partsFor } from './app-parts.ts';

const seat = (name: string | null): SeatInfo => ({
  person: { id: 'abcdefghijklmnop', name },
  bot: null,
  ready: true,
  state: 'playing',
});
const free: SeatInfo = { person: null, bot: null, ready: false, state: 'playing' };
const bot: SeatInfo = { person: null, bot: 'pilot', ready: true, state: 'playing' };

const table = (seats: readonly SeatInfo[], state: TableSummary['state'] = 'open'): TableSummary => ({
  id: 'abcdefghijklmnop',
  game: 'airlines-europe',
  state,
  clock: { kind: 'live', bank: 900, increment: 30 },
  seats,
  createdAt: 0,
});

async function page(tables: readonly TableSummary[] = [], language = 'en') {
  const app = await appFor(partsFor());
  pageRoutes(app, async () => tables);
  return app.inject({ url: '/', headers: { 'accept-language': language } });
}

describe('the start page', () => {
  test.each([
    ['en', 'en'],
    ['fr', 'fr'],
    ['fr-CH, fr;q=0.9, en;q=0.8', 'fr'],
    ['en;q=0.5, fr;q=0.7', 'fr'],
    ['de, fr;q=0.3, en;q=0.4', 'en'],
    ['frisian, en-GB', 'en'],
    ['*', 'en'],
    ['', 'en'],
    [';;q=x,,fr;q=', 'en'],
  ])('for %j is in %s', async (asked, given) => {
    const { headers, body } = await page([], asked);
    expect(body).toContain(`<html lang="${given}">`);
    expect(headers['content-language']).toBe(given);
  });

  test('says how to play now, in both languages', async () => {
    for (const language of ['en', 'fr']) {
      const { body } = await page([], language);
      expect(body).toContain('<code>npm run -s arena -- play</code>');
      expect(body).toContain('href="/healthz"');
    }
    expect((await page([], 'fr')).body).toContain('Ce serveur fonctionne.');
  });

  test('lists public tables with who sits there and how they stand', async () => {
    const { body } = await page([table([seat('Ann'), free, bot]), table([seat(null)], 'running')]);
    expect(body).toContain(
      '<strong>Airlines Europe</strong> – waiting for players<br><small>Ann, free seat, pilot</small>',
    );
    expect(body).toContain('being played<br><small>somebody</small>');
    const french = await page([table([seat('Ann'), free, bot])], 'fr');
    expect(french.body).toContain('<small>Ann, place libre, pilote</small>');
  });

  test('shows what people call themselves as text, whatever it looks like', async () => {
    const { body } = await page([table([seat('<script>x</script>'), seat('" onload="x'), seat('&lt;')])]);
    expect(body).not.toContain('<script');
    expect(body).toContain('&lt;script&gt;x&lt;/script&gt;, &quot; onload=&quot;x, &amp;lt;');
  });

  test('may show its own style and nothing else', async () => {
    const { headers, body } = await page();
    const style = /<style>([\s\S]*)<\/style>/.exec(body)?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    expect(headers['content-security-policy']).toBe(
      `default-src 'none';style-src 'sha256-${hash}';base-uri 'none';form-action 'none';frame-ancestors 'none'`,
    );
  });
});
