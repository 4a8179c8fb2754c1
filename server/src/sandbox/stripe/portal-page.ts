import type { Context } from 'hono';
import { escapeHtml } from '../../mail/index.ts';
import {
  requiresSetupAuthentication,
  describeCard,
  cardOf,
  saveCard,
  type CardRefusal,
  type TestCard,
} from './cards.ts';
import { formatDollars, localPrices } from '../../billing/plans.ts';
import {
  authenticationPage,
  cardFields,
  clockLine,
  moment,
  notAuthenticatedMessage,
  problemLine,
  sandboxPage,
} from './layout.ts';
import { advanceToNow, payOpenInvoice } from './subscription-cycle.ts';
import type { PortalConfiguration, PortalSession, Price, Subscription } from './objects.ts';
import { storeChanged, dueNow, releaseSchedule, scheduleChange, switchPrice } from './plan-change.ts';
import { priceOf } from './prices.ts';
import type { Store } from './store.ts';

interface Portal {
  session: PortalSession;
  configuration: PortalConfiguration | undefined;
  subscription: Subscription | undefined;
}

/** The hosted customer portal. */
export async function portalPage(context: Context, store: Store, id: string): Promise<Response> {
  const portal = await loadPortal(store, id);
  return portal === undefined
    ? sandboxPage(context, 'Billing (simulated)', '<h1>There is no such page.</h1>', { status: 404 })
    : renderPortal(context, store, portal);
}

/** Handles a button of the portal. */
export async function handlePortalAction(
  context: Context,
  store: Store,
  id: string,
  fields: Readonly<Record<string, string>>,
): Promise<Response> {
  const portal = await loadPortal(store, id);
  if (portal?.subscription === undefined) return portalPage(context, store, id);
  const { subscription, configuration, session } = portal;
  const now = await store.now(session.customer);
  const features = configuration?.features;
  let wrong: string | undefined;

  if (fields['action'] === 'cancel' && features?.subscription_cancel?.enabled === 'true') {
    subscription.cancel_at = subscription.items.data[0].current_period_end;
    subscription.canceled_at = now;
    await storeChanged(store, subscription, now);
  } else if (fields['action'] === 'resume' && features?.subscription_cancel?.enabled === 'true') {
    subscription.cancel_at = null;
    subscription.canceled_at = null;
    await storeChanged(store, subscription, now);
  } else if (fields['action'] === 'keep') {
    releaseSchedule(subscription);
    await storeChanged(store, subscription, now);
  } else if (fields['action'] === 'card') {
    const card = cardOf(fields['number'] ?? '');
    if (card !== undefined && requiresSetupAuthentication(card) && fields['authentication'] === undefined)
      return authenticationPage(context, 'whether it is you who keeps this card here', {
        action: 'card',
        number: card.number,
      });
    wrong =
      fields['authentication'] === 'fail' ? notAuthenticatedMessage : await newCard(store, subscription, card, now);
  } else if (fields['action'] === 'switch') {
    const price = offeredPrices(portal).find(candidate => candidate.id === fields['price']);
    if (price === undefined) wrong = 'This plan is not offered.';
    else if (fields['authentication'] === 'fail') wrong = notAuthenticatedMessage;
    else {
      const authenticated = fields['authentication'] === 'complete';
      const refused = await switchTo(store, subscription, { price, authenticated }, now);
      if (refused !== undefined && refused.code !== 'card_declined')
        return authenticationPage(
          context,
          `whether it is you who pays ${formatDollars(dueNow(subscription, price, now))}`,
          {
            action: 'switch',
            price: price.id,
          },
        );
      wrong = refused?.message;
    }
  }
  return wrong === undefined
    ? context.redirect(`/sandbox/stripe/portal/${session.id}`, 303)
    : renderPortal(context, store, { ...portal, subscription }, wrong);
}

async function newCard(
  store: Store,
  subscription: Subscription,
  card: TestCard | undefined,
  now: number,
): Promise<string | undefined> {
  if (card === undefined) return 'This is not a test card. Never type a real card number here.';
  if (card.outcome === 'declines') return card.message;
  const method = await saveCard(store, subscription.customer, card);
  subscription.default_payment_method = method.id;
  await storeChanged(store, subscription, now);
  if (subscription.status === 'past_due') await payOpenInvoice(store, subscription, now);
  return undefined;
}

/** A more expensive plan begins at once; a shorter one at the end of the paid period. */
async function switchTo(
  store: Store,
  subscription: Subscription,
  { price, authenticated }: { price: Price; authenticated: boolean },
  now: number,
): Promise<CardRefusal | undefined> {
  if (subscription.items.data[0].price.recurring.interval === 'year' && price.recurring.interval === 'month') {
    await scheduleChange(store, subscription, price, now);
    await storeChanged(store, subscription, now);
    return undefined;
  }
  const refused = await switchPrice(store, subscription, {
    price,
    prorated: true,
    behavior: 'error_if_incomplete',
    authenticated,
  });
  if (refused === undefined) await storeChanged(store, subscription, now);
  return refused;
}

