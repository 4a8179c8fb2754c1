import type { Context, Hono } from 'hono';
import {
  feedContent,
  listProjects,
  displayName,
  viewProject,
  viewSheet,
  type Projects,
  type ProjectUser,
} from '../../projects/index.ts';
import { keyOf, requireScope, type Caller } from '../caller.ts';
import type { ApiEnvironment } from '../environment.ts';
import { requireSameProject } from '../problem.ts';
import { addProjectWrites, type AuthoriseProjectRequest } from './project-writes.ts';
import { costs, spendQuota } from '../quota.ts';
import { sendResults, sourceParameter } from './results-response.ts';

/** Adds the routes for reading and writing projects, with the same rules and data formats as the pages. */
export function addProjectRoutes(
  routes: Hono<ApiEnvironment>,
  projects: Pick<Projects, 'opened'>,
  caller: (context: Context<ApiEnvironment>) => Promise<Caller>,
): void {
  const authorise: AuthoriseProjectRequest = async (context, scope) => {
    const keyCaller = await caller(context);
    const { user } = keyOf(keyCaller);
    requireScope(keyCaller, scope);
    await spendQuota(context, keyCaller, costs.read);
    context.header('cache-control', 'no-store');
    const { id, email, role, emailVerified: verified } = user;
    const actor: ProjectUser = { id, email, role, verified, name: displayName(user) };
    return { parts: await projects.opened(), actor };
  };

  routes.get('/projects', async context => {
    const { parts, actor } = await authorise(context, 'projects:read');
    return context.json(await listProjects(parts, actor));
  });

  routes.get('/projects/:id', async context => {
    const { parts, actor } = await authorise(context, 'projects:read');
    return context.json(await viewProject(parts, actor, context.req.param('id')));
  });

  routes.get('/projects/:id/sheets/:sheet', async context => {
    const { parts, actor } = await authorise(context, 'projects:read');
    const sheet = await viewSheet(parts, actor, context.req.param('sheet'));
    requireSameProject(sheet.project.id, context.req.param('id'));
    return context.json(sheet);
  });

  for (const ending of ['csv', 'json'] as const)
    routes.get(`/projects/:id/sheets/:sheet/results.${ending}`, async context => {
      const { parts, actor } = await authorise(context, 'projects:read');
      const content = await feedContent(parts, actor, context.req.param('sheet'), sourceParameter(context));
      requireSameProject(content.head.project.id, context.req.param('id'));
      return sendResults(context, content, ending);
    });

  addProjectWrites(routes, authorise);
}
