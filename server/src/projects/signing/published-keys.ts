import { Hono } from 'hono';
import type { Accounts } from '../../accounts/index.ts';
import type { AppEnvironment } from '../../http/environment.ts';
import { publishedKeysOf } from './signing-keys.ts';

/** `/.well-known/isentrope-keys.json`: the public keys for verifying signatures, readable from any site. */
export function publishedKeyRoutes(accounts: Pick<Accounts, 'opened'>): Hono<AppEnvironment> {
  const routes = new Hono<AppEnvironment>();
  routes.get('/isentrope-keys.json', async context => {
    const { database } = await accounts.opened();
    return context.json(await publishedKeysOf(database.kysely), 200, {
      'cache-control': 'public, max-age=300',
      'access-control-allow-origin': '*',
    });
  });
  return routes;
}
