import { attachmentList, project as projectShape } from '@isentrope/records';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { adminCommand } from '../accounts/index.ts';
import { sendToLockHolder, openDatabase } from '../database/index.ts';
import { createLog } from '../http/log.ts';
import {
  attach,
  Browser,
  exportProject,
  idFrom,
  importArchive,
  issue,
  addMember,
  newFeed,
  newProject,
  newSheet,
  orificeDocument,
  ownId,
  createUser,
  tinyPng,
  sign,
  startTestServer,
  testPassword,
  type TestResponse,
  type TestServer,
} from '../testing/index.ts';

const identities = [
  'signed out',
  'forged session',
  'stranger',
  'stranger with Pro',
  'administrator of the site',
  'invited',
  'taken out',
  'owner',
  'engineer',
  'checker',
  'approver',
  'reader',
] as const;
type Identity = (typeof identities)[number];

/** Those who are signed in, but in no project. */
const outsiders: readonly Identity[] = [
  'stranger',
  'stranger with Pro',
  'administrator of the site',
  'invited',
  'taken out',
];

/** The objects of a request; each permitted user has a separate set, so that all find the same state. */
interface About {
  project: string;
  sheet: string;
  /** Issued by the engineer, for check. */
  revision: string;
  comment: string;
  /** A sheet that was never issued, with a figure: its id, and the hash of its file. */
  illustrated: string;
  attachment: string;
  file: string;
  fluid: string;
  /** A feed of the sheet, created by the owner. */
  feed: string;
  /** A pending invitation. */
  invitation: string;
  /** A member with the role of reader. */
  someone: string;
  self: string;
}

interface Route {
  name: string;
  allowed: readonly Identity[];
  send: (browser: Browser, about: About) => Promise<TestResponse>;
  /** The status for members who are refused by another rule than the usual one. */
  refused?: number;
  /** Brings the objects into the state that the request needs. */
  ready?: (about: About) => Promise<unknown>;
  /** Whether the following routes need a new set. */
  usesUp?: true;
}

const everybodyIn: readonly Identity[] = ['owner', 'engineer', 'checker', 'approver', 'reader'];
const put = (browser: Browser, path: string, body: object) => browser.send('PUT', path, body);
const fluidBody = {
  name: 'Inlet gas',
  words: 'Methane 1',
  parts: { source: { text: 'composition' }, composition: { text: 'CH4: 1' } },
};
const basis = {
  ambientPressure: '1013 mbar',
  minimumAmbientTemperature: '-10 °C',
  maximumAmbientTemperature: '35 °C',
  units: 'metric',
  criteria: 'Noise below 85 dB(A)',
  standards: 'API 520-1, 10th edition',
};
const another = { number: 'P-1', name: 'Another', client: '', basis };

