/** The maps that `@tarmac/board/vite` draws while the app is built. */

declare module 'virtual:tarmac-map/*' {
  const map: import('./map/project.ts').BoardMap;
  export default map;
}
