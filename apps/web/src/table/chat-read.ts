/** How far the reader has read the chat of each table, kept in this browser. */

const KEPT = 'tarmac.chat-read';
const MOST_TABLES = 50;

type Read = readonly (readonly [table: string, at: number])[];

/** When the last line that was read was said; 0 for none. */
export function readUntil(table: string): number {
  return kept().find(([id]) => id === table)?.[1] ?? 0;
}

export function keepRead(table: string, at: number): void {
  const read = [[table, at] as const, ...kept().filter(([id]) => id !== table)].slice(0, MOST_TABLES);
  try {
    localStorage.setItem(KEPT, JSON.stringify(read));
  } catch {
    // It counts as unread on the next visit.
  }
}

function kept(): Read {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '[]');
    return Array.isArray(found) ? found.filter(isRead) : [];
  } catch {
    return [];
  }
}

function isRead(entry: unknown): entry is Read[number] {
  return Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number';
}
