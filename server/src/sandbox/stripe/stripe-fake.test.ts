import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { createPortal } from '../../billing/checkout/portal.ts';
import { startBillingWorld, type BillingWorld } from '../../testing/index.ts';

const hour = 3600;

let world: BillingWorld;
beforeAll(async () => {
  world = await startBillingWorld();
});
afterAll(() => world.stop());
afterEach(() => void vi.useRealTimers());

describe('a checkout of the fake provider', () => {
  test('stays open for 24 hours, as at the real provider', async () => {
    const { customer } = await world.createUser();
    await world.parts.provider.call(stripe =>
      stripe.checkout.sessions.create({
        mode: 'subscription',
        customer,
        line_items: [{ price: world.parts.prices.monthly, quantity: 1 }],
        success_url: 'http://127.0.0.1:9/success',
      }),
    );
    const statuses = async () => {
      const { data } = await world.parts.provider.call(stripe => stripe.checkout.sessions.list({ customer }));
      return data.map(({ status }) => status);
    };
    await world.control({ action: 'advance', customer, seconds: 23 * hour });
    expect(await statuses()).toEqual(['open']);
    await world.control({ action: 'advance', customer, seconds: hour });
    expect(await statuses()).toEqual(['expired']);
  });
});

describe('the portal of the fake provider', () => {
  /** The portal page and its path. */
  const portalOf = async ({ userId }: { userId: string }) => {
    const url = await createPortal(world.parts).url(userId, 'http://127.0.0.1:9/account');
    const path = new URL(url).pathname.replace('/sandbox/stripe', '');
    return { path, page: await (await world.fakeStripe.pages.request(path)).text() };
  };

  test('cancels a plan, but not a trial, which ends by itself', async () => {
    const [plan, trial] = [await world.createUser(), await world.createUser()];
    await world.buy(plan.customer, 'monthly');
    await world.buy(trial.customer, 'trial');
    expect((await portalOf(plan)).page).toContain('Cancel subscription');
    expect((await portalOf(trial)).page).not.toContain('Cancel subscription');
  });

  test('offers to keep a plan only while a change is scheduled', async () => {
    const person = await world.createUser();
    await world.buy(person.customer, 'yearly');
    const { path, page } = await portalOf(person);
    expect(page).not.toContain('Keep Pro Yearly');
    await world.press(path, { action: 'switch', price: world.parts.prices.monthly });
    expect((await portalOf(person)).page).toContain('Keep Pro Yearly');
    await world.press(path, { action: 'keep' });
    expect((await portalOf(person)).page).not.toContain('Keep Pro Yearly');
  });

  test('switches to offered plans only', async () => {
    const person = await world.createUser();
    await world.buy(person.customer, 'monthly');
    const answer = await world.fakeStripe.pages.request((await portalOf(person)).path, {
      method: 'POST',
      body: new URLSearchParams({ action: 'switch', price: world.parts.prices.trial }).toString(),
    });
    expect([answer.status, await answer.text()]).toEqual([402, expect.stringContaining('This plan is not offered.')]);
  });

  test('offers prices of the only product', async () => {
    const offering = (product: string) =>
      world.parts.provider.call(stripe =>
        stripe.billingPortal.configurations.create({
          features: {
            subscription_update: { enabled: true, products: [{ product, prices: [world.parts.prices.yearly] }] },
          },
        }),
      );
    await expect(offering('prod_none')).rejects.toMatchObject({
      refusal: 'missing',
      message: "No such product: 'prod_none'",
    });
    const { product } = await world.parts.provider.call(stripe => stripe.prices.retrieve(world.parts.prices.yearly));
    expect((await offering(typeof product === 'string' ? product : product.id)).active).toBe(true);
  });
});

describe('a customer of the fake provider', () => {
  test('has subscriptions by status; without one, all that have not ended', async () => {
    const { customer } = await world.createUser();
    await world.buy(customer, 'yearly');
    await world.parts.provider.call(async stripe => {
      for (const { id } of (await stripe.subscriptions.list({ customer })).data) await stripe.subscriptions.cancel(id);
    });
    await world.buy(customer, 'monthly');
    const statuses = async (filter: { status?: 'all' | 'active' | 'canceled' | 'past_due' }) => {
      const { data } = await world.parts.provider.call(stripe => stripe.subscriptions.list({ customer, ...filter }));
      return data.map(({ status }) => status);
    };
    expect(await statuses({ status: 'all' })).toEqual(['active', 'canceled']);
    expect(await statuses({ status: 'active' })).toEqual(['active']);
    expect(await statuses({ status: 'canceled' })).toEqual(['canceled']);
    expect(await statuses({ status: 'past_due' })).toEqual([]);
    expect(await statuses({})).toEqual(['active']);
  });

  test('is deleted with its live subscriptions', async () => {
    const { customer } = await world.createUser();
    await world.buy(customer, 'monthly');
    await world.parts.provider.call(stripe => stripe.customers.del(customer));
    const { data } = await world.parts.provider.call(stripe => stripe.subscriptions.list({ customer, status: 'all' }));
    expect(data.map(({ status }) => status)).toEqual(['canceled']);
  });

  test('is on the control page until deleted', async () => {
    const { customer, email } = await world.createUser();
    const page = async () => (await world.fakeStripe.pages.request('/')).text();
    expect(await page()).toContain(email);
    await world.parts.provider.call(stripe => stripe.customers.del(customer));
    expect(await page()).not.toContain(customer);
  });

  test('has buttons that advance the clock', async () => {
    const { customer } = await world.createUser();
    const page = await (await world.fakeStripe.pages.request('/')).text();
    const forms = page.split('<form').filter(form => form.includes(customer) && form.includes('value="advance"'));
    expect(
      forms.map(form => [/>Advance ([^<]*)</.exec(form)?.[1], Number(/name="seconds" value="(\d+)"/.exec(form)?.[1])]),
    ).toEqual([
      ['1 hour', hour],
      ['48 hours', 48 * hour],
      ['1 month', 31 * 24 * hour],
      ['1 year', 366 * 24 * hour],
    ]);
  });

  test('receives at most twenty copies of a webhook', async () => {
    const { customer } = await world.createUser();
    await world.control({ action: 'hold', customer });
    await world.buy(customer, 'monthly');
    const release = (copies: number) => world.control({ action: 'release', customer, copies });
    await expect(release(21)).rejects.toThrow('There is no such command.');
    await expect(release(20)).resolves.toBeUndefined();
  });

  test('with an advanced clock has a running test clock', async () => {
    const { customer } = await world.createUser();
    await world.control({ action: 'advance', customer, seconds: hour });
    const shown = () =>
      world.parts.provider.call(async stripe => {
        const [first] = (await stripe.subscriptions.list({ customer })).data;
        const clock = first?.test_clock;
        return typeof clock === 'string' ? (await stripe.testHelpers.testClocks.retrieve(clock)).frozen_time : 0;
      });
    await world.buy(customer, 'monthly');
    const begun = Math.floor(Date.now() / 1000);
    vi.useFakeTimers({ toFake: ['Date'], now: (begun + 600) * 1000 });
    expect(await shown()).toBe(begun + 600 + hour);
  });
});

