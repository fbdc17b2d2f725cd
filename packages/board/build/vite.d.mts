/** The types of vite.mjs: as much of a Vite plugin as it uses. */

import type { IncomingMessage, ServerResponse } from 'node:http';

interface Emitting {
  emitFile(file: { type: 'asset'; fileName: string; source: string }): unknown;
}

interface Server {
  middlewares: {
    use(handle: (request: IncomingMessage, response: ServerResponse, next: () => void) => void): unknown;
  };
}

export function groundOf(paths: { land: string; shore: string; borders: string; grid: string }): string;

export function tarmacMaps(): {
  name: string;
  resolveId(id: string): string | undefined;
  load(this: Emitting, id: string): { code: string; map: null; moduleType: 'js' } | undefined;
  configureServer(server: Server): void;
};
