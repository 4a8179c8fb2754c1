import { largestSave, requestProblem, requests } from '@isentrope/records';
import { Hono, type Context } from 'hono';
import type { z } from 'zod/mini';
import { confirmIdentity, requireSession, type Accounts, type SignedInEnvironment } from '../accounts/index.ts';
import { EngineProblem } from '../engine/index.ts';
import type { AppEnvironment } from '../http/environment.ts';
import { largestBody, readJson } from '../http/json-body.ts';
import { problem } from '../http/problem.ts';
import { addComment, resolveComment } from './comments.ts';
import { letStand } from './drift/index.ts';
import { historyOf } from './events.ts';
import type { Projects } from './create-projects.ts';
import { issueSheet } from './issue.ts';
import type { ProjectParts } from './parts.ts';
import { answerInvitation, giveRole, handOver, invite, removePerson, withdrawInvitation } from './people.ts';
import { ProjectProblem } from './problems.ts';
import { changeProject, createProject, listProjects, putAway, viewProject } from './projects.ts';
import { fileOf, signRevision, viewRevision } from './revisions.ts';
import { projectFor } from './seen-project.ts';
import { addSheet, nameOfSheet, nameSheet, removeSheet, saveDocument, viewSheet } from './sheets.ts';
import type { Confirm } from './signatures.ts';
import { visitorOf, type Visitor } from './visitor.ts';

/** What a handler is given: who asks, for what, and a body that its shape has read. */
interface Asked<B> {
  visitor: Visitor;
  parts: ProjectParts;
  /** A part of the address. */
  param: (name: string) => string;
  body: B;
  context: Context<SignedInEnvironment>;
}

type Shape<B> = z.ZodMiniType<B>;

/** `/api/projects`, `/api/invitations`, `/api/sheets`, `/api/revisions` and `/api/comments`, for those signed in. */
export function projectRoutes(accounts: Accounts, projects: Pick<Projects, 'opened'>): Hono<AppEnvironment> {
  const routes = new Hono<AppEnvironment>();
  const signedIn = new Hono<SignedInEnvironment>();
  for (const path of ['projects', 'invitations', 'sheets', 'revisions', 'comments'])
    for (const below of [`/${path}`, `/${path}/*`]) signedIn.use(below, requireSession(accounts));
  signedIn.onError((error, context) => {
    if (error instanceof ProjectProblem)
      return context.json({ message: error.message, code: error.code, ...error.further }, error.status, {
        'cache-control': 'no-store',
      });
    if (error instanceof EngineProblem)
      return problem(context, error.code === 'BUSY' ? 503 : 409, error.message, error.code);
    throw error;
  });
  const answers = routing(signedIn, projects);
  routesOfProjects(answers);
  routesOfPeople(answers);
  routesOfSheets(answers);
  routesOfRevisions(answers);
  routes.route('/', signedIn);
  return routes;
}

/** Adds a route whose body a shape reads; what the handler gives is the answer, 204 where it gives nothing. */
type Answers = <B>(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  shape: Shape<B>,
  handler: (asked: Asked<B>) => Promise<unknown>,
) => void;

function routing(routes: Hono<SignedInEnvironment>, projects: Pick<Projects, 'opened'>): Answers {
  return (method, path, shape, handler) => {
    routes.on(method, path, async context => {
      const largest = path.endsWith('/document') ? largestSave : largestBody;
      const read = method === 'GET' ? { ok: true as const, body: {} } : await readJson(context, largest);
      if (!read.ok) return read.answer;
      const body = shape.safeParse(read.body);
      if (!body.success) return problem(context, 400, requestProblem(body.error.issues), 'INVALID_INPUT');
      const answer = await handler({
        visitor: visitorOf(context.get('visitor')),
        parts: await projects.opened(),
        param: name => context.req.param(name) ?? '',
        body: body.data,
        context,
      });
      return answer === undefined
        ? context.body(null, 204)
        : answer instanceof Response
          ? answer
          : context.json(answer);
    });
  };
}

const { nothing } = requests;

function routesOfProjects(on: Answers): void {
  on('GET', '/projects', nothing, ({ parts, visitor }) => listProjects(parts, visitor));
  on('POST', '/projects', requests.createProject, async ({ parts, visitor, body }) => ({
    id: await createProject(parts, visitor, body),
  }));
  on('GET', '/projects/:id', nothing, ({ parts, visitor, param }) => viewProject(parts, visitor, param('id')));
  on('PUT', '/projects/:id', requests.changeProject, ({ parts, visitor, param, body }) =>
    changeProject(parts, visitor, param('id'), body),
  );
  for (const how of ['archive', 'unarchive', 'restore'] as const)
    on('POST', `/projects/:id/${how}`, nothing, ({ parts, visitor, param }) =>
      putAway(parts, visitor, param('id'), how),
    );
  on('DELETE', '/projects/:id', nothing, ({ parts, visitor, param }) => putAway(parts, visitor, param('id'), 'delete'));
  on('GET', '/projects/:id/history', nothing, async ({ parts, visitor, param, context }) => {
    const { kysely } = parts.database;
    await projectFor(kysely, visitor.id, param('id'), 'read');
    const before = context.req.query('before');
    if (before !== undefined && !/^\d{1,18}$/.test(before))
      throw new ProjectProblem(400, 'INVALID_INPUT', 'The field "before" must be the id of an entry.');
    return historyOf(kysely, param('id'), before);
  });
}

