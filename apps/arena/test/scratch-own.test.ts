import { execSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { test } from 'vitest';
import { openStations } from '../src/bench/server/servers.ts';
import { percentile } from '../src/bench/server/statistics.ts';
const cpu = () => execSync(`pgrep -f 'server/dist/main.js|load.mjs'`).toString().split('\n').filter(Boolean).map((pid) => { try { const st = execSync(`cat /proc/${pid}/stat 2>/dev/null`).toString(); const c = execSync(`cat /proc/${pid}/cmdline | tr '\\0' ' '`).toString(); const f = st.split(' '); return [c.includes('load.mjs') ? 'load' : 'server', Number(f[13]) * 10, Number(f[14]) * 10]; } catch { return ['?', 0, 0]; } });
test('smoke', async () => {
  const folder = mkdtempSync('/tmp/bs-');
  const stations = await openStations('airlines-europe', 2, folder);
  const s = await stations.own();
  const M = Number(process.env.M ?? 100);
  for (const thinkMs of [0, 0, 0, 1000]) {
    const b = cpu();
    const p = await s.play({ matches: M, seconds: Number(process.env.S ?? 2), thinkMs });
    const a = cpu();
    console.log('RES', thinkMs, p.moves, p.movesInTime, p.matchesBegun, Math.round(p.bytes / p.moves / 2), percentile(p.delaysMs, 50).toFixed(1), percentile(p.delaysMs, 99).toFixed(1), p.busy.toFixed(2), JSON.stringify(a.map((x, i) => [x[0], (x[1] as number) - (b[i]?.[1] as number ?? 0), (x[2] as number) - (b[i]?.[2] as number ?? 0)])));
  }
  await s.close();
  if (process.env.IDLE) {
    const i = await stations.own();
    await i.idle(200); await i.idle(0);
    const b = await i.settledBytes(); await i.idle(2000); const a = await i.settledBytes();
    console.log('RES idle kB', (a - b) / 2000 / 1000);
  }
  await stations.close();
});
