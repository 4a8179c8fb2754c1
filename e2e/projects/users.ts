import { randomInt } from 'node:crypto';
import { expect, test, type APIResponse, type Browser, type Locator, type Page } from '@playwright/test';
import { password, registerAccount, signInDirectly } from '../accounts/users.ts';
import { createSubscriber } from '../subscriber.mjs';

/** A user with an account and a separate browser context. */
export interface TestUser {
  readonly page: Page;
  readonly email: string;
}

/** The headers of a state-changing request from the site. */
function fromSite(): { origin: string } {
  return { origin: new URL(test.info().project.use.baseURL ?? '').origin };
}

/** Creates and signs in a user with a name for signatures. */
export async function createUser(browser: Browser, firstName: string): Promise<TestUser> {
  const from = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
  const context = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': from } });
  const page = await context.newPage();
  const email = await registerAccount(page.request);
  await signInDirectly(page, email);
  const named = await page.request.post('/api/auth/update-user', {
    headers: fromSite(),
    data: { firstName, lastName: 'Tester' },
  });
  expect(named.ok()).toBe(true);
  return { page, email };
}

/** Creates and signs in a user with Pro. */
export async function createSubscriberPage(browser: Browser): Promise<Pick<TestUser, 'page'>> {
  const { baseURL = '' } = test.info().project.use;
  const context = await browser.newContext({ baseURL, storageState: await createSubscriber(baseURL) });
  return { page: await context.newPage() };
}

/** Creates a project through the dialog; returns its path. */
export async function createProject({ page }: Pick<TestUser, 'page'>, name: string, number = ''): Promise<string> {
  await page.goto('/projects');
  await page.getByRole('button', { name: 'New project' }).click();
  const dialog = page.getByRole('dialog', { name: 'New project' });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Number').fill(number);
  await dialog.getByRole('button', { name: 'Create project' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  return new URL(page.url()).pathname;
}

/** A document of the free orifice tool with a given flow. */
export function orificeDocument(flow: string) {
  return {
    schema: 1,
    tool: 'restriction-orifice',
    cases: [
      {
        userDescription: 'Normal',
        method: 'iso5167',
        flowRate: [flow, 'kg/s'],
        upstreamPressure: ['400', 'kPa'],
        pressureDifferential: ['17', 'kPa'],
        viscosity: ['1.13809', 'cP'],
        fluidUpstreamDensity: ['999.135', 'kg/m³'],
        pipeInsideDiameter: ['73.66', 'mm'],
      },
    ],
  };
}

/** Adds a sheet of the free orifice tool through the dialog, which opens the workbench; returns its id. */
export async function addSheet({ page }: TestUser, project: string, number: string, title: string): Promise<string> {
  await page.goto(project);
  await page.getByRole('button', { name: 'New sheet' }).click();
  const dialog = page.getByRole('dialog', { name: 'New sheet' });
  await dialog.getByLabel('Document number').fill(number);
  await dialog.getByLabel('Title').fill(title);
  await dialog.getByLabel('Find a tool').fill('orifice');
  await dialog.getByRole('radio', { name: /^Restriction Orifice Sizing (?!Pro)/ }).check();
  await dialog.getByRole('button', { name: 'Create sheet' }).click();
  await expect(page).toHaveURL(/\/restriction-orifice\?sheet=[\w-]+/);
  return new URL(page.url()).searchParams.get('sheet') ?? '';
}

/** Sends a request as a page of the site does. */
export async function sendFromSite(
  { page }: Pick<TestUser, 'page'>,
  method: 'post' | 'put',
  path: string,
  data: object,
): Promise<APIResponse> {
  const response = await page.request[method](path, { headers: fromSite(), data });
  expect(response.status(), await response.text()).toBe(200);
  return response;
}

/** Saves a document into a sheet as the workbench does. */
export async function saveDocument(person: Pick<TestUser, 'page'>, sheet: string, document: object): Promise<void> {
  const { version }: { version: number } = await (await person.page.request.get(`/api/sheets/${sheet}`)).json();
  await sendFromSite(person, 'put', `/api/sheets/${sheet}/document`, { version, document });
}

/** Saves an orifice calculation into a sheet. */
export async function saveOrificeSheet(person: TestUser, sheet: string, flow: string): Promise<void> {
  await saveDocument(person, sheet, orificeDocument(flow));
}

/** The row of a sheet in its project. */
export function rowOf(page: Page, title: string): Locator {
  return page.getByRole('row').filter({ has: page.getByRole('link', { name: title, exact: true }) });
}

/** Issues a sheet from its row menu and waits for the revision page. */
export async function issueSheet({ page }: TestUser, project: string, title: string, reason: string): Promise<string> {
  await page.goto(project);
  await rowOf(page, title)
    .getByRole('button', { name: /^More about/ })
    .click();
  await page.getByRole('button', { name: 'Issue for check…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Issue for check' });
  await expect(dialog).toContainText('You sign as originator; someone else must check it.');
  await dialog.getByLabel('Reason for this revision').fill(reason);
  await dialog.getByLabel('Your password').fill(password);
  await dialog.getByRole('button', { name: 'Issue for check' }).click();
  await expect(page).toHaveURL(/\/revisions\/[\w-]+$/);
  return new URL(page.url()).pathname;
}

/** Signs an action on the displayed revision. */
export async function signRevision(
  { page }: TestUser,
  act: 'Check' | 'Approve' | 'Return',
  secret = password,
): Promise<void> {
  await page.getByRole('button', { name: `${act}…` }).click();
  const dialog = page.getByRole('dialog', { name: new RegExp(`^${act} revision`) });
  await dialog.getByLabel('Your password').fill(secret);
  await dialog.getByRole('button', { name: act, exact: true }).click();
}
