import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { z } from 'zod';
import { Browser, eventually } from '../testing/index.ts';
import { ProductionSite } from './production-site.ts';
import type { Program } from './programs.ts';
import { Report, say } from './report.ts';
import { shipped, variablesOf } from './shipped.ts';
import { saidOf, SteadyLoad } from './steady-load.ts';

const workers = 6;
const sampleMilliseconds = 2000;
/** The time is looked at in so many parts. The first is for warming up. */
const parts = 6;
/** A signal at which a process collects its garbage, and writes how much of its heap is left, before anything else is done. */
const collects = `const gc = (require('node:v8').setFlagsFromString('--expose-gc'), require('node:vm').runInNewContext('gc'));
process.on('SIGUSR2', () => {
  gc();
  require('node:fs').writeFileSync(__dirname + '/' + process.pid, String(process.memoryUsage().heapUsed));
});
`;

/** What a process says of itself at one moment. */
interface Sample {
  resident: number;
  handles: number;
  connections: number;
}

/** What a part of the time comes to: its middle sample, the most connections, and what a collection at its end leaves of the heap. */
interface Summary extends Sample {
  heap: number;
}

/** By how much the last part may exceed the second: of a quantity, a share of it and an amount. */
const allowed = {
  heap: { share: 0.1, amount: 5e6 },
  resident: { share: 0.15, amount: 20e6 },
  handles: { share: 0, amount: 20 },
  connections: { share: 0, amount: 0 },
} as const satisfies Record<keyof Summary, { share: number; amount: number }>;
/** Connections that a process may have, as `deploy/` sets it. */
const pool = Number(variablesOf(shipped('environment', []))['DATABASE_CONNECTIONS']);
const quantities = ['heap', 'resident', 'handles', 'connections'] as const;

/**
 * Steady work at a site of two real processes, `--minutes` of it, and whether anything grows: what a collection of garbage leaves
 * of the heap, the resident memory, handles, connections to the database, and tables that should not.
 */
export default async function soak(given: string[]): Promise<boolean> {
  const { values } = parseArgs({ args: given, options: { minutes: { type: 'string', default: '60' } } });
  const milliseconds = Number(values.minutes) * 60_000;
  if (!(milliseconds > 0)) throw new Error('--minutes takes a number above 0, such as 60.');
  const report = new Report();
  say('Starting PostgreSQL, nginx and two processes …');
  const folder = await mkdtemp(join(tmpdir(), 'isentrope-soak-'));
  // The processes run as another user, and write here.
  await chmod(folder, 0o777);
  await writeFile(join(folder, 'collects.cjs'), collects);
  const site = await ProductionSite.start({ NODE_OPTIONS: `--require ${join(folder, 'collects.cjs')}` });
  try {
    const people: { browser: Browser; email: string }[] = [];
    for (let n = 0; n < workers; n += 1) {
      const email = `person${n}@example.com`;
      people.push({ browser: await site.person(email), email });
    }
    const load = await SteadyLoad.of(people);
    load.start();
    await load.through(200);
    const tables = [await rowsOf(site)];
    const summaries: Summary[][] = site.ports.map(() => []);
    for (let part = 0; part < parts; part += 1) {
      const end = performance.now() + milliseconds / parts;
      const samples: Sample[][] = site.ports.map(() => []);
      do {
        for (const [place, port] of site.ports.entries()) samples[place]?.push(await sampleOf(port));
        await wait(sampleMilliseconds);
      } while (performance.now() < end);
      for (const [place, port] of site.ports.entries())
        summaries[place]?.push(summary(samples[place] ?? [], await collected(site.process(port), folder)));
    }
    tables.push(await rowsOf(site));
    await load.stop();
    for (const [place, ofProcess] of summaries.entries()) await grew(report, place + 1, ofProcess);
    await report.see('tables', 'none grows but those that keep what people did', () =>
      Promise.resolve(grownTables(tables)),
    );
    await report.see(`${values.minutes} min of steady work`, 'no request fails, nothing is lost', () =>
      Promise.resolve({
        seen: `${load.asked} requests answered, ${saidOf(load.failures)}, ${load.saves} saves, ${load.lost.length} lost`,
        ok: load.failures.length === 0 && load.lost.length === 0,
      }),
    );
  } finally {
    await site.stop();
    await rm(folder, { recursive: true });
  }
  return report.close();
}