const routes: readonly Route[] = [
  { name: 'GET the project', allowed: everybodyIn, send: (b, { project }) => b.get(`/api/projects/${project}`) },
  {
    name: 'GET its history',
    allowed: everybodyIn,
    send: (b, { project }) => b.get(`/api/projects/${project}/history`),
  },
  { name: 'GET its map', allowed: everybodyIn, send: (b, { project }) => b.get(`/api/projects/${project}/map`) },
  {
    name: 'POST an update of its sheets',
    allowed: ['owner', 'engineer'],
    send: (b, { project }) => b.post(`/api/projects/${project}/update`),
  },
  {
    name: 'POST a fluid',
    allowed: ['owner', 'engineer'],
    send: (b, { project }) => b.post(`/api/projects/${project}/fluids`, { ...fluidBody, name: 'Another' }),
  },
  {
    name: 'PUT a fluid',
    allowed: ['owner', 'engineer'],
    send: (b, { fluid }) => put(b, `/api/fluids/${fluid}`, { ...fluidBody, name: 'Renamed', version: 1 }),
  },
  { name: 'DELETE a fluid', allowed: ['owner', 'engineer'], send: (b, { fluid }) => b.delete(`/api/fluids/${fluid}`) },
  { name: 'GET a sheet', allowed: everybodyIn, send: (b, { sheet }) => b.get(`/api/sheets/${sheet}`) },
  { name: 'GET a sheet as a file', allowed: everybodyIn, send: (b, { sheet }) => b.get(`/api/sheets/${sheet}/file`) },
  {
    name: 'GET its register of revisions',
    allowed: everybodyIn,
    send: (b, { project }) => b.get(`/api/projects/${project}/register`),
  },
  {
    name: 'GET a working copy worked through',
    allowed: everybodyIn,
    send: (b, { sheet }) => b.get(`/api/sheets/${sheet}/worked`),
  },
  {
    name: 'GET its history as a table',
    allowed: everybodyIn,
    send: (b, { project }) => b.get(`/api/projects/${project}/history.csv`),
  },
  {
    name: 'GET everything of it',
    allowed: everybodyIn,
    send: (b, { project }) => b.get(`/api/projects/${project}/export`),
  },
  {
    name: 'GET the attachments of a sheet',
    allowed: everybodyIn,
    send: (b, { illustrated }) => b.get(`/api/sheets/${illustrated}/attachments`),
  },
  {
    name: 'GET an attachment',
    allowed: everybodyIn,
    send: (b, { illustrated, file }) => b.get(`/api/sheets/${illustrated}/attachments/${file}`),
  },
  {
    name: 'POST an attachment',
    usesUp: true,
    allowed: ['owner', 'engineer'],
    send: (b, { illustrated }) => attach({ browser: b }, illustrated, 'another.png', tinyPng('another')),
  },
  {
    name: 'PUT the caption of an attachment',
    allowed: ['owner', 'engineer'],
    send: (b, { attachment }) => put(b, `/api/attachments/${attachment}`, { caption: 'Figure 1' }),
  },
  {
    name: 'PUT the order of the attachments',
    allowed: ['owner', 'engineer'],
    send: (b, { illustrated, attachment }) => put(b, `/api/sheets/${illustrated}/attachments`, { order: [attachment] }),
  },
  {
    name: 'DELETE an attachment',
    allowed: ['owner', 'engineer'],
    send: (b, { attachment }) => b.delete(`/api/attachments/${attachment}`),
  },
  {
    name: 'GET the feeds of a sheet',
    allowed: everybodyIn,
    send: (b, { sheet }) => b.get(`/api/sheets/${sheet}/feeds`),
  },
  {
    name: 'POST a feed',
    allowed: everybodyIn,
    send: (b, { sheet }) => b.post(`/api/sheets/${sheet}/feeds`, { name: 'Mine', source: 'working', days: null }),
  },
  {
    name: 'DELETE a feed of the owner',
    allowed: ['owner'],
    send: (b, { feed }) => b.delete(`/api/feeds/${feed}`),
  },
  { name: 'GET a revision', allowed: everybodyIn, send: (b, { revision }) => b.get(`/api/revisions/${revision}`) },
  {
    name: 'PUT its name and basis',
    allowed: ['owner', 'engineer'],
    send: (b, { project }) => put(b, `/api/projects/${project}`, { ...another, was: another }),
  },
  {
    name: 'POST a sheet',
    allowed: ['owner', 'engineer'],
    send: (b, { project }) =>
      b.post(`/api/projects/${project}/sheets`, { tool: 'restriction-orifice', number: '', title: 'Another' }),
  },
  {
    name: 'PUT the name of a sheet',
    allowed: ['owner', 'engineer'],
    send: (b, { sheet }) => put(b, `/api/sheets/${sheet}`, { number: 'C-9', title: 'Renamed', notes: '' }),
  },
  {
    name: 'PUT a document',
    allowed: ['owner', 'engineer'],
    ready: async about => {
      about.sheet = await newSheet(people.owner, about.project);
    },
    send: (b, { sheet }) => put(b, `/api/sheets/${sheet}/document`, { version: 1, document: orificeDocument }),
  },
  {
    name: 'DELETE a sheet',
    allowed: ['owner', 'engineer'],
    ready: async about => {
      about.sheet = await newSheet(people.owner, about.project);
    },
    send: (b, { sheet }) => b.delete(`/api/sheets/${sheet}`),
  },
  {
    name: 'POST a revision',
    allowed: ['owner', 'engineer'],
    ready: async about => {
      about.sheet = await newSheet(people.owner, about.project);
    },
    send: (b, { sheet }) =>
      b.post(`/api/sheets/${sheet}/revisions`, { version: 1, reason: '', password: testPassword }),
  },
  {
    name: 'POST that it was checked',
    usesUp: true,
    allowed: ['owner', 'checker'],
    send: (b, { revision }) => b.post(`/api/revisions/${revision}/acts`, { act: 'checked', password: testPassword }),
  },
  {
    name: 'POST that it was returned',
    usesUp: true,
    allowed: ['owner', 'checker', 'approver'],
    send: (b, { revision }) => b.post(`/api/revisions/${revision}/acts`, { act: 'returned', password: testPassword }),
  },
  {
    name: 'POST that it was approved',
    usesUp: true,
    allowed: ['owner', 'approver'],
    ready: ({ revision }) => sign(people.checker, revision, 'checked'),
    send: (b, { revision }) => b.post(`/api/revisions/${revision}/acts`, { act: 'approved', password: testPassword }),
  },
  {
    name: 'POST that the issued result is kept',
    allowed: ['owner', 'engineer'],
    send: (b, { revision }) => b.post(`/api/revisions/${revision}/drift`, { engine: '0.1.0+another' }),
  },
  {
    name: 'POST a comment',
    allowed: ['owner', 'engineer', 'checker', 'approver'],
    send: (b, { revision }) => b.post(`/api/revisions/${revision}/comments`, { field: '', text: 'Why?' }),
  },
  {
    name: 'POST that a comment is resolved',
    allowed: ['owner', 'engineer', 'checker', 'approver'],
    send: (b, { comment }) => b.post(`/api/comments/${comment}/resolve`),
  },
  {
    name: 'POST an invitation',
    allowed: ['owner'],
    send: (b, { project }) => b.post(`/api/projects/${project}/people`, { email: server.newAddress(), role: 'reader' }),
  },
  {
    name: 'DELETE an invitation',
    allowed: ['owner'],
    send: (b, { project, invitation }) => b.delete(`/api/projects/${project}/invitations/${invitation}`),
  },
  {
    name: 'PUT a role',
    allowed: ['owner'],
    send: (b, { project, someone }) => put(b, `/api/projects/${project}/people/${someone}`, { role: 'reader' }),
  },
  {
    name: 'DELETE a person',
    usesUp: true,
    allowed: ['owner'],
    send: (b, { project, someone }) => b.delete(`/api/projects/${project}/people/${someone}`),
  },
  {
    name: 'DELETE oneself',
    usesUp: true,
    allowed: ['engineer', 'checker', 'approver', 'reader'],
    send: (b, { project, self }) => b.delete(`/api/projects/${project}/people/${self}`),
  },
  {
    name: 'POST another owner',
    usesUp: true,
    allowed: ['owner'],
    send: (b, { project, someone }) => b.post(`/api/projects/${project}/owner`, { userId: someone }),
    ready: about => {
      about.someone = people.reader.id;
      return Promise.resolve();
    },
  },
  {
    name: 'POST archive',
    usesUp: true,
    allowed: ['owner'],
    send: (b, { project }) => b.post(`/api/projects/${project}/archive`),
  },
  {
    name: 'POST unarchive',
    allowed: ['owner'],
    send: (b, { project }) => b.post(`/api/projects/${project}/unarchive`),
  },
  {
    name: 'DELETE the project',
    usesUp: true,
    allowed: ['owner'],
    send: (b, { project }) => b.delete(`/api/projects/${project}`),
  },
  {
    name: 'POST restore',
    allowed: ['owner'],
    send: (b, { project }) => b.post(`/api/projects/${project}/restore`),
  },
];

