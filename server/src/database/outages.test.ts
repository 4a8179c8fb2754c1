import { PGlite } from '@electric-sql/pglite';
import { z } from 'zod';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { currentRequestId } from '../http/request-context.ts';
import {
  addMember,
  attach,
  Browser,
  createApiKey,
  createUser,
  issue,
  newFeed,
  newProject,
  newSheet,
  orificeDocument,
  problemAtEnd,
  sendApiRequest,
  startTestServer,
  testPassword,
  tinyPng,
  type TestResponse,
  type TestServer,
} from '../testing/index.ts';
import { inletGas } from '../testing/gas-chain.ts';

/**
 * Simulated failures, by the code that the driver reports. The database itself raises a numeric SQLSTATE, so that a
 * transaction is aborted as in a real failure.
 */
const failures = {
  refused: 'ECONNREFUSED',
  'reset in the middle': 'ECONNRESET',
  'too many clients': '53300',
  'only reads after a failover': '25006',
  'a serialization failure': '40001',
  'a statement timeout': '57014',
  'a full disk': '53100',
} as const;
const created = z.object({ id: z.string() });
const invitationList = z.object({ invitations: z.array(z.object({ id: z.string() })) });

type Failure = keyof typeof failures;
const kinds = Object.keys(failures) as Failure[];

/**
 * Tables without records: counts of attempts and uses, sessions, and data that is calculated or created again if
 * missing.
 */
const auxiliary = / (?:rateLimit|session|verification|sheetResults|sheetAnswers|sheetFeed|jwks)$|^update apiKey$/;

/**
 * Complete writes of requests that cannot be repeated, and of sign-ups, which the next one with the same address
 * completes.
 */
const complete: Record<string, string[]> = {
  'POST /api/revisions/:id/acts': ['update revision, insert revisionSignature, insert projectEvent'],
  'POST /api/auth/sign-up/email': ['insert user', 'insert user, insert termsAcceptance'],
};

/** The request in which a statement shall fail, and the index of that statement. */
const armed = { request: '', failure: 'refused' as Failure, at: 0, seen: 0, failed: false };
let inTransaction = false;
let pending: string[] = [];
let committed: string[] = [];

/**
 * Makes the armed statement of the armed request fail at the driver, and records the writes that are committed before.
 */
function failAtDriver(): void {
  // oxlint-disable-next-line typescript/unbound-method -- called with the driver as `this`
  const { query, exec } = PGlite.prototype;
  const statement = async (driver: PGlite, sql: string, run: () => Promise<unknown>): Promise<unknown> => {
    const mine = armed.request !== '' && currentRequestId() === armed.request;
    if (!mine) return run();
    const word = /^\s*(\w+)/.exec(sql)?.[1]?.toLowerCase() ?? '';
    armed.seen += 1;
    if (armed.seen === armed.at && word !== 'rollback') {
      armed.failed = true;
      await fail(driver, word, run);
    }
    const result = await run();
    note(word, sql);
    return result;
  };
  const fail = async (driver: PGlite, word: string, run: () => Promise<unknown>): Promise<never> => {
    const code = failures[armed.failure];
    if (/^\d/.test(code)) {
      try {
        await exec.call(
          driver,
          `do $$ begin raise exception using errcode = '${code}', message = 'injected ${code}'; end $$`,
        );
      } finally {
        if (word === 'commit') await exec.call(driver, 'rollback');
      }
    }
    // A lost connection ends its transaction; a reset may lose only the answer.
    if (code === 'ECONNRESET' && word !== 'begin' && (word === 'commit' || !inTransaction)) await run();
    if (word === 'commit' && code === 'ECONNRESET') note('commit', '');
    else if (inTransaction) await exec.call(driver, 'rollback');
    const lost = Object.assign(new Error(`injected ${code}`), { code });
    throw code === 'ECONNREFUSED' ? new AggregateError([lost]) : lost;
  };
  vi.spyOn(PGlite.prototype, 'query').mockImplementation(function (this: PGlite, sql, ...rest) {
    return statement(this, sql, () => query.call(this, sql, ...rest)) as never;
  });
  vi.spyOn(PGlite.prototype, 'exec').mockImplementation(function (this: PGlite, sql, ...rest) {
    return statement(this, sql, () => exec.call(this, sql, ...rest)) as never;
  });
}

function note(word: string, sql: string): void {
  if (word === 'begin') [inTransaction, pending] = [true, []];
  const table = /\b(?:insert into|update|delete from)\s+"(\w+)"/i.exec(sql)?.[1];
  const write = `${word} ${table}`;
  if (table !== undefined && !auxiliary.test(write)) (inTransaction ? pending : committed).push(write);
  if (word === 'commit') committed.push(...pending);
  if (word === 'commit' || word === 'rollback') [inTransaction, pending] = [false, []];
}

