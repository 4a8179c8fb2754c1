import { z } from 'zod';
import type { PlanId } from '../config.ts';
import { localPrices } from '../billing/plans.ts';
import type { TestResponse, Browser } from './browser.ts';
import { eventually } from './eventually.ts';

const view = z.object({
  subscription: z
    .object({
      subscription_status: z.string(),
      price_id: z.string(),
      current_period_start: z.number(),
      current_period_end: z.number(),
      cancel_at_period_end: z.boolean(),
      next_price_id: z.string().nullable(),
    })
    .nullable(),
  trial_used: z.boolean(),
  prices: z.object({ trial: z.string(), monthly: z.string(), yearly: z.string() }),
  sandbox: z.boolean(),
  payment_awaited: z.boolean(),
});
export type BillingView = z.infer<typeof view>;

export const goodCard = '4242 4242 4242 4242';
export const failsLater = '4000 0000 0000 0341';
export const authenticatesOnce = '4000 0025 0000 3155';
export const authenticatesAlways = '4000 0027 6000 3184';

/** A user who buys and manages a plan, on the site and the fake provider's hosted pages. */
export class Buyer {
  readonly browser: Browser;
  readonly email: string;

  constructor({ browser, email }: { browser: Browser; email: string }) {
    this.browser = browser;
    this.email = email;
  }

  checkout(plan: PlanId, changes: Record<string, unknown> = {}): Promise<TestResponse> {
    return this.browser.post('/api/billing/checkout', {
      price_id: localPrices[plan],
      mode: 'subscription',
      success_url: `${this.browser.origin}/success?session_id={CHECKOUT_SESSION_ID}`,
      cancel_url: `${this.browser.origin}/account?subscription=cancelled`,
      ...changes,
    });
  }

  /** The path of a checkout, or of the page that upgrades a trial. */
  async checkoutPath(plan: PlanId): Promise<string> {
    const answer = await this.checkout(plan);
    if (answer.status !== 200) throw new Error(`Checkout answered ${answer.status}: ${answer.text}`);
    return pathOf(answer);
  }

  /** Submits a card in a checkout. */
  pay(path: string, number = goodCard, fields: Record<string, string> = {}): Promise<TestResponse> {
    return this.#form(path, { number, ...fields });
  }

  async buy(plan: PlanId, number = goodCard): Promise<void> {
    const answer = await this.pay(await this.checkoutPath(plan), number, { authentication: 'complete' });
    if (answer.status !== 303) throw new Error(`Payment answered ${answer.status}: ${answer.text}`);
    await this.until(({ subscription }) => subscription?.subscription_status === 'active');
  }

  async portalPath(): Promise<string> {
    const answer = await this.browser.post('/api/billing/portal', { return_url: `${this.browser.origin}/account` });
    if (answer.status !== 200) throw new Error(`The portal answered ${answer.status}: ${answer.text}`);
    return pathOf(answer);
  }

  /** Presses a button of the portal. */
  async manage(
    action: 'cancel' | 'resume' | 'card' | 'switch' | 'keep',
    fields: Record<string, string> = {},
  ): Promise<TestResponse> {
    return this.#form(await this.portalPath(), { action, ...fields });
  }

  /** Confirms the page that upgrades a trial. */
  async confirmUpgrade(path: string): Promise<TestResponse> {
    const page = await this.browser.get(path);
    const attempt = /name="attempt" value="([^"]+)"/.exec(page.text)?.[1] ?? '';
    return this.#form(path, { attempt });
  }

  async view(): Promise<BillingView> {
    return view.parse((await this.browser.get('/api/billing/subscription')).json);
  }

  /** The billing view, once it meets a condition. */
  async until(condition: (view: BillingView) => boolean): Promise<BillingView> {
    let seen: BillingView | undefined;
    return eventually(
      'the subscription',
      async () => {
        seen = await this.view();
        return condition(seen) ? seen : undefined;
      },
      () => JSON.stringify(seen),
    );
  }

  untilStatus(status: string): Promise<BillingView> {
    return this.until(({ subscription }) => subscription?.subscription_status === status);
  }

  /** Sends the fake provider a command about this user. */
  async control(command: Record<string, unknown>): Promise<void> {
    const answer = await this.browser.post('/sandbox/stripe/control', { email: this.email, ...command });
    if (answer.status !== 200) throw new Error(`The simulated card provider answered ${answer.status}: ${answer.text}`);
  }

  /** Waits until all webhooks about this user are delivered. */
  async waitForWebhooks(): Promise<void> {
    await eventually('all webhooks to be taken', async () => (await this.atProvider()).waiting === 0 || undefined);
  }

  /** The fake provider's data about this user. */
  async atProvider(): Promise<z.infer<typeof providerState>> {
    const answer = await this.browser.get(`/sandbox/stripe/state?email=${encodeURIComponent(this.email)}`);
    return providerState.parse(answer.json);
  }

  #form(path: string, fields: Record<string, string>): Promise<TestResponse> {
    return this.browser.send('POST', path, undefined, {
      raw: new URLSearchParams(fields).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  }
}

const providerState = z.object({
  customer: z.object({ id: z.string() }),
  now: z.number(),
  subscriptions: z.array(
    z.object({
      id: z.string(),
      status: z.string(),
      cancel_at: z.number().nullable(),
      latest_invoice: z.string(),
      items: z.object({
        data: z.array(z.object({ price: z.object({ id: z.string() }), current_period_start: z.number() })),
      }),
    }),
  ),
  sessions: z.array(z.object({ id: z.string(), status: z.string() })),
  invoices: z.array(z.object({ id: z.string(), amount_paid: z.number(), status: z.string() })),
  charges: z.array(z.object({ id: z.string(), amount: z.number(), refunded: z.boolean() })),
  events: z.array(z.looseObject({ id: z.string(), type: z.string() })),
  waiting: z.number(),
});

export function pathOf(answer: TestResponse): string {
  const url = new URL(z.string().parse(answer.json?.['url']));
  return url.pathname + url.search;
}
