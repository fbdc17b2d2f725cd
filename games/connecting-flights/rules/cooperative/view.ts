/** CF-9.4: every eye sees and hears everything, for no state holds the order of a shuffled deck. */

import type { Eye } from '@tarmac/kit';
import { clone } from './clone.ts';
import type { News } from './news.ts';
import type { State } from './state.ts';
import type { View } from './view-types.ts';

/** A copy is made field by field, so that nothing comes to an eye but what a state has. */
export function view(state: State, eye: Eye): View {
  return { eye, ...clone(state) };
}

export function tell(news: News): News {
  return news;
}