let server: TestServer;
let ids: Record<string, string>;
let key: string;
let owner: Browser;
let account: { browser: Browser; email: string };
beforeAll(async () => {
  server = await startTestServer();
  const pro = await createUser(server, 'pro');
  const member = await createUser(server);
  owner = pro.browser;
  const project = await newProject(pro);
  const sheet = await newSheet(pro, project);
  const { id: userId } = await addMember(pro, project, member, 'checker');
  const invited = await createUser(server);
  await owner.post(`/api/projects/${project}/people`, { email: invited.email, role: 'reader' });
  const { invitations } = invitationList.parse((await invited.browser.get('/api/projects')).json);
  const fluid = await owner.post(`/api/projects/${project}/fluids`, inletGas('0.85'));
  const attachment = await attach(pro, sheet, 'pixel.png', tinyPng());
  const feed = await newFeed(pro, sheet);
  const revision = await issue(pro, sheet);
  const comment = await owner.post(`/api/revisions/${revision}/comments`, { field: 'flowRate', text: 'Why?' });
  key = await createApiKey(pro, ['calculate', 'projects:read', 'projects:write']);
  const { json: run } = await sendApiRequest(server.origin, '/bulk-runs?tool=steam-tables', {
    key,
    raw: '{"temperature":100}\n'.repeat(501),
    type: 'application/x-ndjson',
  });
  const { id: runId } = created.parse(run);
  await sendApiRequest(server.origin, `/bulk-runs/${runId}/answers`, { key });
  account = await server.signedIn();
  ids = {
    projects: project,
    sheets: sheet,
    sheet,
    people: userId,
    invitations: invitations[0]?.id ?? '',
    fluids: String(fluid.json?.['id']),
    attachments: String(attachment.json?.['id']),
    feeds: feed.id,
    file: feed.csv.split('/').at(-1) ?? '',
    revisions: revision,
    comments: String(comment.json?.['id']),
    run: runId,
  };
  failAtDriver();
});
afterAll(async () => {
  vi.restoreAllMocks();
  await server.stop();
});

/** The valid body of a request, by method and path; `{}` for all other routes. */
function bodyOf(route: string): unknown {
  const particulars = { number: 'P-2', name: 'Another', client: '' };
  const fluid = { name: 'Gas', words: 'Methane 1', parts: { source: { text: 'composition' } } };
  const bodies: Record<string, unknown> = {
    'POST /api/projects': particulars,
    'POST /api/projects/:id/fluids': fluid,
    'PUT /api/fluids/:id': { ...fluid, version: 1 },
    'POST /api/projects/:id/people': { email: 'another@example.com', role: 'reader' },
    'PUT /api/projects/:id/people/:userId': { role: 'approver' },
    'POST /api/projects/:id/owner': { userId: ids['people'] },
    'POST /api/projects/:id/sheets': { tool: orificeDocument.tool, number: 'C-2', title: 'Another' },
    'PUT /api/sheets/:id': { number: 'C-3', title: 'Named' },
    'PUT /api/sheets/:id/document': { version: 1, document: orificeDocument },
    'POST /api/sheets/:id/feeds': { name: 'List', source: 'working', days: null },
    'POST /api/sheets/:id/revisions': { version: 1, reason: 'Again', password: testPassword },
    'POST /api/revisions/:id/acts': { act: 'returned', password: testPassword },
    'POST /api/revisions/:id/comments': { field: 'flowRate', text: 'Why?' },
    'POST /api/revisions/:id/drift': { engine: '1' },
    'PUT /api/attachments/:id': { caption: 'A pixel' },
    'PUT /api/sheets/:id/attachments': { order: [ids['attachments']] },
    'POST /api/v1/projects': { ...particulars, number: 'P-3' },
    'POST /api/v1/projects/:id/sheets': { tool: orificeDocument.tool, number: 'C-4', title: 'From a program' },
    'PUT /api/v1/projects/:id/sheets/:sheet': { number: 'C-5', title: 'Named by a program' },
    'PUT /api/account/units': { set: 'si' },
    'PUT /api/account/list-columns': { tool: 'control-valve', lists: [] },
    'POST /api/account/sign-out': { scope: 'global' },
    'POST /api/account/reauthenticate': { password: testPassword },
    'POST /api/auth/sign-in/email': { email: account.email, password: testPassword },
    'POST /api/auth/sign-up/email': { email: 'someone.new@example.com', password: testPassword },
    'POST /api/auth/request-password-reset': { email: account.email, redirectTo: '/signin' },
    'POST /api/auth/sign-in/magic-link': { email: account.email },
    'POST /api/auth/send-verification-email': { email: account.email },
    'POST /api/auth/update-user': { company: 'A company' },
    'POST /api/auth/change-password': { currentPassword: testPassword, newPassword: testPassword },
    'POST /api/auth/change-email': { newEmail: 'other@example.com' },
  };
  return bodies[route] ?? {};
}

/** The path of a route, with an existing id for each parameter. */
function pathOf(pattern: string): string {
  const parts = pattern.split('/');
  return parts
    .map((part, index) =>
      part.startsWith(':') ? encodeURIComponent(ids[part.slice(1)] ?? ids[parts[index - 1] ?? ''] ?? 'none') : part,
    )
    .join('/')
    .replace('/tools/*', '/tools/steam-tables');
}

