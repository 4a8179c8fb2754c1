import { passkeyAnswer, signing } from '@isentrope/records';
import type { BetterAuthPlugin } from 'better-auth';
import { APIError, createAuthEndpoint, sensitiveSessionMiddleware } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { z } from 'zod';
import { type SendMail, passkeyChangedMail } from '../auth/auth-mail.ts';
import type { AuthParts } from '../auth/auth-parts.ts';
import { confirmOwner } from '../passwords/confirm-owner.ts';
import type { HookContext } from '../auth/hook-context.ts';
import { enforceRateLimit } from '../rate-limits/enforce-rate-limit.ts';
import { addPasskey, listPasskeys, passkeyToAdd, removePasskey, renamePasskey } from './stored-passkeys.ts';
import type { Purpose } from './challenges.ts';
import { creationOptions, requestOptions } from './options.ts';
import type { RelyingParty } from './relying-party.ts';
import { changeRule, credentialName, requireAccount, signedIn } from '../auth/credential-changes.ts';

type PasskeyParts = Pick<
  AuthParts,
  'company' | 'config' | 'database' | 'limiter' | 'origin' | 'passkeys' | 'sendPhoneCode' | 'log'
>;

const name = credentialName('passkey');
const withPassword = z.object({ password: z.string().optional() });

/**
 * better-auth plug-in for passkeys under `/api/auth`: those of an account, and the sign-in with one, which counts as
 * both factors. The plug-in of better-auth itself neither requires user verification nor binds a challenge to a
 * purpose.
 */
export function passkeyPlugin(parts: PasskeyParts, notify: SendMail) {
  const { kysely } = parts.database;
  const notifyOwner = (context: HookContext, email: string, change: 'added' | 'removed', passkey: string): unknown =>
    context.context.runInBackgroundOrAwait(
      notify(email, passkeyChangedMail(parts, change, passkey, context.request?.url)),
    );
  return {
    id: 'passkeys',
    endpoints: {
      listPasskeys: createAuthEndpoint(
        '/passkey/list',
        { method: 'GET', use: [sensitiveSessionMiddleware] },
        async context => context.json(await listPasskeys(kysely, context.context.session.user.id)),
      ),

      beginPasskey: createAuthEndpoint('/passkey/begin', { ...signedIn, body: withPassword }, async context => {
        const { user, session } = context.context.session;
        requireAccount(user);
        const site = relyingPartyOf(parts, context);
        await enforceRateLimit(parts, `passkeys:${user.id}`, changeRule);
        await confirmOwner(context, context.context.session, 'add a passkey');
        const purpose: Purpose = { to: 'add', sessionId: session.id };
        const challenge = await parts.passkeys.challenges.issue(purpose);
        const known = await listPasskeys(kysely, user.id);
        return context.json(creationOptions(parts.company.name, site, user, challenge, known));
      }),

      addPasskey: createAuthEndpoint(
        '/passkey/add',
        { ...signedIn, body: passkeyToAdd.extend({ name }) },
        async context => {
          const { user, session } = context.context.session;
          const { name: called, ...made } = context.body;
          await addPasskey(
            parts,
            relyingPartyOf(parts, context),
            { userId: user.id, sessionId: session.id },
            called,
            made,
          );
          await notifyOwner(context, user.email, 'added', called);
          return context.json({ status: true });
        },
      ),

      renamePasskey: createAuthEndpoint(
        '/passkey/rename',
        { ...signedIn, body: z.object({ id: z.string(), name }) },
        async context => {
          await renamePasskey(kysely, context.context.session.user.id, context.body.id, context.body.name);
          return context.json({ status: true });
        },
      ),

      removePasskey: createAuthEndpoint(
        '/passkey/remove',
        { ...signedIn, body: withPassword.extend({ id: z.string() }) },
        async context => {
          const { user } = context.context.session;
          await enforceRateLimit(parts, `passkeys:${user.id}`, changeRule);
          await confirmOwner(context, context.context.session, 'remove a passkey');
          const texts = parts.sendPhoneCode !== undefined;
          const removed = await removePasskey(parts.database, user.id, context.body.id, texts);
          await notifyOwner(context, user.email, 'removed', removed);
          return context.json({ status: true });
        },
      ),

      beginPasskeySignature: createAuthEndpoint('/passkey/sign', { ...signedIn, body: signing }, async context => {
        const { id: userId } = context.context.session.user;
        const known = await listPasskeys(kysely, userId);
        if (known.length === 0)
          throw new APIError('CONFLICT', { code: 'NO_PASSKEY', message: 'This account has no passkey.' });
        const site = relyingPartyOf(parts, context);
        const challenge = await parts.passkeys.challenges.issue({ to: 'sign', userId, what: context.body });
        return context.json(requestOptions(site, challenge, known));
      }),

      beginPasskeySignIn: createAuthEndpoint('/sign-in/passkey/begin', { method: 'POST' }, async context => {
        const site = relyingPartyOf(parts, context);
        return context.json(requestOptions(site, await parts.passkeys.challenges.issue({ to: 'sign in' }), []));
      }),

      signInPasskey: createAuthEndpoint('/sign-in/passkey', { method: 'POST', body: passkeyAnswer }, async context => {
        const verified = await parts.passkeys.verify(context.headers, { to: 'sign in' }, context.body);
        const user =
          typeof verified === 'string' ? null : await context.context.internalAdapter.findUserById(verified.userId);
        if (user === null)
          throw new APIError(
            'UNAUTHORIZED',
            verified === 'unknown'
              ? { code: 'PASSKEY_UNKNOWN', message: 'This passkey does not belong to any account on this site.' }
              : { code: 'PASSKEY_REFUSED', message: 'The passkey could not be checked. Please try again.' },
          );
        const session = await context.context.internalAdapter.createSession(user.id, true);
        await setSessionCookie(context, { session, user }, true);
        return context.json({ status: true });
      }),
    },
  } satisfies BetterAuthPlugin;
}

/**
 * The relying party of a request.
 * @throws {APIError} if the page's address cannot have passkeys.
 */
function relyingPartyOf({ passkeys }: PasskeyParts, context: { headers?: Headers | undefined }): RelyingParty {
  const site = passkeys.party(context.headers);
  if (site !== undefined) return site;
  throw new APIError('CONFLICT', {
    code: 'NO_PASSKEYS_HERE',
    message: 'Passkeys are tied to a site’s name; browsers won’t create one for a bare IP address.',
  });
}
