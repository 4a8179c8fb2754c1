import type { Context } from 'hono';
import { routePath } from 'hono/route';
import type { AppEnvironment } from './environment.ts';

/**
 * The route that answered, as the server declares it: `/api/sheets/:id`, never what stood in a request's path, which may be a token
 * or name somebody. What is served to whatever path is `/*`.
 */
export function routeOf(context: Context<AppEnvironment>): string {
  const route = context.get('route') ?? routePath(context);
  return route === '*' || route === '' ? '/*' : route;
}
