import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startBillingWorld, type BillingWorld } from '../../testing/index.ts';

const hour = 3600;

let world: BillingWorld;
beforeAll(async () => {
  world = await startBillingWorld();
});
afterAll(() => world.stop());

describe('a checkout at the stand-in', () => {
  test('stays open for 24 hours, as at the provider', async () => {
    const { customer } = await world.person();
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

describe('a purchase at the stand-in', () => {
  test('is told in events, each with what it is about', async () => {
    const { customer, email } = await world.person();
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
});

describe('a list at the stand-in', () => {
  test('comes in pages, and the last one says that it is', async () => {
    const { customer } = await world.person();
    for (const plan of ['trial', 'monthly', 'yearly'] as const) await world.buy(customer, plan);
    const page = (limit: number, after: object = {}) =>
      world.parts.provider.call(stripe => stripe.charges.list({ customer, limit, ...after }));
    const amounts = (charges: { amount: number }[]) => charges.map(({ amount }) => amount);
    const first = await page(2);
    expect([amounts(first.data), first.has_more]).toEqual([[10_989, 999], true]);
    const last = await page(2, { starting_after: first.data[1]?.id });
    expect([amounts(last.data), last.has_more]).toEqual([[200], false]);
    const whole = await page(3);
    expect([amounts(whole.data), whole.has_more]).toEqual([[10_989, 999, 200], false]);
  });
});

describe('a payment at the stand-in', () => {
  test('is given back in parts until nothing is left, and then refused', async () => {
    const { customer } = await world.person();
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

  test('that was never made cannot be given back', async () => {
    const { parts } = world;
    await expect(
      parts.provider.call(stripe => stripe.refunds.create({ payment_intent: 'pi_none' })),
    ).rejects.toMatchObject({ refusal: 'missing', message: "No such payment intent: 'pi_none'" });
  });
});
