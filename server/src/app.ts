import { Hono } from 'hono';
import { requestId } from 'hono/request-id';
import { accountRoutes, authRoutes, currentVisitor, UnavailableError, type Accounts } from './accounts/index.ts';
import type { Config } from './config.ts';
import { entitled } from './entitlement.ts';
import { clientAddress } from './http/client-address.ts';
import type { AppEnvironment } from './http/environment.ts';
import { describe, type Log } from './http/log.ts';
import { isOwnHost } from './http/origin.ts';
import { problem } from './http/problem.ts';
import { requestLog } from './http/request-log.ts';
import { sameOrigin } from './http/same-origin.ts';
import { securityHeaders } from './http/security-headers.ts';
import { website } from './http/website.ts';
import type { Sandbox } from './sandbox/index.ts';

export interface AppParts {
  config: Config;
  log: Log;
  accounts: Accounts;
  /** The local stand-ins; production has none. */
  sandbox: Sandbox | undefined;
}

export function createApp({ config, log, accounts, sandbox }: AppParts): Hono<AppEnvironment> {
  const app = new Hono<AppEnvironment>();
  const site = website(config.webDist);

  app.use(requestId());
  app.use(async (context, next) => {
    const connection = context.env.incoming.socket.remoteAddress;
    context.set(
      'clientAddress',
      clientAddress(connection, context.req.header('x-forwarded-for'), config.trustedProxies),
    );
    await next();
  });
  app.use(requestLog(log));
  app.use(securityHeaders(config));

  app.get('/healthz', context => context.json({ status: 'ok' }));
  app.get('/readyz', async context => {
    const { database } = await accounts.opened();
    await database.check();
    return context.json({ status: 'ok', database: database.kind });
  });

  app.use('/api/*', sameOrigin(config));
  app.route('/api/auth', authRoutes(config, accounts));
  app.route('/api', accountRoutes(config, accounts));
  app.get('/.well-known/jwks.json', context => context.redirect('/api/auth/jwks', 302));
  app.all('/api/*', context => problem(context, 404, 'There is no such endpoint.', 'NOT_FOUND'));

  if (sandbox !== undefined) {
    app.use('/sandbox/*', async (context, next) =>
      isOwnHost(context.req.header('host'), config)
        ? next()
        : problem(context, 421, 'This site is not served under that name.', 'FOREIGN_HOST'),
    );
    app.route('/sandbox', sandbox.routes);
  }

  app.all('*', context =>
    site.answer(context, async () => {
      if (config.local) return entitled(undefined, config);
      const visitor = await currentVisitor(await accounts.opened(), context.req.raw.headers);
      return entitled(visitor?.user, config);
    }),
  );

  app.onError(async (error, context) => {
    const reason = error instanceof UnavailableError ? error : await accounts.outage();
    if (reason !== undefined) return problem(context, 503, reason.message, 'UNAVAILABLE', { 'retry-after': '5' });
    log.error('failed', { requestId: context.get('requestId'), error: describe(error) });
    return problem(context, 500, 'An unexpected error occurred', 'UNEXPECTED');
  });
  return app;
}
