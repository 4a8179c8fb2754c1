import { defineConfig } from '@playwright/test';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { subscriberState } from './subscriber-state.ts';

const port = Number(process.env['E2E_PORT'] ?? 3177);
const root = join(import.meta.dirname, '..');

/** Tests of these folders say themselves who is looking; all others are about tools, and somebody with Pro is looking. */
const ownPeople = /\/(accounts|billing|projects|site)\/[^/]+\.spec\.ts$/;

/** What these do to a browser would stay with it: they take its network away, or let a worker live. */
const ownBrowsers = /\/(offline\/[^/]+|workbench\/fluid-properties)\.spec\.ts$/;

/** What a person does, in Debian's Chromium, against the built product on embedded defaults and a fresh data folder. */
export default defineConfig({
  testDir: '.',
  outputDir: join(root, 'test-results'),
  fullyParallel: true,
  // One more than the cores of a small machine: a test waits for pages as often as it computes.
  workers: 3,
  // These end what hangs, and measure nothing: a busy machine is slow, not wrong (docs/testing.md).
  timeout: 180_000,
  expect: { timeout: 40_000 },
  reporter: [['line'], ['json', { outputFile: process.env['E2E_REPORT'] ?? join(root, '.cache', 'e2e.json') }]],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'en-GB',
    timezoneId: 'UTC',
    // What a test answers itself must reach it; those of e2e/offline let the worker be.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium-headless-shell',
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // A page lives for seconds here: an optimising compiler and a process for drawing cost more than they give.
        '--disable-gpu',
        '--js-flags=--no-opt',
      ],
    },
  },
  projects: [
    { name: 'subscriber', testMatch: '**/*.setup.ts' },
    { name: 'people', testMatch: ownPeople },
    {
      name: 'tools',
      testMatch: '**/*.spec.ts',
      testIgnore: [ownPeople, ownBrowsers],
      dependencies: ['subscriber'],
      // Cleared between two tests, a page of the bench costs a tenth less time than in a browser context of its own.
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
      // Tests of accounts come from an address each (`accounts/people.ts`): they meet the real rate limits, and nobody else's.
      TRUSTED_PROXIES: '127.0.0.1',
      // On PostgreSQL the journeys meet the real hashing.
      PASSWORD_HASHING: process.env['DATABASE_URL'] === undefined ? 'light' : 'full',
    },
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
  },
});
