import { randomInt } from 'node:crypto';
import { expect, test, type APIResponse, type Browser, type Locator, type Page } from '@playwright/test';
import { password, registered, signInDirectly } from '../accounts/people.ts';
import { subscriber } from '../subscriber.mjs';

/** Somebody with an account, in a browser of their own. */
export interface Person {
  readonly page: Page;
  readonly email: string;
}

/** What a page of the site sends with a request that changes something. */
function fromSite(): { origin: string } {
  return { origin: new URL(test.info().project.use.baseURL ?? '').origin };
}

/** A new person, called as they sign, signed in. */
export async function newPerson(browser: Browser, firstName: string): Promise<Person> {
  const from = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
  const context = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': from } });
  const page = await context.newPage();
  const email = await registered(page.request);
  await signInDirectly(page, email);
  const named = await page.request.post('/api/auth/update-user', {
    headers: fromSite(),
    data: { firstName, lastName: 'Tester' },
  });
  expect(named.ok()).toBe(true);
  return { page, email };
}

/** The page of a new person with Pro, signed in. */
export async function newSubscriber(browser: Browser): Promise<Pick<Person, 'page'>> {
  const { baseURL = '' } = test.info().project.use;
  const context = await browser.newContext({ baseURL, storageState: await subscriber(baseURL) });
  return { page: await context.newPage() };
}

/** Makes a project by its dialog, and arrives at it. Answers its address. */
export async function makeProject({ page }: Pick<Person, 'page'>, name: string, number = ''): Promise<string> {
  await page.goto('/projects');
  await page.getByRole('button', { name: 'New project' }).click();
  const dialog = page.getByRole('dialog', { name: 'New project' });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Number').fill(number);
  await dialog.getByRole('button', { name: 'Create project' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  return new URL(page.url()).pathname;
}

/** A calculation for a sheet of the free orifice tool, at some flow. */
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

/** Adds a sheet of the free orifice tool by the dialog, which opens its bench. Answers its id. */
export async function addSheet({ page }: Person, project: string, number: string, title: string): Promise<string> {
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

/** Sends what a page of the site would send. */
export async function sendFromSite(
  { page }: Pick<Person, 'page'>,
  method: 'post' | 'put',
  path: string,
  data: object,
): Promise<APIResponse> {
  const answer = await page.request[method](path, { headers: fromSite(), data });
  expect(answer.status(), await answer.text()).toBe(200);
  return answer;
}

/** Saves a document into a sheet as its bench does. */
export async function saveDocument(person: Pick<Person, 'page'>, sheet: string, document: object): Promise<void> {
  const { version }: { version: number } = await (await person.page.request.get(`/api/sheets/${sheet}`)).json();
  await sendFromSite(person, 'put', `/api/sheets/${sheet}/document`, { version, document });
}

/** Saves a calculation of the free orifice tool into a sheet. */
export async function saveInto(person: Person, sheet: string, flow: string): Promise<void> {
  await saveDocument(person, sheet, orificeDocument(flow));
}

/** The row of a sheet in its project. */
export function rowOf(page: Page, title: string): Locator {
  return page.getByRole('row').filter({ has: page.getByRole('link', { name: title, exact: true }) });
}

/** Issues a sheet from the menu of its row, and arrives at its revision. */
export async function issue({ page }: Person, project: string, title: string, reason: string): Promise<string> {
  await page.goto(project);
  await rowOf(page, title)
    .getByRole('button', { name: /^More about/ })
    .click();
  await page.getByRole('button', { name: 'Issue for check…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Issue for check' });
  await expect(dialog).toContainText('You sign as originator; somebody else must check it.');
  await dialog.getByLabel('Reason for this revision').fill(reason);
  await dialog.getByLabel('Your password').fill(password);
  await dialog.getByRole('button', { name: 'Issue for check' }).click();
  await expect(page).toHaveURL(/\/revisions\/[\w-]+$/);
  return new URL(page.url()).pathname;
}

/** Signs an act on the revision that the page shows. */
export async function sign({ page }: Person, act: 'Check' | 'Approve' | 'Return', secret = password): Promise<void> {
  await page.getByRole('button', { name: `${act}…` }).click();
  const dialog = page.getByRole('dialog', { name: new RegExp(`^${act} revision`) });
  await dialog.getByLabel('Your password').fill(secret);
  await dialog.getByRole('button', { name: act, exact: true }).click();
}
