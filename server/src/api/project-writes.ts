import { projectParticulars, requests, sheetDocument, sheetParticulars, type SheetDocument } from '@isentrope/records';
import type { Context, Hono } from 'hono';
import * as z from 'zod/mini';
import type { Scope } from '../accounts/index.ts';
import {
  addSheet,
  changeProject,
  createProject,
  mustHaveTool,
  nameSheet,
  ProjectProblem,
  projectFor,
  saveDocument,
  sheetFor,
  type AlsoKept,
  type ProjectParts,
  type Visitor,
} from '../projects/index.ts';
import { readRequest } from './body.ts';
import type { ApiEnvironment } from './environment.ts';
import { answeredOnce, fingerprintOf, idempotencyKeyOf, type KeptAnswer } from './idempotency.ts';
import { differingPlaces, overtakenWords } from './overtaken.ts';
import { ApiProblem, mustBeOf } from './problem.ts';

const version = z.int().check(z.gte(0));

/** The request bodies for writing. Signatures are only possible on the pages. */
export const written = {
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

/** The caller as an actor, and the project code. */
interface Asked {
  parts: ProjectParts;
  visitor: Visitor;
}

/**
 * Authorises a request.
 * @throws {ApiProblem} without a key that has the scope.
 */
export type AskedOfProjects = (context: Context<ApiEnvironment>, scope: Scope) => Promise<Asked>;

/** Adds the routes for writing projects, which use the same functions as the pages. */
export function addProjectWrites(routes: Hono<ApiEnvironment>, asked: AskedOfProjects): void {
  routes.post('/projects', async context => {
    const { parts, visitor } = await asked(context, 'projects:write');
    const body = await readRequest(context, written.project);
    return made(context, { parts, visitor }, body, alsoKept => createProject(parts, visitor, body, alsoKept));
  });

  routes.put('/projects/:id', async context => {
    const { parts, visitor } = await asked(context, 'projects:write');
    const body = await readRequest(context, written.changedProject);
    await changeProject(parts, visitor, context.req.param('id'), body);
    return context.body(null, 204);
  });

  routes.post('/projects/:id/sheets', async context => {
    const { parts, visitor } = await asked(context, 'projects:write');
    const id = context.req.param('id');
    const body = await readRequest(context, written.sheet);
    return made(context, { parts, visitor }, body, async alsoKept => {
      await projectFor(parts.database.kysely, visitor.id, id, 'edit sheets');
      await mustBeRead(parts, visitor, body.document);
      const { notes = '', document, ...names } = body;
      return addSheet(parts, visitor, id, { ...names, notes, document, tool: document.tool }, alsoKept);
    });
  });

  routes.put('/projects/:id/sheets/:sheet', async context => {
    const { parts, visitor } = await asked(context, 'projects:write');
    const { version: from, ...particulars } = await readRequest(context, written.namedSheet);
    const sheet = await sheetIn(context, { parts, visitor });
    const named = await toldOvertaken(undefined, () => nameSheet(parts, visitor, sheet, particulars, from));
    return context.json({ version: named });
  });

  routes.put('/projects/:id/sheets/:sheet/document', async context => {
    const { parts, visitor } = await asked(context, 'projects:write');
    const body = await readRequest(context, written.document);
    const sheet = await sheetIn(context, { parts, visitor });
    await mustBeRead(parts, visitor, body.document);
    return context.json(await toldOvertaken(body.document, () => saveDocument(parts, visitor, sheet, body)));
  });
}

/** Creates something and responds, once per idempotency key. */
async function made(
  context: Context<ApiEnvironment>,
  { parts, visitor }: Asked,
  body: unknown,
  make: (alsoKept: AlsoKept) => Promise<string>,
): Promise<Response> {
  const { path, method } = context.req;
  const request = {
    userId: visitor.id,
    key: idempotencyKeyOf(context),
    fingerprint: fingerprintOf(method, path, body),
    requestId: context.get('requestId'),
  };
  const ofMade = (id: string): KeptAnswer => ({ status: 201, body: { id }, location: `${path}/${id}` });
  const { answer, again } = await answeredOnce(parts.database.kysely, request, async keep =>
    ofMade(await make((transaction, id) => keep(transaction, ofMade(id)))),
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
async function sheetIn(context: Context<ApiEnvironment>, { parts, visitor }: Asked): Promise<string> {
  const id = context.req.param('sheet') ?? '';
  const { sheet } = await sheetFor(parts.database.kysely, visitor, id, 'edit sheets');
  mustBeOf(sheet.projectId, context.req.param('id'));
  return sheet.id;
}

/**
 * Requires a document that its calculator can read; otherwise nobody could open the sheet. The pages send only such
 * documents.
 * @throws {ApiProblem} with the calculator's message.
 */
async function mustBeRead(parts: ProjectParts, visitor: Visitor, document: SheetDocument): Promise<void> {
  await mustHaveTool(parts, visitor, document.tool);
  const refused = await parts.engine.check(document.tool, document);
  if (refused !== undefined) throw new ApiProblem('REFUSED', refused, { field: 'document' });
}

/** The details of a conflict error. */
const faster = z.object({ version, document: z.nullable(sheetDocument), changedBy: z.nullable(z.string()) });

/** Saves; in a conflict, adds the places where the current document differs from the one sent, if any. */
async function toldOvertaken<T>(sent: SheetDocument | undefined, save: () => Promise<T>): Promise<T> {
  try {
    return await save();
  } catch (error) {
    if (!(error instanceof ProjectProblem) || error.code !== 'OVERTAKEN') throw error;
    const { version: stands, document, changedBy } = faster.parse(error.further);
    const differs = sent === undefined ? undefined : differingPlaces(sent, document);
    throw new ApiProblem('OVERTAKEN', overtakenWords(changedBy, stands, differs), {
      version: stands,
      changedBy,
      ...(differs === undefined ? {} : { differs }),
    });
  }
}
