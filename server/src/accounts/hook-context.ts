import type { createAuthMiddleware } from 'better-auth/api';

/** What a hook of better-auth is given. */
export type HookContext = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0];
