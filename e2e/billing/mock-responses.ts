import type { Page } from '@playwright/test';

/** Mocked server responses for a user, for tests of the screens alone. */
export interface MockResponses {
  readonly plan: { readonly name: string; readonly active: boolean } | null;
  readonly subscription: ReturnType<typeof subscribed> | null;
  readonly trialUsed: boolean;
  readonly sandbox: boolean;
  readonly awaited: boolean;
  readonly role: 'user' | 'admin';
  /** The page the user wanted but could not open yet. */
  readonly wantedPage?: string;
}

const prices = { trial: 'price_trial', monthly: 'price_monthly', yearly: 'price_yearly' };

/** Start of the billing periods, epoch s. */
export const periodStart = Date.UTC(2026, 10, 21, 9, 30) / 1000;

export function subscribed(plan: keyof typeof prices | 'unknown', status = 'active', cancels = false) {
  return {
    subscription_status: status,
    price_id: plan === 'unknown' ? 'price_of_last_year' : prices[plan],
    current_period_start: periodStart,
    current_period_end: Date.UTC(2026, 11, 21, 9, 30) / 1000,
    cancel_at_period_end: cancels,
  };
}

export const free: MockResponses = {
  plan: null,
  subscription: null,
  trialUsed: false,
  sandbox: false,
  awaited: false,
  role: 'user',
};
export const monthly: MockResponses = {
  ...free,
  plan: { name: 'Pro Monthly', active: true },
  subscription: subscribed('monthly'),
};
export const yearly: MockResponses = {
  ...free,
  plan: { name: 'Pro Yearly', active: true },
  subscription: subscribed('yearly'),
};
export const trial: MockResponses = {
  ...free,
  plan: { name: 'Pro Trial', active: true },
  subscription: subscribed('trial'),
  trialUsed: true,
};
export const pastDue: MockResponses = {
  ...free,
  plan: { name: 'Pro Monthly', active: false },
  subscription: subscribed('monthly', 'past_due'),
};
export const trialOver: MockResponses = { ...free, subscription: subscribed('trial', 'canceled'), trialUsed: true };
export const admin: MockResponses = { ...free, role: 'admin' };

const user = { id: '1', email: 'ada@example.com', firstName: 'Ada', lastName: 'Byron' };
const device = {
  id: '1',
  createdAt: '2026-11-20T10:00:00Z',
  updatedAt: '2026-11-20T10:00:00Z',
  ipAddress: '10.0.0.1',
  device: 'A program',
  current: true,
};

/** Mocks the server responses of a page; `answers` may change between requests. */
export async function mockResponses(page: Page, responses: () => MockResponses): Promise<void> {
  await page.route('**/api/session', route => {
    const { plan, role, wantedPage = '' } = responses();
    return route.fulfill({ json: { user: { ...user, role, wantedPage }, role, plan, local: false } });
  });
  await page.route('**/api/billing/subscription', route => {
    const { subscription, trialUsed, sandbox, awaited } = responses();
    return route.fulfill({ json: { subscription, trial_used: trialUsed, prices, sandbox, payment_awaited: awaited } });
  });
  await page.route('**/api/auth/list-accounts', route =>
    route.fulfill({ json: [{ id: '1', providerId: 'credential' }] }),
  );
  await page.route('**/api/account/second-factors', route => route.fulfill({ json: { app: false, phone: null } }));
  for (const list of ['passkey', 'api-key'])
    await page.route(`**/api/auth/${list}/list`, route => route.fulfill({ json: [] }));
  await page.route('**/api/account/sessions', route => route.fulfill({ json: [device] }));
}
