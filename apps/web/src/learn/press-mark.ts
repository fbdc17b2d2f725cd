/** Finds what is to be pressed next in a lesson: the first of its names that is not chosen yet, then the confirmation. */

/** Whatever can be pressed in a picture. */
const PRESSABLE = '[data-choices] :is(button, [role="button"], [role="tab"])';
const CONFIRM = '[data-board] button.primary:not([aria-disabled="true"], :disabled)';

const CHOSEN = ['aria-pressed', 'aria-selected', 'aria-current'];

export function nextToPress(names: readonly string[], chosen: boolean): Element | null {
  const confirm = [...document.querySelectorAll(CONFIRM)].find(isSeen) ?? null;
  if (chosen && confirm !== null) return confirm;
  const all = [...document.querySelectorAll(PRESSABLE)];
  let last: Element | null = null;
  for (const name of names) {
    const like = named(all, plain(name)).filter(isSeen);
    // On a small screen the same thing may be there twice: what is chosen in one place is chosen.
    const chosenOne = like.find(isChosen);
    if (chosenOne === undefined && like.length > 0) {
      // Choices of one kind follow each other: where from, and below it where to.
      const after = like.filter((element) => last === null || isBefore(last, element));
      return after.find(isInSight) ?? like.find(isInSight) ?? like[0] ?? null;
    }
    last = chosenOne ?? last;
  }
  return confirm;
}

/** The part of it that is pressed: a mark on the map has its name beside it. */
export function pressedPart(element: Element): Element {
  return element.querySelector('[data-press-here]') ?? element;
}

/** Those with this very name if one is in sight, else those whose names begin so. */
function named(all: readonly Element[], name: string): readonly Element[] {
  const exact = all.filter((element) => nameOf(element) === name);
  return exact.some(isInSight) ? exact : all.filter((element) => nameOf(element).startsWith(name));
}

function isBefore(one: Element, other: Element): boolean {
  return (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}

function nameOf(element: Element): string {
  return plain(element.getAttribute('aria-label') ?? element.textContent ?? '').trim();
}

/** With one kind of space. */
function plain(name: string): string {
  return name.replace(/\s+/gu, ' ');
}

function isChosen(element: Element): boolean {
  return CHOSEN.some((attribute) => element.getAttribute(attribute) === 'true');
}

function isSeen(element: Element): boolean {
  return element.checkVisibility() && element.getAttribute('aria-disabled') !== 'true';
}

/** Nothing lies over its middle, and it is not scrolled away. */
export function isInSight(element: Element): boolean {
  const { left, top, width, height } = pressedPart(element).getBoundingClientRect();
  const met = document.elementFromPoint(left + width / 2, top + height / 2);
  return met !== null && (element.contains(met) || met.contains(element));
}
