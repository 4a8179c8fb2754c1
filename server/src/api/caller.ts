import { accessOfUser } from '../entitlement.ts';
import { showKey, type Accounts, type RateLimiter, type Scope, type ShownKey } from '../accounts/index.ts';
import type { Config } from '../config.ts';
import { networkOf } from '../http/client-address.ts';
import { noteOfRequest } from '../http/request-context.ts';
import { ApiProblem } from './problem.ts';

/** Who asks: an address without a key, or an account by its key. */
export interface Caller {
  /** Counts what they ask; undefined where nothing is limited. */
  limiter: RateLimiter | undefined;
  /** What is counted for them stands under this name. */
  name: string;
  plan: 'none' | 'free' | 'pro';
  shown: ShownKey | undefined;
}

/**
 * Who sent a request: by the key that it shows as `Authorization: Bearer`, else by the address. Cookies count for nothing here, so no
 * page of another site can ask in the name of its reader.
 * @throws {ApiProblem} for a key that is none, or none any more.
 */
export async function callerOf(
  accounts: Pick<Accounts, 'opened'>,
  { rateLimits }: Pick<Config, 'rateLimits'>,
  { authorization, address }: { authorization: string | undefined; address: string },
): Promise<Caller> {
  const open = await accounts.opened();
  const limiter = rateLimits ? open.limiter : undefined;
  if (authorization === undefined)
    return { limiter, name: `address:${networkOf(address)}`, plan: 'none', shown: undefined };
  const key = /^bearer +(\S+)$/i.exec(authorization.trim())?.[1];
  const shown = key === undefined ? undefined : await showKey(open.database.kysely, key);
  if (shown === undefined) {
    noteOfRequest({ refusal: 'UNKNOWN_KEY' });
    throw new ApiProblem(
      'UNKNOWN_KEY',
      'This key is unknown, or has been revoked. Send one of the account page as "Authorization: Bearer isentrope_…".',
      {},
      { 'www-authenticate': 'Bearer error="invalid_token"' },
    );
  }
  return { ...(await callerOfAccount(accounts, { rateLimits }, shown.user)), shown };
}

/** An account that asks by something other than a key, and spends of the same quota. */
export async function callerOfAccount(
  accounts: Pick<Accounts, 'opened'>,
  { rateLimits }: Pick<Config, 'rateLimits'>,
  user: Pick<ShownKey['user'], 'id' | 'role'>,
): Promise<Caller> {
  noteOfRequest({ user: user.id });
  const open = await accounts.opened();
  const plan = await accessOfUser(open, user);
  return { limiter: rateLimits ? open.limiter : undefined, name: `account:${user.id}`, plan, shown: undefined };
}

/** @throws {ApiProblem} where a key was shown that is not for this. Who may write projects reads them too. */
export function mustBeFor({ shown }: Caller, scope: Scope): void {
  const isFor = (each: Scope) => shown === undefined || shown.scopes.has(each);
  if (!isFor(scope) && !(scope === 'projects:read' && isFor('projects:write')))
    throw new ApiProblem('NEEDS_SCOPE', `This key is not for "${scope}". Make one that is on the account page.`);
}

/** The key that was shown. @throws {ApiProblem} where none was. */
export function keyOf({ shown }: Caller): ShownKey {
  if (shown !== undefined) return shown;
  throw new ApiProblem(
    'KEY_NEEDED',
    'Projects are read and written with a key. Make one on the account page, and send it as "Authorization: Bearer isentrope_…".',
    {},
    { 'www-authenticate': 'Bearer' },
  );
}
