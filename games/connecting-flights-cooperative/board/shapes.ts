/** The types of the game for the picture's contract. */

import type { Action, Facts, News, Scene, View } from '@tarmac/connecting-flights-cooperative/rules';

export interface Shapes {
  view: View;
  action: Action;
  news: News;
  scene: Scene;
  facts: Facts;
}
