/** The bot levels, the easiest first. */

export const LEVELS = ['trainee', 'pilot', 'captain'] as const;
export type Level = (typeof LEVELS)[number];

export function isLevel(text: unknown): text is Level {
  return LEVELS.some((level) => level === text);
}
