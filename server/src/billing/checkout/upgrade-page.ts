import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { escapeHtml } from '../../mail/index.ts';
import { formatTime } from '../../mail/mail-templates.ts';
import { formatDollars, formatPrice } from '../plans.ts';
import type { Offer } from './upgrade.ts';

interface UpgradePage {
  offer: Offer;
  /** Where the user goes to keep the trial. */
  backUrl: string;
  /** Local mode: no money moves. */
  sandbox: boolean;
  /** The time of the customer's test clock, in epoch seconds. */
  now: number | undefined;
  /** The error of the last attempt. */
  wrong?: string;
}

const title = 'Change plan';

/** The page that confirms an upgrade and says what is charged to which card. It works without JavaScript. */
export function upgradePage(
  context: Context,
  { offer, backUrl, sandbox, now, wrong }: UpgradePage,
): Response | Promise<Response> {
  const { plan, card } = offer;
  if (offer.confirmUrl !== undefined) return confirmPage(context, offer, offer.confirmUrl, { backUrl, sandbox, now });
  return context.render(
    `${sandboxBanner(sandbox, now)}
<h1>Replace your trial with ${escapeHtml(plan.name)}</h1>
${wrong === undefined ? '' : `<p class="banner error" role="alert">${escapeHtml(wrong)} Nothing was changed: your trial continues. Use Manage Billing on the account page to choose another card.</p>`}
<p>${escapeHtml(formatPrice(plan))}, charged now${card === undefined ? '' : ` to the ${escapeHtml(card)}`} and then every ${plan.interval} until you cancel. This ends the trial; the trial fee is not credited.</p>
<form method="post">
<input type="hidden" name="attempt" value="${randomUUID()}">
<button class="button primary" type="submit">Pay ${formatDollars(plan.cents)} and subscribe</button>
</form>
<p><a class="link" href="${escapeHtml(backUrl)}">Keep the trial</a></p>`,
    { title, status: wrong === undefined ? 200 : 402 },
  );
}

/** The page that links to the provider's page for authentication by the bank, and back. */
function confirmPage(
  context: Context,
  { plan, trialEndsAt }: Offer,
  confirmUrl: string,
  { backUrl, sandbox, now }: Pick<UpgradePage, 'backUrl' | 'sandbox' | 'now'>,
): Response | Promise<Response> {
  return context.render(
    `${sandboxBanner(sandbox, now)}
<h1>Your bank asks you to confirm</h1>
${context.req.query('checked') === undefined ? '' : '<p class="banner error" role="alert">The payment has not been confirmed yet, and nothing has been charged.</p>'}
<p>${escapeHtml(plan.name)} begins as soon as you have confirmed the payment of ${formatDollars(plan.cents)} on the payment page. Nothing has been charged yet, and your trial continues until ${formatTime(trialEndsAt)}.</p>
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

/** Hidden fields that preserve the page's query, which a GET form would drop. */
function hiddenQuery(context: Context): string {
  return Object.entries(context.req.query())
    .filter(([name]) => name !== 'checked')
    .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`)
    .join('\n');
}

/** The page that says why there is nothing to confirm. */
export function upgradeRefusedPage(context: Context, message: string, sandbox: boolean): Response | Promise<Response> {
  return context.render(
    `${sandboxBanner(sandbox, undefined)}
<h1>Your plan was not changed</h1>
<p>${escapeHtml(message)}</p>
<p><a class="link" href="/account">Back to the account</a></p>`,
    { title, status: 409 },
  );
}

function sandboxBanner(sandbox: boolean, now: number | undefined): string {
  const clock = now === undefined ? '' : ` Its clock shows ${formatTime(now)}.`;
  return sandbox ? `<p class="banner"><strong>Sandbox: no money moves.</strong>${clock}</p>` : '';
}
