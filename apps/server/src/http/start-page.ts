/** The page at `/`: what this is, and who is waiting for others. Plain HTML that needs nothing else. */

import type { SeatInfo, TableSummary } from '@tarmac/wire';
import { titleOf } from '../game-title.ts';
import type { Language } from '../language.ts';
import { pageOf, pagePolicy } from './small-page.ts';

interface Words {
  readonly what: string;
  readonly running: string;
  readonly tables: string;
  readonly none: string;
  readonly states: Readonly<Record<TableSummary['state'], string>>;
  readonly free: string;
  readonly somebody: string;
  readonly play: string;
  readonly health: string;
}

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    what: 'The great airline board games: alone, around one device, live or by correspondence.',
    running: 'This server is running.',
    tables: 'Public tables',
    none: 'There is none at the moment.',
    states: { open: 'waiting for players', running: 'being played', over: 'over', frozen: 'stopped' },
    free: 'free seat',
    somebody: 'somebody',
    play: 'To play in the terminal right now:',
    health: 'State of the server',
  },
  fr: {
    what: 'Les grands jeux de lignes aériennes : en solo, autour d’un appareil, en direct ou par correspondance.',
    running: 'Ce serveur fonctionne.',
    tables: 'Tables publiques',
    none: 'Il n’y en a pas pour le moment.',
    states: { open: 'attend des joueurs', running: 'en cours', over: 'terminée', frozen: 'arrêtée' },
    free: 'place libre',
    somebody: 'quelqu’un',
    play: 'Pour jouer tout de suite dans le terminal :',
    health: 'État du serveur',
  },
};

const STYLE = `
:root{color-scheme:light dark;--ground:#f6f7f9;--card:#fff;--ink:#17202a;--soft:#5b6875;--line:#dde2e8;--link:#1f5fbf}
@media(prefers-color-scheme:dark){:root{--ground:#11161c;--card:#1a2129;--ink:#e8edf2;--soft:#9aa7b4;--line:#2d3742;--link:#79aef5}}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:1rem/1.5 system-ui,sans-serif}
main{max-width:40rem;margin:0 auto;padding:2rem 1rem 3rem}
h1{font-size:2rem;line-height:1.1;margin:0 0 .5rem}
h2{font-size:1.1rem;margin:0 0 .5rem}
p{margin:0 0 .75rem}
section{background:var(--card);border:1px solid var(--line);border-radius:.75rem;padding:1rem;margin:1.25rem 0}
ul{list-style:none;margin:0;padding:0}
li{padding:.6rem 0;border-top:1px solid var(--line);overflow-wrap:anywhere}
li:first-child{border-top:0}
small,.soft{color:var(--soft)}
code{display:block;overflow-x:auto;padding:.6rem .75rem;border:1px solid var(--line);border-radius:.5rem;font-size:.95rem}
a{color:var(--link)}
`;

export const START_POLICY = pagePolicy(STYLE, "'none'");

export function startPage(language: Language, tables: readonly TableSummary[]): string {
  const words = WORDS[language];
  const list = tables.map((table) => lineOf(table, words)).join('\n');
  return pageOf(
    language,
    STYLE,
    `<p>${words.what}</p>
<p class="soft">${words.running}</p>
<section>
<h2>${words.tables}</h2>
${list === '' ? `<p class="soft">${words.none}</p>` : `<ul>\n${list}\n</ul>`}
</section>
<p>${words.play}</p>
<p><code>npm run -s arena -- play</code></p>
<p><a href="/healthz">${words.health}</a></p>`,
  );
}

function lineOf({ game, state, seats }: TableSummary, words: Words): string {
  const who = seats.map((seat) => seatName(seat, words)).join(', ');
  return `<li><strong>${escapeHtml(titleOf(game))}</strong> – ${words.states[state]}<br><small>${escapeHtml(who)}</small></li>`;
}

function seatName({ person, bot }: SeatInfo, words: Words): string {
  if (person !== null) return person.name ?? words.somebody;
  return bot ?? words.free;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character] as string);
}