let server: TestServer;
const browsers = new Map<Identity, Browser>();
const addresses = new Map<Identity, string>();
const people: Record<'owner' | 'checker' | 'reader', { browser: Browser; id: string }> = {
  owner: { browser: new Browser(''), id: '' },
  checker: { browser: new Browser(''), id: '' },
  reader: { browser: new Browser(''), id: '' },
};
let shared: About;

function browserOf(who: Identity): Browser {
  const browser = browsers.get(who);
  if (browser === undefined) throw new Error(`There is no ${who}`);
  return browser;
}
const as = (who: Identity) => ({ browser: browserOf(who), email: addresses.get(who) ?? '' });

async function makePeople(): Promise<void> {
  browsers.set('signed out', server.browser());
  for (const who of identities.slice(2)) {
    const { browser, email } = await createUser(
      server,
      who === 'owner' || who === 'stranger with Pro' ? 'pro' : 'free',
    );
    browsers.set(who, browser);
    addresses.set(who, email);
  }
  await grant(as('administrator of the site').email);
  const [[name, value] = ['', '']] = browserOf('owner').cookies;
  const [token = ''] = decodeURIComponent(value).split('.');
  const forged = server.browser();
  forged.cookies.set(name, encodeURIComponent(`${token}.${Buffer.alloc(32, 7).toString('base64')}`));
  browsers.set('forged session', forged);
}

