import { expect, type Page } from '@playwright/test';
import { password, registerAccount } from '../accounts/users.ts';
import { retryOptions } from '../open.ts';

/** Anything that sends requests with the user's cookies. */
type Requester = Pick<Page, 'request'>;

/** Test cards of the fake provider. */
export const cards = {
  good: '4242 4242 4242 4242',
  another: '5555 5555 5555 4444',
  declined: '4000 0000 0000 0002',
  authenticated: '4000 0025 0000 3155',
  asksAlways: '4000 0027 6000 3184',
  failsLater: '4000 0000 0000 0341',
} as const;

export const hour = 3600;
export const day = 24 * hour;

export type Choice = 'Trial' | 'Monthly' | 'Annual';

const buttons: Readonly<Record<Choice, string>> = {
  Trial: 'Start Trial',
  Monthly: 'Subscribe Monthly',
  Annual: 'Subscribe Annually',
};

/** Enters and submits a card on the hosted page. */
export async function payWith(page: Page, card: string): Promise<void> {
  await page.getByLabel('Card number').fill(card);
  await page.getByRole('button', { name: 'Subscribe' }).click();
}

/** Chooses a plan on the account page and waits for the hosted page. */
export async function choosePlan(page: Page, choice: Choice): Promise<void> {
  await page.goto('/account');
  await page.getByText(choice, { exact: true }).click();
  await page.getByRole('button', { name: buttons[choice] }).click();
  await expect(page).toHaveURL(/\/sandbox\/stripe\/checkout\//);
}

/** Buys a plan through the screens, up to the success page. */
export async function buyPlan(page: Page, choice: Choice): Promise<void> {
  await choosePlan(page, choice);
  await payWith(page, cards.good);
  await expect(page).toHaveURL(/\/success\?session_id=cs_\w+$/);
  await expect(page.getByRole('status')).toContainText('is active.');
}

/** Creates an account with a plan through the API. */
export async function createSubscriber(
  page: Requester,
  plan: 'trial' | 'monthly' | 'yearly',
  number: string = cards.good,
): Promise<string> {
  const email = await registerAccount(page.request);
  expect((await page.request.post('/api/auth/sign-in/email', { data: { email, password } })).ok()).toBe(true);
  const { prices }: { prices: Record<string, string> } = await (
    await page.request.get('/api/billing/subscription', retryOptions)
  ).json();
  const headers = { origin: await originOf(page) };
  const checkout = await page.request.post('/api/billing/checkout', {
    ...retryOptions,
    headers,
    data: {
      price_id: prices[plan],
      mode: 'subscription',
      success_url: `${headers.origin}/success`,
      cancel_url: `${headers.origin}/account`,
    },
  });
  expect(checkout.ok()).toBe(true);
  const { url }: { url: string } = await checkout.json();
  expect(
    (await page.request.post(url, { ...retryOptions, headers, form: { number, authentication: 'complete' } })).ok(),
  ).toBe(true);
  await expect.poll(async () => (await currentPlan(page))?.active).toBe(true);
  return email;
}

/** The plan in the session. */
export async function currentPlan(page: Requester): Promise<{ name: string; active: boolean } | null> {
  const session: { plan: { name: string; active: boolean } | null } = await (
    await page.request.get('/api/session', retryOptions)
  ).json();
  return session.plan;
}

/** Waits until the session has the plan, which may lag behind the provider; null waits until no plan is active. */
export async function waitForPlan(page: Requester, name: string | null): Promise<void> {
  const active = async () => {
    const plan = await currentPlan(page);
    return plan?.active ? plan.name : null;
  };
  await expect.poll(active, { message: 'the plan of the session' }).toBe(name);
}

/** Sends a command about a user to the fake provider. */
export async function sendCommand(
  page: Page,
  email: string,
  command: Readonly<Record<string, unknown>>,
): Promise<void> {
  const response = await page.request.post('/sandbox/stripe/control', {
    ...retryOptions,
    headers: { origin: await originOf(page) },
    data: { email, ...command },
  });
  expect(response.ok(), await response.text()).toBe(true);
}

/** Advances a user's test clock at the provider. */
export async function advanceClock(page: Page, email: string, seconds: number): Promise<void> {
  await sendCommand(page, email, { action: 'advance', seconds });
}

interface ProviderState {
  readonly subscriptions: readonly { readonly id: string; readonly status: string }[];
  readonly sessions: readonly { readonly id: string; readonly status: string }[];
}

/** The fake provider's state of a user. */
export async function providerState(page: Page, email: string): Promise<ProviderState> {
  return (await page.request.get(`/sandbox/stripe/state?email=${encodeURIComponent(email)}`, retryOptions)).json();
}

/** The site's own origin, required by requests that change state. */
async function originOf(page: Requester): Promise<string> {
  return new URL((await page.request.get('/healthz')).url()).origin;
}