async function loadPortal(store: Store, id: string): Promise<Portal | undefined> {
  const session = await store.get('billing_portal.session', id);
  if (session === undefined) return undefined;
  await advanceToNow(store, session.customer);
  const subscriptions = await store.list('subscription', session.customer);
  return {
    session,
    configuration: await store.get('billing_portal.configuration', session.configuration),
    subscription: subscriptions.find(({ status }) => status !== 'canceled') ?? subscriptions[0],
  };
}

/** The plans to switch to; none during a trial, or if the subscription is ending or unpaid. */
function offeredPrices({ configuration, subscription }: Portal): Price[] {
  const update = configuration?.features.subscription_update;
  if (update?.enabled !== 'true' || subscription?.status !== 'active' || subscription.cancel_at !== null) return [];
  return (update.products ?? [])
    .flatMap(product => product.prices ?? [])
    .flatMap(id => priceOf(id) ?? [])
    .filter(({ id }) => id !== subscription.items.data[0].price.id && id !== subscription.next_price);
}

async function renderPortal(context: Context, store: Store, portal: Portal, wrong?: string): Promise<Response> {
  const { session, configuration, subscription } = portal;
  const back = `<p><a class="link" href="${escapeHtml(session.return_url)}">Return to Isentrope</a></p>`;
  if (subscription === undefined)
    return sandboxPage(context, 'Billing (simulated)', `<h1>Billing</h1>\n<p>There is no subscription.</p>\n${back}`);

  const [item] = subscription.items.data;
  const method = await store.get('payment_method', subscription.default_payment_method);
  const ends = subscription.cancel_at;
  const over = subscription.status === 'canceled';
  const now = await store.now(session.customer);
  const trial = item.price.id === localPrices.trial;
  const canCancel = configuration?.features.subscription_cancel?.enabled === 'true' && !over;
  const invoices = await store.list('invoice', session.customer);
  return sandboxPage(
    context,
    'Billing (simulated)',
    `<h1>${escapeHtml(item.price.nickname)}</h1>
<p class="price">${formatDollars(item.price.unit_amount)} <span>${trial ? 'once' : `per ${item.price.recurring.interval}`}</span></p>
<p>${stateOf(subscription)}</p>
${clockLine(now)}
${problemLine(wrong)}
${canCancel ? button(ends === null ? 'cancel' : 'resume', ends === null ? 'Cancel subscription' : "Don't cancel subscription") : ''}
${offeredPrices(portal)
  .map(price => button('switch', switchLabel(subscription, price, now), { price: price.id }))
  .join('\n')}
${subscription.next_price === null || over ? '' : button('keep', `Keep ${item.price.nickname}`)}
${
  over
    ? ''
    : `<h2>Card</h2>
<p>${method === undefined ? 'None' : escapeHtml(describeCard(method))}</p>
<form method="post"><input type="hidden" name="action" value="card">
${cardFields}
<button type="submit" class="button quiet">Update card</button></form>`
}
<h2>Invoices</h2>
<div class="scroll" tabindex="0" role="region" aria-label="Invoices"><table class="figures"><thead><tr><th>Date</th><th>Amount</th><th>Status</th></tr></thead><tbody>
${invoices.map(invoice => `<tr><td>${moment(invoice.created)}</td><td>${formatDollars(invoice.amount_due)}</td><td>${invoice.status}</td></tr>`).join('\n')}
</tbody></table></div>
${back}`,
    { status: wrong === undefined ? 200 : 402 },
  );
}

/** What happens next to the subscription, and when. */
function stateOf(subscription: Subscription): string {
  const { status, cancel_at: ends, ended_at: ended, next_price: next } = subscription;
  const renewal = moment(subscription.items.data[0].current_period_end);
  if (status === 'canceled') return `Ended on ${moment(ended ?? 0)}.`;
  if (ends !== null) return `Ends on ${moment(ends)}.`;
  if (status === 'past_due')
    return 'The last payment failed. Adding another card pays the outstanding amount immediately.';
  const nextPrice = priceOf(next ?? undefined);
  if (nextPrice === undefined) return `Renews on ${renewal}.`;
  const text = nextPrice.recurring.interval === 'month' ? 'monthly' : 'annual';
  return `Changes to ${text} on ${renewal}: ${nextPrice.nickname}, ${formatDollars(nextPrice.unit_amount)} per ${nextPrice.recurring.interval}.`;
}

/**
 * A longer plan is charged now, less the credit for the shorter one; a shorter plan begins when the longer one has
 * ended.
 */
function switchLabel(subscription: Subscription, price: Price, now: number): string {
  const [item] = subscription.items.data;
  const after = `${formatDollars(price.unit_amount)} per ${price.recurring.interval}`;
  return item.price.recurring.interval === 'year'
    ? `Switch to ${price.nickname} on ${moment(item.current_period_end)}, ${after}`
    : `Switch to ${price.nickname}: ${formatDollars(dueNow(subscription, price, now))} now, then ${after}`;
}

function button(action: string, label: string, fields: Readonly<Record<string, string>> = {}): string {
  const hidden = Object.entries({ action, ...fields }).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`,
  );
  return `<form method="post">${hidden.join('')}<button type="submit" class="button${action === 'resume' ? '' : ' quiet'}">${escapeHtml(label)}</button></form>`;
}
