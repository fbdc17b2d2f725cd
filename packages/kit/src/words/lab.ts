/** What a game calls the things that the balance lab counts. */

export interface LabWords {
  /** By the id of a group: numbers taken in each game, and what seats may have had. */
  readonly measures: Readonly<Record<string, LabGroupWords>>;
  readonly strengths: Readonly<Record<string, LabGroupWords>>;
  /** Who is taken to have led before the end: the chart of how often that seat won. Null where the game does not say. */
  readonly leader: LabGroupWords | null;
  /** The title of the length in what the game calls a round; null where it has none, or always as many. */
  readonly rounds: string | null;
  /** The name of an item of a group; an id it does not know stands for itself. */
  item(group: string, id: string): string;
}

export interface LabGroupWords {
  readonly title: string;
  /** A sentence that says what is counted. */
  readonly lead: string;
}
