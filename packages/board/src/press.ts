/** Keys for what is drawn as a button but cannot be one, such as a shape in a picture. */

export function pressKeys(press: () => void): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    // The space bar would scroll the page.
    event.preventDefault();
    if (!event.repeat) press();
  };
}