/** What a collection of garbage leaves of the heap of a process, in bytes. */
async function collected(process: Program, folder: string): Promise<number> {
  const file = join(folder, String(process.pid));
  await rm(file, { force: true });
  process.kill('SIGUSR2');
  const written = await eventually('the heap after a collection', () =>
    readFile(file, 'utf8').then(
      text => text || undefined,
      () => undefined,
    ),
  );
  return Number(written);
}

/** What the process on a port tells at the port of its metrics, which is that with a 1 before. */
async function sampleOf(port: number): Promise<Sample> {
  const at = new Browser(`http://127.0.0.1:1${port}`);
  // A connection that was kept may be closed at the moment in which it is used again.
  const { text } = await eventually('the metrics', () =>
    at.get('/metrics', { headers: { connection: 'close' } }).catch(() => undefined),
  );
  const sum = (name: string, labels = '[^}]*'): number =>
    [...text.matchAll(new RegExp(`^${name}(?:\\{${labels}\\})? ([-+.e\\d]+)$`, 'gm'))].reduce(
      (all, [, n]) => all + Number(n),
      0,
    );
  return {
    resident: sum('process_resident_memory_bytes'),
    handles: sum('nodejs_active_handles_total'),
    connections: sum('isentrope_database_connections', 'state="open"'),
  };
}

function summary(samples: readonly Sample[], heap: number): Summary {
  const sorted = (quantity: keyof Sample): number[] =>
    samples.map(sample => sample[quantity]).toSorted((a, b) => a - b);
  const middle = (quantity: keyof Sample): number => sorted(quantity)[Math.floor(samples.length / 2)] ?? NaN;
  return {
    heap,
    resident: middle('resident'),
    handles: middle('handles'),
    connections: sorted('connections').at(-1) ?? NaN,
  };
}

const shown = (quantity: keyof Summary, value: number): string =>
  quantity === 'heap' || quantity === 'resident' ? `${(value / 1e6).toFixed(0)} MB` : String(value);

async function grew(report: Report, number: number, summaries: readonly Summary[]): Promise<void> {
  for (const quantity of quantities) {
    const { share, amount } = allowed[quantity];
    await report.see(`process ${number}: ${quantity}`, 'it does not grow', () => {
      const each = summaries.map(part => part[quantity]);
      const [first, last] = [each[1] ?? NaN, each.at(-1) ?? NaN];
      // Connections may come up to the pool's size at any time.
      const most = quantity === 'connections' ? pool : first * (1 + share) + amount;
      return Promise.resolve({ seen: each.map(value => shown(quantity, value)).join(', '), ok: last <= most });
    });
  }
}

/** A table that is swept may have so many rows more. */
const swept = 50;
/** What keeps what people did, and so grows with what they do. */
const kept = new Set(['public.session', 'public.sheetAnswers', 'pgboss.job']);
const counts = z.array(z.object({ name: z.string(), rows: z.coerce.number(), bytes: z.coerce.number() }));

async function rowsOf(site: ProductionSite): Promise<z.infer<typeof counts>> {
  const client = new pg.Client({ connectionString: site.databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query(`select schemaname || '.' || relname as name,
      (xpath('/row/n/text()', query_to_xml(format('select count(*) as n from %I.%I', schemaname, relname), true, true, '')))[1]::text as rows,
      pg_total_relation_size(relid) as bytes from pg_stat_user_tables`);
    return counts.parse(rows);
  } finally {
    await client.end();
  }
}

function grownTables([before = [], after = []]: readonly z.infer<typeof counts>[]): { seen: string; ok: boolean } {
  const grown = after
    .map(table => ({ ...table, from: before.find(({ name }) => name === table.name)?.rows ?? 0 }))
    .filter(({ rows, from }) => rows > from);
  const bytes = (all: readonly { bytes: number }[]): string =>
    `${(all.reduce((sum, table) => sum + table.bytes, 0) / 1e6).toFixed(1)} MB`;
  return {
    seen: `${grown.map(({ name, from, rows }) => `${name} ${from} to ${rows} rows`).join(', ')}; all of them ${bytes(before)}, then ${bytes(after)}`,
    ok: grown.every(({ name, from, rows }) => kept.has(name) || rows - from <= swept),
  };
}
