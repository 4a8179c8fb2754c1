import {
  fieldWithHiddenCharacters,
  hiddenCharacters,
  hiddenCharactersProblem,
  maxAttachmentBytes,
  maxSaveBytes,
  requestProblem,
  requests,
  type Signing,
} from '@isentrope/records';
import { Hono, type Context } from 'hono';
import type { z } from 'zod/mini';
import { confirmIdentity, requireSession, type Accounts, type SignedInEnvironment } from '../accounts/index.ts';
import { EngineProblem } from '../engine/index.ts';
import type { AppEnvironment } from '../http/environment.ts';
import { largestBody, readBytes, readJson } from '../http/json-body.ts';
import { problem } from '../http/problem.ts';
import { annotateRequest } from '../http/request-context.ts';
import { changeFluid, createFluid, removeFluid } from './connections/fluids.ts';
import { mapOfProject } from './connections/read-project-state.ts';
import { sourcesFor } from './connections/sources.ts';
import { updateSheets } from './connections/update.ts';
import { fileResponse } from './attachments/attachment-files.ts';
import {
  attach,
  attachedFile,
  captionAttachment,
  listAttachments,
  orderAttachments,
  removeAttachment,
} from './attachments/attachments.ts';
import { addComment, resolveComment } from './revisions/comments.ts';
import { acknowledgeDrift } from './drift/index.ts';
import { historyOf } from './history/events.ts';
import { listFeeds, createFeed, revokeFeed } from './feeds/index.ts';
import { exportProject, plainName } from './archive/export.ts';
import { historyCsv } from './history/history-csv.ts';
import { importProject } from './archive/import.ts';
import type { Projects } from './create-projects.ts';
import { issueSheet } from './revisions/issue.ts';
import type { ProjectServices } from './parts.ts';
import {
  answerInvitation,
  changeRole,
  transferOwnership,
  invite,
  removeMember,
  withdrawInvitation,
} from './members.ts';
import { ProjectProblem } from './problems.ts';
import { changeProject, createProject, listProjects, archiveOrDelete, viewProject } from './projects.ts';
import { fileOf, signRevision, viewRevision } from './revisions/revisions.ts';
import { registerOf } from './sheets/register.ts';
import { countUse, tooManyAttempts } from './limits.ts';
import { searchProjects } from './search.ts';
import { projectFor } from './member-project.ts';
import { addSheet, changeSheetDetails, removeSheet, saveDocument, viewSheet } from './sheets/sheets.ts';
import { sheetDisplayName } from './sheets/sheet-name.ts';
import type { Confirm } from './signing/signatures.ts';
import { projectUserFrom, type ProjectUser } from './project-user.ts';
import { calculateWorkingCopy } from './sheets/calculated-working-copy.ts';

/** The arguments of a handler: the actor, and a validated body. */
interface HandlerRequest<B> {
  actor: ProjectUser;
  parts: ProjectServices;
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
      annotateRequest({ refusal: error.code });
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
  const addRoute = createAddRoute(signedIn, projects);
  routesOfProjects(addRoute);
  routesOfPeople(addRoute);
  routesOfSheets(addRoute);
  routesOfAttachments(addRoute);
  routesOfRevisions(addRoute);
  routesOfFiles(signedIn, projects);
  routes.route('/', signedIn);
  return routes;
}

/** Adds a route with a validated body; the handler's result is the response, 204 if undefined. */
type AddRoute = <B>(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  shape: Shape<B>,
  handler: (request: HandlerRequest<B>) => Promise<unknown>,
) => void;

