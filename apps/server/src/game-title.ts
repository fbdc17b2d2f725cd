/** The name of a game where the server has to write one: its id in words, since the games' own texts come with the web app. */

export function titleOf(game: string): string {
  return game
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}
