export { Browser, type TestResponse } from './browser.ts';
export { createTestClient, testPassword, type TestClient } from './test-client.ts';
export { startTestServer, type TestServer } from './test-server.ts';
export { testCompany } from './company.ts';
export { migratedDatabase, migratedPostgres } from './data-template.ts';
export { eventually } from './eventually.ts';
export { problemAtEnd } from './problem-at-end.ts';
export { startSmtpServer, type SmtpServer } from './smtp-server.ts';
export { startTestPostgres, newDatabase, type TestPostgres } from './test-postgres.ts';
export {
  bundledEngine,
  bundledServer,
  startProcess,
  untilReady,
  type Patch,
  type ServerProcess,
} from './server-process.ts';
export { codeFor, secretFromOtpauth } from './authenticator.ts';
export {
  authenticatesAlways,
  authenticatesOnce,
  Buyer,
  failsLater,
  goodCard,
  pathOf,
  type BillingView,
} from './buyer.ts';
export { storedBillingData, startBillingWorld, type BillingWorld } from './billing-world.ts';
export {
  attach,
  exportProject,
  idFrom,
  importArchive,
  issue,
  addMember,
  newProject,
  newSheet,
  orificeDocument,
  ownId,
  createUser,
  tinyPng,
  save,
  sign,
  type AssignableRole,
  type TestMember,
} from './project-world.ts';
export { projectParts } from './project-parts.ts';
export { startBulkRun, type StartedBulkRun } from './bulk-run.ts';
export { createApiKey, sendApiRequest, type ApiRequestOptions } from './api-key.ts';
export { feedsOf, fetchFeed, newFeed, type NewFeed } from './feed.ts';
export { signUpAndIn } from './sign-up.ts';
export { TestPasskey, type PasskeyDeviations } from './passkey.ts';
export { createDataFolder, openDataFolder } from './data-folder.ts';
