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
import { Report, printLine } from './report.ts';
import { shippedFile, variablesOf } from './shipped.ts';
import type { Failure } from './counted-requests.ts';
import { RecordLoad, type Person } from './record-load.ts';
import { failureSummary, SteadyLoad } from './steady-load.ts';

const workers = 6;
const sampleMilliseconds = 2000;
/** Number of samples for each garbage collection. */
const samplesPerCollection = 10;
/** Number of intervals of the run. The first one is for warming up. */
const parts = 6;
/** Preloaded script: on a signal, collects garbage and writes the size of the remaining heap. */
const collectionScript = `const gc = (require('node:v8').setFlagsFromString('--expose-gc'), require('node:vm').runInNewContext('gc'));
process.on('SIGUSR2', () => {
  gc();
  require('node:fs').writeFileSync(__dirname + '/' + process.pid, String(process.memoryUsage().heapUsed));
});
`;

/** Metrics of a process at one time. */
interface Sample {
  resident: number;
  handles: number;
  connections: number;
}

/**
 * Summary of an interval: the least heap after a garbage collection and resident memory, the median of handles, and the maximum of
 * connections. Lost memory raises every sample; requests in progress, up to the answers of a whole bulk run, only some.
 */
interface Summary extends Sample {
  heap: number;
}

/** Permitted growth from the second to the last interval: a fraction plus an amount. */
const allowed = {
  heap: { share: 0.1, amount: 5e6 },
  resident: { share: 0.15, amount: 20e6 },
  handles: { share: 0, amount: 20 },
  connections: { share: 0, amount: 0 },
} as const satisfies Record<keyof Summary, { share: number; amount: number }>;
/** Maximum connections of a process, as set in `deploy/`. */
const pool = Number(variablesOf(shippedFile('environment', []))['DATABASE_CONNECTIONS']);
const quantities = ['heap', 'resident', 'handles', 'connections'] as const;

/**
 * Runs steady load on two real processes behind nginx, on PostgreSQL through PgBouncer, for `--minutes`: saves,
 * sign-ins, records with their signatures, and bulk runs. Everything is restarted in turn: the processes at the
 * beginning and at the end, so that their memory can be compared in between, PostgreSQL and PgBouncer in each interval.
 * Checks that acknowledged data is stored, that requests fail with a message, except those of a killed process, and
 * that these do not grow: heap after garbage collection, resident memory, handles, database connections, and tables
 * that store no user activity.
 */
export default async function soak(input: string[]): Promise<boolean> {
  const { values } = parseArgs({ args: input, options: { minutes: { type: 'string', default: '60' } } });
  const milliseconds = Number(values.minutes) * 60_000;
  if (!(milliseconds > 0)) throw new Error('--minutes takes a number above 0, such as 60.');
  const report = new Report();
  printLine('Starting PostgreSQL, PgBouncer, nginx and two processes …');
  const folder = await mkdtemp(join(tmpdir(), 'isentrope-soak-'));
  // Writable for the processes, which run as another user.
  await chmod(folder, 0o777);
  await writeFile(join(folder, 'collects.cjs'), collectionScript);
  const variables = { NODE_OPTIONS: `--require ${join(folder, 'collects.cjs')}` };
  const site = await ProductionSite.start({ variables, pooled: true });
  try {
    const [load, records] = await loadsOf(site);
    load.start();
    records.start();
    await load.through(200);
    await killProcesses(report, site, load);
    await updateProcesses(report, site, load);
    const tables = [await rowsOf(site)];
    const summaries: Summary[][] = site.ports.map(() => []);
    for (let part = 0; part < parts; part += 1) {
      await restartDatabase(report, site, load);
      const end = performance.now() + milliseconds / parts;
      const samples: Sample[][] = site.ports.map(() => []);
      const heaps: number[][] = site.ports.map(() => []);
      for (let count = 0; count === 0 || performance.now() < end; count += 1) {
        for (const [index, port] of site.ports.entries()) {
          samples[index]?.push(await sampleOf(port));
          if (count % samplesPerCollection === 0)
            heaps[index]?.push(await heapAfterCollection(site.process(port), folder));
        }
        await wait(sampleMilliseconds);
      }
      for (const [index, ofProcess] of samples.entries())
        summaries[index]?.push(summary(ofProcess, heaps[index] ?? []));
    }
    tables.push(await rowsOf(site));
    await updateProcesses(report, site, load);
    await Promise.all([load.stop(), records.stop()]);
    for (const [index, ofProcess] of summaries.entries()) await grew(report, index + 1, ofProcess);
    await report.check('tables', 'none grows but those that keep what people did', () =>
      Promise.resolve(grownTables(tables)),
    );
    await report.check(`${values.minutes} min of steady work`, 'nothing acknowledged is lost', () => {
      const lost = [...load.lost, ...records.lost];
      return Promise.resolve({
        seen: `${load.requestCount + records.requestCount} requests answered; ${load.saves} saves, ${records.signatures} signatures, ${records.bulkRuns} bulk runs, lost: ${lost.join('; ') || 'none'}`,
        ok: lost.length === 0 && records.signatures > 0 && records.bulkRuns > 0,
      });
    });
    await report.check('requests that failed', 'only during restarts, with a message', () => {
      const failures = [...load.failures, ...records.failures];
      return Promise.resolve({ seen: failureSummary(failures), ok: failures.every(isExplained) });
    });
  } finally {
    await site.stop();
    await rm(folder, { recursive: true });
  }
  return report.close();
}

