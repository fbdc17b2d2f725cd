/** Whether a growing list is scrolled to its end: a reader who has scrolled up is not moved. */

const NEARLY = 40;

/** For `onscroll`. Measures after the frame's layout: earlier it would force another one. */
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
