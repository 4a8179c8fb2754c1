import { type Context, Hono } from 'hono';
import type { Config } from '../../config.ts';
import type { JsonObject } from '../../engine/index.ts';
import type { AppEnvironment } from '../../http/environment.ts';
import { siteFrame } from '../../http/site-frame.ts';
import type { Tools } from '../../tools/index.ts';
import { openApi } from './openapi.ts';
import { referencePage } from './reference-page.ts';

/** The OpenAPI description of the API, generated from all calculators on first request. */
export function createDescription(tools: Tools, { publicUrl }: Pick<Config, 'publicUrl'>) {
  return async (context: Context): Promise<JsonObject> => {
    const listed = await tools.list();
    const described = await Promise.all(listed.map(({ id }) => tools.describe(id)));
    return openApi(described, publicUrl ?? new URL(context.req.url).origin);
  };
}

/** `/api/reference`: the API description as a page. */
export function referenceRoutes(config: Config, tools: Tools): Hono<AppEnvironment> {
  const routes = new Hono<AppEnvironment>();
  const describe = createDescription(tools, config);
  routes.use(siteFrame(config.webDist));
  routes.get('/', async context => {
    const page = referencePage(await describe(context));
    return context.render(page, { title: 'API reference', wide: true });
  });
  return routes;
}
