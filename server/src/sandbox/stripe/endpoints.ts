import { ApiError, invalidRequest, noSuchObject } from './api-error.ts';
import { nested, list, text, nestedTexts, type Parameters } from './form.ts';
import { cancel, expire, advanceToNow } from './subscription-cycle.ts';
import type { Charge, CheckoutSession, Customer, Kind, Kinds, Refund, Subscription } from './objects.ts';
import { storeChanged, switchPrice } from './plan-change.ts';
import { priceOf, product } from './prices.ts';
import { newObject, newId, type Store } from './store.ts';

export interface Call {
  store: Store;
  id: string;
  parameters: Parameters;
}

type Endpoint = (call: Call) => Promise<unknown>;

const day = 24 * 60 * 60;

/** The implemented endpoints, by method and path below `/v1`: only those that the site uses. */
export const endpoints: Readonly<Record<string, Endpoint>> = {
  'GET /prices/:id': ({ id }) => Promise.resolve(requireObject('price', id, priceOf(id))),

  'POST /customers': async ({ store, parameters }) => {
    const id = newId('customer');
    const customer = await store.put('customer', {
      ...newObject('customer', await store.now(id), id),
      email: text(parameters['email']) ?? null,
      metadata: nestedTexts(parameters['metadata']),
      invoice_settings: { default_payment_method: null },
      test_clock: null,
    });
    await store.emit('customer.created', customer, customer.created, id);
    return customer;
  },
  'GET /customers': async ({ store, parameters }) => {
    const clock = text(parameters['test_clock']);
    const customers = (await store.list('customer')).filter(({ deleted }) => deleted !== true);
    return page(
      '/v1/customers',
      customers.filter(customer => clock === undefined || customer.test_clock === clock),
      parameters,
    );
  },
  'GET /customers/:id': ({ store, id }) => customerOf(store, id, true),
  'POST /customers/:id': async ({ store, id, parameters }) => {
    const customer = await customerOf(store, id);
    const updated = await store.put('customer', { ...customer, email: text(parameters['email']) ?? customer.email });
    await store.emit('customer.updated', updated, await store.now(id), id);
    return updated;
  },
  'DELETE /customers/:id': async ({ store, id }) => {
    const customer = await customerOf(store, id);
    const now = await store.now(id);
    for (const subscription of await store.list('subscription', id))
      if (!isOver(subscription)) await cancel(store, subscription, now, 'cancellation_requested');
    await store.put('customer', { ...customer, email: null, deleted: true });
    await store.emit('customer.deleted', customer, now, id);
    return { id, object: 'customer', deleted: true };
  },

  'POST /checkout/sessions': async ({ store, parameters }) => {
    const customer = await customerOf(store, text(parameters['customer']) ?? '');
    const [line] = list(parameters['line_items']);
    const priceId = text(nested(line)['price']) ?? '';
    const price = requireObject('price', priceId, priceOf(priceId));
    const successUrl = text(parameters['success_url']);
    if (parameters['mode'] !== 'subscription')
      throw invalidRequest('The simulated card provider supports the mode subscription only.');
    if (successUrl === undefined)
      throw invalidRequest('Missing required param: success_url.', { param: 'success_url' });
    const now = await store.now(customer.id);
    const id = newId('checkout.session');
    return store.put('checkout.session', {
      ...newObject('checkout.session', now, id),
      mode: 'subscription',
      status: 'open',
      payment_status: 'unpaid',
      expires_at: Number(text(parameters['expires_at']) ?? now + day),
      customer: customer.id,
      client_reference_id: text(parameters['client_reference_id']) ?? null,
      subscription: null,
      invoice: null,
      metadata: nestedTexts(parameters['metadata']),
      success_url: successUrl,
      cancel_url: text(parameters['cancel_url']) ?? null,
      url: `${new URL(successUrl).origin}/sandbox/stripe/checkout/${id}`,
      currency: 'usd',
      amount_total: price.unit_amount,
      asked: {
        price: price.id,
        metadata: nestedTexts(nested(parameters['subscription_data'])['metadata']),
        note: text(nested(nested(parameters['custom_text'])['submit'])['message']) ?? '',
      },
    });
  },
  'GET /checkout/sessions': async ({ store, parameters }) => {
    const customer = text(parameters['customer']);
    if (customer !== undefined) await advanceToNow(store, customer);
    const sessions = await store.list('checkout.session', customer);
    const status = text(parameters['status']);
    return page(
      '/v1/checkout/sessions',
      sessions.filter(session => status === undefined || session.status === status),
      parameters,
    );
  },
  'POST /checkout/sessions/:id/expire': async ({ store, id }) => {
    const session: CheckoutSession = await requireStored(store, 'checkout.session', id);
    if (session.status !== 'open')
      throw invalidRequest(
        `Only Checkout Sessions with a status in ["open"] can be expired. This one is ${session.status}.`,
      );
    return expire(store, session, await store.now(session.customer));
  },

  'GET /subscriptions': async ({ store, parameters }) => {
    const customer = text(parameters['customer']);
    if (customer !== undefined) {
      await customerOf(store, customer, true);
      await advanceToNow(store, customer);
    }
    const status = text(parameters['status']);
    const subscriptions = await store.list('subscription', customer);
    return page(
      '/v1/subscriptions',
      subscriptions.filter(subscription =>
        status === 'all' ? true : status === undefined ? !isOver(subscription) : subscription.status === status,
      ),
      parameters,
    );
  },
  'GET /subscriptions/:id': async ({ store, id }) => {
    await advanceToNow(store, (await requireStored(store, 'subscription', id)).customer);
    return requireStored(store, 'subscription', id);
  },
  'POST /subscriptions/:id': async ({ store, id, parameters }) => {
    const subscription = await requireStored(store, 'subscription', id);
    if (isOver(subscription))
      throw invalidRequest('A canceled subscription can only update its cancellation_details and metadata.');
    const newPriceId = text(nested(list(parameters['items'])[0])['price']);
    const isPending = parameters['payment_behavior'] === 'pending_if_incomplete';
    if (isPending) requirePendingParameters(parameters);
    if (newPriceId !== undefined && newPriceId !== subscription.items.data[0].price.id) {
      const refused = await switchPrice(store, subscription, {
        price: requireObject('price', newPriceId, priceOf(newPriceId)),
        prorated: parameters['proration_behavior'] !== 'none',
        behavior: isPending ? 'pending_if_incomplete' : 'error_if_incomplete',
      });
      if (refused !== undefined && !isPending)
        throw new ApiError(402, 'card_error', refused.message, { code: refused.code });
    }
    const cancelAt = text(parameters['cancel_at']);
    if (cancelAt !== undefined) subscription.cancel_at = cancelAt === '' ? null : Number(cancelAt);
    const atEnd = text(parameters['cancel_at_period_end']);
    if (atEnd !== undefined) {
      subscription.cancel_at_period_end = atEnd === 'true';
      subscription.cancel_at = subscription.cancel_at_period_end ? subscription.items.data[0].current_period_end : null;
    }
    subscription.metadata = { ...subscription.metadata, ...nestedTexts(parameters['metadata']) };
    const now = await store.now(subscription.customer);
    await storeChanged(store, subscription, now);
    await advanceToNow(store, subscription.customer);
    return requireStored(store, 'subscription', id);
  },
  'DELETE /subscriptions/:id': async ({ store, id }) => {
    const subscription = await requireStored(store, 'subscription', id);
    if (isOver(subscription)) throw noSuchObject('subscription', id);
    await cancel(store, subscription, await store.now(subscription.customer), 'cancellation_requested');
    return subscription;
  },

  'POST /billing_portal/configurations': async ({ store, parameters }) => {
    const switching = nested(nested(parameters['features'])['subscription_update']);
    for (const offered of list(switching['products'])) {
      const id = text(nested(offered)['product']) ?? '';
      if (id !== product) throw noSuchObject('product', id);
    }
    return store.put('billing_portal.configuration', {
      ...newObject('billing_portal.configuration', Math.floor(Date.now() / 1000)),
      active: true,
      features: nested(parameters['features']),
      is_default: false,
      metadata: nestedTexts(parameters['metadata']),
    });
  },
  'GET /billing_portal/configurations': async ({ store, parameters }) =>
    page('/v1/billing_portal/configurations', await store.list('billing_portal.configuration'), parameters),
  'POST /billing_portal/sessions': async ({ store, parameters }) => {
    const customer = await customerOf(store, text(parameters['customer']) ?? '');
    const configuration = await requireStored(
      store,
      'billing_portal.configuration',
      text(parameters['configuration']) ?? '',
    );
    const returnUrl = text(parameters['return_url']);
    if (returnUrl === undefined) throw invalidRequest('Missing required param: return_url.', { param: 'return_url' });
    const id = newId('billing_portal.session');
    return store.put('billing_portal.session', {
      ...newObject('billing_portal.session', await store.now(customer.id), id),
      configuration: configuration.id,
      customer: customer.id,
      return_url: returnUrl,
      url: `${new URL(returnUrl).origin}/sandbox/stripe/portal/${id}`,
    });
  },

  'GET /invoices/:id': ({ store, id }) => requireStored(store, 'invoice', id),
  'GET /invoice_payments': async ({ store, parameters }) => {
    const invoice = text(parameters['invoice']);
    const intent = text(nested(parameters['payment'])['payment_intent']);
    const payments = await store.list('invoice_payment');
    return page(
      '/v1/invoice_payments',
      payments.filter(
        payment =>
          (invoice === undefined || payment.invoice === invoice) &&
          (intent === undefined || payment.payment.payment_intent === intent),
      ),
      parameters,
    );
  },
  'GET /charges': async ({ store, parameters }) =>
    page('/v1/charges', await store.list('charge', text(parameters['customer'])), parameters),
  'GET /charges/:id': ({ store, id }) => requireStored(store, 'charge', id),
  'GET /refunds': async ({ store, parameters }) => {
    const charge = text(parameters['charge']);
    const refunds = await store.list('refund');
    return page(
      '/v1/refunds',
      refunds.filter(candidate => charge === undefined || candidate.charge === charge),
      parameters,
    );
  },
  'POST /refunds': async ({ store, parameters }) => {
    const intent = text(parameters['payment_intent']) ?? '';
    const charge = (await store.list('charge')).find(candidate => candidate.payment_intent === intent);
    if (charge === undefined) throw noSuchObject('payment intent', intent);
    const amount = text(parameters['amount']);
    return refund(store, charge, amount === undefined ? undefined : Number(amount));
  },

  /** The real provider's test clocks stop between advances; these continue. */
  'GET /test_helpers/test_clocks/:id': async ({ store, id }) => {
    const clock = await requireStored(store, 'test_helpers.test_clock', id);
    const customer = (await store.list('customer')).find(candidate => candidate.test_clock === id);
    return { ...clock, frozen_time: customer === undefined ? clock.frozen_time : await store.now(customer.id) };
  },
};