function createAddRoute(routes: Hono<SignedInEnvironment>, projects: Pick<Projects, 'opened'>): AddRoute {
  return (method, path, shape, handler) => {
    routes.on(method, path, async context => {
      const largest = /\/(?:document|fluids|fluids\/:id)$/.test(path) ? maxSaveBytes : largestBody;
      const read = method === 'GET' ? { ok: true as const, body: {} } : await readJson(context, largest);
      if (!read.ok) return read.answer;
      const body = shape.safeParse(read.body);
      if (!body.success) return problem(context, 400, requestProblem(body.error.issues, shape), 'INVALID_INPUT');
      const hidden = fieldWithHiddenCharacters(body.data);
      if (hidden !== undefined) return problem(context, 400, hiddenCharactersProblem(hidden), 'INVALID_INPUT');
      const answer = await handler({
        actor: projectUserFrom(context.get('signedIn')),
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
    if (!name.success || hiddenCharacters.test(name.data))
      throw new ProjectProblem(400, 'INVALID_INPUT', 'The file name must have 1 to 200 characters, on one line.');
    const [parts, actor] = [await projects.opened(), projectUserFrom(context.get('signedIn'))];
    await countUse(parts, actor, 'attachment');
    const read = await readBytes(context.req.raw, maxAttachmentBytes);
    if (read === undefined) throw new ProjectProblem(413, 'BODY_TOO_LARGE', 'An attachment can be at most 5 MB.');
    const file = { name: name.data, bytes: Uint8Array.from(read) };
    return context.json({ id: await attach(parts, actor, context.req.param('id'), file) });
  });
  routes.post('/projects/import', async context => {
    const actor = projectUserFrom(context.get('signedIn'));
    const id = await importProject(await projects.opened(), actor, context.req.raw.body);
    // Revisions issued elsewhere may be of other calculator versions.
    await projects.lookForDrift();
    return context.json({ id });
  });
}

const { nothing: noBody } = requests;

function routesOfProjects(on: AddRoute): void {
  on('GET', '/projects', noBody, ({ parts, actor }) => listProjects(parts, actor));
  on('POST', '/projects', requests.createProject, async ({ parts, actor, body }) => ({
    id: await createProject(parts, actor, body),
  }));
  on('GET', '/projects/:id', noBody, ({ parts, actor, param }) => viewProject(parts, actor, param('id')));
  on('PUT', '/projects/:id', requests.changeProject, ({ parts, actor, param, body }) =>
    changeProject(parts, actor, param('id'), body),
  );
  for (const how of ['archive', 'unarchive', 'restore'] as const)
    on('POST', `/projects/:id/${how}`, noBody, ({ parts, actor, param }) =>
      archiveOrDelete(parts, actor, param('id'), how),
    );
  on('DELETE', '/projects/:id', noBody, ({ parts, actor, param }) =>
    archiveOrDelete(parts, actor, param('id'), 'delete'),
  );
  on('GET', '/projects/:id/map', noBody, ({ parts, actor, param }) => mapOfProject(parts, actor, param('id')));
  on('POST', '/projects/:id/update', requests.update, ({ parts, actor, param, body }) =>
    updateSheets(parts, actor, param('id'), body.sheets),
  );
  on('POST', '/projects/:id/fluids', requests.saveFluid, async ({ parts, actor, param, body }) => ({
    id: await createFluid(parts, actor, param('id'), body),
  }));
  on('PUT', '/fluids/:id', requests.changeFluid, ({ parts, actor, param, body }) =>
    changeFluid(parts, actor, param('id'), body),
  );
  on('DELETE', '/fluids/:id', noBody, ({ parts, actor, param }) => removeFluid(parts, actor, param('id')));
  on('GET', '/projects/:id/history', noBody, async ({ parts, actor, param, context }) => {
    const { kysely } = parts.database;
    await projectFor(kysely, actor.id, param('id'), 'read');
    const before = context.req.query('before');
    if (before !== undefined && !/^\d{1,18}$/.test(before))
      throw new ProjectProblem(400, 'INVALID_INPUT', 'The field "before" must be the id of an entry.');
    return historyOf(kysely, param('id'), before);
  });
  on('GET', '/projects/:id/register', noBody, ({ parts, actor, param }) => registerOf(parts, actor, param('id')));
  on('GET', '/projects/:id/history.csv', noBody, async ({ parts, actor, param, context }) => {
    const { kysely } = parts.database;
    const { number, name } = await projectFor(kysely, actor.id, param('id'), 'read');
    return streamResponse(context, historyCsv(kysely, param('id')), {
      type: 'text/csv; charset=utf-8; header=present',
      name: `${plainName([number, name].join(' '), 'project')}-history.csv`,
    });
  });
  on('GET', '/projects/:id/export', noBody, async ({ parts, actor, param, context }) => {
    const { stem, stream } = await exportProject(parts, actor, param('id'));
    return streamResponse(context, stream, { type: 'application/zip', name: `${stem}.isentrope.zip` });
  });
  on('GET', '/search', noBody, ({ parts, actor, context }) =>
    searchProjects(parts, actor, context.req.query('q') ?? ''),
  );
}

function streamResponse(
  context: Context,
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
  { type, name }: { type: string; name: string },
): Response {
  return context.body(stream, 200, { 'content-type': type, 'content-disposition': `attachment; filename="${name}"` });
}

function routesOfAttachments(on: AddRoute): void {
  on('GET', '/sheets/:id/attachments', noBody, ({ parts, actor, param }) => listAttachments(parts, actor, param('id')));
  on('GET', '/sheets/:id/attachments/:sha256', noBody, async ({ parts, actor, param, context }) => {
    const sha256 = param('sha256');
    const file = await attachedFile(parts, actor, param('id'), sha256);
    return fileResponse(file, { sha256, name: file.name, asked: context.req.header('if-none-match') });
  });
  on('PUT', '/sheets/:id/attachments', requests.orderAttachments, ({ parts, actor, param, body }) =>
    orderAttachments(parts, actor, param('id'), body.order),
  );
  on('PUT', '/attachments/:id', requests.caption, ({ parts, actor, param, body }) =>
    captionAttachment(parts, actor, param('id'), body.caption),
  );
  on('DELETE', '/attachments/:id', noBody, ({ parts, actor, param }) => removeAttachment(parts, actor, param('id')));
}

function routesOfPeople(on: AddRoute): void {
  on('POST', '/projects/:id/people', requests.invite, ({ parts, actor, param, body }) =>
    invite(parts, actor, param('id'), body),
  );
  on('PUT', '/projects/:id/people/:userId', requests.assignRole, ({ parts, actor, param, body }) =>
    changeRole(parts, actor, param('id'), param('userId'), body.role),
  );
  on('DELETE', '/projects/:id/people/:userId', noBody, ({ parts, actor, param }) =>
    removeMember(parts, actor, param('id'), param('userId')),
  );
  on('POST', '/projects/:id/owner', requests.transferOwnership, ({ parts, actor, param, body }) =>
    transferOwnership(parts, actor, param('id'), body.userId),
  );
  on('DELETE', '/projects/:id/invitations/:invitationId', noBody, ({ parts, actor, param }) =>
    withdrawInvitation(parts, actor, param('id'), param('invitationId')),
  );
  on('POST', '/invitations/:id/accept', noBody, async ({ parts, actor, param }) => ({
    id: await answerInvitation(parts, actor, param('id'), true),
  }));
  on('POST', '/invitations/:id/decline', noBody, async ({ parts, actor, param }) => {
    await answerInvitation(parts, actor, param('id'), false);
  });
}

function routesOfSheets(on: AddRoute): void {
  on('POST', '/projects/:id/sheets', requests.addSheet, async ({ parts, actor, param, body }) => ({
    id: await addSheet(parts, actor, param('id'), body),
  }));
  on('GET', '/sheets/:id', noBody, ({ parts, actor, param }) => viewSheet(parts, actor, param('id')));
  on('PUT', '/sheets/:id', requests.nameSheet, async ({ parts, actor, param, body }) => {
    await changeSheetDetails(parts, actor, param('id'), body);
  });
  on('DELETE', '/sheets/:id', noBody, ({ parts, actor, param }) => removeSheet(parts, actor, param('id')));
  on('PUT', '/sheets/:id/document', requests.saveDocument, ({ parts, actor, param, body }) =>
    saveDocument(parts, actor, param('id'), body),
  );
  on('GET', '/sheets/:id/sources', noBody, ({ parts, actor, param }) => sourcesFor(parts, actor, param('id')));
  on('GET', '/sheets/:id/feeds', noBody, ({ parts, actor, param }) => listFeeds(parts, actor, param('id')));
  on('POST', '/sheets/:id/feeds', requests.makeFeed, ({ parts, actor, param, body }) =>
    createFeed(parts, actor, param('id'), body),
  );
  on('DELETE', '/feeds/:id', noBody, ({ parts, actor, param }) => revokeFeed(parts, actor, param('id')));
  on('GET', '/sheets/:id/worked', noBody, ({ parts, actor, param }) => calculateWorkingCopy(parts, actor, param('id')));
  on('GET', '/sheets/:id/file', noBody, async ({ parts, actor, param, context }) => {
    const file = await fileOf(parts, actor, param('id'));
    const sheet = file.revisions.at(-1)?.record.sheet ?? { number: '', title: 'sheet' };
    const stem = sheetDisplayName(sheet).replaceAll(/[^\w.-]+/g, '-');
    return context.json(file, 200, { 'content-disposition': `attachment; filename="${stem}.isentrope.json"` });
  });
}

function routesOfRevisions(on: AddRoute): void {
  on('POST', '/sheets/:id/revisions', requests.issue, async ({ parts, actor, param, body, context }) => ({
    id: await issueSheet(parts, actor, param('id'), body, what => confirmSignature(context, body, what)),
  }));
  on('GET', '/revisions/:id', noBody, ({ parts, actor, param }) => viewRevision(parts, actor, param('id')));
  on('POST', '/revisions/:id/acts', requests.sign, ({ parts, actor, param, body, context }) =>
    signRevision(parts, actor, param('id'), body.act, what => confirmSignature(context, body, what)),
  );
  on('POST', '/revisions/:id/drift', requests.acknowledgeDrift, ({ parts, actor, param, body }) =>
    acknowledgeDrift(parts, actor, param('id'), body.engine),
  );
  on('POST', '/revisions/:id/comments', requests.comment, async ({ parts, actor, param, body }) => ({
    id: await addComment(parts, actor, param('id'), body),
  }));
  on('POST', '/comments/:id/resolve', noBody, ({ parts, actor, param }) => resolveComment(parts, actor, param('id')));
}

/**
 * Confirms the user's identity for a signature.
 * @throws {ProjectProblem} if that fails.
 */
async function confirmSignature(
  context: Context<SignedInEnvironment>,
  proof: Parameters<typeof confirmIdentity>[3],
  what: Signing,
): ReturnType<Confirm> {
  const confirmation = await confirmIdentity(
    context.get('accounts'),
    context.get('signedIn'),
    context.req.raw.headers,
    proof,
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
      throw tooManyAttempts(confirmation.retryAfter);
  }
}
