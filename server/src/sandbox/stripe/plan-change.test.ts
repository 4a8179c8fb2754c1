import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createPortal } from '../../billing/checkout/portal.ts';
import { startBillingWorld, type BillingWorld } from '../../testing/index.ts';

const day = 24 * 60 * 60;

let world: BillingWorld;
beforeAll(async () => {
  world = await startBillingWorld();
});
afterAll(() => world.stop());
// January has 31 days, and 2027 has 365.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2027, 0, 1) }));
afterEach(() => void vi.useRealTimers());

interface Customer {
  userId: string;
  customer: string;
}

async function subscribed(plan: 'monthly' | 'yearly' | 'trial', card?: string): Promise<Customer> {
  const person = await world.createUser();
  await world.buy(person.customer, plan, card, { authentication: 'complete' });
  return person;
}

/** The portal, as a path of the fake provider. */
async function portalOf({ userId }: Customer): Promise<string> {
  const url = await createPortal(world.parts).url(userId, 'http://127.0.0.1:9/account');
  return new URL(url).pathname.replace('/sandbox/stripe', '');
}

async function subscriptionOf({ customer }: Customer) {
  const { data } = await world.parts.provider.call(stripe =>
    stripe.subscriptions.list({ customer, status: 'all', expand: ['data.latest_invoice'] }),
  );
  const [subscription] = data;
  if (subscription === undefined) throw new Error('There is no subscription');
  return subscription;
}

async function linesOf(person: Customer): Promise<[string | null, number][]> {
  const { latest_invoice: invoice } = await subscriptionOf(person);
  if (invoice === null || typeof invoice === 'string') throw new Error('There is no invoice');
  expect(invoice.amount_due).toBe(invoice.lines.data.reduce((sum, { amount }) => sum + amount, 0));
  return invoice.lines.data.map(({ description, amount }) => [description, amount]);
}

const at = (year: number, month: number, date: number) => Date.UTC(year, month - 1, date) / 1000;

describe('a change from monthly to annual', () => {
  test.each([
    // 999 · 21/31 = 676.74…
    ['10 days after the start', 10 * day, 677],
    // 999 · 1/2
    ['half way, which is rounded up', 15.5 * day, 500],
    // 999 · 2,592,001/2,678,400 = 966.774…
    ['a day less a second after it', day - 1, 967],
    // 999 · 1/2,678,400 = 0.0004
    ['a second before the end', 31 * day - 1, 0],
  ])('%s credits the remaining seconds, to the cent', async (_, seconds, credit) => {
    const person = await subscribed('monthly');
    await world.control({ action: 'advance', customer: person.customer, seconds });
    await world.press(await portalOf(person), { action: 'switch', price: world.parts.prices.yearly });
    expect(await linesOf(person)).toEqual([
      ['Unused time on Pro Monthly', 0 - credit],
      ['Pro Yearly', 10_989],
    ]);
    const { items, billing_cycle_anchor: anchor } = await subscriptionOf(person);
    expect([items.data[0]?.current_period_start, anchor]).toEqual(Array(2).fill(at(2027, 1, 1) + seconds));
    expect((items.data[0]?.current_period_end ?? 0) - anchor).toBe(365 * day);
    const { data: charges } = await world.parts.provider.call(stripe =>
      stripe.charges.list({ customer: person.customer }),
    );
    expect(charges.map(({ amount }) => amount)).toEqual([10_989 - credit, 999]);
  });

  test('shows beforehand what is charged now', async () => {
    const person = await subscribed('monthly');
    await world.control({ action: 'advance', customer: person.customer, seconds: 10 * day });
    const page = await (await world.fakeStripe.pages.request(await portalOf(person))).text();
    expect(page).toContain('Switch to Pro Yearly: USD 103.12 now, then USD 109.89 per year');
  });
});

