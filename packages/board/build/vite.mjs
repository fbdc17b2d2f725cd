/**
 * Vite's door to the maps: `import europe from 'virtual:tarmac-map/europe'` is drawn while the app is built. Its ground
 * is a picture beside the script, which the browser reads by itself.
 */

import { createHash } from 'node:crypto';
import { drawMap } from './natural-earth.mjs';

const PREFIX = 'virtual:tarmac-map/';

/** Each part takes its colours from whoever shows it. */
export function groundOf({ land, shore, borders, grid }) {
  const parts = Object.entries({ land, shore, borders, grid }).map(([id, d]) => `<path id="${id}" d="${d}"/>`);
  return `<svg xmlns="http://www.w3.org/2000/svg">${parts.join('')}</svg>`;
}

export function tarmacMaps() {
  /** What a server for developers is asked for: by address. */
  const grounds = new Map();
  return {
    name: 'tarmac-maps',
    resolveId(id) {
      return id.startsWith(PREFIX) ? `\0${id}` : undefined;
    },
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const { land, shore, borders, grid, ...map } = drawMap(id.slice(PREFIX.length + 1));
      const source = groundOf({ land, shore, borders, grid });
      const fileName = `assets/${map.name}-${createHash('sha256').update(source).digest('hex').slice(0, 8)}.svg`;
      grounds.set(`/${fileName}`, source);
      this.emitFile({ type: 'asset', fileName, source });
      return {
        code: `export default ${JSON.stringify({ ...map, ground: `/${fileName}` })};`,
        map: null,
        moduleType: 'js',
      };
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const source = grounds.get(request.url);
        if (source === undefined) return next();
        response.setHeader('Content-Type', 'image/svg+xml');
        response.end(source);
      });
    },
  };
}
