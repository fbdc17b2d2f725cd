/** Whether a list that grows is scrolled to its end: whoever reads further up is left in peace. */

const NEARLY = 40;

export function isAtEnd({ scrollHeight, scrollTop, clientHeight }: HTMLElement): boolean {
  return scrollHeight - scrollTop - clientHeight < NEARLY;
}
