import type { Context } from 'hono';
import { escapeHtml } from '../../mail/index.ts';
import { cardOf, keepCard } from './cards.ts';
import { dollars } from '../../billing/plans.ts';
import { cardFields, moment, problemLine, sandboxPage } from './layout.ts';
import { changed, liveOn, payOpenInvoice, switchPrice } from './life.ts';
import type { PortalConfiguration, PortalSession, Price, Subscription } from './objects.ts';
import { priceOf } from './prices.ts';
import type { Store } from './store.ts';

interface Portal {
  session: PortalSession;
  configuration: PortalConfiguration | undefined;
  subscription: Subscription | undefined;
}

/** The hosted page where a customer manages what they have. */
export async function portalPage(context: Context, store: Store, id: string): Promise<Response> {
  const portal = await open(store, id);
  return portal === undefined
    ? sandboxPage(context, 'Billing (stand-in)', '<h1>There is no such page.</h1>', { status: 404 })
    : show(context, store, portal);
}

/** One of its buttons was pressed. */
export async function manage(
  context: Context,
  store: Store,
  id: string,
  fields: Readonly<Record<string, string>>,
): Promise<Response> {
  const portal = await open(store, id);
  if (portal?.subscription === undefined) return portalPage(context, store, id);
  const { subscription, configuration, session } = portal;
  const now = await store.now(session.customer);
  const features = configuration?.features;
  let wrong: string | undefined;

  if (fields['action'] === 'cancel' && features?.subscription_cancel?.enabled === 'true') {
    subscription.cancel_at = subscription.items.data[0].current_period_end;
    subscription.canceled_at = now;
    await changed(store, subscription, now);
  } else if (fields['action'] === 'resume' && features?.subscription_cancel?.enabled === 'true') {
    subscription.cancel_at = null;
    subscription.canceled_at = null;
    await changed(store, subscription, now);
  } else if (fields['action'] === 'card') {
    wrong = await newCard(store, subscription, fields, now);
  } else if (fields['action'] === 'switch') {
    const price = offered(portal).find(candidate => candidate.id === fields['price']);
    wrong = price === undefined ? 'This plan is not offered.' : await switchTo(store, subscription, price, now);
  }
  return wrong === undefined
    ? context.redirect(`/sandbox/stripe/portal/${session.id}`, 303)
    : show(context, store, { ...portal, subscription }, wrong);
}

async function newCard(
  store: Store,
  subscription: Subscription,
  fields: Readonly<Record<string, string>>,
  now: number,
): Promise<string | undefined> {
  const card = cardOf(fields['number'] ?? '');
  if (card === undefined) return 'This is not a test card. Never type a real card number here.';
  if (card.outcome === 'declines') return card.message;
  const method = await keepCard(store, subscription.customer, card);
  subscription.default_payment_method = method.id;
  await changed(store, subscription, now);
  if (subscription.status === 'past_due') await payOpenInvoice(store, subscription, now);
  return undefined;
}

/** A dearer plan begins at once; a shorter one when the period that is paid for has ended. */
async function switchTo(
  store: Store,
  subscription: Subscription,
  price: Price,
  now: number,
): Promise<string | undefined> {
  if (subscription.items.data[0].price.recurring.interval === 'year' && price.recurring.interval === 'month') {
    subscription.next_price = price.id;
    await store.put('subscription', subscription);
    return undefined;
  }
  const refused = await switchPrice(store, subscription, price);
  if (refused === undefined) await changed(store, subscription, now);
  return refused;
}

async function open(store: Store, id: string): Promise<Portal | undefined> {
  const session = await store.get('billing_portal.session', id);
  if (session === undefined) return undefined;
  await liveOn(store, session.customer);
  const subscriptions = await store.list('subscription', session.customer);
  return {
    session,
    configuration: await store.get('billing_portal.configuration', session.configuration),
    subscription: subscriptions.find(({ status }) => status !== 'canceled') ?? subscriptions[0],
  };
}

function offered({ configuration, subscription }: Portal): Price[] {
  const update = configuration?.features.subscription_update;
  if (update?.enabled !== 'true' || subscription?.status !== 'active' || subscription.cancel_at !== null) return [];
  return (update.products ?? [])
    .flatMap(product => product.prices ?? [])
    .flatMap(id => priceOf(id) ?? [])
    .filter(price => price.id !== subscription.items.data[0].price.id);
}

async function show(context: Context, store: Store, portal: Portal, wrong?: string): Promise<Response> {
  const { session, configuration, subscription } = portal;
  const back = `<p><a class="link" href="${escapeHtml(session.return_url)}">Return to Isentrope</a></p>`;
  if (subscription === undefined)
    return sandboxPage(context, 'Billing (stand-in)', `<h1>Billing</h1>\n<p>There is no subscription.</p>\n${back}`);

  const [item] = subscription.items.data;
  const method = await store.get('payment_method', subscription.default_payment_method);
  const ends = subscription.cancel_at;
  const over = subscription.status === 'canceled';
  const state = over
    ? `Ended on ${moment(subscription.ended_at ?? 0)}.`
    : ends !== null
      ? `Ends on ${moment(ends)}.`
      : subscription.status === 'past_due'
        ? 'The last payment failed. Another card pays what is open at once.'
        : `Renews on ${moment(item.current_period_end)}${subscription.next_price === null ? '' : ` as ${priceOf(subscription.next_price)?.nickname ?? ''}`}.`;
  const mayCancel = configuration?.features.subscription_cancel?.enabled === 'true' && !over;
  const invoices = await store.list('invoice', session.customer);
  return sandboxPage(
    context,
    'Billing (stand-in)',
    `<h1>${escapeHtml(item.price.nickname)}</h1>
<p class="price">${dollars(item.price.unit_amount)} <span>per ${item.price.recurring.interval}</span></p>
<p>${state}</p>
${problemLine(wrong)}
${mayCancel ? button(ends === null ? 'cancel' : 'resume', ends === null ? 'Cancel subscription' : "Don't cancel subscription") : ''}
${offered(portal)
  .map(price =>
    button('switch', `Switch to ${price.nickname}, ${dollars(price.unit_amount)} per ${price.recurring.interval}`, {
      price: price.id,
    }),
  )
  .join('\n')}
${
  over
    ? ''
    : `<h2>Card</h2>
<p>${method === undefined ? 'None' : `${escapeHtml(method.card.brand)} •••• ${escapeHtml(method.card.last4)}`}</p>
<form method="post"><input type="hidden" name="action" value="card">
${cardFields}
<button type="submit" class="button quiet">Update card</button></form>`
}
<h2>Invoices</h2>
<div class="scroll" tabindex="0" role="region" aria-label="Invoices"><table class="figures"><thead><tr><th>Date</th><th>Amount</th><th>Status</th></tr></thead><tbody>
${invoices.map(invoice => `<tr><td>${moment(invoice.created)}</td><td>${dollars(invoice.amount_due)}</td><td>${invoice.status}</td></tr>`).join('\n')}
</tbody></table></div>
${back}`,
    { status: wrong === undefined ? 200 : 402 },
  );
}

function button(action: string, label: string, fields: Readonly<Record<string, string>> = {}): string {
  const hidden = Object.entries({ action, ...fields }).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`,
  );
  return `<form method="post">${hidden.join('')}<button type="submit" class="button${action === 'resume' ? '' : ' quiet'}">${escapeHtml(label)}</button></form>`;
}
