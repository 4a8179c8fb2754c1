import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createAdaptorServer } from '@hono/node-server';
import { createAccounts, libraryRoutes, secretOf } from './accounts/index.ts';
import { sweepIdempotentRequests } from './api/index.ts';
import { createApp } from './app.ts';
import { BillingProblem, createBilling, reconcile } from './billing/index.ts';
import { createBulk } from './bulk/index.ts';
import { readCompany } from './company.ts';
import type { Config } from './config.ts';
import { isConnectionUnencrypted, type Database } from './database/index.ts';
import { createEngine, type EngineParts } from './engine/index.ts';
import { describeError, type Log } from './http/log.ts';
import { readArrivedRequests } from './http/read-arrived-requests.ts';
import { createJobs } from './jobs/index.ts';
import { createMailer, createOutbox, type Outbox } from './mail/index.ts';
import { createMetrics, startMetricsListener, type Metrics, type MetricsListener } from './metrics/index.ts';
import { createProjects, rotateCommand, accountDeletionError } from './projects/index.ts';
import { createSandbox } from './sandbox/index.ts';
import { createTools } from './tools/index.ts';

/** How long pending requests may take to finish after a stop signal. */
const shutdownMilliseconds = 4000;

/**
 * Keep-alive timeouts. Proxies usually keep idle connections for 60 s and answer 502 if they reuse one that the server
 * has closed, so ours is longer. The header timeout is longer still, because Node counts it from the end of the
 * previous request.
 */
const idleLimits = { keepAliveTimeout: 75_000, headersTimeout: 80_000 };

interface ServerOptions {
  /** Location of the built engine, which `build.mjs` writes beside `main.js`. */
  engine: EngineParts['program'];
  /** Idle and header timeouts, in milliseconds. */
  limits?: typeof idleLimits;
}

export interface RunningServer {
  /** The public address. */
  origin: string;
  port: number;
  /** Resolves once the database is open or the server was stopped first; rejects if the database cannot be opened. */
  ready: Promise<void>;
  /** Method and path pattern of every route, those of the session library included; known once `ready`. */
  routes(): Promise<{ method: string; path: string }[]>;
  /** The port of the metrics; undefined if they are not served. */
  metricsPort: number | undefined;
  /**
   * Reports "not ready" for the configured drain time so that load balancers stop sending requests, then waits for
   * pending requests and closes the database. A second call ends the drain time early.
   */
  stop(): Promise<void>;
}

/**
 * Starts the server: locks the data folder, binds the port, then opens the database in the background, so that public
 * pages are served at once.
 * @throws {FolderInUseError} if another process holds the data folder; any error of `listen`.
 */
