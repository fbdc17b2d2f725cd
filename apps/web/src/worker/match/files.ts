/** A match of this browser as a file: whole once it is over, before that what the people at this device may all know. */

import type { Manifest } from '@tarmac/bots';
import { type Eye, exportMatch, fromHex } from '@tarmac/kit';
import { eyesOf } from '@tarmac/match';
import type { KeptMatch, Log } from '../store.ts';
import { viewFileOf } from './moments.ts';
import { seatsOfPeople } from './table.ts';

export interface MatchText {
  readonly name: string;
  readonly text: string;
}

export function fileOf(known: Manifest, match: KeptMatch, log: Log): MatchText {
  const [day] = new Date(match.createdAt).toISOString().split('T');
  const file =
    match.state === 'over'
      ? exportMatch(known.game, log, fromHex(match.secret))
      : viewFileOf(known, log, eyeOfDevice(match));
  return { name: `${match.game}-${day}.json`, text: JSON.stringify(file) };
}

/** Of several people each has a hand of their own: the file shows none. */
function eyeOfDevice({ seats }: KeptMatch): Eye {
  const [only, ...others] = seatsOfPeople(seats);
  return only === undefined || others.length > 0 ? 'watcher' : only;
}

/** While it is played only through the eyes of the people here, and what everybody sees. */
export function mayBeSeen({ seats, state }: KeptMatch, eye: Eye): boolean {
  if (!eyesOf(seats.length).includes(eye)) return false;
  return state === 'over' || eye === 'watcher' || seatsOfPeople(seats).includes(eye);
}
