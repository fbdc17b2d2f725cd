import Sqlite from 'better-sqlite3'; import { mkdtempSync, rmSync } from 'node:fs';
const d = mkdtempSync('/tmp/tarmac-sp-'); const db = new Sqlite(d + '/a.db'); db.pragma('journal_mode=WAL'); db.pragma('synchronous=FULL');
db.exec('create table log(match text not null, seq bigint not null, a text, b text, c text, primary key(match,seq)); create table due(id text primary key, at bigint); create index da on due(at)');
const i1 = db.prepare('insert into log values(?,?,?,?,?)'), i2 = db.prepare('insert into due values(?,?)');
const sp = db.prepare('savepoint u'), rel = db.prepare('release u'), beg = db.prepare('begin immediate'), com = db.prepare('commit');
let n = 0; const x = 'x'.repeat(+(process.env.SIZE ?? 100));
for (let r = 0; r < 3; r++) for (const save of [false, true]) for (const g of [100, 1000]) {
  const t = performance.now(); let spent = 0;
  for (let k = 0; k < 20; k++) { const u = performance.now(); beg.run(); for (let j = 0; j < g; j++) { n++; if (save) sp.run(); i1.run(['m' + j, n, x, x, x]); i2.run(['d' + n, n]); if (save) rel.run(); } spent += performance.now() - u; com.run(); }
  if (r) console.log(save ? 'savepoints' : 'plain     ', g, Math.round(20 * g / (performance.now() - t) * 1000), 'units/s;', (spent * 1000 / 20 / g).toFixed(1), 'us a unit before commit');
}
db.close(); rmSync(d, { recursive: true });
