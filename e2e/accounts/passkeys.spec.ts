import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '../access.ts';
import { addSheet, createProject, createUser, rowOf, saveOrificeSheet } from '../projects/users.ts';
import { waitForMail, openNewAccount, password } from './users.ts';

// WebAuthn needs a domain name: browsers create no passkeys for 127.0.0.1.
const named = `http://localhost:${process.env['E2E_PORT'] ?? 3177}`;

/** Adds a virtual authenticator with user verification to the page's browser. */
async function giveAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test.describe('on a domain name', () => {
  test.use({ baseURL: named });

  test('a passkey is added, signs in, and signs a revision', async ({ browser }) => {
    const person = await createUser(browser, 'Ada');
    const { page, email } = person;
    await giveAuthenticator(page);
    await page.goto('/account');
    const section = page.getByRole('region', { name: 'Passkeys' });
    await section.getByRole('button', { name: 'Add a Passkey' }).click();
    await expect(section.getByLabel('Name')).toHaveValue('Chrome on Linux');
    await section.getByLabel('Name').fill('Drawing office');
    await section.getByLabel('Your password').fill(password);
    await section.getByRole('button', { name: 'Continue' }).click();
    await expect(section.getByRole('status')).toContainText('The passkey has been added.');
    await expect(section.getByRole('listitem')).toContainText('not used yet');
    await waitForMail(page.request, email, /^Passkey added/);
    await expectAccessible(page);

    const project = await createProject(person, 'Inlet compression', 'P-2614');
    await saveOrificeSheet(person, await addSheet(person, project, 'C-105', 'Minimum flow'), '7.9');
    // The virtual authenticator accepts every request, here the autofill under the address, before any click.
    await page.context().clearCookies({ name: /session/ });
    await page.goto('/signin?next=/projects');
    await expect(page).toHaveURL('/projects');
    await expect(page.getByRole('link', { name: 'Inlet compression' })).toBeVisible();

    await page.addInitScript(() => {
      PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
    });
    await page.context().clearCookies({ name: /session/ });
    await page.goto('/signin?next=/projects');
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await expect(page).toHaveURL('/projects');

    await page.goto(project);
    await rowOf(page, 'Minimum flow')
      .getByRole('button', { name: /^More about/ })
      .click();
    await page.getByRole('button', { name: 'Issue for check…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Issue for check' });
    await dialog.getByLabel('Reason for this revision').fill('For design');
    await expect(dialog).toContainText('Confirm with passkey.');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Use the password' }).click();
    await expect(dialog.getByLabel('Your password')).toBeVisible();
    await dialog.getByRole('button', { name: 'Use a passkey' }).click();
    await dialog.getByRole('button', { name: 'Issue for check' }).click();
    await expect(page).toHaveURL(/\/revisions\/[\w-]+$/);
    const { record }: { record: { sheet: { id: string } } } = await (
      await page.request.get(`/api${new URL(page.url()).pathname}`)
    ).json();
    const file = await (await page.request.get(`/api/sheets/${record.sheet.id}/file`)).text();
    expect(file).toContain('"confirmed":"passkey"');
  });
});

test('on an IP address the page says where passkeys are available, and the sign-in page requests none', async ({
  page,
}) => {
  await openNewAccount(page);
  const section = page.getByRole('region', { name: 'Passkeys' });
  await expect(section.getByRole('link', { name: /^localhost:\d+$/ })).toHaveAttribute(
    'href',
    /^http:\/\/localhost:\d+\/account$/,
  );
  await expect(section.getByRole('button', { name: 'Add a Passkey' })).toHaveCount(0);
  await page.context().clearCookies();
  await page.goto('/signin');
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toHaveCount(0);
});
