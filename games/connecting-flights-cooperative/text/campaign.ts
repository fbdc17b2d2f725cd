/** CF-7 what the page of the campaign says besides the scenarios themselves, in every language. */

import type { ScenarioId } from '@tarmac/connecting-flights-cooperative/rules';
import type { Language } from '@tarmac/flights/text';
import { EN_DIFFICULTIES, EN_SCENARIOS } from './en-scenarios.ts';
import { FR_DIFFICULTIES, FR_SCENARIOS } from './fr-scenarios.ts';
import type { Text } from './words.ts';

type Played = Exclude<ScenarioId, 'none'>;

interface Page {
  readonly title: string;
  readonly intro: string;
  readonly stars: string;
  readonly spare: string;
  readonly special: Readonly<Record<Played, string>>;
}

const EN: Page = {
  title: 'Six flights into trouble',
  intro:
    'New routes, full planes, the Games, thirsty engines, a volcano, the day after tomorrow: bring every traveller home six times, the easiest scenario first.',
  stars: 'A victory on easy is one star, on medium two, on hard three. The best one counts.',
  spare:
    'The game is won as soon as no pawn is left on the board, in round 10 at the latest (CF-6.6). Who wins earlier keeps rounds to spare.',
  special: {
    'creating-demand': 'Invite more travellers, for coins',
    'low-cost': 'Full planes pay, empty seats cost',
    'olympic-games': 'Five travellers at once in Athens',
    'good-old-days': 'Small trucks, cheap fuel',
    volcano: 'Europe is closed for four rounds',
    future: 'Idle coins shrink, carbon costs',
  },
};

const FR: Page = {
  title: 'Six vols agités',
  intro:
    'De nouvelles lignes, des avions pleins, les Jeux, des moteurs assoiffés, un volcan, après-demain : ramenez chaque voyageur chez lui, six fois, du scénario le plus facile au plus difficile.',
  stars: 'Une victoire en facile vaut une étoile, en moyen deux, en difficile trois. La meilleure compte.',
  spare:
    'La partie est gagnée dès qu’il ne reste plus de pion sur le plateau, au tour 10 au plus tard (CF-6.6). Qui gagne plus tôt garde des tours d’avance.',
  special: {
    'creating-demand': 'Attirer d’autres voyageurs, contre des pièces',
    'low-cost': 'L’avion plein rapporte, la place vide coûte',
    'olympic-games': 'Cinq voyageurs d’un coup à Athènes',
    'good-old-days': 'Petits camions, carburant bon marché',
    volcano: 'L’Europe est fermée pendant quatre tours',
    future: 'L’argent qui dort fond, le carbone coûte',
  },
};

function wordsOf({ special, ...page }: Page, scenarios: Text['scenarios'], difficulties: Text['difficulties']) {
  const told = Object.entries(special) as [Played, string][];
  const briefings = told.map(([id, few]) => [id, { ...scenarios[id], special: few }] as const);
  return { ...page, scenarios: Object.fromEntries(briefings), difficulties };
}

export const CAMPAIGN_WORDS: Readonly<Record<Language, ReturnType<typeof wordsOf>>> = {
  en: wordsOf(EN, EN_SCENARIOS, EN_DIFFICULTIES),
  fr: wordsOf(FR, FR_SCENARIOS, FR_DIFFICULTIES),
};
