/** What Playwright calls an element, as text that its script in the page understands. */

export type Text = string | RegExp;

export interface RoleWish {
  readonly name?: Text;
  readonly exact?: boolean;
  readonly includeHidden?: boolean;
  readonly checked?: boolean;
  readonly disabled?: boolean;
  readonly expanded?: boolean;
  readonly level?: number;
  readonly pressed?: boolean;
  readonly selected?: boolean;
}

const ofExpression = (text: RegExp): string =>
  text.unicode
    ? String(text)
    : String(text)
        .replaceAll(/(["'`])/g, '\\$1')
        .replaceAll('>>', '\\>\\>');

const quoted = (text: Text, isExact: boolean): string =>
  typeof text === 'string' ? `${JSON.stringify(text)}${isExact ? 's' : 'i'}` : ofExpression(text);

export function byRole(role: string, { name, exact = false, includeHidden, ...states }: RoleWish = {}): string {
  const wishes = Object.entries({ ...states, 'include-hidden': includeHidden })
    .filter(([, wanted]) => wanted !== undefined)
    .map(([what, wanted]) => `[${what}=${wanted}]`);
  return `internal:role=${role}${wishes.join('')}${name === undefined ? '' : `[name=${quoted(name, exact)}]`}`;
}

export const byText = (text: Text, exact = false): string => `internal:text=${quoted(text, exact)}`;
export const byLabel = (text: Text, exact = false): string => `internal:label=${quoted(text, exact)}`;
export const withText = (text: Text): string => ` >> internal:has-text=${quoted(text, false)}`;
export const withInside = (selector: string): string => ` >> internal:has=${JSON.stringify(selector)}`;
export const alsoIs = (selector: string): string => ` >> internal:and=${JSON.stringify(selector)}`;
export const orIs = (selector: string): string => ` >> internal:or=${JSON.stringify(selector)}`;
export const within = (outer: string, inner: string): string => (outer === '' ? inner : `${outer} >> ${inner}`);