function routesOfPeople(on: Answers): void {
  on('POST', '/projects/:id/people', requests.invite, ({ parts, visitor, param, body }) =>
    invite(parts, visitor, param('id'), body),
  );
  on('PUT', '/projects/:id/people/:userId', requests.giveRole, ({ parts, visitor, param, body }) =>
    giveRole(parts, visitor, param('id'), param('userId'), body.role),
  );
  on('DELETE', '/projects/:id/people/:userId', nothing, ({ parts, visitor, param }) =>
    removePerson(parts, visitor, param('id'), param('userId')),
  );
  on('POST', '/projects/:id/owner', requests.handOver, ({ parts, visitor, param, body }) =>
    handOver(parts, visitor, param('id'), body.userId),
  );
  on('DELETE', '/projects/:id/invitations/:invitationId', nothing, ({ parts, visitor, param }) =>
    withdrawInvitation(parts, visitor, param('id'), param('invitationId')),
  );
  on('POST', '/invitations/:id/accept', nothing, async ({ parts, visitor, param }) => ({
    id: await answerInvitation(parts, visitor, param('id'), true),
  }));
  on('POST', '/invitations/:id/decline', nothing, async ({ parts, visitor, param }) => {
    await answerInvitation(parts, visitor, param('id'), false);
  });
}

function routesOfSheets(on: Answers): void {
  on('POST', '/projects/:id/sheets', requests.addSheet, async ({ parts, visitor, param, body }) => ({
    id: await addSheet(parts, visitor, param('id'), body),
  }));
  on('GET', '/sheets/:id', nothing, ({ parts, visitor, param }) => viewSheet(parts, visitor, param('id')));
  on('PUT', '/sheets/:id', requests.nameSheet, ({ parts, visitor, param, body }) =>
    nameSheet(parts, visitor, param('id'), body),
  );
  on('DELETE', '/sheets/:id', nothing, ({ parts, visitor, param }) => removeSheet(parts, visitor, param('id')));
  on('PUT', '/sheets/:id/document', requests.saveDocument, ({ parts, visitor, param, body }) =>
    saveDocument(parts, visitor, param('id'), body),
  );
  on('GET', '/sheets/:id/file', nothing, async ({ parts, visitor, param, context }) => {
    const file = await fileOf(parts, visitor, param('id'));
    const sheet = file.revisions.at(-1)?.record.sheet ?? { number: '', title: 'sheet' };
    const stem = nameOfSheet(sheet).replaceAll(/[^\w.-]+/g, '-');
    return context.json(file, 200, { 'content-disposition': `attachment; filename="${stem}.isentrope.json"` });
  });
}

function routesOfRevisions(on: Answers): void {
  on('POST', '/sheets/:id/revisions', requests.issue, async ({ parts, visitor, param, body, context }) => ({
    id: await issueSheet(parts, visitor, param('id'), body, () => confirmedBy(context, body.password)),
  }));
  on('GET', '/revisions/:id', nothing, ({ parts, visitor, param }) => viewRevision(parts, visitor, param('id')));
  on('POST', '/revisions/:id/acts', requests.sign, ({ parts, visitor, param, body, context }) =>
    signRevision(parts, visitor, param('id'), body.act, () => confirmedBy(context, body.password)),
  );
  on('POST', '/revisions/:id/drift', requests.letStand, ({ parts, visitor, param, body }) =>
    letStand(parts, visitor, param('id'), body.engine),
  );
  on('POST', '/revisions/:id/comments', requests.comment, async ({ parts, visitor, param, body }) => ({
    id: await addComment(parts, visitor, param('id'), body),
  }));
  on('POST', '/comments/:id/resolve', nothing, ({ parts, visitor, param }) =>
    resolveComment(parts, visitor, param('id')),
  );
}

/** How the visitor showed that it is they. @throws {ProjectProblem} where they have not. */
async function confirmedBy(context: Context<SignedInEnvironment>, password: string | undefined): ReturnType<Confirm> {
  const confirmation = await confirmIdentity(
    context.get('accounts'),
    context.get('visitor'),
    context.req.raw.headers,
    password,
  );
  if ('confirmed' in confirmation) return confirmation.confirmed;
  switch (confirmation.refused) {
    case 'password needed':
      throw new ProjectProblem(400, 'PASSWORD_NEEDED', 'Enter your password to sign.');
    case 'password wrong':
      throw new ProjectProblem(400, 'INVALID_PASSWORD', 'Invalid password');
    case 'sign-in too old':
      throw new ProjectProblem(403, 'SESSION_NOT_FRESH', 'Please sign out and in again before you sign.');
    case 'too many attempts':
      throw new ProjectProblem(429, 'TOO_MANY_ATTEMPTS', 'Too many attempts. Please try again later.');
  }
}
