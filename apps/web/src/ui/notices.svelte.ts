/** Short messages to the reader: visible, announced politely, and then removed. */

export interface Notice {
  readonly id: number;
  readonly text: string;
  readonly wrong: boolean;
  /** Such a notice stays until it is answered or dismissed. */
  readonly action: { readonly label: string; readonly run: () => void } | null;
}

/** Long enough to read it twice. */
const SHOWN_MS = 6_000;

let shown = $state.raw<readonly Notice[]>([]);
let made = 0;

export const notices = {
  get shown(): readonly Notice[] {
    return shown;
  },
};

export function say(text: string, more: { readonly wrong?: boolean; readonly action?: Notice['action'] } = {}): void {
  const notice: Notice = { id: ++made, text, wrong: more.wrong ?? false, action: more.action ?? null };
  // A repeated message is shown once.
  shown = [...shown.filter((other) => other.text !== text), notice];
  if (notice.action === null) setTimeout(() => unsay(notice.id), SHOWN_MS);
}

export function unsay(id: number): void {
  shown = shown.filter((notice) => notice.id !== id);
}