describe('a purchase at the fake provider', () => {
  test('shows the text from the site', async () => {
    const { customer } = await world.createUser();
    const session = await world.parts.provider.call(stripe =>
      stripe.checkout.sessions.create({
        mode: 'subscription',
        customer,
        line_items: [{ price: world.parts.prices.trial, quantity: 1 }],
        success_url: 'http://127.0.0.1:9/success',
        custom_text: { submit: { message: 'Ends by itself after 48 hours.' } },
      }),
    );
    const page = await (await world.fakeStripe.pages.request(`/checkout/${session.id}`)).text();
    expect(page).toContain('<p>Ends by itself after 48 hours.</p>');
    expect(page).toContain('<p class="price">USD 2.00</p>');
  });

  test('emits events, each with its object', async () => {
    const { customer, email } = await world.createUser();
    await world.buy(customer, 'monthly');
    const events = await world.events(customer);
    expect(events.map(({ type, data: { object } }) => [type, 'status' in object ? object.status : undefined])).toEqual([
      ['customer.created', undefined],
      ['invoice.paid', 'paid'],
      ['customer.subscription.created', 'active'],
      ['checkout.session.completed', 'complete'],
    ]);
    expect(events[0]?.data.object).toMatchObject({ id: customer, email });
  });

  test('and all its objects are in test mode', async () => {
    const { customer } = await world.createUser();
    await world.buy(customer, 'monthly');
    await world.control({ action: 'advance', customer, seconds: hour });
    await world.control({ action: 'refund', customer, amount: 1 });
    await world.control({ action: 'dispute', customer });
    const state = JSON.stringify(await (await world.fakeStripe.pages.request(`/state?customer=${customer}`)).json());
    const kinds = [...state.matchAll(/"object":"([\w.]+)"/g)].map(([, kind]) => kind);
    expect(kinds).toEqual(expect.arrayContaining(['dispute', 'charge', 'subscription', 'test_helpers.test_clock']));
    expect(state).toContain('"livemode":false');
    expect(state).not.toContain('"livemode":true');
  });
});

describe('a list of the fake provider', () => {
  test('is paged, and the last page says so', async () => {
    const { customer } = await world.createUser();
    for (const plan of ['trial', 'monthly', 'yearly'] as const) await world.buy(customer, plan);
    const page = (limit: number, after: object = {}) =>
      world.parts.provider.call(stripe => stripe.charges.list({ customer, limit, ...after }));
    const amounts = (charges: { amount: number }[]) => charges.map(({ amount }) => amount);
    const first = await page(2);
    expect([amounts(first.data), first.has_more]).toEqual([[10_989, 999], true]);
    const last = await page(2, { starting_after: first.data[1]?.id });
    expect([amounts(last.data), last.has_more]).toEqual([[200], false]);
    for (const limit of [3, 100]) {
      const whole = await page(limit);
      expect([amounts(whole.data), whole.has_more]).toEqual([[10_989, 999, 200], false]);
    }
    for (const limit of [0, 101])
      await expect(page(limit)).rejects.toMatchObject({ refusal: 'refused', parameter: 'limit' });
  });
});

describe('a payment at the fake provider', () => {
  test('is refunded in parts until nothing is left, and then refused', async () => {
    const { customer } = await world.createUser();
    await world.buy(customer, 'trial');
    const charge = async () => {
      const { data } = await world.parts.provider.call(stripe => stripe.charges.list({ customer }));
      return data.map(({ amount, amount_refunded: back, refunded }) => [amount, back, refunded]);
    };
    await world.control({ action: 'refund', customer, amount: 150 });
    expect(await charge()).toEqual([[200, 150, false]]);
    await expect(world.control({ action: 'refund', customer, amount: 51 })).rejects.toThrow('already been refunded');
    await world.control({ action: 'refund', customer });
    expect(await charge()).toEqual([[200, 200, true]]);
    await expect(world.control({ action: 'refund', customer })).rejects.toThrow('already been refunded');
    expect(await charge()).toEqual([[200, 200, true]]);
  });

  test('that does not exist cannot be refunded', async () => {
    const { parts } = world;
    await expect(
      parts.provider.call(stripe => stripe.refunds.create({ payment_intent: 'pi_none' })),
    ).rejects.toMatchObject({ refusal: 'missing', message: "No such payment intent: 'pi_none'" });
  });
});
