/** The connection of this page: a real WebSocket, and the browser's network events. */

import { type Line, makeLine, type Wire, type WireSaid } from './line.ts';

function connect({ opened, said, closed }: WireSaid): Wire {
  const { protocol, host } = location;
  const socket = new WebSocket(`${protocol === 'https:' ? 'wss' : 'ws'}://${host}/api/socket`);
  socket.onopen = opened;
  socket.onmessage = ({ data }) => said(String(data));
  socket.onclose = ({ code }) => closed(code);
  return socket;
}

export const pageSocket: Line = makeLine({ connect, now: () => Date.now(), luck: () => Math.random() });

addEventListener('online', () => pageSocket.tryNow());
addEventListener('offline', () => pageSocket.drop());
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') pageSocket.tryNow();
});
