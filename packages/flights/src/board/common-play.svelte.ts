/** What both games' tables have beside what every table has. */

import {
  type AnyDraft,
  type Language,
  type makeArea,
  makeTablePlay,
  type PictureProps,
  type PictureShapes,
  type Preview,
  withOwn,
} from '@tarmac/board';
import type { Refusal, Seat } from '@tarmac/kit';

type Choosing<T extends PictureShapes, Draft extends AnyDraft, Effect> = Parameters<
  typeof makeTablePlay<T, Draft, Effect, never>
>[1];

/** How the game puts a choice together, and what it has to say. */
interface Given<T extends PictureShapes, Draft extends AnyDraft, Effect, Text, Words, Names>
  extends Omit<Choosing<T, Draft, Effect>, 'actionsOf'> {
  /** What a draft comes to; null while something is missing. */
  actionOf(draft: Draft): T['action'] | null;
  readonly texts: Readonly<Record<Language, Text>>;
  readonly words: Readonly<Record<Language, Words>>;
  namesOf(language: Language, scene: T['scene'], seats: readonly string[]): Names;
  describeRefusal(language: Language, refusal: Refusal, names: Names): string;
}

/** Called once, by the table; `read` gives its props as they are now. */
export function makeCommonPlay<T extends PictureShapes, Draft extends AnyDraft, Effect, Looked, Text, Words, Names>(
  read: () => PictureProps<T>,
  area: ReturnType<typeof makeArea>,
  given: Given<T, Draft, Effect, Text, Words, Names>,
) {
  const table = makeTablePlay<T, Draft, Effect, Looked>(read, {
    ...given,
    actionsOf(draft) {
      const action = given.actionOf(draft);
      return action === null ? [] : [action];
    },
  });
  const names = $derived(given.namesOf(table.language, table.scene, table.seatNames));
  const upright = $derived(area.width <= 620 || area.width < area.height);
  const small = $derived(area.width <= 620 || area.height <= 480);

  return withOwn(table, {
    /** All moments of this eye so far, oldest first. */
    get past() {
      return read().past;
    },
    /** The seat whose eyes look; null for somebody who watches. */
    get me() {
      return readerOf(read());
    },
    /** The table waits for this reader. */
    get owed() {
      return read().decision?.owed === true;
    },
    get text() {
      return given.texts[table.language];
    },
    get words() {
      return given.words[table.language];
    },
    get names() {
      return names;
    },
    /** The room is little: a phone. */
    get small() {
      return small;
    },
    /** Higher than wide. */
    get upright() {
      return upright;
    },
    /** What would come of the choice, where it is one that can be confirmed. */
    get preview(): Preview<T> | null {
      return table.verdict.kind === 'allowed' && table.decided !== null ? table.verdict.preview : null;
    },
    /** Chooses an action, to be confirmed; null chooses nothing. */
    choose(action: T['action'] | null): void {
      table.draft = action === null ? given.blank(table.draft) : given.draftOf(action);
    },
    /** Why not, in words, without the rule's number. */
    describe(refusal: Refusal): string {
      return given.describeRefusal(table.language, refusal, names);
    },
  });
}

/** The seat whose eyes look; null for somebody who watches. */
export function readerOf<T extends PictureShapes>({ shown }: PictureProps<T>): Seat | null {
  return typeof shown.eye === 'number' ? shown.eye : null;
}
