/** Spectators who come, look again and chat, in a thread of their own: as fast as they are answered, or at a given pace. */

import { parentPort, workerData } from 'node:worker_threads';
import { WebSocket } from 'ws';

const { base, matches, protocol, sockets } = workerData;
const TICK_MILLISECONDS = 10;

/** Since they were last asked for. */
let counts = { sent: 0, answered: 0, refused: {} };
/** Null while nobody sends; 'closed': each sends when it was answered; a number: so many a second, answered or not. */
let pace = null;
let due = 0;
let turn = 0;

async function cookieOf(name) {
  const response = await fetch(`${base}/api/me`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name }),
  });
  return response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}

async function makeSpectator(index) {
  const cookie = await cookieOf(`Spectator ${index}`);
  const socket = new WebSocket(`${base.replace(/^http/, 'ws')}/api/socket`, { headers: { cookie } });
  let sent = 0;
  let table = index;
  const say = (message) => socket.send(JSON.stringify(message));
  const match = () => matches[table % matches.length];
  const one = {
    act() {
      counts.sent++;
      const kind = sent++ % 5;
      if (kind === 0) return say({ kind: 'chat', id: `c${sent}`, match: match(), text: `well played ${sent}` });
      if (kind === 1) {
        say({ kind: 'unwatch', match: match() });
        table++;
      }
      say({ kind: 'watch', match: match() });
    },
  };
  socket.on('message', (data) => {
    const text = data.toString();
    // Frames and chat of the table come without being asked for.
    const kind = /^\{"kind":"(\w+)"/.exec(text)?.[1];
    if (!['view', 'done', 'refused', 'gone'].includes(kind)) return;
    counts.answered++;
    if (kind === 'refused' || kind === 'gone') {
      const { problem } = JSON.parse(text);
      counts.refused[problem] = (counts.refused[problem] ?? 0) + 1;
    }
    if (pace === 'closed') one.act();
  });
  await new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  socket.on('error', () => {});
  say({ kind: 'hello', protocol });
  say({ kind: 'watch', match: match() });
  return one;
}

const spectators = await Promise.all(Array.from({ length: sockets }, (_, index) => makeSpectator(index)));
let ticked = performance.now();
setInterval(() => {
  const now = performance.now();
  if (typeof pace === 'number') {
    due += (pace * (now - ticked)) / 1000;
    for (; due >= 1; due--) spectators[turn++ % spectators.length].act();
  }
  ticked = now;
}, TICK_MILLISECONDS);

parentPort.on('message', (next) => {
  parentPort.postMessage(counts);
  counts = { sent: 0, answered: 0, refused: {} };
  pace = next;
  due = 0;
  if (pace === 'closed') for (const spectator of spectators) spectator.act();
});
parentPort.postMessage('ready');
