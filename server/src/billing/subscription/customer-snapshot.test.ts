import { afterAll, beforeAll, expect, test } from 'vitest';
import { startBillingWorld, type BillingWorld } from '../../testing/index.ts';
import { readCustomer } from './customer-snapshot.ts';

let world: BillingWorld;
beforeAll(async () => {
  world = await startBillingWorld();
});
afterAll(() => world.stop());

test.each([
  ['trial', true],
  ['monthly', false],
  ['yearly', false],
] as const)('a customer with the plan %s has had a trial: %s', async (plan, trialled) => {
  const { customer } = await world.createUser();
  expect(await readCustomer(world.parts, customer)).toMatchObject({ subscriptions: [], trialled: false });
  await world.buy(customer, plan);
  const read = await readCustomer(world.parts, customer);
  expect([read.customerId, read.trialled, read.clockAhead]).toEqual([customer, trialled, 0]);
  expect(read.subscriptions).toMatchObject([{ status: 'active', priceId: world.parts.prices[plan] }]);
});

test('each reading has a later ticket than the one before', async () => {
  const { customer } = await world.createUser();
  const [first, second] = [await readCustomer(world.parts, customer), await readCustomer(world.parts, customer)];
  expect(second.ticket).toBeGreaterThan(first.ticket);
});
