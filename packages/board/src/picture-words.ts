/** Makes a picture's words from the functions and tables that the texts of every game have. */

import type { Refusal, Seat } from '@tarmac/kit';
import type { Named } from './livery/named.ts';
import type { Advice, Language, OptionWords, PictureShapes, PictureWords } from './picture.ts';

type Table<Value> = Readonly<Record<string, Value>>;

/** `Names` are those at one table; `Explained` is the bot's explanation of one candidate. */
interface GameTexts<T extends PictureShapes, Names, Explained> {
  namesOf(language: Language, scene: T['scene'], seats: readonly string[]): Names;
  describeNews(language: Language, news: T['news'], names: Names): string;
  describeRefusal(language: Language, refusal: Refusal, names: Names): string;
  describeAction(language: Language, action: T['action'], names: Names): string;
  /** What the table waits for, for the reader or about the seats to act. */
  describeFrame(language: Language, view: T['view'], who: 'you' | readonly Seat[], names: Names): string;
  /** For a game with a bot that explains. */
  describeExplained?(language: Language, explained: Explained, names: Names): Advice;
  readonly sectionIds: readonly string[];
  /** Each begins with the id of its section and a dot. */
  readonly ruleIds: readonly string[];
  readonly texts: Readonly<
    Record<
      Language,
      { readonly sections: Table<string>; readonly rulebook: Table<string>; readonly options: Table<OptionWords> }
    >
  >;
  /** For a game whose sentences name airlines. */
  chips?(language: Language, scene: T['scene']): readonly Named[];
  /** For a game whose sources do not print everything. */
  readonly reconstructed?: Readonly<Record<Language, string>>;
}

export function makePictureWords<T extends PictureShapes, Names, Explained>(
  game: GameTexts<T, Names, Explained>,
): PictureWords<T> {
  const { namesOf, sectionIds, ruleIds, texts } = game;
  return {
    news: (language, scene, seats, news) => game.describeNews(language, news, namesOf(language, scene, seats)),
    refusal: (language, scene, seats, refusal) =>
      game.describeRefusal(language, refusal, namesOf(language, scene, seats)),
    action: (language, scene, seats, action) => game.describeAction(language, action, namesOf(language, scene, seats)),
    status: (language, scene, seats, { view, awaited }, you) =>
      game.describeFrame(language, view, you === null ? awaited : 'you', namesOf(language, scene, seats)),
    advice: (language, scene, seats, explained) =>
      game.describeExplained?.(language, explained as Explained, namesOf(language, scene, seats)) ?? {
        figures: '',
        sentence: '',
      },
    rulebook(language) {
      const { sections, rulebook } = texts[language];
      return sectionIds.map((id) => ({
        id,
        title: sections[id] ?? id,
        rules: ruleIds
          .filter((rule) => rule.startsWith(`${id}.`))
          .map((rule) => ({ id: rule, text: rulebook[rule] ?? rule })),
      }));
    },
    options: (language) => texts[language].options,
    chips: (language, scene) => game.chips?.(language, scene) ?? [],
    reconstructed: (language) => game.reconstructed?.[language] ?? '',
  };
}
