/** A match file from the reader's disk, kept in memory while it is shown. */

/** The `id` of the replay page that shows it; ids of a server are longer. */
export const OPENED = 'opened';

let text: string | null = null;

export function keepOpened(file: string): void {
  text = file;
}

/** Null after a reload. */
export function openedFile(): string | null {
  return text;
}
