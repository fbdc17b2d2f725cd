/** The game's data, bundled for the picture's contract. */

import type { Action, Facts, News, Scene, View } from '@tarmac/example-game/rules';

export interface Shapes {
  view: View;
  action: Action;
  news: News;
  scene: Scene;
  facts: Facts;
}
