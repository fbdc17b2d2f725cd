/** Vite's door to the maps: `import europe from 'virtual:tarmac-map/europe'` is drawn while the app is built. */

import { drawMap } from './natural-earth.mjs';

const PREFIX = 'virtual:tarmac-map/';

export function tarmacMaps() {
  return {
    name: 'tarmac-maps',
    resolveId(id) {
      return id.startsWith(PREFIX) ? `\0${id}` : undefined;
    },
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      // As text to be parsed: a browser reads JSON faster than the same thing as script.
      const map = JSON.stringify(drawMap(id.slice(PREFIX.length + 1)));
      return { code: `export default JSON.parse(${JSON.stringify(map)});`, map: null, moduleType: 'js' };
    },
  };
}
