/** Whether a growing list is scrolled to its end: a reader who has scrolled up is not moved. */

import { afterLayout } from '@tarmac/board/after-frame';

const NEARLY = 40;

/** For `onscroll`. */
export function toldAtEnd(tell: (atEnd: boolean) => void): (event: { readonly currentTarget: HTMLElement }) => void {
  let asking = false;
  let atEnd = true;
  let before = 0;
  return ({ currentTarget }) => {
    if (asking) return;
    asking = true;
    afterLayout(() => {
      asking = false;
      // A list that grows, or gets less room, is no longer at its end without anybody having scrolled up.
      atEnd = isAtEnd(currentTarget) || (atEnd && currentTarget.scrollTop >= before);
      before = currentTarget.scrollTop;
      tell(atEnd);
    });
  };
}

function isAtEnd({ scrollHeight, scrollTop, clientHeight }: HTMLElement): boolean {
  return scrollHeight - scrollTop - clientHeight < NEARLY;
}
