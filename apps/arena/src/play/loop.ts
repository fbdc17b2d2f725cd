/** The conversation: shows the player's view, reads a decision, lets the others decide, until the end. */

import type { Chance, Refusal, Shapes } from '@tarmac/kit';
import type { Io } from '../io.ts';
import { flatChoices, layOut, wrap } from './layout.ts';
import type { Lines } from './lines.ts';
import type { Screen } from './screen.ts';
import type { Session } from './session.ts';
import type { Words } from './words.ts';

export interface Conversation {
  readonly session: Session;
  readonly screen: Screen;
  readonly words: Words;
  readonly lines: Lines;
  readonly io: Io;
  /** What the other seats decide by. */
  readonly chance: Chance;
  /** Called when the player is about to think: the moment to save, so that nothing is lost whatever happens next. */
  beforeAsking(): void;
}

/** The person at the keyboard. */
const YOU = 0;

export type Ending = 'over' | 'quit' | 'endOfInput';

export async function converse(talk: Conversation): Promise<Ending> {
  const { session, screen, io, words } = talk;
  const log: string[] = [];
  const tellAll = (news: readonly Shapes['news'][]) => {
    for (const item of news) {
      const line = screen.news(item);
      log.push(line);
      io.out(`${wrap(line, '  ')}\n`);
    }
  };
  tellAll(session.opening(YOU));
  let fresh = true;
  for (;;) {
    const owing = session.toAct();
    if (owing.length === 0) return 'over';
    const other = owing.find((seat) => seat !== YOU);
    if (other !== undefined) {
      const actions = session.actions(other);
      tellAll(session.act(other, actions[talk.chance.draw(actions.length)], YOU));
      continue;
    }
    const view = session.view(YOU);
    const groups = screen.choices(view, session.actions(YOU));
    const choices = flatChoices(groups);
    if (fresh) {
      talk.beforeAsking();
      io.out(`\n${screen.table(view)}\n\n${wrap(screen.question(view))}\n${layOut(groups)}\n`);
    }
    fresh = false;
    const line = await talk.lines.next(`\n${words.prompt(choices.length)}`);
    if (line === null) return 'endOfInput';
    const typed = line.trim();
    const decision = readDecision(typed);
    if (decision === 'quit') return 'quit';
    if (decision === null) continue;
    tellAll(session.act(YOU, decision.action, YOU));
    fresh = true;

    function readDecision(text: string): { action: Shapes['action'] } | 'quit' | null {
      const say = (answer: string) => {
        io.out(`${answer}\n`);
        return null;
      };
      if (text === '') return null;
      if (/^\d+$/.test(text)) {
        const action = choices[Number(text) - 1];
        return action === undefined ? say(words.noSuchChoice(text.slice(0, 12), choices.length)) : { action };
      }
      const [head = '', ...tail] = text.split(/\s+/);
      switch (head.toLowerCase()) {
        case '?':
          return say(`${words.help}\n${screen.spelling}\n${layOut(groups)}`);
        case 't':
          return say(`${screen.table(view)}\n\n${wrap(screen.question(view))}`);
        case 'b':
          return say(screen.board(view));
        case 'l':
          return say(log.length === 0 ? words.emptyLog : log.map((entry) => wrap(entry, '  ')).join('\n'));
        case 'r':
          return say(screen.rule(tail.join(' ')) ?? words.noSuchRule(tail.join(' ')));
        case 'u':
          fresh = session.undo(YOU);
          if (fresh) log.push(words.undone);
          return say(fresh ? words.undone : wrap(words.noUndo));
        case 'q':
          return 'quit';
      }
      const asJson = text.startsWith('{');
      const reading = asJson ? session.parse(text) : screen.read(text, view);
      if (reading === null) return say(words.notUnderstood(text));
      if (!reading.ok) return say(wrap(asJson ? words.notAnAction(reading.problem) : reading.problem));
      const refusal = session.check(YOU, reading.action);
      return refusal === null ? { action: reading.action } : say(refusalLine(refusal));
    }
  }

  function refusalLine(refusal: Refusal): string {
    return wrap(words.refused(refusal.rule, screen.refusal(refusal)));
  }
}
