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

/** The bodies of what programs write. What a person has to sign is done on the page. */
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

/** Who asks for something of projects, and what answers them. */
interface Asked {
  parts: ProjectParts;
  visitor: Visitor;
}

/** Finds that out. @throws {ApiProblem} for a key that is not for it. */
export type AskedOfProjects = (context: Context<ApiEnvironment>, scope: Scope) => Promise<Asked>;

/** Adds what programs write in projects, by the services of the pages. */
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

/** Answers what makes something, once for an idempotency key. */
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

/** The sheet of an address, for somebody who wants to change it. @throws {ProjectProblem} as `sheetFor`. */
async function sheetIn(context: Context<ApiEnvironment>, { parts, visitor }: Asked): Promise<string> {
  const id = context.req.param('sheet') ?? '';
  const { sheet } = await sheetFor(parts.database.kysely, visitor, id, 'edit sheets');
  mustBeOf(sheet.projectId, context.req.param('id'));
  return sheet.id;
}

/**
 * A page sends what its calculator has read. What a program sends, its calculator has to be able to read as well: else nobody could
 * open the sheet. @throws {ApiProblem} with the calculator's own sentence.
 */
async function mustBeRead(parts: ProjectParts, visitor: Visitor, document: SheetDocument): Promise<void> {
  await mustHaveTool(parts, visitor, document.tool);
  const refused = await parts.engine.check(document.tool, document);
  if (refused !== undefined) throw new ApiProblem('REFUSED', refused, { field: 'document' });
}

/** What a service tells of whoever was faster. */
const faster = z.object({ version, document: z.nullable(sheetDocument), changedBy: z.nullable(z.string()) });

/** Saves, and tells whoever would write over what another has saved where that says otherwise than the document sent, if one was. */
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
