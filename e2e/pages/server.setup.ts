import type { TestProject } from 'vitest/node';
import { startTestServer } from '../../server/src/testing/index.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly origin: string;
  }
}

/** Starts one server for all page tests, with its own database. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const server = await startTestServer();
  project.provide('origin', server.origin);
  return () => server.stop();
}