describe('a change from annual to monthly', () => {
  test('takes effect at the end of the year, is announced until then, credits nothing, and can be undone', async () => {
    const person = await subscribed('yearly');
    const portal = await portalOf(person);
    const shown = async () => (await world.fakeStripe.pages.request(portal)).text();
    expect(await shown()).toContain('Renews on 1 Jan 2028, 00:00 UTC.');
    await world.press(portal, { action: 'switch', price: world.parts.prices.monthly });
    expect(await shown()).toContain('Changes to monthly on 1 Jan 2028, 00:00 UTC: Pro Monthly, USD 9.99 per month.');
    expect(await shown()).not.toContain('Renews');
    await world.press(portal, { action: 'keep' });
    expect(await shown()).toContain('Renews on 1 Jan 2028, 00:00 UTC.');
    await world.press(portal, { action: 'switch', price: world.parts.prices.monthly });
    await world.control({ action: 'advance', customer: person.customer, seconds: 365 * day });
    expect(await linesOf(person)).toEqual([['Pro Monthly', 999]]);
    const { items } = await subscriptionOf(person);
    expect(items.data[0]?.current_period_end).toBe(at(2028, 2, 1));
  });
});

describe('a card that always requires authentication', () => {
  const card = '4000 0027 6000 3184';

  test('requires it for a plan change in the portal, before which nothing changes', async () => {
    const person = await subscribed('monthly', card);
    const portal = await portalOf(person);
    const fields = { action: 'switch', price: world.parts.prices.yearly };
    const request = await world.fakeStripe.pages.request(portal, {
      method: 'POST',
      body: new URLSearchParams(fields).toString(),
    });
    expect(await request.text()).toContain('Your bank would ask here whether it is you who pays USD 99.90.');
    expect(await linesOf(person)).toEqual([['Pro Monthly', 999]]);
    await world.press(portal, { ...fields, authentication: 'complete' });
    expect(await linesOf(person)).toEqual([
      ['Unused time on Pro Monthly', -999],
      ['Pro Yearly', 10_989],
    ]);
  });

  test('does not pay a renewal automatically, but on the page of the invoice', async () => {
    const person = await subscribed('monthly', card);
    await world.control({ action: 'advance', customer: person.customer, seconds: 31 * day });
    const unpaid = await subscriptionOf(person);
    expect(unpaid.status).toBe('past_due');
    expect((await world.events(person.customer)).map(({ type }) => type)).toContain('invoice.payment_action_required');
    const invoice = unpaid.latest_invoice;
    const url = typeof invoice === 'object' ? invoice?.hosted_invoice_url : undefined;
    const path = new URL(url ?? '').pathname.replace('/sandbox/stripe', '');
    await world.press(path, { number: card, authentication: 'complete' });
    expect((await subscriptionOf(person)).status).toBe('active');
  });

  test('leads to a pending update, with the parameters that the provider accepts for one', async () => {
    const person = await subscribed('trial', card);
    const { id, items } = await subscriptionOf(person);
    const change = { items: [{ id: items.data[0]?.id ?? '', price: world.parts.prices.yearly }] };
    const update = (more: object) =>
      world.parts.provider.call(stripe => stripe.subscriptions.update(id, { ...change, ...more }));
    await expect(update({ payment_behavior: 'error_if_incomplete' })).rejects.toMatchObject({
      refusal: 'authentication',
    });
    expect((await subscriptionOf(person)).pending_update).toBeNull();
    await expect(update({ payment_behavior: 'pending_if_incomplete', cancel_at: '' })).rejects.toMatchObject({
      refusal: 'refused',
      parameter: 'cancel_at',
    });
    await update({ payment_behavior: 'pending_if_incomplete', proration_behavior: 'none' });
    const waiting = await subscriptionOf(person);
    expect([waiting.status, waiting.items.data[0]?.price.id]).toEqual(['active', world.parts.prices.trial]);
    expect(waiting.pending_update?.expires_at).toBe(at(2027, 1, 1) + 23 * 3600);

    await world.control({ action: 'advance', customer: person.customer, seconds: 23 * 3600 });
    const input = await subscriptionOf(person);
    expect(input.pending_update).toBeNull();
    expect(input.latest_invoice).toMatchObject({ status: 'void' });
  });
});

test('a card authenticated once is set up for later payments', async () => {
  const person = await subscribed('monthly', '4000 0025 0000 3155');
  await world.press(await portalOf(person), { action: 'switch', price: world.parts.prices.yearly });
  await world.control({ action: 'advance', customer: person.customer, seconds: 365 * day });
  expect((await subscriptionOf(person)).status).toBe('active');
});
