import { z } from 'zod';
import type { TestResponse, Browser } from './browser.ts';
import { Buyer } from './buyer.ts';
import { testPassword, type TestClient } from './test-client.ts';

const created = z.object({ id: z.string() });
const list = z.object({ invitations: z.array(z.object({ id: z.string(), project: z.string() })) });
const members = z.object({ members: z.array(z.object({ id: z.string(), self: z.boolean() })) });
const sheet = z.object({ version: z.number() });

export type AssignableRole = 'engineer' | 'checker' | 'approver' | 'reader';

export interface TestMember {
  browser: Browser;
  email: string;
  /** The id of their account, once they are a member. */
  id: string;
}

/** A document of a free calculator with one valid case. */
export const orificeDocument = {
  schema: 1,
  tool: 'restriction-orifice',
  cases: [
    {
      fluidType: 'Liquid',
      flowRate: ['28600', 'kg/h'],
      upstreamPressure: '400',
      pressureDifferential: '17',
      fluidUpstreamDensity: '999.1',
      viscosity: '1.14',
      pipeInsideDiameter: '73.66',
    },
  ],
};

/**
 * The id in a response.
 * @throws if nothing was created.
 */
export function idFrom(answer: TestResponse): string {
  if (answer.status !== 200) throw new Error(`${answer.status}: ${answer.text}`);
  return created.parse(answer.json).id;
}

/** A signed-in user with a Pro plan, or without. */
export async function createUser(
  server: Pick<TestClient, 'signedIn'>,
  plan: 'pro' | 'free' = 'free',
): Promise<{ browser: Browser; email: string }> {
  const someone = await server.signedIn();
  if (plan === 'pro') await new Buyer(someone).buy('monthly');
  return someone;
}

export async function newProject({ browser }: { browser: Browser }, name = 'Inlet compression'): Promise<string> {
  return idFrom(await browser.post('/api/projects', { number: 'P-2614', name, client: 'A client' }));
}

/** Invites a user to a project and accepts the invitation. */
export async function addMember(
  owner: { browser: Browser },
  projectId: string,
  who: { browser: Browser; email: string },
  role: AssignableRole,
): Promise<TestMember> {
  const invited = await owner.browser.post(`/api/projects/${projectId}/people`, { email: who.email, role });
  if (invited.status !== 204) throw new Error(`${invited.status}: ${invited.text}`);
  const { invitations } = list.parse((await who.browser.get('/api/projects')).json);
  const last = invitations.at(-1);
  if (last === undefined) throw new Error(`${who.email} has no invitation`);
  idFrom(await who.browser.post(`/api/invitations/${last.id}/accept`));
  return { ...who, id: await ownId(who.browser, projectId) };
}

/** The id of a user's account, from a project they are a member of. */
export async function ownId(browser: Browser, projectId: string): Promise<string> {
  const found = members.parse((await browser.get(`/api/projects/${projectId}`)).json).members.find(({ self }) => self);
  if (found === undefined) throw new Error('The user is not a member of the project');
  return found.id;
}

/** Creates a sheet of a free calculator, with a document or empty. */
export async function newSheet(
  { browser }: { browser: Browser },
  projectId: string,
  document: object | null = orificeDocument,
  { number, title } = { number: 'C-101', title: 'Inlet header orifice' },
): Promise<string> {
  const { tool } = { ...orificeDocument, ...document };
  const id = idFrom(await browser.post(`/api/projects/${projectId}/sheets`, { tool, number, title }));
  if (document !== null) await save({ browser }, id, document);
  return id;
}

/** Saves a document as the working copy of a sheet. */
export async function save(
  { browser }: { browser: Browser },
  sheetId: string,
  document: object,
): Promise<TestResponse> {
  const { version } = sheet.parse((await browser.get(`/api/sheets/${sheetId}`)).json);
  return browser.send('PUT', `/api/sheets/${sheetId}/document`, { version, document });
}

/** Issues a sheet. Returns the id of the revision. */
export async function issue({ browser }: { browser: Browser }, sheetId: string): Promise<string> {
  const { version } = sheet.parse((await browser.get(`/api/sheets/${sheetId}`)).json);
  return idFrom(
    await browser.post(`/api/sheets/${sheetId}/revisions`, { version, reason: 'For design', password: testPassword }),
  );
}

/** Signs a revision. */
export function sign(
  { browser }: { browser: Browser },
  revisionId: string,
  act: 'checked' | 'approved' | 'returned',
): Promise<TestResponse> {
  return browser.post(`/api/revisions/${revisionId}/acts`, { act, password: testPassword });
}

/** A PNG of one pixel, with bytes after its end that make the file unique. */
export function tinyPng(mark = ''): Buffer {
  const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  return Buffer.concat([Buffer.from(pixel, 'base64'), Buffer.from(mark)]);
}

/** Attaches a file to a sheet. */
export function attach(
  { browser }: { browser: Browser },
  sheetId: string,
  name: string,
  bytes: Uint8Array,
): Promise<TestResponse> {
  return browser.post(`/api/sheets/${sheetId}/attachments?name=${encodeURIComponent(name)}`, undefined, {
    raw: bytes,
    headers: { 'content-type': 'application/octet-stream' },
  });
}

/** Exports a project as an archive. */
export async function exportProject({ browser }: { browser: Browser }, projectId: string): Promise<Buffer> {
  const answer = await browser.get(`/api/projects/${projectId}/export`);
  if (answer.status !== 200) throw new Error(`${answer.status}: ${answer.text}`);
  return answer.bytes;
}

/** Imports a project from an archive. */
export function importArchive({ browser }: { browser: Browser }, archive: Uint8Array): Promise<TestResponse> {
  return browser.post('/api/projects/import', undefined, {
    raw: archive,
    headers: { 'content-type': 'application/zip' },
  });
}
