import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { escapeHtml } from '../mail/index.ts';
import { momentInWords } from '../mail/letters.ts';
import { dollars, priceInWords } from './plans.ts';
import type { Offer } from './upgrade.ts';

export interface UpgradePage {
  offer: Offer;
  /** Where the trial goes on. */
  backUrl: string;
  /** Local mode: no money moves. */
  sandbox: boolean;
  /** By the clock of a customer who has one of their own, in epoch seconds. */
  now: number | undefined;
  /** What went wrong with the last attempt. */
  wrong?: string;
}

const title = 'Change plan';

/** Asks whether the trial is to be replaced now, and says what is charged to which card. It works without script. */
export function upgradePage(
  context: Context,
  { offer, backUrl, sandbox, now, wrong }: UpgradePage,
): Response | Promise<Response> {
  const { plan, card } = offer;
  if (offer.confirmUrl !== undefined) return confirmPage(context, offer, offer.confirmUrl, { backUrl, sandbox, now });
  return context.render(
    `${note(sandbox, now)}
<h1>Replace your trial with ${escapeHtml(plan.name)}</h1>
${wrong === undefined ? '' : `<p class="banner error" role="alert">${escapeHtml(wrong)} Nothing was changed: your trial goes on. Manage Billing on the account page lets you choose another card.</p>`}
<p>${escapeHtml(priceInWords(plan))}, charged now${card === undefined ? '' : ` to the ${escapeHtml(card)}`} and then every ${plan.interval} until you cancel. The trial ends with it; what was paid for the trial is not deducted.</p>
<form method="post">
<input type="hidden" name="attempt" value="${randomUUID()}">
<button class="button primary" type="submit">Pay ${dollars(plan.cents)} and subscribe</button>
</form>
<p><a class="link" href="${escapeHtml(backUrl)}">Keep the trial</a></p>`,
    { title, status: wrong === undefined ? 200 : 402 },
  );
}

/** Leads to the provider's page on which the bank asks, and back here. */
function confirmPage(
  context: Context,
  { plan, trialEndsAt }: Offer,
  confirmUrl: string,
  { backUrl, sandbox, now }: Pick<UpgradePage, 'backUrl' | 'sandbox' | 'now'>,
): Response | Promise<Response> {
  return context.render(
    `${note(sandbox, now)}
<h1>Your bank asks you to confirm</h1>
${context.req.query('checked') === undefined ? '' : '<p class="banner error" role="alert">The payment has not been confirmed yet, and nothing has been charged.</p>'}
<p>${escapeHtml(plan.name)} begins as soon as you have confirmed the payment of ${dollars(plan.cents)} on the payment page. Nothing has been charged yet, and your trial goes on until ${momentInWords(trialEndsAt)}.</p>
<p><a class="button primary" href="${escapeHtml(confirmUrl)}" target="_blank" rel="noopener">Confirm the payment (new tab)</a></p>
<form method="get">
${hiddenQuery(context)}
<input type="hidden" name="checked" value="yes">
<button class="button quiet" type="submit">I have confirmed it</button>
</form>
<p><a class="link" href="${escapeHtml(backUrl)}">Keep the trial</a></p>`,
    { title },
  );
}

/** A form by GET takes the query of its page along. */
function hiddenQuery(context: Context): string {
  return Object.entries(context.req.query())
    .filter(([name]) => name !== 'checked')
    .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`)
    .join('\n');
}

/** Why there is nothing to confirm. */
export function upgradeRefused(context: Context, message: string, sandbox: boolean): Response | Promise<Response> {
  return context.render(
    `${note(sandbox, undefined)}
<h1>Your plan was not changed</h1>
<p>${escapeHtml(message)}</p>
<p><a class="link" href="/account">Back to the account</a></p>`,
    { title, status: 409 },
  );
}

function note(sandbox: boolean, now: number | undefined): string {
  const clock = now === undefined ? '' : ` Its clock shows ${momentInWords(now)}.`;
  return sandbox ? `<p class="banner"><strong>Sandbox: no money moves.</strong>${clock}</p>` : '';
}
