import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{engineering,calculators,web,server,cli,scripts}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    environment: 'node',
    testTimeout: 30_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
});
