export { createAccounts, UnavailableError, type Accounts, type AccountHooks, type OpenAccounts } from './accounts.ts';
export { adminCommand, adminUsage, type CommandReply, type FurtherCommands } from './admin-command.ts';
export { accountRoutes, type PlanOf } from './account-routes.ts';
export { authRoutes } from './auth-routes.ts';
export { secretOf } from './local-secret.ts';
export { requireSession, type SignedInEnvironment } from './require-session.ts';
export { confirmIdentity } from './confirm-identity.ts';
export { currentVisitor, type SignedIn } from './session.ts';
export type { Provider } from './providers.ts';