let number = 0;

/** Sends a request in which a statement fails. Undefined if the connection is cut. */
async function send(
  method: string,
  pattern: string,
  { failure, at }: { failure: Failure; at: number },
): Promise<{ answer: TestResponse | undefined; id: string }> {
  number += 1;
  const id = `outage-${number}`;
  const browser = /^\/api\/(?:auth|account|session)/.test(pattern) ? account.browser : owner;
  const cookies = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const program = /^\/(?:api\/v1|mcp|feeds)/.test(pattern);
  Object.assign(armed, { request: id, failure, at, seen: 0, failed: false });
  [inTransaction, pending, committed] = [false, [], []];
  const body = method === 'GET' || method === 'HEAD' ? undefined : bodyOf(`${method} ${pattern}`);
  try {
    const answer = await new Browser(server.origin).send(method, pathOf(pattern), body, {
      ...(program ? { origin: null } : {}),
      headers: {
        'x-request-id': id,
        // A request that names its session twice is authenticated from the database, not from the cache.
        ...(program ? { authorization: `Bearer ${key}` } : { cookie: `${cookies}; ${cookies}` }),
      },
    });
    return { answer, id };
  } catch {
    return { answer: undefined, id };
  } finally {
    armed.request = '';
  }
}

/** The defect of the response to a request in which a statement failed; undefined if there is none. */
function problemOf(answer: TestResponse | undefined, id: string): string | undefined {
  // A stream whose head is sent can only be cut.
  if (answer === undefined) return undefined;
  const end = problemAtEnd(answer);
  if (end !== undefined) return end.status === 503 ? missingCause(id) : `${end.status} at the end: ${end.detail}`;
  if (answer.status >= 500 && answer.status !== 503) return `${answer.status} ${answer.text.slice(0, 80)}`;
  if (answer.status !== 503) return undefined;
  if (answer.headers['retry-after'] === undefined) return 'no Retry-After';
  const { message, detail, reason } = answer.json ?? {};
  const text = answer.json === undefined ? answer.text : (message ?? detail ?? reason);
  if (typeof text !== 'string' || text === '') return `no words: ${answer.text.slice(0, 80)}`;
  return missingCause(id);
}

/** The defect of a log without the cause of the failed request; undefined if it is there. */
function missingCause(id: string): string | undefined {
  const lines = server.logged.filter(line => line.includes(`"${id}"`) && line.includes('"level":"error"'));
  return lines.some(line => line.includes(failures[armed.failure])) ? undefined : 'the cause is not logged';
}

/** Routes that end sessions or projects, which the others need, come last. */
const last = /sign-out|delete-user|sessions|change-|\/owner|archive|restore|leave/;
const rank = ({ method, path }: { method: string; path: string }): number =>
  (method === 'GET' ? 0 : method === 'DELETE' ? 2 : 1) + (last.test(path) ? 3 : 0);

test('a database that fails at any statement of any route is answered 503 and leaves no record half-written', async () => {
  const routes = server.routes
    .filter(
      ({ method, path }) =>
        method !== 'ALL' && !path.startsWith('/sandbox') && (!path.includes('*') || path.includes('/tools/*')),
    )
    .toSorted((a, b) => rank(a) - rank(b));
  const wrong: string[] = [];
  let refused = 0;
  for (const [index, { method, path }] of routes.entries()) {
    const cases = [
      ...kinds.map(failure => ({ failure, at: 1 })),
      ...Array.from({ length: 40 }, (_, k) => ({ failure: kinds[(index + k) % kinds.length] ?? 'refused', at: k + 2 })),
    ];
    const partly: [what: string, writes: string][] = [];
    const answered: [what: string, status: number][] = [];
    for (const { failure, at } of cases) {
      const { answer, id } = await send(method, path, { failure, at });
      const what = `${method} ${path}, statement ${at}, ${failure}`;
      if (!armed.failed) {
        if (answer !== undefined && answer.status >= 500) wrong.push(`${method} ${path}: ${answer.status} by itself`);
        const whole = complete[`${method} ${path}`] ?? [committed.join(', ')];
        for (const [which, writes] of partly)
          if (!whole.includes(writes)) wrong.push(`${which}: wrote ${writes} of ${whole.at(-1)}`);
        for (const [which, status] of answered)
          if (status !== answer?.status) wrong.push(`${which}: ${status}, not ${answer?.status}`);
        break;
      }
      const problem = problemOf(answer, id);
      if (problem !== undefined) wrong.push(`${what}: ${problem}`);
      if (answer?.status === 503) refused += 1;
      if (answer !== undefined && answer.status !== 503) answered.push([what, answer.status]);
      if (committed.length > 0 && answer?.status === 503) partly.push([what, committed.join(', ')]);
    }
  }
  expect(wrong).toEqual([]);
  // At least every route that reads a session, with every failure.
  expect(refused).toBeGreaterThan(7 * 100);
}, 900_000);
