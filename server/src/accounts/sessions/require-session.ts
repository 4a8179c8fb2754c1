import type { Context, MiddlewareHandler } from 'hono';
import type { AppEnvironment } from '../../http/environment.ts';
import { problem } from '../../http/problem.ts';
import { annotateRequest } from '../../http/request-context.ts';
import type { Accounts, OpenAccounts } from '../accounts.ts';
import { checkSession, type SignedIn } from './session.ts';

/** The context of handlers behind `requireSession`. */
export interface SignedInEnvironment {
  Bindings: AppEnvironment['Bindings'];
  Variables: AppEnvironment['Variables'] & { accounts: OpenAccounts; signedIn: SignedIn };
}

/** Requires a session, and extends it when due. */
export function requireSession(accounts: Accounts): MiddlewareHandler<SignedInEnvironment> {
  return async (context: Context<SignedInEnvironment>, next) => {
    const open = await accounts.opened();
    const { signedIn, cookies } = await checkSession(open, context.req.raw);
    if (signedIn === undefined) return problem(context, 401, 'Please sign in first.', 'NOT_SIGNED_IN');
    annotateRequest({ user: signedIn.user.id });
    context.set('accounts', open);
    context.set('signedIn', signedIn);
    await next();
    for (const cookie of cookies) context.header('set-cookie', cookie, { append: true });
    // Responses that may be cached set this themselves.
    if (context.res.headers.get('cache-control')?.startsWith('private') !== true)
      context.header('cache-control', 'no-store');
    return undefined;
  };
}
