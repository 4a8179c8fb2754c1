import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Meter } from './meter.ts';

/** Timeout of database queries for a scrape, in milliseconds. */
const queryTimeoutMilliseconds = 3000;

/** Gauges of the library that are named as counters, which `promtool check metrics` objects to. */
const misnamedMetrics = ['resources', 'handles', 'requests'].map(what => `nodejs_active_${what}_total`);

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
const answerSeconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const querySeconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5];
const calculationSeconds = [0.001, 0.005, 0.025, 0.1, 0.25, 1, 5, 15, 60];

/** The load of a thread pool. */
interface PoolLoad {
  readonly threads: number;
  readonly busy: number;
  readonly waiting: number;
}

/** The load of a job queue, over all processes. `age` is how many seconds the oldest job is overdue. */
export interface QueueLoad {
  readonly job: string;
  readonly waiting: number;
  readonly active: number;
  readonly failed: number;
  readonly age: number;
}

/** Database connections of this process. */
interface ConnectionLoad {
  readonly open: number;
  readonly idle: number;
  readonly waiting: number;
}

/** Values that are read on each scrape. */
export interface Loads {
  readonly pools: () => Readonly<Record<string, PoolLoad>>;
  readonly queues: () => Promise<readonly QueueLoad[]>;
  /** Undefined if the database is embedded or not open yet. */
  readonly connections: () => ConnectionLoad | undefined;
}

export interface Metrics extends Meter {
  /** Starts reporting the given loads and the metrics of the process itself. */
  watch(loads: Loads): void;
  /** All metrics in the Prometheus text format. */
  text(): Promise<string>;
  readonly contentType: string;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const requests = new Counter({
    name: 'isentrope_http_requests_total',
    help: 'Requests answered',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const requestSeconds = new Histogram({
    name: 'isentrope_http_request_seconds',
    help: 'Time until the response headers are sent',
    labelNames: ['method', 'route'],
    buckets: answerSeconds,
    registers,
  });
  const queries = new Histogram({
    name: 'isentrope_database_query_seconds',
    help: 'Duration of an SQL statement, without the wait for a connection',
    labelNames: ['outcome'],
    buckets: querySeconds,
    registers,
  });
  const calculations = new Histogram({
    name: 'isentrope_engine_seconds',
    help: 'Duration of a calculation in its thread, without the wait for a thread',
    labelNames: ['pool', 'asked', 'outcome'],
    buckets: calculationSeconds,
    registers,
  });
  const mails = new Counter({
    name: 'isentrope_mails_total',
    help: 'Emails accepted by the mail server, and failed attempts',
    labelNames: ['outcome'],
    registers,
  });
  const signIns = new Counter({ name: 'isentrope_sign_ins_total', help: 'Sessions started', registers });

  return {
    request({ method, route, status, seconds }) {
      const known = methods.has(method) ? method : 'other';
      requests.inc({ method: known, route, status });
      requestSeconds.observe({ method: known, route }, seconds);
    },
    query: ({ seconds, failed }) => queries.observe({ outcome: failed ? 'failed' : 'answered' }, seconds),
    calculation: ({ seconds, ...labels }) => calculations.observe(labels, seconds),
    mail: outcome => mails.inc({ outcome }),
    signIn: () => signIns.inc(),
    watch(loads) {
      collectDefaultMetrics({ register: registry });
      for (const name of misnamedMetrics) registry.removeSingleMetric(name);
      watchPools(registry, loads);
      watchQueues(registry, loads);
      watchConnections(registry, loads);
    },
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}

function watchPools(registry: Registry, { pools }: Loads): void {
  for (const what of ['threads', 'busy', 'waiting'] as const)
    registry.registerMetric(
      new Gauge({
        name: `isentrope_engine_${what}`,
        help: { threads: 'Threads', busy: 'Busy threads', waiting: 'Requests waiting for a thread' }[what],
        labelNames: ['pool'],
        registers: [],
        collect() {
          for (const [pool, load] of Object.entries(pools())) this.set({ pool }, load[what]);
        },
      }),
    );
}

function watchQueues(registry: Registry, { queues }: Loads): void {
  const gauge = (name: string, help: string) => new Gauge({ name, help, labelNames: ['job'], registers: [registry] });
  const gauges = {
    waiting: gauge('isentrope_jobs_waiting', 'Jobs waiting, in all processes'),
    active: gauge('isentrope_jobs_active', 'Jobs running, in all processes'),
    failed: gauge(
      'isentrope_jobs_failed',
      'Jobs that failed for the last time and are kept for inspection, in all processes',
    ),
    age: gauge('isentrope_jobs_oldest_seconds', 'Time by which the oldest job is overdue'),
  };
  registry.registerMetric(
    new Gauge({
      name: 'isentrope_database_up',
      help: 'Whether the database answered this scrape',
      registers: [],
      async collect() {
        for (const one of Object.values(gauges)) one.reset();
        const found = await withTimeout(queues());
        this.set(found === undefined ? 0 : 1);
        for (const { job, ...load } of found ?? [])
          for (const what of ['waiting', 'active', 'failed', 'age'] as const) gauges[what].set({ job }, load[what]);
      },
    }),
  );
}

/** The result, or undefined on failure or timeout. */
function withTimeout<T>(promise: Promise<T>): Promise<T | undefined> {
  const timeout = new Promise<undefined>(resolve => {
    setTimeout(() => resolve(undefined), queryTimeoutMilliseconds).unref();
  });
  return Promise.race([promise.catch(() => undefined), timeout]);
}

function watchConnections(registry: Registry, { connections }: Loads): void {
  registry.registerMetric(
    new Gauge({
      name: 'isentrope_database_connections',
      help: 'Connections of this process to PostgreSQL, and statements waiting for one',
      labelNames: ['state'],
      registers: [],
      collect() {
        for (const [state, count] of Object.entries(connections() ?? {})) this.set({ state }, count);
      },
    }),
  );
}
