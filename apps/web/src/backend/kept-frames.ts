/** The newest frame of each eye of this device, from whole views and differences. */

import type { Eye } from '@tarmac/kit';
import { difference, type Frame, patched, type ServerMessage } from '@tarmac/wire/page';

type Sent = Extract<ServerMessage, { readonly kind: 'view' | 'frame' }>;

export interface Kept extends Frame {
  readonly view: unknown;
}

export interface KeptFrames {
  /** The new frame. `gap`: a frame before it is missing, so the whole view is needed; `known`: nothing new. */
  take(sent: Sent): Kept | 'gap' | 'known';
  /** The last frame that every eye has received; null for none. */
  lastOfAll(): number | null;
  forget(): void;
}

export function makeKeptFrames(): KeptFrames {
  const byEye = new Map<Eye, Kept>();

  /**
   * One that is sent again, as with every new connection, says nothing of what happened, only what is beside it now:
   * what has not changed stays the very same, so that nobody loses what they were about to decide.
   */
  function viewed({ kind: _, match: __, ...sent }: Extract<Sent, { readonly kind: 'view' }>): Kept {
    const before = byEye.get(sent.eye);
    if (before?.frame !== sent.frame || difference(before.view, sent.view) !== null) return sent;
    const kept = { ...sent, view: before.view, news: before.news, cause: before.cause };
    return difference(before, kept) === null ? before : kept;
  }

  return {
    take(sent) {
      if (sent.kind === 'view') {
        const kept = viewed(sent);
        if (kept === byEye.get(sent.eye)) return 'known';
        byEye.set(sent.eye, kept);
        return kept;
      }
      const before = byEye.get(sent.eye);
      if (before !== undefined && sent.frame <= before.frame) return 'known';
      if (before === undefined || sent.frame !== before.frame + 1) return 'gap';
      const { kind: _, match: __, patch, ...frame } = sent;
      const kept = { ...frame, view: patch === null ? before.view : patched(before.view, patch) };
      byEye.set(sent.eye, kept);
      return kept;
    },
    lastOfAll() {
      const frames = [...byEye.values()].map(({ frame }) => frame);
      return frames.length === 0 ? null : Math.min(...frames);
    },
    forget: () => byEye.clear(),
  };
}