async function grant(email: string): Promise<void> {
  if (server.databaseUrl === undefined) {
    await sendToLockHolder(server.dataDir, `grant ${email}`);
    return;
  }
  const place = { databaseUrl: server.databaseUrl, dataDir: '', databaseConnections: 2 };
  const database = await openDatabase(place, createLog('silent'), undefined);
  await adminCommand(`grant ${email}`, database);
  await database.close();
}

/** A project with all its members, and a sheet issued by the engineer. */
async function makeWorld(self: Identity): Promise<About> {
  const owner = as('owner');
  const project = await newProject(owner);
  const ids = new Map<Identity, string>([['owner', await ownId(owner.browser, project)]]);
  for (const role of ['engineer', 'checker', 'approver', 'reader'] as const)
    ids.set(role, (await addMember(owner, project, as(role), role)).id);
  const out = await addMember(owner, project, as('taken out'), 'engineer');
  await owner.browser.delete(`/api/projects/${project}/people/${out.id}`);
  await owner.browser.post(`/api/projects/${project}/people`, { email: as('invited').email, role: 'engineer' });
  const sheet = await newSheet(as('engineer'), project);
  const revision = await issue(as('engineer'), sheet);
  const comment = idFrom(
    await browserOf('checker').post(`/api/revisions/${revision}/comments`, { field: '', text: 'Which edition?' }),
  );
  await browserOf('engineer').post(`/api/comments/${comment}/resolve`);
  const illustrated = await newSheet(as('engineer'), project, null);
  const attachment = idFrom(await attach(as('engineer'), illustrated, 'curve.png', tinyPng()));
  const list = attachmentList.parse((await owner.browser.get(`/api/sheets/${illustrated}/attachments`)).json);
  const fluid = idFrom(await browserOf('engineer').post(`/api/projects/${project}/fluids`, fluidBody));
  const { id: feed } = await newFeed(owner, sheet);
  const view = await owner.browser.get(`/api/projects/${project}`);
  const invitation = /"invited":\[\{"id":"([\w-]+)"/.exec(view.text)?.[1] ?? '';
  people.owner = { ...owner, id: ids.get('owner') ?? '' };
  people.checker = { ...as('checker'), id: ids.get('checker') ?? '' };
  people.reader = { ...as('reader'), id: ids.get('reader') ?? '' };
  return {
    project,
    sheet,
    revision,
    comment,
    illustrated,
    attachment,
    file: list.attachments[0]?.sha256 ?? '',
    fluid,
    feed,
    invitation,
    someone: ids.get('reader') ?? '',
    self: ids.get(self) ?? out.id,
  };
}

beforeAll(async () => {
  server = await startTestServer();
  await makePeople();
  shared = await makeWorld('owner');
});
afterAll(() => server.stop());

/** The expected refusal: non-members learn nothing, whatever their other roles. */
function refusal(who: Identity): number {
  if (who === 'signed out' || who === 'forged session') return 401;
  return everybodyIn.includes(who) ? 403 : 404;
}

const worlds = new Map<Identity, About>();
async function worldOf(who: Identity): Promise<About> {
  const world = worlds.get(who) ?? (await makeWorld(who));
  worlds.set(who, world);
  return { ...world };
}

describe.each(routes)('$name', ({ name, allowed, send, ready, usesUp }) => {
  const changes = !name.startsWith('GET');

  test.each(identities.filter(who => !allowed.includes(who)))('is refused to: %s', async who => {
    const about = {
      ...shared,
      someone: who === 'reader' ? people.checker.id : shared.someone,
      self: who === 'owner' ? people.owner.id : shared.self,
    };
    const answer = await send(browserOf(who), about);
    expect([answer.status, answer.text]).toEqual([refusal(who), expect.stringMatching(/"message":"[A-Z].+\."/)]);
  });

  test.each(outsiders)('answers %s as if it did not exist', async who => {
    const nowhere = Object.fromEntries(Object.keys(shared).map(key => [key, crypto.randomUUID()])) as unknown as About;
    const [existing, missing] = await Promise.all([shared, nowhere].map(about => send(browserOf(who), about)));
    expect([existing?.status, existing?.json]).toEqual([missing?.status, missing?.json]);
  });

  test.each(allowed)('is permitted for: %s', async who => {
    const about = changes ? await worldOf(who) : shared;
    await ready?.(about);
    const answer = await send(browserOf(who), about);
    if (usesUp) worlds.delete(who);
    expect([answer.status, answer.text]).toEqual([expect.toSatisfy((status: number) => status < 300), answer.text]);
  });
});

test('a list contains the user’s projects only', async () => {
  for (const who of identities.slice(2)) {
    const { text } = await browserOf(who).get('/api/projects');
    expect([who, text.includes(shared.project)]).toEqual([who, everybodyIn.includes(who)]);
  }
});

test('a search covers the user’s projects only', async () => {
  const owner = browserOf('owner');
  const now = projectShape.parse((await owner.get(`/api/projects/${shared.project}`)).json);
  const was = { number: now.number, name: now.name, client: now.client, basis: now.basis };
  const named = await put(owner, `/api/projects/${shared.project}`, { ...was, name: 'Zirconium', was });
  expect(named.status).toBe(204);
  for (const who of identities.slice(2)) {
    const { text } = await browserOf(who).get('/api/search?q=zirconium');
    expect([who, text.includes(shared.project)]).toEqual([who, everybodyIn.includes(who)]);
  }
});

test('signed-out users cannot search or import', async () => {
  const archive = await exportProject(as('owner'), shared.project);
  for (const who of ['signed out', 'forged session'] as const) {
    expect((await browserOf(who).get('/api/search?q=a')).status).toBe(401);
    expect((await importArchive({ browser: browserOf(who) }, archive)).status).toBe(401);
  }
});

test('nobody can check or approve a revision they issued, whatever their role', async () => {
  const project = await newProject(as('owner'));
  await addMember(as('owner'), project, as('checker'), 'checker');
  const sheet = await newSheet(as('owner'), project);
  const revision = await issue(as('owner'), sheet);
  expect((await sign(as('owner'), revision, 'checked')).json).toMatchObject({
    code: 'NOT_NOW',
    message: 'You issued this revision; someone else must check it.',
  });
  expect((await sign(as('checker'), revision, 'checked')).status).toBe(204);
  expect((await sign(as('owner'), revision, 'approved')).json).toMatchObject({
    code: 'NOT_NOW',
    message: 'You issued this revision; someone else must approve it.',
  });
});
