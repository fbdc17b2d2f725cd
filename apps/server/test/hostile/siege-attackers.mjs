/** All attacks at once, in a thread of their own so that honest players are not slowed down by them. */

import { connect } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';

const { base, match, protocol, bot } = workerData;
const { hostname, port } = new URL(base);
const HELLO = JSON.stringify({ kind: 'hello', protocol });
const WATCH = JSON.stringify({ kind: 'watch', match, frame: 0 });
const TICK_MILLISECONDS = 100;

const counts = {};
let addresses = 0;
/** A new one each time, as a botnet has them. */
const newAddress = () => `10.${(++addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;

function frame(opcode, payload, isLast = true) {
  const body = Buffer.from(payload);
  const head =
    body.length < 126
      ? Buffer.from([0x80 | body.length])
      : Buffer.from([0x80 | 126, body.length >> 8, body.length & 255]);
  return Buffer.concat([Buffer.from([(isLast ? 0x80 : 0) | opcode]), head, Buffer.alloc(4), body]);
}

/** Opens a socket, attacks with it on every tick, and opens the next when it is cut off. */
function attackBySocket(name, { cookie = '', address = newAddress, reads = true, first = [], each }) {
  const socket = connect(Number(port), hostname);
  const headers = [
    `Host: ${hostname}:${port}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
    `X-Forwarded-For: ${address()}`,
    `Cookie: ${cookie}`,
  ];
  socket.write(`GET /api/socket HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`);
  let ticking;
  socket.once('data', () => {
    if (!reads) socket.pause();
    for (const one of [frame(1, HELLO), ...first]) socket.write(one);
    ticking = setInterval(() => {
      // What the system does not take is not piled up here either.
      if (socket.writableLength < 1_000_000) for (const one of each()) socket.write(one);
    }, TICK_MILLISECONDS);
  });
  socket.on('data', () => {});
  socket.on('error', () => {});
  socket.on('close', () => {
    clearInterval(ticking);
    counts[name] = (counts[name] ?? 0) + 1;
    setTimeout(() => attackBySocket(name, { cookie, address, reads, first, each }), TICK_MILLISECONDS);
  });
}

const many = (count, make) => Array.from({ length: count }, (_, index) => make(index));
const PING = frame(9, Buffer.alloc(125));
const FRAGMENT = frame(0, 'x', false);
const GOOD = frame(1, JSON.stringify({ kind: 'unwatch', match }));
const oneAddress = newAddress();
const SOCKETS = {
  pings: [10, { reads: false, each: () => many(500, () => PING) }],
  pongs: [5, { each: () => many(500, () => frame(10, 'here')) }],
  fragments: [20, { each: () => many(200, (index) => (index === 0 ? frame(1, 'x', false) : FRAGMENT)) }],
  watches: [60, { each: () => [frame(1, WATCH), frame(1, WATCH)] }],
  'watches of one address': [60, { address: () => oneAddress, each: () => [frame(1, WATCH), frame(1, WATCH)] }],
  floods: [10, { each: () => many(100, () => GOOD) }],
  nonsense: [10, { each: () => many(20, () => frame(1, '{"kind":')) }],
  'slow readers': [20, { reads: false, first: [frame(1, WATCH)], each: () => [frame(1, WATCH)] }],
};
for (const [name, [sockets, attack]] of Object.entries(SOCKETS)) many(sockets, () => attackBySocket(name, attack));

const ask = (method, path, body, headers = {}) =>
  fetch(`${base}${path}`, {
    method,
    headers: { 'content-type': 'application/json', 'x-forwarded-for': newAddress(), ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }).then(
    async (response) => ({
      status: response.status,
      cookie: response.headers.getSetCookie()[0]?.split(';')[0] ?? '',
      body: await response.text(),
    }),
    () => ({ status: 0, cookie: '', body: '' }),
  );

/** Requests that are never sent to their end. */
function halfRequest() {
  const socket = connect(Number(port), hostname, () => {
    socket.write(
      `POST /api/me HTTP/1.1\r\nHost: ${hostname}:${port}\r\nContent-Length: 1000\r\nContent-Type: application/json\r\n\r\n{`,
    );
  });
  socket.on('error', () => {});
  socket.on('close', () => {
    counts['half requests'] = (counts['half requests'] ?? 0) + 1;
    setTimeout(halfRequest, TICK_MILLISECONDS);
  });
}
many(50, halfRequest);

setInterval(() => {
  for (let guesses = 0; guesses < 3; guesses++)
    ask('POST', '/api/me/move', { code: many(8, () => 'ABCDEFGH'[Math.floor(Math.random() * 8)]).join('') });
}, TICK_MILLISECONDS);

/** One identity that wants all bots. */
async function hoard() {
  const { cookie } = await ask('POST', '/api/me', { name: 'Mallory' });
  for (;;) {
    const table = { ...bot, sit: { seat: 0, contribution: 'x' } };
    const { status } = await ask('POST', '/api/tables', table, { cookie });
    counts[`tables answered ${status}`] = (counts[`tables answered ${status}`] ?? 0) + 1;
    await new Promise((resolve) => setTimeout(resolve, TICK_MILLISECONDS));
  }
}
hoard();

parentPort.on('message', () => parentPort.postMessage(counts));
