import { Hono } from 'hono';
import { requestId } from 'hono/request-id';
import { accountRoutes, authRoutes, UnavailableError, type Accounts, type PlanLookup } from './accounts/index.ts';
import { apiRoutes, feedRoutes, referenceRoutes, ConcurrencyLimiter } from './api/index.ts';
import { assistantRoutes } from './assistants/index.ts';
import { billingRoutes, isLive, planName, upgradeRoutes, type Billing } from './billing/index.ts';
import type { Bulk } from './bulk/index.ts';
import type { Config } from './config.ts';
import { accessOf, isEntitled, cachedSubscription } from './entitlement.ts';
import { clientAddress } from './http/client-address.ts';
import type { AppEnvironment } from './http/environment.ts';
import { healthRoutes, type Readiness } from './http/health.ts';
import { closeConnectionsWhileDraining } from './http/close-while-draining.ts';
import { describeError, type Log } from './http/log.ts';
import { createPseudonymiser } from './http/pseudonym.ts';
import { refuseUnsupported } from './http/unsupported-requests.ts';
import { problem } from './http/problem.ts';
import { runInRequest } from './http/request-context.ts';
import { requestLog } from './http/request-log.ts';
import { sameOrigin } from './http/same-origin.ts';
import { securityHeaders } from './http/security-headers.ts';
import { website } from './http/website.ts';
import type { Meter } from './metrics/index.ts';
import { projectRoutes, publishedKeyRoutes, type Projects } from './projects/index.ts';
import type { Sandbox } from './sandbox/index.ts';
import type { Tools } from './tools/index.ts';

interface AppParts {
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
  const pseudonymise = createPseudonymiser(config.authSecret);

  // Accepts ids of our own form and of proxies; a longer one is replaced, not logged.
  app.use(requestId({ limitLength: 64 }));
  app.use((context, next) => runInRequest(context.get('requestId'), next));
  app.use(async (context, next) => {
    const connection = context.env.incoming.socket.remoteAddress;
    context.set(
      'clientAddress',
      clientAddress(connection, context.req.header('x-forwarded-for'), config.trustedProxies),
    );
    await next();
  });
  app.use(requestLog(log, meter, pseudonymise));
  app.use(securityHeaders(config));
  app.use(closeConnectionsWhileDraining(readiness));
  app.use(refuseUnsupported);

  app.route('/', healthRoutes(readiness, log));

  // Mounted before the same-origin check: these routes ignore cookies.
  const concurrency = new ConcurrencyLimiter();
  app.route('/api/v1', apiRoutes({ config, log, accounts, projects, tools, bulk, concurrency }));
  app.route('/feeds', feedRoutes({ config, log, accounts, projects }));
  app.route('/mcp', assistantRoutes({ config, log, accounts, tools, concurrency }));
  app.use('/api/*', sameOrigin(config));
  app.route('/api/reference', referenceRoutes(config, tools));
  app.route('/api/auth', authRoutes(config, accounts, pseudonymise));
  app.route('/api/billing', billingRoutes(config, accounts, billing, log));
  app.route('/api', accountRoutes(config, accounts, planLookup(billing)));
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
    log.error('failed', { error: describeError(error) });
    return problem(context, 500, 'An unexpected error occurred', 'UNEXPECTED');
  });
  return app;
}

/** Looks up the plan for the session response; null if the subscription has ended. */
function planLookup({ prices }: Billing): PlanLookup {
  return async ({ database }, { user }) => {
    if (user.role === 'admin') return { name: 'Admin Account', active: true };
    const subscription = await cachedSubscription(database, user.id);
    if (subscription === undefined || !isLive(subscription)) return null;
    return { name: planName(subscription.priceId, prices), active: isEntitled(user, subscription.status) };
  };
}