/** The simulated users of a site: some who save, and a team that issues and signs sheets. */
async function loadsOf(site: ProductionSite): Promise<[SteadyLoad, RecordLoad]> {
  const people: Person[] = [];
  for (let n = 0; n < workers; n += 1) {
    const email = `person${n}@example.com`;
    people.push({ browser: await site.createUser(email), email });
  }
  return [await SteadyLoad.of(people), await RecordLoad.onSite(site)];
}

/**
 * Whether a failed request got a message to try again, or lost its response because a process was killed. The bulk runs
 * of that process count as unfinished until another process resumes them five minutes later, so that a new one gets 429
 * meanwhile.
 */
const isExplained = ({ status, message }: Failure): boolean =>
  ((status === 503 || status === 429) && message !== '') || status === 0;

/** Restarts both processes as an update does. */
async function updateProcesses(report: Report, site: ProductionSite, load: SteadyLoad): Promise<void> {
  await report.check('rolling-restart.sh', 'no request fails', async () => {
    const from = load.failures.length;
    await site.script('rolling-restart.sh');
    await load.through(50);
    const failures = load.failures.slice(from);
    return { seen: failureSummary(failures), ok: failures.length === 0 };
  });
}

/** Kills each process once. Another process resumes its chunk of a bulk run five minutes later. */
async function killProcesses(report: Report, site: ProductionSite, load: SteadyLoad): Promise<void> {
  await report.check('each process killed once (kill -9)', 'the other serves', async () => {
    const from = load.failures.length;
    for (const port of site.ports) {
      site.process(port).kill('SIGKILL');
      await site.process(port).ended;
      await load.through(20);
      await site.startProcess(port);
    }
    await load.through(50);
    return { seen: failureSummary(load.failures.slice(from)), ok: true };
  });
}

/** Restarts PostgreSQL and PgBouncer. */
async function restartDatabase(report: Report, site: ProductionSite, load: SteadyLoad): Promise<void> {
  await report.check('PostgreSQL restarted, PgBouncer killed and started', 'the processes go on', async () => {
    const from = load.failures.length;
    const before = site.ports.map(port => site.process(port).pid);
    await site.postgres.halt();
    await site.postgres.start();
    await load.through(50);
    await site.pooler?.restart();
    await load.through(50);
    const same = site.ports.every((port, index) => site.process(port).pid === before[index]);
    return { seen: failureSummary(load.failures.slice(from)), ok: same };
  });
}

/** The heap of a process after a garbage collection, in bytes. */
async function heapAfterCollection(process: Program, folder: string): Promise<number> {
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

/** Reads the metrics of the process on a port; the metrics port has a 1 in front. */
async function sampleOf(port: number): Promise<Sample> {
  const at = new Browser(`http://127.0.0.1:1${port}`);
  // A kept-alive connection may be closed just when it is reused.
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
    handles: sum('nodejs_active_handles'),
    connections: sum('isentrope_database_connections', 'state="open"'),
  };
}

function summary(samples: readonly Sample[], heaps: readonly number[]): Summary {
  const sorted = (quantity: keyof Sample): number[] =>
    samples.map(sample => sample[quantity]).toSorted((a, b) => a - b);
  return {
    heap: Math.min(...heaps),
    resident: sorted('resident')[0] ?? NaN,
    handles: sorted('handles')[Math.floor(samples.length / 2)] ?? NaN,
    connections: sorted('connections').at(-1) ?? NaN,
  };
}

const shown = (quantity: keyof Summary, value: number): string =>
  quantity === 'heap' || quantity === 'resident' ? `${(value / 1e6).toFixed(0)} MB` : String(value);

async function grew(report: Report, number: number, summaries: readonly Summary[]): Promise<void> {
  for (const quantity of quantities) {
    const { share, amount } = allowed[quantity];
    await report.check(`process ${number}: ${quantity}`, 'it does not grow', () => {
      const each = summaries.map(part => part[quantity]);
      const [first, last] = [each[1] ?? NaN, each.at(-1) ?? NaN];
      // Connections may reach the size of the pool at any time.
      const maximum = quantity === 'connections' ? pool : first * (1 + share) + amount;
      return Promise.resolve({ seen: each.map(value => shown(quantity, value)).join(', '), ok: last <= maximum });
    });
  }
}

/** Permitted additional rows of tables that are purged. */
const swept = 50;
/** Tables that store user activity and so grow with it. */
const growingTables = new Set([
  'public.session',
  'public.project',
  'public.projectMember',
  'public.sheet',
  'public.sheetAnswers',
  'public.revision',
  'public.revisionSignature',
  'public.projectEvent',
  'public.bulkRun',
  'public.bulkChunk',
]);
/** The table of jobs and its partitions. */
const isJobTable = (name: string): boolean => name.startsWith('pgboss.j');
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
    ok: grown.every(({ name, from, rows }) => growingTables.has(name) || isJobTable(name) || rows - from <= swept),
  };
}
