export { createAccounts, UnavailableError, type Accounts, type OpenAccounts } from './accounts.ts';
export { adminCommand, adminUsage, type CommandReply } from './admin-command.ts';
export { accountRoutes } from './account-routes.ts';
export { authRoutes } from './auth-routes.ts';
export { requireSession, type SignedInEnvironment } from './require-session.ts';
export { currentVisitor, type SignedIn } from './session.ts';
export type { Provider } from './providers.ts';
