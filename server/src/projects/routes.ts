import { largestAttachment, largestSave, requestProblem, requests, type Signing } from '@isentrope/records';
import { Hono, type Context } from 'hono';
import type { z } from 'zod/mini';
import { confirmIdentity, requireSession, type Accounts, type SignedInEnvironment } from '../accounts/index.ts';
import { EngineProblem } from '../engine/index.ts';
import type { AppEnvironment } from '../http/environment.ts';
import { largestBody, readBytes, readJson } from '../http/json-body.ts';
import { problem } from '../http/problem.ts';
import { noteOfRequest } from '../http/request-context.ts';
import { changeFluid, keepFluid, removeFluid } from './connections/fluids.ts';
import { mapOfProject } from './connections/project-standing.ts';
import { sourcesFor } from './connections/sources.ts';
import { updateSheets } from './connections/update.ts';
import { fileAnswer } from './attachment-files.ts';
import {
  attach,
  attachedFile,
  captionAttachment,
  listAttachments,
  orderAttachments,
  removeAttachment,
} from './attachments.ts';
import { addComment, resolveComment } from './comments.ts';
import { letStand } from './drift/index.ts';
import { historyOf } from './events.ts';
import { listFeeds, makeFeed, revokeFeed } from './feeds/index.ts';
import { exportProject, plainName } from './export.ts';
import { historyCsv } from './history-csv.ts';
import { importProject } from './import.ts';
import type { Projects } from './create-projects.ts';
import { issueSheet } from './issue.ts';
import type { ProjectParts } from './parts.ts';
import { answerInvitation, giveRole, handOver, invite, removePerson, withdrawInvitation } from './people.ts';
import { ProjectProblem } from './problems.ts';
import { changeProject, createProject, listProjects, putAway, viewProject } from './projects.ts';
import { fileOf, signRevision, viewRevision } from './revisions.ts';
import { registerOf } from './register.ts';
import { countUse } from './limits.ts';
import { searchProjects } from './search.ts';
import { projectFor } from './seen-project.ts';
import { addSheet, nameSheet, removeSheet, saveDocument, viewSheet } from './sheets.ts';
import { nameOfSheet } from './sheet-name.ts';
import type { Confirm } from './signatures.ts';
import { visitorOf, type Visitor } from './visitor.ts';
import { workThrough } from './worked-copy.ts';

/** The arguments of a handler: the actor, and a validated body. */
interface Asked<B> {
  visitor: Visitor;
  parts: ProjectParts;
  /** A parameter of the path. */
  param: (name: string) => string;
  body: B;
  context: Context<SignedInEnvironment>;
}

type Shape<B> = z.ZodMiniType<B>;

/** The routes of `/api/projects`, and of what projects contain, each under its own id; for signed-in users. */
export function projectRoutes(
  accounts: Accounts,
  projects: Pick<Projects, 'opened' | 'lookForDrift'>,
): Hono<AppEnvironment> {
  const routes = new Hono<AppEnvironment>();
  const signedIn = new Hono<SignedInEnvironment>();
  for (const path of [
    'projects',
    'invitations',
    'sheets',
    'fluids',
    'revisions',
    'comments',
    'attachments',
    'feeds',
    'search',
  ])
    for (const below of [`/${path}`, `/${path}/*`]) signedIn.use(below, requireSession(accounts));
  signedIn.onError((error, context) => {
    if (error instanceof ProjectProblem) {
      noteOfRequest({ refusal: error.code });
      return context.json({ message: error.message, code: error.code, ...error.further }, error.status, {
        'cache-control': 'no-store',
        ...(typeof error.further['retryAfter'] === 'number'
          ? { 'retry-after': String(error.further['retryAfter']) }
          : {}),
      });
    }
    if (error instanceof EngineProblem)
      return problem(context, error.code === 'BUSY' ? 503 : 409, error.message, error.code);
    throw error;
  });
  const answers = routing(signedIn, projects);
  routesOfProjects(answers);
  routesOfPeople(answers);
  routesOfSheets(answers);
  routesOfAttachments(answers);
  routesOfRevisions(answers);
  routesOfFiles(signedIn, projects);
  routes.route('/', signedIn);
  return routes;
}

/** Adds a route with a validated body; the handler's result is the response, 204 if undefined. */
type Answers = <B>(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  shape: Shape<B>,
  handler: (asked: Asked<B>) => Promise<unknown>,
) => void;

