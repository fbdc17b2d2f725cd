// Puts the theme on before anything is painted; src/settings.svelte.ts does it from then on.
let theme = 'system';
try {
  theme = JSON.parse(localStorage.getItem('tarmac.settings') ?? '{}')?.theme;
} catch {
  // A browser that keeps nothing has the system's theme.
}
const dark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
document.documentElement.dataset.theme = dark ? 'dark' : 'light';
