import { betterAuth, type BetterAuthOptions } from 'better-auth';
import { APIError, createAuthMiddleware, getSessionFromCtx, isAPIError } from 'better-auth/api';
import { anonymous, bearer, emailOTP, jwt, magicLink, phoneNumber } from 'better-auth/plugins';
import { z } from 'zod';
import type { Company } from '../company.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/index.ts';
import { isOwnOrigin } from '../http/origin.ts';
import { withoutSecrets, type Log } from '../http/log.ts';
import { letters, write, type Letter, type Mailer } from '../mail/index.ts';
import { clientAddressHeader } from './client-address-header.ts';
import { BusyError, type PasswordHashing } from './password-hashing.ts';
import { longestPassword, shortestPassword } from './password-rules.ts';
import { privateKey, type RateLimiter, type Rule } from './rate-limit.ts';
import { signInProviders, type Provider } from './providers.ts';
import { refuseUsedCodes, secondFactor } from './second-factor.ts';
import { verificationLinks } from './verification-links.ts';

export const rememberedSeconds = 30 * 24 * 60 * 60;
const codeMinutes = 10;
const linkMinutes = 15;

/** Requests one address may make to a path; the first pattern that fits counts. */
const rateRules: Record<string, Rule | false> = {
  '/get-session': false,
  '/jwks': false,
  '/sign-in/magic-link': { window: 3600, max: 20 },
  '/sign-in/*': { window: 60, max: 20 },
  '/sign-up/*': { window: 3600, max: 20 },
  '/request-password-reset': { window: 3600, max: 20 },
  '/send-verification-email': { window: 3600, max: 20 },
  '/email-otp/*': { window: 3600, max: 30 },
  '/phone-number/*': { window: 3600, max: 20 },
  '/two-factor/*': { window: 60, max: 20 },
  '/reset-password': { window: 600, max: 20 },
  '/change-password': { window: 600, max: 20 },
  '/delete-user': { window: 600, max: 20 },
};
/** What better-auth offers besides and this site does not: each would be one more way to a session, a token, or a guess. */
const unusedPaths = [
  // `/api/account/sessions` does this without handing session tokens to scripts.
  '/list-sessions',
  '/revoke-session',
  '/revoke-sessions',
  '/revoke-other-sessions',
  '/update-session',
  '/account-info',
  '/get-access-token',
  '/refresh-token',
  // `/api/account/reauthenticate` counts the attempts.
  '/verify-password',
  '/change-email',
  '/email-otp/request-email-change',
  '/email-otp/change-email',
  '/delete-user/callback',
  // There is one way to reset a password: the mailed link.
  '/email-otp/request-password-reset',
  '/email-otp/reset-password',
  '/forget-password/email-otp',
  '/email-otp/check-verification-otp',
  '/phone-number/request-password-reset',
  '/phone-number/reset-password',
  '/two-factor/send-otp',
  '/two-factor/verify-otp',
];
/** Mails one address may receive: nobody can have a stranger's mailbox filled. */
const mailRule: Rule = { window: 3600, max: 10 };

export interface AuthParts {
  config: Config;
  company: Company;
  database: Database;
  mailer: Mailer;
  limiter: RateLimiter;
  hashing: PasswordHashing;
  log: Log;
  secret: string;
  /** The address of this process itself, for local mode. */
  origin: string;
  providers: Provider[];
  /** What must be ended elsewhere before an account is deleted. @returns why that cannot be done now, and then nothing is deleted. */
  beforeDelete: (userId: string) => Promise<{ code: string; message: string } | undefined>;
}

export type Auth = ReturnType<typeof createAuth>;

