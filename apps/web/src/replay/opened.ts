/** A match file from the reader's own disk, kept in memory while it is looked at. */

/** The `id` of the replay page that shows it; ids of a server are longer. */
export const OPENED = 'opened';

let text: string | null = null;

export function keepOpened(file: string): void {
  text = file;
}

/** Null after the page was loaded anew. */
export function openedFile(): string | null {
  return text;
}
