import { accessOfUser } from '../entitlement.ts';
import { verifyKey, type Accounts, type RateLimiter, type Scope, type ValidKey } from '../accounts/index.ts';
import type { Config } from '../config.ts';
import { networkOf } from '../http/client-address.ts';
import { annotateRequest } from '../http/request-context.ts';
import { ApiProblem } from './problem.ts';

/** The caller of an API request: an address without a key, or an account with one. */
export interface Caller {
  /** Undefined if rate limits are off. */
  limiter: RateLimiter | undefined;
  /** The key under which the caller's usage is counted. */
  name: string;
  plan: 'none' | 'free' | 'pro';
  validKey: ValidKey | undefined;
}

/**
 * Identifies the caller by the key in `Authorization: Bearer`, else by address. Cookies are ignored, so no page of
 * another site can act on behalf of its reader.
 * @throws {ApiProblem} for an invalid or revoked key.
 */
export async function callerOf(
  accounts: Pick<Accounts, 'opened'>,
  { rateLimits }: Pick<Config, 'rateLimits'>,
  { authorization, address }: { authorization: string | undefined; address: string },
): Promise<Caller> {
  const open = await accounts.opened();
  const limiter = rateLimits ? open.limiter : undefined;
  if (authorization === undefined)
    return { limiter, name: `address:${networkOf(address)}`, plan: 'none', validKey: undefined };
  const key = /^bearer +(\S+)$/i.exec(authorization.trim())?.[1];
  const validKey = key === undefined ? undefined : await verifyKey(open.database.kysely, key);
  if (validKey === undefined) {
    annotateRequest({ refusal: 'UNKNOWN_KEY' });
    throw new ApiProblem(
      'UNKNOWN_KEY',
      'This key is unknown, or has been revoked. Send a key from the account page as "Authorization: Bearer isentrope_…".',
      {},
      { 'www-authenticate': 'Bearer error="invalid_token"' },
    );
  }
  return { ...(await callerOfAccount(accounts, { rateLimits }, validKey.user)), validKey };
}

/** An account identified otherwise than by a key, with the same quota. */
export async function callerOfAccount(
  accounts: Pick<Accounts, 'opened'>,
  { rateLimits }: Pick<Config, 'rateLimits'>,
  user: Pick<ValidKey['user'], 'id' | 'role'>,
): Promise<Caller> {
  annotateRequest({ user: user.id });
  const open = await accounts.opened();
  const plan = await accessOfUser(open, user);
  return { limiter: rateLimits ? open.limiter : undefined, name: `account:${user.id}`, plan, validKey: undefined };
}

/**
 * Requires a scope of the key, if there is one. Write access to projects includes read access.
 * @throws {ApiProblem} if the key lacks it.
 */
export function requireScope({ validKey }: Caller, scope: Scope): void {
  const isFor = (each: Scope) => validKey === undefined || validKey.scopes.has(each);
  if (!isFor(scope) && !(scope === 'projects:read' && isFor('projects:write')))
    throw new ApiProblem(
      'NEEDS_SCOPE',
      `This key does not have the scope "${scope}". Create one that has it on the account page.`,
    );
}

/**
 * The key of the request.
 * @throws {ApiProblem} without one.
 */
export function keyOf({ validKey }: Caller): ValidKey {
  if (validKey !== undefined) return validKey;
  throw new ApiProblem(
    'KEY_NEEDED',
    'Projects can be read and written only with a key. Create one on the account page, and send it as "Authorization: Bearer isentrope_…".',
    {},
    { 'www-authenticate': 'Bearer' },
  );
}
