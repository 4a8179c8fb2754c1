import { Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { z } from 'zod';
import type { Config } from '../config.ts';
import { throwOutages } from '../database/index.ts';
import type { AppEnvironment } from '../http/environment.ts';
import { readJson } from '../http/json-body.ts';
import { problem } from '../http/problem.ts';
import { termsVersion } from '../terms.ts';
import type { Accounts, OpenAccounts } from './accounts.ts';
import { verifyPassword } from './passwords/confirm-identity.ts';
import { sessionCookies } from './auth/auth.ts';
import { deviceName } from './devices/device-name.ts';
import { listColumnRoutes } from './profile/list-columns.ts';
import { exportAccount } from './profile/export.ts';
import { secondFactors } from './second-factor/second-factors.ts';
import { requireSession, type SignedInEnvironment } from './sessions/require-session.ts';
import { checkSession, type SignedIn } from './sessions/session.ts';
import { acceptTerms, termsView } from './profile/terms-acceptance.ts';
import { readUnitPreference, unitPreference } from './profile/unit-preference.ts';

const signOutScope = z.enum(['global', 'others', 'local']).default('global');

/** The plan as the menu shows it: its name, and whether it gives access to Pro now. */
interface PlanView {
  name: string;
  active: boolean;
}

export type PlanLookup = (accounts: OpenAccounts, signedIn: SignedIn) => Promise<PlanView | null>;

/** The account endpoints: `/api/session` and those below `/api/account`. */
export function accountRoutes(config: Config, accounts: Accounts, lookUpPlan: PlanLookup): Hono<AppEnvironment> {
  const routes = new Hono<AppEnvironment>();
  const { notRemembered } = sessionCookies(config);

  routes.get('/session', async context => {
    const open = await accounts.opened();
    const { signedIn, cookies } = await checkSession(open, context.req.raw);
    for (const cookie of cookies) context.header('set-cookie', cookie, { append: true });
    context.header('cache-control', 'no-store');
    const [plan, terms] =
      signedIn === undefined
        ? [null, null]
        : await Promise.all([
            lookUpPlan(open, signedIn),
            open.terms.get(signedIn.user.id, () => termsView(open.database, signedIn.user.id)),
          ]);
    return context.json({
      user: signedIn === undefined ? null : userView(signedIn),
      role: signedIn?.user.role ?? null,
      plan,
      remembered: signedIn !== undefined && getCookie(context, notRemembered) === undefined,
      terms,
      units: readUnitPreference(signedIn?.user.units),
      local: config.local,
      signIn: {
        google: open.providers.some(({ id }) => id === 'google'),
        sso: open.providers.some(({ id }) => id === 'sso'),
        phone: open.phone,
        anonymous: config.anonymousSignIn,
        captcha:
          config.captcha === undefined ? null : { provider: config.captcha.provider, siteKey: config.captcha.siteKey },
      },
    });
  });

  routes.route('/account', signedInRoutes(accounts));
  return routes;
}

function signedInRoutes(accounts: Accounts): Hono<SignedInEnvironment> {
  const routes = new Hono<SignedInEnvironment>();
  routes.use(requireSession(accounts));

  routes.get('/second-factors', async context => {
    const { session } = context.get('signedIn');
    return context.json(await secondFactors(context.get('accounts').database, session.userId));
  });

  routes.get('/sessions', async context => {
    const { session } = context.get('signedIn');
    const rows = await context
      .get('accounts')
      .database.kysely.selectFrom('session')
      .select(['id', 'createdAt', 'updatedAt', 'expiresAt', 'ipAddress', 'userAgent'])
      .where('userId', '=', session.userId)
      .where('expiresAt', '>', new Date())
      .orderBy('updatedAt', 'desc')
      .execute();
    return context.json(
      rows.map(({ userAgent, ...row }) => ({ ...row, device: deviceName(userAgent), current: row.id === session.id })),
    );
  });

  routes.delete('/sessions/:id', async context => {
    const { session } = context.get('signedIn');
    const ended = await context
      .get('accounts')
      .database.kysely.deleteFrom('session')
      .where('id', '=', context.req.param('id'))
      .where('userId', '=', session.userId)
      .returning('id')
      .execute();
    return ended.length > 0 ? context.body(null, 204) : problem(context, 404, 'There is no such session.', 'NOT_FOUND');
  });

  routes.post('/sign-out', async context => {
    const read = await readJson(context);
    if (!read.ok) return read.answer;
    const scope = signOutScope.safeParse(read.body['scope']);
    if (!scope.success) return problem(context, 400, 'The scope must be global, others or local.', 'INVALID_INPUT');
    const { session } = context.get('signedIn');
    const { auth, database } = context.get('accounts');

    if (scope.data === 'global' || scope.data === 'others') {
      await database.kysely
        .deleteFrom('session')
        .where('userId', '=', session.userId)
        .where('id', '<>', session.id)
        .execute();
    }
    if (scope.data === 'others') return context.body(null, 204);
    const { headers } = await throwOutages(() =>
      auth.api.signOut({ headers: context.req.raw.headers, returnHeaders: true }),
    );
    for (const cookie of headers.getSetCookie()) context.header('set-cookie', cookie, { append: true });
    return context.body(null, 204);
  });

  routes.post('/reauthenticate', async context => {
    const read = await readJson(context);
    if (!read.ok) return read.answer;
    const password = z.string().min(1).safeParse(read.body['password']);
    if (!password.success) return problem(context, 400, 'Enter your password.', 'INVALID_INPUT');
    const { auth, database, limiter } = context.get('accounts');
    const { session } = context.get('signedIn');
    const passwordCheck = await verifyPassword(
      { auth, limiter },
      session.userId,
      context.req.raw.headers,
      password.data,
    );
    if (passwordCheck === 'wrong') return problem(context, 400, 'Invalid password', 'INVALID_PASSWORD');
    if (passwordCheck !== 'right')
      return problem(context, 429, 'Too many attempts. Please try again later.', 'TOO_MANY_ATTEMPTS', {
        'retry-after': String(passwordCheck.retryAfter),
      });
    await database.kysely.updateTable('session').set({ createdAt: new Date() }).where('id', '=', session.id).execute();
    return context.body(null, 204);
  });

  routes.post('/terms', async context => {
    const read = await readJson(context);
    if (!read.ok) return read.answer;
    if (read.body['version'] !== termsVersion)
      return problem(
        context,
        409,
        'The terms have changed. Please reload the page and read them again.',
        'TERMS_CHANGED',
      );
    await acceptTerms(context.get('accounts').database, context.get('signedIn').session.userId);
    return context.body(null, 204);
  });

  routes.get('/units', context => context.json(readUnitPreference(context.get('signedIn').user.units)));

  routes.put('/units', async context => {
    const read = await readJson(context);
    if (!read.ok) return read.answer;
    const units = unitPreference.safeParse(read.body);
    if (!units.success) return problem(context, 400, 'The unit preferences are not valid.', 'INVALID_INPUT');
    await context
      .get('accounts')
      .database.kysely.updateTable('user')
      .set({ units: JSON.stringify(units.data) })
      .where('id', '=', context.get('signedIn').session.userId)
      .execute();
    return context.body(null, 204);
  });

  routes.route('/list-columns', listColumnRoutes());

  routes.get('/export', async context => {
    const { session } = context.get('signedIn');
    context.header('content-disposition', 'attachment; filename="isentrope-account.json"');
    return context.json(await exportAccount(context.get('accounts').database, session.userId));
  });
  return routes;
}

function userView({ user }: SignedIn) {
  return {
    id: user.id,
    email: user.email,
    emailVerified: user.emailVerified,
    company: user.company ?? null,
    firstName: user.firstName ?? null,
    lastName: user.lastName ?? null,
    role: user.role,
    twoFactorEnabled: user.twoFactorEnabled ?? false,
    anonymous: user.isAnonymous ?? false,
    wantedPage: user.wantedPage ?? null,
  };
}
