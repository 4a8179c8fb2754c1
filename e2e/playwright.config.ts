import { defineConfig } from '@playwright/test';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { subscriberState } from './subscriber-state.ts';

const port = Number(process.env['E2E_PORT'] ?? 3177);
const root = join(import.meta.dirname, '..');

/** Tests that create their own sessions; all others run as a subscriber. */
const ownSessions = /\/(accounts|billing|projects|site)\/[^/]+\.spec\.ts$/;

/** Tests that must not share a browser context: they go offline, or allow a service worker. */
const ownBrowsers = /\/(offline\/[^/]+|workbench\/fluid-properties)\.spec\.ts$/;

/** End-to-end tests in Debian's Chromium against the built product, with its defaults and a fresh data folder. */
export default defineConfig({
  testDir: '.',
  outputDir: join(root, 'test-results'),
  fullyParallel: true,
  // One more than the cores of a small machine, since tests wait as often as they compute.
  workers: 3,
  // Timeouts only end hanging tests, so a busy machine does not fail them (docs/testing.md).
  timeout: 180_000,
  expect: { timeout: 40_000 },
  reporter: [['line'], ['json', { outputFile: process.env['E2E_REPORT'] ?? join(root, '.cache', 'e2e.json') }]],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'en-GB',
    timezoneId: 'UTC',
    // A service worker would bypass routes mocked by a test; e2e/offline allows it.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium-headless-shell',
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Pages live for seconds: an optimising compiler and a GPU process cost more than they gain.
        '--disable-gpu',
        '--js-flags=--no-opt',
      ],
    },
  },
  projects: [
    { name: 'subscriber', testMatch: '**/*.setup.ts' },
    { name: 'people', testMatch: ownSessions },
    {
      name: 'tools',
      testMatch: '**/*.spec.ts',
      testIgnore: [ownSessions, ownBrowsers],
      dependencies: ['subscriber'],
      // Clearing a context between tests takes a tenth less time than a new one per test.
      use: { storageState: subscriberState(), reuseContext: true },
    },
    {
      name: 'alone',
      testMatch: ownBrowsers,
      dependencies: ['subscriber'],
      use: { storageState: subscriberState() },
    },
  ],
  webServer: {
    command: 'exec node server/dist/main.js',
    cwd: root,
    url: `http://127.0.0.1:${port}/readyz`,
    env: {
      PORT: String(port),
      DATA_DIR: mkdtempSync(join(tmpdir(), 'isentrope-e2e-')),
      LOG_LEVEL: 'warn',
      // Tests of accounts use one client address each (`accounts/users.ts`), so that they meet the real rate limits
      // without interacting.
      TRUSTED_PROXIES: '127.0.0.1',
      // Runs on PostgreSQL use the full password hashing.
      PASSWORD_HASHING: process.env['DATABASE_URL'] === undefined ? 'light' : 'full',
    },
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
  },
});
