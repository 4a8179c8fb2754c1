import { betterAuth, type BetterAuthOptions } from 'better-auth';
import { APIError, isAPIError } from 'better-auth/api';
import type { Config } from '../../config.ts';
import { describeError, redactSecrets, type LogFields } from '../../http/log.ts';
import { isOwnOrigin } from '../../http/origin.ts';
import { mailTemplates } from '../../mail/index.ts';
import {
  completeAddressChange,
  approvedPage,
  changedPage,
  addressChangeFromToken,
  invalidateProofs,
} from '../profile/address-change.ts';
import { apiKeyPlugin } from '../api-keys/api-key-plugin.ts';
import { authHooks } from './auth-hooks.ts';
import { accountExistsMail, passwordChangedMail, accountMailer } from './auth-mail.ts';
import type { AuthParts } from './auth-parts.ts';
import { phoneFactorPaths, rateRules, unusedPaths } from './auth-paths.ts';
import { authPlugins } from './auth-plugins.ts';
import { clientAddressHeader } from './client-address-header.ts';
import { BusyError, type PasswordHashing } from '../passwords/password-hashing.ts';
import { longestPassword, shortestPassword } from '../passwords/password-rules.ts';
import { passkeyPlugin } from '../passkeys/passkey-plugin.ts';
import { rememberDevices, type PasswordResets } from '../devices/remember-devices.ts';
import { termsAtSignUp } from '../profile/terms-acceptance.ts';
import { signUpBrowser, type VerifiedSignUps } from '../sign-in/sign-up-browser.ts';
import { verificationLinks } from '../sign-in/verification-links.ts';

const sessionLifetimeSeconds = 30 * 24 * 60 * 60;
export type Auth = ReturnType<typeof createAuth>;

/** User fields beyond those of better-auth; `input: false`: not settable by a request. */
const userFields = {
  company: { type: 'string', required: false },
  firstName: { type: 'string', required: false },
  lastName: { type: 'string', required: false },
  role: { type: 'string', required: true, defaultValue: 'user', input: false },
  units: { type: 'string', required: false, input: false },
  wantedPage: { type: 'string', required: false },
} as const;

const cookiePrefix = ({ local }: Pick<Config, 'local'>): string => (local ? 'isentrope' : '__Host-isentrope');

/** The session cookies. */
export interface CookieNames {
  session: string;
  notRemembered: string;
}

export function sessionCookies(config: Pick<Config, 'local'>): CookieNames {
  const prefix = cookiePrefix(config);
  return { session: `${prefix}.session_token`, notRemembered: `${prefix}.dont_remember` };
}

const localHosts = ['localhost', 'localhost:*', '127.0.0.1', '127.0.0.1:*', '[::1]', '[::1]:*'];

