/** Whether a list that grows is scrolled to its end: whoever reads further up is left in peace. */

const NEARLY = 40;

/** For `onscroll`. Asked after the frame has been laid out: before that, the answer would cost laying it out once more. */
export function toldAtEnd(tell: (atEnd: boolean) => void): (event: { readonly currentTarget: HTMLElement }) => void {
  let asking = false;
  return ({ currentTarget }) => {
    if (asking) return;
    asking = true;
    setTimeout(() => {
      asking = false;
      tell(isAtEnd(currentTarget));
    });
  };
}

function isAtEnd({ scrollHeight, scrollTop, clientHeight }: HTMLElement): boolean {
  return scrollHeight - scrollTop - clientHeight < NEARLY;
}