export async function startServer(
  config: Config,
  log: Log,
  { engine: program, limits = idleLimits }: ServerOptions,
): Promise<RunningServer> {
  const outbox: Outbox | undefined = config.local ? createOutbox(join(config.dataDir, 'mail')) : undefined;
  const metrics = createMetrics();
  const engine = createEngine({ program, log, pool: 'projects', meter: metrics });
  const jobs = createJobs({ log });
  const billing = createBilling(config, log);
  const company = readCompany();
  const mailer = createMailer(config, company, outbox, log, metrics);
  const accounts = createAccounts(config, log, outbox, {
    beforeDelete: async userId => {
      const { database } = await accounts.opened();
      const refusal = await accountDeletionError(database.kysely, userId);
      if (refusal !== undefined) return { code: 'OWNS_PROJECTS', message: refusal, later: false };
      try {
        await billing.close(userId);
        return undefined;
      } catch (error) {
        if (!(error instanceof BillingProblem)) throw error;
        return { code: error.code, message: error.message, later: true };
      }
    },
    commands: {
      reconcile: async () => reconcile(await billing.opened()),
      'rotate-signing-key': async () =>
        rotateCommand((await accounts.opened()).database.kysely, await secretOf(config)),
    },
    prepare: database => jobs.open(database),
    meter: metrics,
  });
  const sandbox = outbox === undefined ? undefined : createSandbox(outbox, config.webDist, log);
  const projects = createProjects(accounts, { config, engine, jobs, company, mailer, log });
  sweepIdempotentRequests(jobs, accounts);
  const tools = createTools({ program, log, meter: metrics });
  const bulk = createBulk(jobs, () => accounts.opened(), tools);
  let draining = false;
  const readiness = {
    draining: () => draining,
    accounts,
    engine: async () => void (await Promise.all([engine.ready(), tools.ready()])),
  };
  const app = createApp({ config, log, meter: metrics, readiness, accounts, billing, projects, tools, bulk, sandbox });
  const server = createAdaptorServer({ fetch: app.fetch, serverOptions: limits });

  await accounts.claim();

  await new Promise<void>((listening, failed) => {
    server.once('error', failed);
    server.listen({ port: config.port, host: config.host, backlog: 4096 }, () => listening());
  });
  const address = server.address();
  const port = address === null || typeof address === 'string' ? config.port : address.port;
  const host = ['0.0.0.0', '::'].includes(config.host)
    ? '127.0.0.1'
    : config.host.includes(':')
      ? `[${config.host}]`
      : config.host;
  const origin = config.publicUrl ?? `http://${host}:${port}`;
  if (config.local && !['127.0.0.1', 'localhost', '::1'].includes(config.host)) {
    log.warn('local mode is reachable from other computers, its mails included', { host: config.host });
  }
  if (config.databaseUrl !== undefined && isConnectionUnencrypted(config.databaseUrl))
    log.warn('the database is on another machine and the connection to it is not encrypted; see sslmode');

  let connections: Database['connections'] = () => undefined;
  const listener = await listenForMetrics(config.metrics, metrics, {
    pools: () => ({ projects: engine.load(), ...tools.loads() }),
    queues: () => jobs.loads(),
    connections: () => connections(),
  });

  let stopping: Promise<void> | undefined;
  const start = async (): Promise<void> => {
    const fakeProviders = config.google === undefined ? ((await sandbox?.start(origin)) ?? []) : [];
    projects.start(origin);
    await accounts.start(origin, fakeProviders);
    if (stopping !== undefined) return;
    const { database } = await accounts.opened();
    connections = () => database.connections();
    jobs.start();
    await projects.lookForDrift();
    const access = config.stripe ?? (await sandbox?.startStripe(database.kysely, origin));
    if (access !== undefined) billing.start(database, access, { company, mailer, origin });
  };

  const skipDrain = new AbortController();
  const stop = async (): Promise<void> => {
    draining = true;
    await wait(config.drainSeconds * 1000, undefined, { signal: skipDrain.signal }).catch(() => undefined);
    await readArrivedRequests(server);
    const closed = new Promise<void>(resolve => server.close(() => resolve()));
    if ('closeIdleConnections' in server) {
      server.closeIdleConnections();
      setTimeout(() => server.closeAllConnections(), shutdownMilliseconds).unref();
    }
    await closed;
    await jobs.stop();
    await engine.close();
    await tools.close();
    await billing.stop();
    await sandbox?.close();
    await accounts.close();
    await listener?.stop();
  };
  return {
    origin,
    port,
    ready: start().catch((error: unknown) => {
      // Work interrupted by a stop fails because the database is closed; nobody waits for it.
      if (stopping !== undefined) return;
      log.error('accounts cannot start', { error: describeError(error) });
      throw error;
    }),
    async routes() {
      const { auth } = await accounts.opened();
      return [...app.routes.map(({ method, path }) => ({ method, path })), ...libraryRoutes(auth)];
    },
    metricsPort: listener?.port,
    stop() {
      if (stopping !== undefined) skipDrain.abort();
      return (stopping ??= stop());
    },
  };
}

async function listenForMetrics(
  listenAddress: Config['metrics'],
  metrics: Metrics,
  loads: Parameters<Metrics['watch']>[0],
): Promise<MetricsListener | undefined> {
  if (listenAddress === undefined) return undefined;
  metrics.watch(loads);
  return startMetricsListener(metrics, listenAddress);
}
