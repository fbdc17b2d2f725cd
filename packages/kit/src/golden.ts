/**
 * Golden replays: one whole game as text, a line a step (seat, action, draws, short hash of the state
 * after it), the outcome last. Replaying needs no generator, and the first line that differs names
 * the step at which the rules changed.
 */

import { canonical, shortHash } from './canonical.ts';
import type { Chance, Draw } from './chance/chance.ts';
import { recordingChance } from './chance/recording.ts';
import { replayingChance } from './chance/replaying.ts';
import type { Game, Shapes } from './game.ts';
import { type Choose, randomAct } from './random-act.ts';

/** How to play a recorded game; by default seats that owe a decision choose at random. */
export interface Recording<T extends Shapes> {
  readonly choose?: Choose<T> | undefined;
  /** How many optional acts the game may contain; none by default. */
  readonly optional?: number;
}

/** Plays a game and records it. `note` names data that the config refers to, such as a frozen board and its hash. */
export function recordGolden<T extends Shapes>(
  game: Game<T>,
  seats: number,
  config: T['config'],
  note: string,
  source: Chance,
  { choose, optional = 0 }: Recording<T> = {},
): string {
  const lines = [`${game.id} version ${game.version}, ${seats} seats`, note];
  const dealt = recordingChance(source);
  const state = game.setup(config, seats, dealt);
  lines.push(`deal ${drawText(dealt.draws)}#${shortHash(state)}`);
  let optionalLeft = optional;
  for (;;) {
    const act = randomAct(game, state, seats, optionalLeft > 0, source, choose);
    if (act === null) break;
    if (act.optional) optionalLeft--;
    const { seat, action } = act;
    const refusal = game.check(state, seat, action);
    if (refusal !== null) throw new Error(`${canonical(action)} is refused: ${refusal.code} (${refusal.rule})`);
    const chance = recordingChance(source);
    game.apply(state, seat, action, chance);
    lines.push(`${seat} ${canonical(action)} ${drawText(chance.draws)}#${shortHash(state)}`);
  }
  lines.push(`outcome ${canonical(game.outcome(state))}`);
  return `${lines.join('\n')}\n`;
}

/** Replays the file; throws at the first line where the game now differs. Returns the news and the last state. */
export function replayGolden<T extends Shapes>(
  game: Game<T>,
  seats: number,
  config: T['config'],
  note: string,
  file: string,
): { state: T['state']; news: T['news'][] } {
  const [head, noted, deal, ...rest] = file.trimEnd().split(/\r?\n/);
  const outcome = rest.pop();
  expectLine(1, head, `${game.id} version ${game.version}, ${seats} seats`);
  expectLine(2, noted, note);
  const news: T['news'][] = [];
  const start = parseLine(3, deal, /^(deal) ()(.*)#(\w+)$/);
  const luck = replayingChance(start.draws);
  const state = game.setup(config, seats, luck, news);
  luck.finish();
  expectLine(3, `#${start.hash}`, `#${shortHash(state)}`);
  rest.forEach((line, index) => {
    const number = index + 4;
    const { seat, action: written, draws, hash } = parseLine(number, line, /^(\d+) (\{.*\}) (.*)#(\w+)$/);
    const action = game.parseAction(JSON.parse(written));
    if (!action.ok) throw new Error(`line ${number}: ${action.problem}`);
    const refusal = game.check(state, seat, action.value);
    if (refusal !== null)
      throw new Error(`line ${number}: ${written} is now refused: ${refusal.code} (${refusal.rule})`);
    const chance = replayingChance(draws);
    game.apply(state, seat, action.value, chance, news);
    chance.finish();
    expectLine(number, `#${hash}`, `#${shortHash(state)}`);
  });
  expectLine(rest.length + 4, outcome, `outcome ${canonical(game.outcome(state))}`);
  return { state, news };
}

function expectLine(number: number, written: string | undefined, now: string): void {
  if (written !== now)
    throw new Error(`line ${number}: the file says ${written ?? 'nothing'}, the game now says ${now}`);
}

function drawText(draws: readonly Draw[]): string {
  return draws.map(([value, bound]) => `${value}/${bound} `).join('');
}

function parseLine(number: number, line: string | undefined, form: RegExp) {
  const found = form.exec(line ?? '');
  if (found === null) throw new Error(`line ${number}: not a line of a golden replay`);
  const [, seat, action, draws, hash] = found as unknown as [string, string, string, string, string];
  return {
    seat: Number(seat),
    action,
    draws: draws
      .split(' ')
      .filter((draw) => draw !== '')
      .map((draw): Draw => {
        const [value, bound] = draw.split('/');
        return [Number(value), Number(bound)];
      }),
    hash,
  };
}
