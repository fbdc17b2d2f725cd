/** Short sentences that anything may say to the reader: shown below, spoken politely, gone when read. */

export interface Notice {
  readonly id: number;
  readonly text: string;
  readonly wrong: boolean;
  /** Offered beside it; such a notice stays until it is answered or sent away. */
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
  // What is said twice is shown once.
  shown = [...shown.filter((other) => other.text !== text), notice];
  if (notice.action === null) setTimeout(() => unsay(notice.id), SHOWN_MS);
}

export function unsay(id: number): void {
  shown = shown.filter((notice) => notice.id !== id);
}
