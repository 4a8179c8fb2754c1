import type { Context } from 'hono';
import { routePath } from 'hono/route';
import type { AppEnvironment } from './environment.ts';

/**
 * The matched route as declared, such as `/api/sheets/:id`, never the path itself, which may contain a token or a name.
 * `/*` for catch-all routes.
 */
export function routeOf(context: Context<AppEnvironment>): string {
  const route = context.get('route') ?? routePath(context);
  return route === '*' || route === '' ? '/*' : route;
}
