import { expect, test, type Page } from '@playwright/test';
import { expectFocusInDialog } from './dialogs.ts';
import { signInAs } from './sessions.ts';
import { openHydrated, openUnhydrated } from '../open.ts';
import { waitForLayout } from '../shift.ts';

/** Distance from the top of the window to an element in px. */
function top(page: Page, id: string): Promise<number> {
  return page.locator(`#${id}`).evaluate(element => element.getBoundingClientRect().top);
}

async function arrivesAt(page: Page, id: string): Promise<void> {
  await expect.poll(() => top(page, id).then(Math.round), { message: `#${id} stands 100 px down` }).toBe(100);
}

test('the navigation bar has its items in order', async ({ page }) => {
  await openHydrated(page, '/');
  const bar = page.getByRole('banner').getByRole('navigation', { name: 'Main' });
  await expect(bar.locator(':scope > a, :scope button')).toHaveText([
    'Home',
    'Our Expertise',
    'Our Approach',
    'Tools',
    'Plans',
    'Contact Us',
    'Sign In',
  ]);
});

for (const session of ['free', 'subscriber'] as const)
  test(`the bar does not move when the name of a ${session} account appears`, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('signed-in', 'yes'));
    await signInAs(page, session);
    for (const [width, path] of [
      [1440, '/tools'],
      [920, '/tools'],
      [1440, '/line-sizing'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const comeToLife = await openUnhydrated(page, path);
      await waitForLayout(page);
      const links = page.getByRole('banner').locator('.site-nav > .nav-link:not(.account-control), .expertise');
      const places = () => links.evaluateAll(all => all.map(each => each.getBoundingClientRect().left));
      const before = await places();
      await comeToLife();
      await expect(page.getByRole('button', { name: 'engineer@example.com' })).toBeInViewport({ ratio: 1 });
      expect(await places()).toEqual(before);
    }
  });

test('Our Expertise opens, is navigated and closes by keyboard', async ({ page }) => {
  await openHydrated(page, '/');
  const trigger = page.getByRole('button', { name: 'Our Expertise' });
  const engineering = page.getByRole('banner').getByRole('link', { name: /^Engineering/ });
  const management = page.getByRole('banner').getByRole('link', { name: /^Project Management/ });
  await expect(engineering).toBeHidden();
  await trigger.focus();
  await page.keyboard.press('Enter');
  await expect(trigger).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(engineering).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(management).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(engineering).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(trigger).toBeFocused();
  await expect(engineering).toBeHidden();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(management).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(management).toBeHidden();
  await trigger.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/engineering');
});

test('Our Expertise closes when the pointer leaves', async ({ page }) => {
  await openHydrated(page, '/');
  await page.getByRole('button', { name: 'Our Expertise' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: /^Engineering/ })).toBeVisible();
  await page.locator('h1').click();
  await expect(page.getByRole('banner').getByRole('link', { name: /^Engineering/ })).toBeHidden();
});

test('anchors stop 100 px below the top, on the home page and from another one', async ({ page }) => {
  await openHydrated(page, '/');
  await page.getByRole('banner').getByRole('link', { name: 'Our Approach' }).click();
  await arrivesAt(page, 'approach');
  await openHydrated(page, '/terms');
  await page.getByRole('banner').getByRole('link', { name: 'Our Approach' }).click();
  await expect(page).toHaveURL('/#approach');
  await arrivesAt(page, 'approach');
  await openHydrated(page, '/tools');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Our Expertise' }).click();
  await arrivesAt(page, 'expertise');
});

test('Contact Us leads to the contact section', async ({ page }) => {
  await openHydrated(page, '/engineering');
  await page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).click();
  await expect(page.getByRole('heading', { name: 'Get in Touch' })).toBeInViewport();
});

test('the skip link is the first tab stop and skips the navigation', async ({ page }) => {
  await openHydrated(page, '/engineering');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test('the footer has its links', async ({ page }) => {
  await openHydrated(page, '/');
  const footer = page.getByRole('navigation', { name: 'Footer' });
  await expect(footer.getByRole('link')).toHaveText([
    'Home',
    'Our Expertise',
    'Our Approach',
    'Plans',
    'Methods',
    'Validation',
    'Verify',
    'Terms',
    'Privacy',
    'Legal Notice',
  ]);
});

test('the mobile menu has the same items, traps focus and returns it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openHydrated(page, '/tools');
  const button = page.getByRole('button', { name: 'Menu' });
  await button.focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('link')).toHaveText([
    'Home',
    'Engineering',
    'Project Management',
    'Our Approach',
    'Tools',
    'Plans',
    'Contact Us',
    'Sign In',
  ]);
  await expect(menu.getByText('Our Expertise')).toBeVisible();
  for (let press = 0; press < 14; press += 1) {
    await page.keyboard.press('Tab');
    await expectFocusInDialog(page);
  }
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
});

test('a link of the mobile menu closes it and navigates', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openHydrated(page, '/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Our Approach' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await arrivesAt(page, 'approach');
});

test('a subscriber has a user menu with email, plan, preferences and sign-out', async ({ page }) => {
  await signInAs(page, 'subscriber');
  await openHydrated(page, '/tools');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toHaveCount(0);
  const button = page.getByRole('banner').getByRole('button', { name: 'engineer@example.com' });
  await button.focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('menu');
  await expect(menu).toContainText('engineer@example.com');
  await expect(menu).toContainText('Pro Monthly');
  await expect(menu.getByRole('menuitem')).toHaveText(['Account Preferences', 'Sign Out']);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await page.route('**/api/account/sign-out', route => route.fulfill({ status: 204 }));
  const request = page.waitForRequest('**/api/account/sign-out');
  await menu.getByRole('menuitem', { name: 'Sign Out' }).click();
  expect((await request).method()).toBe('POST');
  await expect(page).toHaveURL('/');
});

test('Sign In does not flash for a signed-in user', async ({ page }) => {
  await signInAs(page, 'free');
  await openHydrated(page, '/');
  await expect(page.getByRole('button', { name: 'engineer@example.com' })).toBeVisible();
  await page.unroute('**/api/session');
  let release = () => {};
  const held = new Promise<void>(resolve => {
    release = resolve;
  });
  await page.route('**/api/session', async route => {
    await held;
    await route.fulfill({ json: { user: null, plan: null, local: false } });
  });
  await page.goto('/terms');
  await expect(page.getByRole('banner').getByText('Sign In')).toBeHidden();
  release();
  await expect(page.getByRole('banner').getByText('Sign In')).toBeVisible();
});
