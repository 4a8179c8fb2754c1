import { projectParticulars, requests, sheetDocument, sheetParticulars, type SheetDocument } from '@isentrope/records';
import type { Context, Hono } from 'hono';
import * as z from 'zod/mini';
import type { Scope } from '../../accounts/index.ts';
import {
  addSheet,
  changeProject,
  createProject,
  requireToolAccess,
  changeSheetDetails,
  ProjectProblem,
  projectFor,
  saveDocument,
  sheetFor,
  type InSameTransaction,
  type ProjectServices,
  type ProjectUser,
} from '../../projects/index.ts';
import { readRequest } from '../body.ts';
import type { ApiEnvironment } from '../environment.ts';
import { runOnce, fingerprintOf, idempotencyKeyOf, type StoredResponse } from './idempotency.ts';
import { findDifferences, conflictMessage } from './conflict.ts';
import { ApiProblem, requireSameProject } from '../problem.ts';

const version = z.int().check(z.gte(0));

/** The request bodies for writing. Signatures are only possible on the pages. */
export const writeBodies = {
  project: projectParticulars,
  changedProject: requests.changeProject,
  sheet: z.strictObject({
    number: sheetParticulars.shape.number,
    title: sheetParticulars.shape.title,
    notes: z.optional(sheetParticulars.shape.notes),
    document: sheetDocument,
  }),
  namedSheet: z.strictObject({ version, ...sheetParticulars.shape }),
  document: requests.saveDocument,
} as const;

/** The caller as an actor, and the services of projects. */
interface AuthorisedRequest {
  parts: ProjectServices;
  actor: ProjectUser;
}

/**
 * Authorises a request.
 * @throws {ApiProblem} without a key that has the scope.
 */
export type AuthoriseProjectRequest = (context: Context<ApiEnvironment>, scope: Scope) => Promise<AuthorisedRequest>;

/** Adds the routes for writing projects, which use the same functions as the pages. */
export function addProjectWrites(routes: Hono<ApiEnvironment>, authorise: AuthoriseProjectRequest): void {
  routes.post('/projects', async context => {
    const { parts, actor } = await authorise(context, 'projects:write');
    const body = await readRequest(context, writeBodies.project);
    return createOnce(context, { parts, actor }, body, inSameTransaction =>
      createProject(parts, actor, body, inSameTransaction),
    );
  });

  routes.put('/projects/:id', async context => {
    const { parts, actor } = await authorise(context, 'projects:write');
    const body = await readRequest(context, writeBodies.changedProject);
    await changeProject(parts, actor, context.req.param('id'), body);
    return context.body(null, 204);
  });

  routes.post('/projects/:id/sheets', async context => {
    const { parts, actor } = await authorise(context, 'projects:write');
    const id = context.req.param('id');
    const body = await readRequest(context, writeBodies.sheet);
    return createOnce(context, { parts, actor }, body, async inSameTransaction => {
      await projectFor(parts.database.kysely, actor.id, id, 'edit sheets');
      await requireReadableDocument(parts, actor, body.document);
      const { notes = '', document, ...names } = body;
      return addSheet(parts, actor, id, { ...names, notes, document, tool: document.tool }, inSameTransaction);
    });
  });

  routes.put('/projects/:id/sheets/:sheet', async context => {
    const { parts, actor } = await authorise(context, 'projects:write');
    const { version: from, ...details } = await readRequest(context, writeBodies.namedSheet);
    const sheet = await sheetIn(context, { parts, actor });
    const named = await withConflictDetails(undefined, () => changeSheetDetails(parts, actor, sheet, details, from));
    return context.json({ version: named });
  });

  routes.put('/projects/:id/sheets/:sheet/document', async context => {
    const { parts, actor } = await authorise(context, 'projects:write');
    const body = await readRequest(context, writeBodies.document);
    const sheet = await sheetIn(context, { parts, actor });
    await requireReadableDocument(parts, actor, body.document);
    return context.json(await withConflictDetails(body.document, () => saveDocument(parts, actor, sheet, body)));
  });
}

/** Creates something and responds, once per idempotency key. */
async function createOnce(
  context: Context<ApiEnvironment>,
  { parts, actor }: AuthorisedRequest,
  body: unknown,
  make: (inSameTransaction: InSameTransaction) => Promise<string>,
): Promise<Response> {
  const { path, method } = context.req;
  const request = {
    userId: actor.id,
    key: idempotencyKeyOf(context),
    fingerprint: fingerprintOf(method, path, body),
    requestId: context.get('requestId'),
  };
  const createdResponse = (id: string): StoredResponse => ({ status: 201, body: { id }, location: `${path}/${id}` });
  const { answer, again } = await runOnce(parts.database.kysely, request, async keep =>
    createdResponse(await make((transaction, id) => keep(transaction, createdResponse(id)))),
  );
  return context.body(JSON.stringify(answer.body), answer.status as 201 | 400, {
    'content-type': answer.status === 201 ? 'application/json' : 'application/problem+json',
    ...(answer.location === undefined ? {} : { location: answer.location }),
    ...(again ? { 'idempotent-replayed': 'true' } : {}),
  });
}

/**
 * The sheet of the address, if the caller may edit it.
 * @throws {ProjectProblem} as `sheetFor`.
 */
async function sheetIn(context: Context<ApiEnvironment>, { parts, actor }: AuthorisedRequest): Promise<string> {
  const id = context.req.param('sheet') ?? '';
  const { sheet } = await sheetFor(parts.database.kysely, actor, id, 'edit sheets');
  requireSameProject(sheet.projectId, context.req.param('id'));
  return sheet.id;
}

/**
 * Requires a document that its calculator can read; otherwise nobody could open the sheet. The pages send only such
 * documents.
 * @throws {ApiProblem} with the calculator's message.
 */
async function requireReadableDocument(
  parts: ProjectServices,
  actor: ProjectUser,
  document: SheetDocument,
): Promise<void> {
  await requireToolAccess(parts, actor, document.tool);
  const refused = await parts.engine.check(document.tool, document);
  if (refused !== undefined) throw new ApiProblem('REFUSED', refused, { field: 'document' });
}

const conflictDetails = z.object({ version, document: z.nullable(sheetDocument), changedBy: z.nullable(z.string()) });

/** Saves; in a conflict, adds the places where the current document differs from the one sent, if any. */
async function withConflictDetails<T>(sent: SheetDocument | undefined, save: () => Promise<T>): Promise<T> {
  try {
    return await save();
  } catch (error) {
    if (!(error instanceof ProjectProblem) || error.code !== 'OVERTAKEN') throw error;
    const { version: currentVersion, document, changedBy } = conflictDetails.parse(error.further);
    const differs = sent === undefined ? undefined : findDifferences(sent, document);
    throw new ApiProblem('OVERTAKEN', conflictMessage(changedBy, currentVersion, differs), {
      version: currentVersion,
      changedBy,
      ...(differs === undefined ? {} : { differs }),
    });
  }
}
