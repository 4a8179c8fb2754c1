import { existsSync, statfsSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { boundImports } from './scripts/bound-imports.mjs';
import { enginesPlugin } from './scripts/engines.mjs';

/** Files that take half a minute and more, the longest first. */
const long = [
  'scripts/added-calculator.test.ts',
  'server/src/backup/killed.pg.test.ts',
  'scripts/same-digits.test.ts',
  'scripts/javascript-engines.test.ts',
  'server/src/attacks/guessing.test.ts',
  'server/src/billing/crashes.test.ts',
  'server/src/projects/drift/recalculate.test.ts',
  'web/src/workbench/files/formula-workbook.test.ts',
  'server/src/bulk/killed.test.ts',
  'calculators/plant-depressurization-pro/verdicts.test.ts',
  'web/src/workbench/table/table.test.tsx',
  'engineering/network/random-networks.test.ts',
  'server/src/backup/earlier-builds.test.ts',
  'server/src/billing/mails/mails-once.test.ts',
  'server/src/billing/checkout/authentication.test.ts',
  'server/src/database/create-embedded.test.ts',
  'server/src/database/killed-migration.pg.test.ts',
  'server/src/projects/drift/drift.test.ts',
  'server/src/backup/backup.test.ts',
  'scripts/package-boundaries.test.ts',
  'e2e/pages/project.test.tsx',
  'server/src/attacks/flood.test.ts',
  'calculators/units-in-words.test.ts',
  'engineering/vessels/blowdown/models/dense.test.ts',
  'server/src/processes/one-process.test.ts',
  'calculators/catalogue.test.ts',
  'server/src/billing/failures.test.ts',
  'web/src/figure/every-figure.test.ts',
  'calculators/fuzz.test.ts',
];

const testsSharingModules = '{engineering,calculators,server,records,web,cli}/**/*.test.{ts,tsx}';
/** Tests of what is loaded when, which ask for modules that no other file has used. */
const fresh = '**/*.fresh.test.ts';
const excluded = ['**/node_modules/**', '**/dist/**', '**/.cache/**'];

const [memoryDisk, neededBytes] = ['/dev/shm', 4e9];
/** Databases of tests are kept in memory where there is room: on a disk, a quarter of the processor time of the server's tests is spent writing them. */
const environmentOfData: Record<string, string> =
  existsSync(memoryDisk) && statfsSync(memoryDisk).bavail * statfsSync(memoryDisk).bsize > neededBytes
    ? { TMPDIR: memoryDisk }
    : {};

/** Begins with the long files, so that none of them goes on alone at the end. */
class LongestFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const known = long.findIndex(name => moduleId.endsWith(name));
      return known < 0 ? long.length : known;
    };
    return Promise.resolve(files.toSorted((a, b) => place(a) - place(b)));
  }
}

export default defineConfig({
  plugins: [enginesPlugin(), boundImports()],
  test: {
    projects: [
      // Files of these packages share their modules: loading takes the calculators more time than their tests do, some
      // seconds of each file of the server, and a quarter of the time of the pages.
      {
        extends: true,
        test: {
          name: 'testsSharingModules',
          include: [testsSharingModules],
          exclude: [...excluded, fresh],
          isolate: false,
          env: environmentOfData,
        },
      },
      {
        extends: true,
        test: {
          name: 'alone',
          include: [fresh, 'scripts/**/*.test.ts'],
          exclude: excluded,
        },
      },
      // Pages in a simulated browser, with the real server.
      {
        extends: true,
        test: {
          name: 'pages',
          include: ['e2e/pages/**/*.test.tsx'],
          globalSetup: 'e2e/pages/server.setup.ts',
          // The first test of a file also compiles the page.
          testTimeout: 300_000,
        },
      },
    ],
    // Tests read tables without waiting for their reader, as code does that has loaded what cases need.
    setupFiles: 'scripts/tables.setup.ts',
    environment: 'node',
    // One more than the cores of a small machine: many tests wait for a process, a database or a clock.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    // These end what hangs, and measure nothing: a busy machine is slow, not wrong (docs/testing.md). The longest tests on a
    // quiet core take some 10 s, and hooks start processes and databases.
    testTimeout: 120_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
