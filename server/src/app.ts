import { Hono } from 'hono';
import { requestId } from 'hono/request-id';
import { accountRoutes, authRoutes, UnavailableError, type Accounts, type PlanOf } from './accounts/index.ts';
import { apiRoutes, feedRoutes, referenceRoutes, UnderWayByCaller } from './api/index.ts';
import { assistantRoutes } from './assistants/index.ts';
import { billingRoutes, isLive, planName, upgradeRoutes, type Billing } from './billing/index.ts';
import type { Bulk } from './bulk/index.ts';
import type { Config } from './config.ts';
import { accessOf, entitled, keptSubscription } from './entitlement.ts';
import { clientAddress } from './http/client-address.ts';
import type { AppEnvironment } from './http/environment.ts';
import { healthRoutes, type Readiness } from './http/health.ts';
import { lastAnswers } from './http/last-answers.ts';
import { describe, type Log } from './http/log.ts';
import { createMark } from './http/mark.ts';
import { neverAnswered } from './http/never-answered.ts';
import { problem } from './http/problem.ts';
import { withinRequest } from './http/request-context.ts';
import { requestLog } from './http/request-log.ts';
import { sameOrigin } from './http/same-origin.ts';
import { securityHeaders } from './http/security-headers.ts';
import { website } from './http/website.ts';
import type { Meter } from './metrics/index.ts';
import { projectRoutes, publishedKeyRoutes, type Projects } from './projects/index.ts';
import type { Sandbox } from './sandbox/index.ts';
import type { Tools } from './tools/index.ts';

export interface AppParts {
  config: Config;
  log: Log;
  meter: Pick<Meter, 'request'>;
  readiness: Readiness;
  accounts: Accounts;
  billing: Billing;
  projects: Projects;
  tools: Tools;
  bulk: Bulk;
  /** The fake providers of local mode; undefined in production. */
  sandbox: Sandbox | undefined;
}

export function createApp({
  config,
  log,
  meter,
  readiness,
  accounts,
  billing,
  projects,
  tools,
  bulk,
  sandbox,
}: AppParts): Hono<AppEnvironment> {
  const app = new Hono<AppEnvironment>();
  const site = website(config.webDist, config.captcha);
  const mark = createMark(config.authSecret);

  // Accepts ids of our own form and of proxies; a longer one is replaced, not logged.
  app.use(requestId({ limitLength: 64 }));
  app.use((context, next) => withinRequest(context.get('requestId'), next));
  app.use(async (context, next) => {
    const connection = context.env.incoming.socket.remoteAddress;
    context.set(
      'clientAddress',
      clientAddress(connection, context.req.header('x-forwarded-for'), config.trustedProxies),
    );
    await next();
  });
  app.use(requestLog(log, meter, mark));
  app.use(securityHeaders(config));
  app.use(lastAnswers(readiness));
  app.use(neverAnswered);

  app.route('/', healthRoutes(readiness, log));

  // Mounted before the same-origin check: these routes ignore cookies.
  const underWay = new UnderWayByCaller();
  app.route('/api/v1', apiRoutes({ config, log, accounts, projects, tools, bulk, underWay }));
  app.route('/feeds', feedRoutes({ config, log, accounts, projects }));
  app.route('/mcp', assistantRoutes({ config, log, accounts, tools, underWay }));
  app.use('/api/*', sameOrigin(config));
  app.route('/api/reference', referenceRoutes(config, tools));
  app.route('/api/auth', authRoutes(config, accounts, mark));
  app.route('/api/billing', billingRoutes(config, accounts, billing, log));
  app.route('/api', accountRoutes(config, accounts, planIn(billing)));
  app.route('/api', projectRoutes(accounts, projects));
  app.get('/.well-known/jwks.json', context => context.redirect('/api/auth/jwks', 302));
  app.route('/.well-known', publishedKeyRoutes(accounts));
  app.get('/.well-known/change-password', context => context.redirect('/account', 302));
  app.all('/api/*', context => problem(context, 404, 'There is no such endpoint.', 'NOT_FOUND'));

  app.use('/billing/*', sameOrigin(config));
  app.route('/billing', upgradeRoutes(config, accounts, billing, log));

  if (sandbox !== undefined) {
    app.use('/sandbox/*', sameOrigin(config));
    app.route('/sandbox', sandbox.routes);
  }

  app.all('*', context =>
    site.answer(context, async () => {
      try {
        return await accessOf(await accounts.opened(), context.req.raw);
      } catch (error) {
        if (error instanceof UnavailableError || (await accounts.outage(error)) !== undefined) return 'unknown';
        throw error;
      }
    }),
  );

  app.onError(async (error, context) => {
    const reason = error instanceof UnavailableError ? error : await accounts.outage(error);
    if (reason !== undefined) return problem(context, 503, reason.message, 'UNAVAILABLE', { 'retry-after': '5' });
    log.error('failed', { error: describe(error) });
    return problem(context, 500, 'An unexpected error occurred', 'UNEXPECTED');
  });
  return app;
}

/** Looks up the plan for the session response; null if the subscription has ended. */
function planIn({ prices }: Billing): PlanOf {
  return async ({ database }, { user }) => {
    if (user.role === 'admin') return { name: 'Admin Account', active: true };
    const subscription = await keptSubscription(database, user.id);
    if (subscription === undefined || !isLive(subscription)) return null;
    return { name: planName(subscription.priceId, prices), active: entitled(user, subscription.status) };
  };
}
