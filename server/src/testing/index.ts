export { Browser, type Answer } from './browser.ts';
export { startTestServer, testPassword, type TestServer } from './test-server.ts';
export { testCompany } from './company.ts';
export { migratedDatabase, migratedOn } from './data-template.ts';
export { eventually } from './eventually.ts';
export { startSmtpServer, type SmtpServer } from './smtp-server.ts';
export { startTestPostgres, newDatabase, type TestPostgres } from './test-postgres.ts';
export {
  bundledEngine,
  bundledServer,
  startProcess,
  whenReady,
  type Patch,
  type ServerProcess,
} from './server-process.ts';
export { codeFor, secretOf } from './authenticator.ts';
export { asksAlways, asksOnce, Buyer, failsLater, goodCard, pathOf, type BillingView } from './buyer.ts';
export { keptOf, startBillingWorld, type BillingWorld } from './billing-world.ts';
export {
  attach,
  exported,
  idIn,
  importArchive,
  issue,
  join,
  newProject,
  newSheet,
  orificeDocument,
  ownId,
  person,
  picture,
  save,
  sign,
  type GivenRole,
  type PersonInProject,
} from './project-world.ts';
export { bulkUnderWay, type BulkUnderWay } from './bulk-under-way.ts';
export { apiKey, askApi, type AskedApi } from './api-key.ts';
export { feedsOf, fetchFeed, newFeed, type NewFeed } from './feed.ts';
export { signedUp } from './signed-up.ts';
export { TestPasskey, type Otherwise } from './passkey.ts';
export { folderWithData, openFolder } from './kept-data.ts';