function routing(routes: Hono<SignedInEnvironment>, projects: Pick<Projects, 'opened'>): Answers {
  return (method, path, shape, handler) => {
    routes.on(method, path, async context => {
      const largest = /\/(?:document|fluids|fluids\/:id)$/.test(path) ? largestSave : largestBody;
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

/** Adds the routes that receive files. */
function routesOfFiles(routes: Hono<SignedInEnvironment>, projects: Pick<Projects, 'opened' | 'lookForDrift'>): void {
  routes.post('/sheets/:id/attachments', async context => {
    const name = requests.attachmentName.safeParse(context.req.query('name') ?? '');
    if (!name.success)
      throw new ProjectProblem(400, 'INVALID_INPUT', 'The file needs a name of 1 to 200 characters in one line.');
    const [parts, visitor] = [await projects.opened(), visitorOf(context.get('visitor'))];
    await countUse(parts, visitor, 'attachment');
    const read = await readBytes(context.req.raw, largestAttachment);
    if (read === undefined) throw new ProjectProblem(413, 'BODY_TOO_LARGE', 'An attachment holds up to 5 MB.');
    const file = { name: name.data, bytes: Uint8Array.from(read) };
    return context.json({ id: await attach(parts, visitor, context.req.param('id'), file) });
  });
  routes.post('/projects/import', async context => {
    const visitor = visitorOf(context.get('visitor'));
    const id = await importProject(await projects.opened(), visitor, context.req.raw.body);
    // Revisions issued elsewhere may be of other calculator versions.
    await projects.lookForDrift();
    return context.json({ id });
  });
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
  on('GET', '/projects/:id/map', nothing, ({ parts, visitor, param }) => mapOfProject(parts, visitor, param('id')));
  on('POST', '/projects/:id/update', requests.update, ({ parts, visitor, param, body }) =>
    updateSheets(parts, visitor, param('id'), body.sheets),
  );
  on('POST', '/projects/:id/fluids', requests.keepFluid, async ({ parts, visitor, param, body }) => ({
    id: await keepFluid(parts, visitor, param('id'), body),
  }));
  on('PUT', '/fluids/:id', requests.changeFluid, ({ parts, visitor, param, body }) =>
    changeFluid(parts, visitor, param('id'), body),
  );
  on('DELETE', '/fluids/:id', nothing, ({ parts, visitor, param }) => removeFluid(parts, visitor, param('id')));
  on('GET', '/projects/:id/history', nothing, async ({ parts, visitor, param, context }) => {
    const { kysely } = parts.database;
    await projectFor(kysely, visitor.id, param('id'), 'read');
    const before = context.req.query('before');
    if (before !== undefined && !/^\d{1,18}$/.test(before))
      throw new ProjectProblem(400, 'INVALID_INPUT', 'The field "before" must be the id of an entry.');
    return historyOf(kysely, param('id'), before);
  });
  on('GET', '/projects/:id/register', nothing, ({ parts, visitor, param }) => registerOf(parts, visitor, param('id')));
  on('GET', '/projects/:id/history.csv', nothing, async ({ parts, visitor, param, context }) => {
    const { kysely } = parts.database;
    const { number, name } = await projectFor(kysely, visitor.id, param('id'), 'read');
    return streamed(context, historyCsv(kysely, param('id')), {
      type: 'text/csv; charset=utf-8; header=present',
      name: `${plainName([number, name].join(' '), 'project')}-history.csv`,
    });
  });
  on('GET', '/projects/:id/export', nothing, async ({ parts, visitor, param, context }) => {
    const { stem, stream } = await exportProject(parts, visitor, param('id'));
    return streamed(context, stream, { type: 'application/zip', name: `${stem}.isentrope.zip` });
  });
  on('GET', '/search', nothing, ({ parts, visitor, context }) =>
    searchProjects(parts, visitor, context.req.query('q') ?? ''),
  );
}

/** A streamed file response. */
function streamed(
  context: Context,
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
  { type, name }: { type: string; name: string },
): Response {
  return context.body(stream, 200, { 'content-type': type, 'content-disposition': `attachment; filename="${name}"` });
}

function routesOfAttachments(on: Answers): void {
  on('GET', '/sheets/:id/attachments', nothing, ({ parts, visitor, param }) =>
    listAttachments(parts, visitor, param('id')),
  );
  on('GET', '/sheets/:id/attachments/:sha256', nothing, async ({ parts, visitor, param, context }) => {
    const sha256 = param('sha256');
    const file = await attachedFile(parts, visitor, param('id'), sha256);
    return fileAnswer(file, { sha256, name: file.name, asked: context.req.header('if-none-match') });
  });
  on('PUT', '/sheets/:id/attachments', requests.orderAttachments, ({ parts, visitor, param, body }) =>
    orderAttachments(parts, visitor, param('id'), body.order),
  );
  on('PUT', '/attachments/:id', requests.caption, ({ parts, visitor, param, body }) =>
    captionAttachment(parts, visitor, param('id'), body.caption),
  );
  on('DELETE', '/attachments/:id', nothing, ({ parts, visitor, param }) =>
    removeAttachment(parts, visitor, param('id')),
  );
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
  on('PUT', '/sheets/:id', requests.nameSheet, async ({ parts, visitor, param, body }) => {
    await nameSheet(parts, visitor, param('id'), body);
  });
  on('DELETE', '/sheets/:id', nothing, ({ parts, visitor, param }) => removeSheet(parts, visitor, param('id')));
  on('PUT', '/sheets/:id/document', requests.saveDocument, ({ parts, visitor, param, body }) =>
    saveDocument(parts, visitor, param('id'), body),
  );
  on('GET', '/sheets/:id/sources', nothing, ({ parts, visitor, param }) => sourcesFor(parts, visitor, param('id')));
  on('GET', '/sheets/:id/feeds', nothing, ({ parts, visitor, param }) => listFeeds(parts, visitor, param('id')));
  on('POST', '/sheets/:id/feeds', requests.makeFeed, ({ parts, visitor, param, body }) =>
    makeFeed(parts, visitor, param('id'), body),
  );
  on('DELETE', '/feeds/:id', nothing, ({ parts, visitor, param }) => revokeFeed(parts, visitor, param('id')));
  on('GET', '/sheets/:id/worked', nothing, ({ parts, visitor, param }) => workThrough(parts, visitor, param('id')));
  on('GET', '/sheets/:id/file', nothing, async ({ parts, visitor, param, context }) => {
    const file = await fileOf(parts, visitor, param('id'));
    const sheet = file.revisions.at(-1)?.record.sheet ?? { number: '', title: 'sheet' };
    const stem = nameOfSheet(sheet).replaceAll(/[^\w.-]+/g, '-');
    return context.json(file, 200, { 'content-disposition': `attachment; filename="${stem}.isentrope.json"` });
  });
}

function routesOfRevisions(on: Answers): void {
  on('POST', '/sheets/:id/revisions', requests.issue, async ({ parts, visitor, param, body, context }) => ({
    id: await issueSheet(parts, visitor, param('id'), body, what => confirmedBy(context, body, what)),
  }));
  on('GET', '/revisions/:id', nothing, ({ parts, visitor, param }) => viewRevision(parts, visitor, param('id')));
  on('POST', '/revisions/:id/acts', requests.sign, ({ parts, visitor, param, body, context }) =>
    signRevision(parts, visitor, param('id'), body.act, what => confirmedBy(context, body, what)),
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

/**
 * Confirms the user's identity for a signature.
 * @throws {ProjectProblem} if that fails.
 */
async function confirmedBy(
  context: Context<SignedInEnvironment>,
  shown: Parameters<typeof confirmIdentity>[3],
  what: Signing,
): ReturnType<Confirm> {
  const confirmation = await confirmIdentity(
    context.get('accounts'),
    context.get('visitor'),
    context.req.raw.headers,
    shown,
    what,
  );
  if ('confirmed' in confirmation) return confirmation.confirmed;
  switch (confirmation.refused) {
    case 'password needed':
      throw new ProjectProblem(400, 'PASSWORD_NEEDED', 'Enter your password to sign.');
    case 'password wrong':
      throw new ProjectProblem(400, 'INVALID_PASSWORD', 'Invalid password');
    case 'passkey wrong':
      throw new ProjectProblem(400, 'PASSKEY_REFUSED', 'The passkey could not be checked. Please try again.');
    case 'sign-in too old':
      throw new ProjectProblem(403, 'SESSION_NOT_FRESH', 'Please sign out and in again before you sign.');
    case 'too many attempts':
      throw new ProjectProblem(429, 'TOO_MANY_ATTEMPTS', 'Too many attempts. Please try again later.');
  }
}
