import type { Context } from 'hono';
import { escapeHtml } from '../../mail/index.ts';
import { moment, sandboxPage } from './layout.ts';
import { advanceToNow } from './subscription-cycle.ts';
import type { Customer } from './objects.ts';
import type { Store } from './store.ts';

/** The control page: customers, newest first, with buttons that advance the clock and trigger events. */
export async function controlPage(context: Context, store: Store): Promise<Response> {
  const customers = (await store.list('customer')).filter(({ deleted }) => deleted !== true).slice(0, 20);
  const sections: string[] = [];
  for (const customer of customers) sections.push(await section(store, customer));
  return sandboxPage(
    context,
    'Card provider (simulated)',
    `<h1>Card provider (simulated)</h1>
<p>Everyone who went to checkout, their subscriptions and the events sent to the site. Each customer has their own clock, so that you can see a trial run out or a subscription renew without waiting.</p>
${sections.length === 0 ? '<p>Nobody yet. <a class="link" href="/account">Choose a plan on the account page.</a></p>' : sections.join('\n')}`,
    { wide: true },
  );
}

/** The objects of one customer, for programs. */
export async function stateOf(store: Store, customer: string) {
  await advanceToNow(store, customer);
  return {
    customer: await store.get('customer', customer),
    now: await store.now(customer),
    subscriptions: await store.list('subscription', customer),
    sessions: await store.list('checkout.session', customer),
    invoices: await store.list('invoice', customer),
    charges: await store.list('charge', customer),
    events: await store.list('event', customer),
    waiting: await store.waiting(customer),
  };
}

async function section(store: Store, customer: Customer): Promise<string> {
  const { now, subscriptions, events } = await stateOf(store, customer.id);
  const clock = [
    ['1 hour', 3600],
    ['48 hours', 48 * 3600],
    ['1 month', 31 * 86_400],
    ['1 year', 366 * 86_400],
  ] as const;
  return `<h2>${escapeHtml(customer.email ?? customer.id)}</h2>
<p>Clock: ${moment(now)}</p>
<div class="row">${clock.map(([label, seconds]) => action(customer.id, `Advance ${label}`, { action: 'advance', seconds: String(seconds) })).join('')}
${action(customer.id, 'Refund the newest payment', { action: 'refund' })}${action(customer.id, 'Dispute it', { action: 'dispute' })}</div>
<div class="scroll" tabindex="0" role="region" aria-label="Subscriptions of ${escapeHtml(customer.email ?? customer.id)}"><table class="figures"><thead><tr><th>Subscription</th><th>Plan</th><th>Status</th><th>Period</th><th>Ends</th></tr></thead><tbody>
${subscriptions
  .map(subscription => {
    const [item] = subscription.items.data;
    return `<tr><td>${subscription.id}</td><td>${escapeHtml(item.price.nickname)}</td><td>${subscription.status}</td><td>${moment(item.current_period_start)} to ${moment(item.current_period_end)}</td><td>${subscription.cancel_at === null ? '' : moment(subscription.cancel_at)}</td></tr>`;
  })
  .join('\n')}
</tbody></table></div>
<div class="scroll" tabindex="0" role="region" aria-label="Events of ${escapeHtml(customer.email ?? customer.id)}"><table class="figures"><thead><tr><th>Event</th><th>Time</th><th>Again</th></tr></thead><tbody>
${events
  .slice(0, 10)
  .map(
    event =>
      `<tr><td>${event.type}</td><td>${moment(event.created)}</td><td>${action(customer.id, 'Send again', { action: 'resend', event: event.id })}</td></tr>`,
  )
  .join('\n')}
</tbody></table></div>`;
}

function action(customer: string, label: string, fields: Readonly<Record<string, string>>): string {
  const hidden = Object.entries({ ...fields, customer }).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`,
  );
  return `<form method="post" action="/sandbox/stripe/control">${hidden.join('')}<button type="submit" class="button quiet">${escapeHtml(label)}</button></form>`;
}
