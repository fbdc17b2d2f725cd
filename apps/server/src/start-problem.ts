/** Why a command could not do its work, for whoever typed it: one line, and no bug of ours. */

export class StartProblem extends Error {
  override readonly name = 'StartProblem';
}

/** What a room throws while it opens is meant for the person at the keyboard. */
export async function orStartProblem<T>(opening: Promise<T>): Promise<T> {
  try {
    return await opening;
  } catch (error) {
    throw new StartProblem(error instanceof Error ? error.message : String(error), { cause: error });
  }
}