/** Creates better-auth with the configuration of this site. */
export function createAuth(parts: AuthParts) {
  const { config, company, database, devices, limiter, hashing, log } = parts;
  const site = company.name;
  const links = verificationLinks(database.kysely);

  const accountMail = accountMailer(parts);
  const { post, notify } = accountMail;
  const resets: PasswordResets = new WeakMap();
  const verified: VerifiedSignUps = new WeakMap();

  return betterAuth({
    appName: site,
    baseURL: config.publicUrl ?? { allowedHosts: localHosts, protocol: 'http', fallback: parts.origin },
    basePath: '/api/auth',
    secret: parts.secret,
    database: { db: database.kysely, type: 'postgres' },
    trustedOrigins: request => {
      const origin = request?.headers.get('origin') ?? undefined;
      return Promise.resolve([
        config.publicUrl,
        origin !== undefined && isOwnOrigin(origin, config) ? origin : undefined,
      ]);
    },
    disabledPaths: [...unusedPaths, ...(parts.sendPhoneCode === undefined ? phoneFactorPaths : [])],
    telemetry: { enabled: false },
    onAPIError: {
      errorURL: '/signin',
      onError: rethrowUnexpected,
    },
    logger: {
      log: (level, message, ...details) => log[level](`accounts: ${redactSecrets(message)}`, causeOf(details)),
    },

    user: {
      additionalFields: userFields,
      changeEmail: {
        enabled: true,
        sendChangeEmailConfirmation: async ({ user, newEmail, url, token }) => {
          await links.issue(token, user.email, config.verificationMinutes);
          const link = linkWithTarget(url, approvedPage);
          await post(user.email, mailTemplates.approveAddressChange(site, newEmail, link, config.verificationMinutes));
        },
      },
      deleteUser: {
        enabled: true,
        beforeDelete: async user => {
          const refused = await parts.beforeDelete(user.id);
          if (refused === undefined) return;
          const { later, ...reason } = refused;
          if (later) throw new APIError('SERVICE_UNAVAILABLE', reason, { 'retry-after': '5' });
          throw new APIError('CONFLICT', reason);
        },
        afterDelete: user => notify(user.email, mailTemplates.accountDeleted(site)),
      },
    },
    session: { expiresIn: sessionLifetimeSeconds, updateAge: 24 * 60 * 60, freshAge: 24 * 60 * 60 },
    account: { encryptOAuthTokens: true, accountLinking: { enabled: true, allowDifferentEmails: true } },
    verification: { storeIdentifier: { default: 'hashed', overrides: {} } },

    emailAndPassword: {
      enabled: true,
      requireEmailVerification: true,
      autoSignIn: false,
      minPasswordLength: shortestPassword,
      maxPasswordLength: longestPassword,
      revokeSessionsOnPasswordReset: true,
      resetPasswordTokenExpiresIn: config.resetMinutes * 60,
      sendResetPassword: ({ user, url }) =>
        post(user.email, mailTemplates.resetPassword(site, linkWithDefaultTarget(url, '/signin'), config.resetMinutes)),
      onPasswordReset: async ({ user }, request) => {
        // The link was mailed to the address, so its user has access to the mailbox.
        await database.kysely.updateTable('user').set({ emailVerified: true }).where('id', '=', user.id).execute();
        // Whoever knew the old password may have left a trusted device behind.
        await devices.forget(user.id);
        await invalidateProofs(database.kysely, user.id);
        if (request !== undefined) resets.set(request, user.id);
        await notify(user.email, passwordChangedMail(parts, request?.url));
      },
      onExistingUserSignUp: async ({ user }, request) => {
        if (user.emailVerified) await post(user.email, accountExistsMail(parts, request?.url));
      },
      password: refusingWhenBusy(hashing),
    },
    emailVerification: {
      expiresIn: config.verificationMinutes * 60,
      sendOnSignUp: true,
      sendOnSignIn: true,
      autoSignInAfterVerification: false,
      sendVerificationEmail: async ({ user, url, token }) => {
        await links.issue(token, user.email, config.verificationMinutes);
        const mail =
          addressChangeFromToken(token) === undefined
            ? mailTemplates.verifyAddress(
                site,
                linkWithDefaultTarget(url, '/signin?verified=true'),
                config.verificationMinutes,
              )
            : mailTemplates.verifyNewAddress(site, linkWithTarget(url, changedPage), config.verificationMinutes);
        await post(user.email, mail);
      },
      afterEmailVerification: async (user, request) => {
        const change = addressChangeFromToken(new URL(request?.url ?? parts.origin).searchParams.get('token') ?? '');
        if (change?.step === 'change') await completeAddressChange(parts, change, user.id, links, accountMail);
        if (change === undefined && request !== undefined) verified.set(request, user.id);
      },
    },

    rateLimit: {
      enabled: config.rateLimits,
      window: 60,
      max: 240,
      customRules: rateRules,
      customStorage: { consume: (key, rule) => limiter.consume(`path:${key}`, rule) },
    },
    advanced: {
      // The library's default is `__Secure-`; this prefix also keeps other hosts of the domain from setting the
      // cookies.
      cookiePrefix: cookiePrefix(config),
      useSecureCookies: false,
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', secure: !config.local },
      ipAddress: { ipAddressHeaders: [clientAddressHeader] },
      // Reads a session and its user with one query.
      database: { validateSchema: false, joins: true },
      // Mails are sent after the response, so that its timing does not reveal whether there was one to send. The
      // library logs failures.
      backgroundTasks: { handler: task => parts.afterAnswers.add(task.then(() => undefined)) },
    },

    databaseHooks: {
      ...termsAtSignUp(database),
      session: {
        create: {
          after: ({ userId }) => {
            parts.meter.signIn();
            log.info('session began', { user: userId });
            return Promise.resolve();
          },
        },
      },
    },
    hooks: authHooks(parts, links, accountMail),
    plugins: [
      ...authPlugins(parts, post),
      passkeyPlugin(parts, notify),
      apiKeyPlugin(parts, notify),
      signUpBrowser(config, verified),
      rememberDevices(parts, resets, notify),
    ],
  } satisfies BetterAuthOptions);
}

/** The error among the details of a log message of the library. */
function causeOf(details: readonly unknown[]): LogFields {
  const cause = details.find(detail => detail instanceof Error);
  return cause === undefined ? {} : { error: describeError(cause) };
}

/** Rethrows unexpected errors, so that the server logs and answers them like any other. */
function rethrowUnexpected(error: unknown): void {
  if (!isAPIError(error)) throw error;
}

function refusingWhenBusy(hashing: PasswordHashing): PasswordHashing {
  return {
    hash: password => hashing.hash(password).catch(refuseWhenBusy),
    verify: data => hashing.verify(data).catch(refuseWhenBusy),
  };
}

function refuseWhenBusy(error: unknown): never {
  if (error instanceof BusyError)
    throw new APIError('SERVICE_UNAVAILABLE', { code: 'BUSY', message: error.message }, { 'retry-after': '5' });
  throw error;
}

/** A mailed link with `page` as its target, whatever the request asked for. */
function linkWithTarget(url: string, page: string): string {
  const link = new URL(url);
  link.searchParams.set('callbackURL', page);
  return link.href;
}

/** A mailed link with `fallback` as its target if the request named none. */
function linkWithDefaultTarget(url: string, fallback: string): string {
  const link = new URL(url);
  const named = link.searchParams.get('callbackURL') ?? '';
  if (named === '' || named === '/') link.searchParams.set('callbackURL', fallback);
  return link.href;
}
