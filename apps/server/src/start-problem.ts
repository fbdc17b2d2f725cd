/** A problem that the operator can solve, as one line; not a bug. */

export class StartProblem extends Error {
  override readonly name = 'StartProblem';
}

/** Errors while opening a module are for the operator. */
export async function orStartProblem<T>(opening: Promise<T>): Promise<T> {
  try {
    return await opening;
  } catch (error) {
    throw new StartProblem(error instanceof Error ? error.message : String(error), { cause: error });
  }
}
