import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../config.ts';
import { createLog } from '../http/log.ts';
import { startServer } from '../server.ts';
import { copyTemplate, migratedPostgres } from './data-template.ts';
import { bundledEngine } from './server-process.ts';
import { createTestClient, type TestClient } from './test-client.ts';

export interface TestServer extends TestClient {
  dataDir: string;
  /** The port of the metrics, if `METRICS_PORT` is set. */
  metricsPort: number | undefined;
  /** Undefined for the embedded database. */
  databaseUrl: string | undefined;
  /** Method and path pattern of every route. */
  routes: { method: string; path: string }[];
  /** The lines logged so far. */
  logged: string[];
  stop(): Promise<void>;
}

/**
 * Starts the real application on a free port with its own data: PGlite in a temporary folder, or a new database on
 * `TEST_DATABASE_URL`. By default without rate limits and with light password hashing.
 * @param engine replaces the shipped engine.
 */
export async function startTestServer(
  variables: Record<string, string> = {},
  engine: () => Promise<string> = bundledEngine,
): Promise<TestServer> {
  const dataDir = variables['DATA_DIR'] ?? (await mkdtemp(join(tmpdir(), 'isentrope-test-')));
  const postgres = process.env['TEST_DATABASE_URL'];
  const databaseUrl =
    postgres === undefined || variables['DATA_DIR'] !== undefined
      ? {}
      : { DATABASE_URL: await migratedPostgres(postgres) };
  const config = readConfig({
    NODE_ENV: 'test',
    PORT: '0',
    DATA_DIR: dataDir,
    RATE_LIMITS: 'off',
    PASSWORD_HASHING: 'light',
    LOG_LEVEL: 'info',
    ...databaseUrl,
    ...variables,
  });
  if (config.databaseUrl === undefined && !existsSync(join(dataDir, 'database'))) await copyTemplate(dataDir);
  const logged: string[] = [];
  const server = await startServer(
    config,
    createLog(config.logLevel, line => logged.push(line)),
    { engine },
  );
  await server.ready;
  return {
    ...createTestClient(server.origin),
    dataDir,
    metricsPort: server.metricsPort,
    databaseUrl: config.databaseUrl,
    routes: await server.routes(),
    logged,
    async stop() {
      await server.stop();
      if (variables['DATA_DIR'] === undefined) await rm(dataDir, { recursive: true, force: true });
    },
  };
}