/** better-auth, set up for this site. */
export function createAuth(parts: AuthParts) {
  const { config, company, database, limiter, hashing, log } = parts;
  const site = company.name;
  const links = verificationLinks(database.kysely);

  const post = async (to: string, letter: Letter): Promise<void> => {
    const { allowed } = config.rateLimits ? await limiter.consume(privateKey('mail', to), mailRule) : { allowed: true };
    if (allowed) await parts.mailer.send(write(letter, to, company));
    else log.warn('mail withheld: too many to one address', { subject: letter.subject });
  };
  const signInUrl = (url: string): string => new URL('/signin', url).href;

  return betterAuth({
    appName: site,
    baseURL:
      config.publicUrl ??
      ({
        allowedHosts: ['localhost', 'localhost:*', '127.0.0.1', '127.0.0.1:*', '[::1]', '[::1]:*'],
        protocol: 'http',
        fallback: parts.origin,
      } as const),
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
    disabledPaths: unusedPaths,
    telemetry: { enabled: false },
    onAPIError: {
      errorURL: '/signin',
      // What is no answer but a failure is answered and logged like every other one of the server.
      onError: error => {
        if (!isAPIError(error)) throw error;
      },
    },
    logger: { log: (level, message) => log[level](`accounts: ${withoutSecrets(message)}`) },

    user: {
      additionalFields: {
        company: { type: 'string', required: false },
        firstName: { type: 'string', required: false },
        lastName: { type: 'string', required: false },
        role: { type: 'string', required: true, defaultValue: 'user', input: false },
      },
      deleteUser: {
        enabled: true,
        beforeDelete: async user => {
          const refused = await parts.beforeDelete(user.id);
          if (refused !== undefined) throw new APIError('SERVICE_UNAVAILABLE', refused, { 'retry-after': '5' });
        },
        afterDelete: user => post(user.email, letters.accountDeleted(site)),
      },
    },
    session: { expiresIn: rememberedSeconds, updateAge: 24 * 60 * 60, freshAge: 24 * 60 * 60 },
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
        post(user.email, letters.resetPassword(site, withReturn(url, '/signin'), config.resetMinutes)),
      onPasswordReset: ({ user }, request) =>
        post(user.email, letters.passwordChanged(site, signInUrl(request?.url ?? parts.origin))),
      onExistingUserSignUp: ({ user }, request) =>
        post(user.email, letters.accountExists(site, signInUrl(request?.url ?? parts.origin))),
      password: {
        hash: password => hashing.hash(password).catch(refuseWhenBusy),
        verify: data => hashing.verify(data).catch(refuseWhenBusy),
      },
    },
    emailVerification: {
      expiresIn: config.verificationMinutes * 60,
      sendOnSignUp: true,
      sendOnSignIn: true,
      autoSignInAfterVerification: false,
      sendVerificationEmail: async ({ user, url, token }) => {
        await links.issue(token, user.email, config.verificationMinutes);
        await post(
          user.email,
          letters.verifyAddress(site, withReturn(url, '/signin?verified=true'), config.verificationMinutes),
        );
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
      cookiePrefix: 'isentrope',
      useSecureCookies: !config.local,
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', secure: !config.local },
      ipAddress: { ipAddressHeaders: [clientAddressHeader] },
      database: { validateSchema: false },
      // Mails are sent after the answer, so its time does not tell whether there was one to send.
      backgroundTasks: { handler: task => void task.catch(() => log.error('background task failed')) },
    },

    hooks: {
      before: createAuthMiddleware(async context => {
        if (context.path === '/verify-email' && !(await links.redeem(tokenOf(context.query)))) {
          const query = z.object({ callbackURL: z.string() }).safeParse(context.query);
          if (query.success) throw context.redirect(withError(query.data.callbackURL, 'INVALID_TOKEN'));
          throw new APIError('BAD_REQUEST', {
            code: 'INVALID_TOKEN',
            message: 'This link has already been used or has expired.',
          });
        }
        if (
          context.path === '/delete-user' &&
          !z.object({ password: z.string().min(1) }).safeParse(context.body).success
        ) {
          const session = await getSessionFromCtx(context);
          if (
            session !== null &&
            (await context.context.internalAdapter.findCredentialAccount(session.user.id)) !== null
          ) {
            throw new APIError('BAD_REQUEST', {
              code: 'PASSWORD_REQUIRED',
              message: 'Enter your password to delete your account.',
            });
          }
        }
      }),
      after: createAuthMiddleware(async context => {
        const session = context.context.session;
        if (context.path === '/change-password' && session !== null && !(context.context.returned instanceof Error)) {
          await post(
            session.user.email,
            letters.passwordChanged(site, signInUrl(context.request?.url ?? parts.origin)),
          );
        }
      }),
    },

    plugins: [
      secondFactor(site),
      refuseUsedCodes(limiter),
      emailOTP({
        otpLength: 6,
        expiresIn: codeMinutes * 60,
        allowedAttempts: 3,
        storeOTP: 'hashed',
        sendVerificationOTP: ({ email, otp }) => post(email, letters.oneTimeCode(site, otp, codeMinutes)),
      }),
      magicLink({
        expiresIn: linkMinutes * 60,
        storeToken: 'hashed',
        sendMagicLink: ({ email, url }) => post(email, letters.signInLink(site, url, linkMinutes)),
      }),
      bearer({ requireSignature: true }),
      jwt({
        disableSettingJwtHeader: true,
        jwt: { expirationTime: '15m', definePayload: ({ user }) => ({ email: user.email, role: user['role'] }) },
      }),
      ...(parts.providers.length > 0 ? [signInProviders(parts.providers)] : []),
      ...(config.smsGateway === undefined ? [] : [phoneNumber(phoneCodes(config.smsGateway, site))]),
      ...(config.anonymousSignIn ? [anonymous({ emailDomainName: 'anonymous.invalid' })] : []),
    ],
  } satisfies BetterAuthOptions);
}

function phoneCodes(gateway: NonNullable<Config['smsGateway']>, site: string) {
  return {
    expiresIn: codeMinutes * 60,
    signUpOnVerification: {
      getTempEmail: (phone: string) => `${phone.replaceAll(/\D/g, '')}@phone.invalid`,
      getTempName: () => '',
    },
    sendOTP: async ({ phoneNumber, code }: { phoneNumber: string; code: string }): Promise<void> => {
      await fetch(gateway.url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(gateway.token === undefined ? {} : { authorization: `Bearer ${gateway.token}` }),
        },
        body: JSON.stringify({
          to: phoneNumber,
          text: `${code} is your ${site} code. It is valid for ${codeMinutes} minutes.`,
        }),
        signal: AbortSignal.timeout(10_000),
      });
    },
  };
}

function refuseWhenBusy(error: unknown): never {
  if (error instanceof BusyError)
    throw new APIError('SERVICE_UNAVAILABLE', { code: 'BUSY', message: error.message }, { 'retry-after': '5' });
  throw error;
}

function tokenOf(query: unknown): string {
  return z.object({ token: z.string() }).safeParse(query).data?.token ?? '';
}

/** A mailed link leads to `fallback` when the request named no page to return to. */
function withReturn(url: string, fallback: string): string {
  const link = new URL(url);
  const named = link.searchParams.get('callbackURL') ?? '';
  if (named === '' || named === '/') link.searchParams.set('callbackURL', fallback);
  return link.href;
}

function withError(address: string, code: string): string {
  const [path = '', fragment] = address.split('#');
  return `${path}${path.includes('?') ? '&' : '?'}error=${code}${fragment === undefined ? '' : `#${fragment}`}`;
}
