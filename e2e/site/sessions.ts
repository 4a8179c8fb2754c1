import type { Page } from '@playwright/test';

const user = {
  id: '1',
  email: 'engineer@example.com',
  firstName: 'Ada',
  lastName: 'Byron',
  role: 'user',
};

export const sessions = {
  visitor: { user: null, plan: null, local: false },
  free: { user, plan: null, local: false },
  subscriber: { user, plan: { name: 'Pro Monthly', active: true }, local: false },
} as const;

/** Mocks the session with one of the above. */
export async function signInAs(page: Page, session: keyof typeof sessions): Promise<void> {
  await page.route('**/api/session', route => route.fulfill({ json: sessions[session] }));
}
