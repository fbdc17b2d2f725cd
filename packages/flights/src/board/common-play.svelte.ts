/** What both games' tables have beside what every table has. */

import {
  type AnyDraft,
  type Language,
  type makeRoom,
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
  room: ReturnType<typeof makeRoom>,
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
  const upright = $derived(room.width <= 620 || room.width < room.height);
  const small = $derived(room.width <= 620 || room.height <= 480);

  return withOwn(table, {
    get past() {
      return read().past;
    },
    get me() {
      return readerOf(read());
    },
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
    get small() {
      return small;
    },
    get upright() {
      return upright;
    },
    get preview(): Preview<T> | null {
      return table.verdict.kind === 'allowed' && table.decided !== null ? table.verdict.preview : null;
    },
    choose(action: T['action'] | null): void {
      table.draft = action === null ? given.blank() : given.draftOf(action);
    },
    describe(refusal: Refusal): string {
      return given.describeRefusal(table.language, refusal, names);
    },
  });
}

/** The seat whose eyes look; null for somebody who watches. */
export function readerOf<T extends PictureShapes>({ shown }: PictureProps<T>): Seat | null {
  return typeof shown.eye === 'number' ? shown.eye : null;
}
