/** What a notice says, in the languages people choose from. */

import type { Language } from '@tarmac/kit/words';

/** A match that waits for somebody. */
export interface Waiting {
  readonly match: string;
  readonly game: string;
  readonly deadline: number | null;
}

export interface Notice {
  /** One line. */
  readonly headline: string;
  /** The headline, and each match with its address. */
  readonly text: string;
  readonly matches: readonly { readonly url: string }[];
}

interface Words {
  headline(matches: number): string;
  until(time: string): string;
  more(matches: number): string;
  /** What a mail ends with. */
  unsubscribe(link: string): string;
}

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    headline: (matches) => (matches === 1 ? 'It is your turn' : `It is your turn in ${matches} matches`),
    until: (time) => `until ${time} UTC`,
    more: (matches) => `and ${matches} more`,
    unsubscribe: (link) => `No more e-mails when it is your turn:\n${link}`,
  },
  fr: {
    headline: (matches) => (matches === 1 ? 'C’est à vous de jouer' : `C’est à vous de jouer dans ${matches} parties`),
    until: (time) => `jusqu’au ${time} UTC`,
    more: (matches) => `et ${matches} de plus`,
    unsubscribe: (link) => `Ne plus recevoir d’e-mails quand c’est à vous de jouer :\n${link}`,
  },
};

/** A web push has room for 4,000 bytes. */
const MOST_LISTED = 10;

/** `address` is that of this server. */
export function noticeOf(waiting: readonly Waiting[], language: Language, address: string): Notice {
  const words = WORDS[language];
  const headline = words.headline(waiting.length);
  const listed = waiting.slice(0, MOST_LISTED).map((one) => ({ ...one, url: `${address}/matches/${one.match}` }));
  const lines = listed.map(({ game, deadline, url }) => {
    const until = deadline === null ? [] : [words.until(timeOf(deadline))];
    return `${[titleOf(game), ...until].join(', ')}\n${url}`;
  });
  const rest = waiting.length - listed.length;
  const text = [`${headline}.`, ...lines, ...(rest === 0 ? [] : [words.more(rest)])].join('\n\n');
  return { headline, text, matches: listed.map(({ url }) => ({ url })) };
}

export function mailText({ text }: Notice, language: Language, unsubscribe: string): string {
  return `${text}\n\n-- \n${WORDS[language].unsubscribe(unsubscribe)}\n`;
}

/** The same in every language, and on every version of Node. */
function timeOf(at: number): string {
  return new Date(at).toISOString().slice(0, 16).replace('T', ' ');
}

/** The id of a game in words: its own texts come with the web app. */
function titleOf(game: string): string {
  return game
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}
