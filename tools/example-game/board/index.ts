/** Example Game as a picture: a view in, an action out. */

import { makePictureWords, type Picture } from '@tarmac/board';
import type { News } from '@tarmac/example-game/rules';
import { RULE_IDS, SECTION_IDS, TEXTS, type Text } from '@tarmac/example-game/text';
import type { Shapes } from './shapes.ts';
import Table from './Table.svelte';

type Names = readonly string[];

function lineOf({ news: lines }: Text, news: News, names: Names): string {
  if (news.kind === 'end') return lines.end(news.scores.map((score, seat) => `${names[seat]} ${score}`).join(', '));
  return lines[news.kind](`${names[news.seat]}`);
}

function statusOf({ yourTurn, over, turnOf }: Text, who: 'you' | readonly number[], names: Names): string {
  if (who === 'you') return yourTurn;
  return who[0] === undefined ? `${over}.` : `${turnOf(`${names[who[0]]}`)}.`;
}

const words = makePictureWords<Shapes, Names, never>({
  namesOf: (_language, _scene, seats) => seats,
  describeNews: (language, news, names) => lineOf(TEXTS[language], news, names),
  describeRefusal: (language, { code }) => TEXTS[language].refusals[code as keyof Text['refusals']],
  describeAction: (language, { type }) => TEXTS[language].actions[type].name,
  describeFrame: (language, _view, who, names) => statusOf(TEXTS[language], who, names),
  sectionIds: SECTION_IDS,
  ruleIds: RULE_IDS,
  texts: TEXTS,
});

export const picture: Picture<Shapes> = { Table, words };
