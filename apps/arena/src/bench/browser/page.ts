/** The page that starts and asks a worker, and its server. */

import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The page's functions for the driver. */
export interface Page {
  start(): void;
  ask(question: unknown): Promise<unknown>;
}

const SCRIPT = `
let worker;
globalThis.start = () => {
  worker = new Worker('/worker.js', { type: 'module' });
};
globalThis.ask = (question) => new Promise((resolve, reject) => {
  const started = performance.now();
  worker.onmessage = ({ data }) => resolve({ ...data, wallMs: performance.now() - started });
  worker.onerror = ({ message }) => reject(new Error('the worker failed: ' + message));
  worker.postMessage(question);
});
`;

export interface Served {
  readonly address: string;
  close(): void;
}

/** Only on the loopback, on any free port. */
export async function servePage(workerFile: string): Promise<Served> {
  const worker = readFileSync(workerFile);
  const page = `<!doctype html><html lang="en"><title>A bot at work</title><script>${SCRIPT}</script></html>`;
  const server = createServer(({ url }, response) => {
    if (url === '/') response.setHeader('content-type', 'text/html; charset=utf-8').end(page);
    else if (url === '/worker.js') response.setHeader('content-type', 'text/javascript; charset=utf-8').end(worker);
    else response.writeHead(404).end();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}/`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