const pendingParameters = new Set([
  'expand',
  'payment_behavior',
  'proration_behavior',
  'proration_date',
  'billing_cycle_anchor',
  'items',
]);

/** Pending updates accept only these parameters, as the provider documents. */
function requirePendingParameters(parameters: Parameters): void {
  const other = Object.keys(parameters).find(name => !pendingParameters.has(name));
  if (other !== undefined)
    throw invalidRequest(
      `When \`payment_behavior\` is set to \`pending_if_incomplete\`, you can't pass \`${other}\` as it isn't supported by pending updates.`,
      { param: other },
    );
}

/** Refunds a charge: an amount in cents, by default all that is left. */
export async function refund(
  store: Store,
  charge: Charge,
  amount: number = charge.amount - charge.amount_refunded,
): Promise<Refund> {
  if (amount <= 0 || amount > charge.amount - charge.amount_refunded)
    throw invalidRequest(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' });
  const now = await store.now(charge.customer);
  const refunded = charge.amount_refunded + amount;
  const after = await store.put('charge', {
    ...charge,
    amount_refunded: refunded,
    refunded: refunded === charge.amount,
  });
  const created = await store.put('refund', {
    id: newId('refund'),
    object: 'refund',
    created: now,
    amount,
    charge: charge.id,
    customer: charge.customer,
    currency: 'usd',
    payment_intent: charge.payment_intent,
    status: 'succeeded',
  });
  await store.emit('charge.refunded', after, now, charge.customer);
  return created;
}

function isOver({ status }: Pick<Subscription, 'status'>): boolean {
  return status === 'canceled';
}

async function customerOf(store: Store, id: string, evenDeleted = false): Promise<Customer> {
  const customer = await store.get('customer', id);
  if (customer === undefined || (customer.deleted === true && !evenDeleted)) throw noSuchObject('customer', id);
  return customer;
}

async function requireStored<K extends Kind>(store: Store, kind: K, id: string): Promise<Kinds[K]> {
  return requireObject(kind.replaceAll(/[._]/g, ' '), id, await store.get(kind, id));
}

function requireObject<T>(what: string, id: string, object: T | undefined): T {
  if (object === undefined) throw noSuchObject(what, id);
  return object;
}

/** A page of a list: `limit` objects, 100 at most, after `starting_after`. */
function page(url: string, objects: readonly { id: string }[], parameters: Parameters) {
  const limit = Number(text(parameters['limit']) ?? 10);
  if (!(limit >= 1 && limit <= 100)) throw invalidRequest('The limit must be from 1 to 100.', { param: 'limit' });
  const after = text(parameters['starting_after']);
  const start = after === undefined ? 0 : objects.findIndex(({ id }) => id === after) + 1;
  return { object: 'list', url, has_more: objects.length > start + limit, data: objects.slice(start, start + limit) };
}
