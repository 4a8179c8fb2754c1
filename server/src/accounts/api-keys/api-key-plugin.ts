import type { BetterAuthPlugin } from 'better-auth';
import { APIError, createAuthEndpoint, sensitiveSessionMiddleware } from 'better-auth/api';
import { z } from 'zod';
import { apiKeyCreatedMail, type SendMail } from '../auth/auth-mail.ts';
import type { AuthParts } from '../auth/auth-parts.ts';
import { confirmOwner } from '../passwords/confirm-owner.ts';
import type { RateRule } from '../rate-limits/rate-limit.ts';
import { enforceRateLimit } from '../rate-limits/enforce-rate-limit.ts';
import { listKeys, createKey, revokeKey, scope } from './stored-keys.ts';

/** Each attempt checks the password. */
const changeRule: RateRule = { window: 3600, max: 20 };

const name = z
  .string('Give the key a name.')
  .trim()
  .min(1, 'Give the key a name.')
  .max(60, 'The name of a key is at most 60 characters long.')
  // oxlint-disable-next-line no-control-regex -- the pattern rejects control characters
  .regex(/^[^\u0000-\u001f\u007f]*$/, 'The name of a key must not contain control characters.');
const scopes = z
  .array(scope, `The scopes must be a list of ${scope.options.join(', ')}.`)
  .min(1, `Choose what the key is for: ${scope.options.join(', ')}.`)
  .max(scope.options.length, `The scopes are ${scope.options.join(', ')}.`);
const password = z.string().optional();
const signedIn = { method: 'POST' as const, use: [sensitiveSessionMiddleware] };

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
          if (user['isAnonymous'] === true)
            throw new APIError('BAD_REQUEST', {
              code: 'ANONYMOUS',
              message: 'This session has no account. Please create one.',
            });
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
