/** The state of both games' tables beside that of every table. */

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

/** A game's definition of choices, and its words. */
interface Given<T extends PictureShapes, Draft extends AnyDraft, Effect, Text, Words, Names>
  extends Omit<Choosing<T, Draft, Effect>, 'actionsOf'> {
  /** The action of a draft; null while it is incomplete. */
  actionOf(draft: Draft): T['action'] | null;
  readonly texts: Readonly<Record<Language, Text>>;
  readonly words: Readonly<Record<Language, Words>>;
  namesOf(language: Language, scene: T['scene'], seats: readonly string[]): Names;
  describeRefusal(language: Language, refusal: Refusal, names: Names): string;
}

/** Called once, by the table; `read` returns its current props. */
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
    /** The reader's seat; null for a watcher. */
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
    /** A small screen: a phone. */
    get small() {
      return small;
    },
    /** Higher than wide. */
    get upright() {
      return upright;
    },
    /** The preview of a choice that can be confirmed. */
    get preview(): Preview<T> | null {
      return table.verdict.kind === 'allowed' && table.decided !== null ? table.verdict.preview : null;
    },
    /** Chooses an action without confirming it; null clears the choice. */
    choose(action: T['action'] | null): void {
      table.draft = action === null ? given.blank(table.draft) : given.draftOf(action, table.draft);
    },
    /** A refusal in words, without the rule's number. */
    describe(refusal: Refusal): string {
      return given.describeRefusal(table.language, refusal, names);
    },
  });
}

/** The reader's seat; null for a watcher. */
export function readerOf<T extends PictureShapes>({ shown }: PictureProps<T>): Seat | null {
  return typeof shown.eye === 'number' ? shown.eye : null;
}
