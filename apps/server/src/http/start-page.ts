/** The page at `/`: what this is, and who is waiting for others. Plain HTML that needs nothing else. */

import type { Level } from '@tarmac/bots';
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
  /** By level. */
  readonly bots: Readonly<Record<Level, string>>;
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
    bots: { random: 'random bot', trainee: 'trainee', pilot: 'pilot', captain: 'captain' },
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
    bots: { random: 'bot au hasard', trainee: 'élève pilote', pilot: 'pilote', captain: 'commandant de bord' },
    somebody: 'quelqu’un',
    play: 'Pour jouer tout de suite dans le terminal :',
    health: 'État du serveur',
  },
};

export const START_POLICY = pagePolicy("'none'");

export function startPage(language: Language, tables: readonly TableSummary[]): string {
  const words = WORDS[language];
  const list = tables.map((table) => lineOf(table, words)).join('\n');
  return pageOf(
    language,
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
  return bot === null ? words.free : (words.bots[bot as Level] ?? bot);
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character] as string);
}
