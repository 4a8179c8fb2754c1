import type { Context, Hono } from 'hono';
import {
  fedSheet,
  listProjects,
  nameOf,
  viewProject,
  viewSheet,
  type Projects,
  type Visitor,
} from '../projects/index.ts';
import { keyOf, mustBeFor, type Caller } from './caller.ts';
import type { ApiEnvironment } from './environment.ts';
import { mustBeOf } from './problem.ts';
import { addProjectWrites, type AskedOfProjects } from './project-writes.ts';
import { costs, spendQuota } from './quota.ts';
import { sendResults, sourceAsked } from './results-asked.ts';

/** Adds the routes for reading and writing projects, with the same rules and data formats as the pages. */
export function addProjectRoutes(
  routes: Hono<ApiEnvironment>,
  projects: Pick<Projects, 'opened'>,
  caller: (context: Context<ApiEnvironment>) => Promise<Caller>,
): void {
  const asked: AskedOfProjects = async (context, scope) => {
    const asks = await caller(context);
    const { user } = keyOf(asks);
    mustBeFor(asks, scope);
    await spendQuota(context, asks, costs.look);
    context.header('cache-control', 'no-store');
    const { id, email, role, emailVerified: verified } = user;
    const visitor: Visitor = { id, email, role, verified, name: nameOf(user) };
    return { parts: await projects.opened(), visitor };
  };

  routes.get('/projects', async context => {
    const { parts, visitor } = await asked(context, 'projects:read');
    return context.json(await listProjects(parts, visitor));
  });

  routes.get('/projects/:id', async context => {
    const { parts, visitor } = await asked(context, 'projects:read');
    return context.json(await viewProject(parts, visitor, context.req.param('id')));
  });

  routes.get('/projects/:id/sheets/:sheet', async context => {
    const { parts, visitor } = await asked(context, 'projects:read');
    const sheet = await viewSheet(parts, visitor, context.req.param('sheet'));
    mustBeOf(sheet.project.id, context.req.param('id'));
    return context.json(sheet);
  });

  for (const ending of ['csv', 'json'] as const)
    routes.get(`/projects/:id/sheets/:sheet/results.${ending}`, async context => {
      const { parts, visitor } = await asked(context, 'projects:read');
      const fed = await fedSheet(parts, visitor, context.req.param('sheet'), sourceAsked(context));
      mustBeOf(fed.head.project.id, context.req.param('id'));
      return sendResults(context, fed, ending);
    });

  addProjectWrites(routes, asked);
}
