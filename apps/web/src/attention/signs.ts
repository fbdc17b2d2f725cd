/** What a browser shows of a page that nobody looks at: its small picture in the tab, and a number on the app's icon. */

/** The house's own picture, with a dot. */
const DOTTED = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="6" fill="#1f6f8b"/>' +
    '<path d="M5 19 21 10q5-2 6 1-1 3-5 5L9 23l-4 1 2-4z" fill="#f6eedd"/>' +
    '<circle cx="24" cy="8" r="8" fill="#e3a21a" stroke="#f6eedd" stroke-width="2"/></svg>',
)}`;

let plain: string | null = null;

export function showDot(wanted: boolean): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel~="icon"]');
  if (link === null) return;
  plain ??= link.href;
  link.href = wanted ? DOTTED : plain;
}

/** Where the app is not installed nothing happens. */
export function showNumber(count: number): void {
  if (!('setAppBadge' in navigator)) return;
  const shown = count === 0 ? navigator.clearAppBadge() : navigator.setAppBadge(count);
  shown.catch(() => undefined);
}
