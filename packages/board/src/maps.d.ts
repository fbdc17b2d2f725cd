/** The maps that `@tarmac/board/vite` draws during the build. */

declare module 'virtual:tarmac-map/*' {
  const map: import('./map/project.ts').BoardMap;
  export default map;
}
