import { expect, test } from '@playwright/test';
import { expectAccessible } from '../access.ts';
import { waitForMail, openNewAccount, password } from './users.ts';

test('an API key is created, shown once, used for a calculation, and revoked', async ({
  page,
  playwright,
  baseURL,
}) => {
  const email = await openNewAccount(page);
  const section = page.getByRole('region', { name: 'API Keys' });
  await section.getByRole('button', { name: 'Create a Key' }).click();
  await section.getByLabel('Name').fill('Line list');
  await section.getByLabel('Calculate').uncheck();
  await section.getByLabel('Your password').fill(password);
  await section.getByRole('button', { name: 'Create Key' }).click();
  await expect(section.getByRole('alert')).toHaveText('Choose what the key is for.');
  await section.getByLabel('Calculate').check();
  await section.getByLabel('Read and write my projects').check();
  await section.getByRole('button', { name: 'Create Key' }).click();
  await expect(section.getByText('it will not be shown again')).toBeVisible();
  const key = await section.getByLabel('Key', { exact: true }).inputValue();
  expect(key).toMatch(/^isentrope_[\w-]{43}$/);
  await expect(section.getByRole('listitem')).toContainText('calculates, writes projects');
  await waitForMail(page.request, email, /^API key created/);
  await expectAccessible(page);

  const program = await playwright.request.newContext({
    ...(baseURL === undefined ? {} : { baseURL }),
    extraHTTPHeaders: { authorization: `Bearer ${key}` },
  });
  const run = () => program.post('/api/v1/tools/steam-tables/run', { data: { case: { temperature: 100 } } });
  const response = await run();
  expect([response.status(), await response.text()]).toEqual([200, expect.stringContaining('1.0141')]);

  const project = { number: '', name: 'Made by a program', client: '' };
  expect((await program.post('/api/v1/projects', { data: project })).status()).toBe(201);

  await page.reload();
  await expect(section.getByRole('listitem')).toContainText('last used');
  await expect(section.getByLabel('Key', { exact: true })).toHaveCount(0);
  expect(await page.content()).not.toContain(key);
  await section.getByRole('button', { name: 'Revoke' }).click();
  await section.getByRole('button', { name: 'Revoke Line list' }).click();
  await expect(section.getByRole('status')).toHaveText('The key has been revoked.');
  expect((await run()).status()).toBe(401);
  await program.dispose();
});
