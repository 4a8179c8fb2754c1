import type { BetterAuthPlugin } from 'better-auth';
import { createAuthEndpoint, sensitiveSessionMiddleware } from 'better-auth/api';
import { z } from 'zod';
import { apiKeyCreatedMail, type SendMail } from '../auth/auth-mail.ts';
import type { AuthParts } from '../auth/auth-parts.ts';
import { confirmOwner } from '../passwords/confirm-owner.ts';
import { enforceRateLimit } from '../rate-limits/enforce-rate-limit.ts';
import { listKeys, createKey, revokeKey, scope } from './stored-keys.ts';
import { changeRule, credentialName, requireAccount, signedIn } from '../auth/credential-changes.ts';

const name = credentialName('key');
const scopes = z
  .array(scope, `The scopes must be a list of ${scope.options.join(', ')}.`)
  .min(1, `Choose what the key is for: ${scope.options.join(', ')}.`)
  .max(scope.options.length, `The scopes are ${scope.options.join(', ')}.`);
const password = z.string().optional();

type KeyParts = Pick<AuthParts, 'company' | 'config' | 'database' | 'limiter' | 'origin'>;

/** better-auth plug-in for API keys under `/api/auth`: create, list, revoke. Keys give access to `/api/v1` only. */
export function apiKeyPlugin(parts: KeyParts, notify: SendMail) {
  const { kysely } = parts.database;
  return {
    id: 'api-keys',
    endpoints: {
      listApiKeys: createAuthEndpoint(
        '/api-key/list',
        { method: 'GET', use: [sensitiveSessionMiddleware] },
        async context => context.json(await listKeys(kysely, context.context.session.user.id)),
      ),

      makeApiKey: createAuthEndpoint(
        '/api-key/make',
        { ...signedIn, body: z.object({ name, scopes, password }) },
        async context => {
          const { user } = context.context.session;
          requireAccount(user);
          await enforceRateLimit(parts, `api-keys:${user.id}`, changeRule);
          await confirmOwner(context, context.context.session, 'create an API key');
          const { body } = context;
          const key = await createKey(kysely, user.id, body.name, body.scopes);
          const mail = apiKeyCreatedMail(parts, body.name, context.request?.url);
          await context.context.runInBackgroundOrAwait(notify(user.email, mail));
          return context.json({ key });
        },
      ),

      revokeApiKey: createAuthEndpoint(
        '/api-key/revoke',
        { ...signedIn, body: z.object({ id: z.string() }) },
        async context => {
          await revokeKey(kysely, context.context.session.user.id, context.body.id);
          return context.json({ status: true });
        },
      ),
    },
  } satisfies BetterAuthPlugin;
}
