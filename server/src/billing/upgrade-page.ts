import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { escapeHtml } from '../mail/index.ts';
import { dollars, priceInWords } from './plans.ts';
import type { Offer } from './upgrade.ts';

export interface UpgradePage {
  offer: Offer;
  /** Where the trial goes on. */
  backUrl: string;
  /** Local mode: no money moves. */
  sandbox: boolean;
  /** What went wrong with the last attempt. */
  wrong?: string;
}

const title = 'Change plan';

/** Asks whether the trial is to be replaced now, and says what is charged to which card. It works without script. */
export function upgradePage(
  context: Context,
  { offer, backUrl, sandbox, wrong }: UpgradePage,
): Response | Promise<Response> {
  const { plan, card } = offer;
  return context.render(
    `${note(sandbox)}
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

/** Why there is nothing to confirm. */
export function upgradeRefused(context: Context, message: string, sandbox: boolean): Response | Promise<Response> {
  return context.render(
    `${note(sandbox)}
<h1>Your plan was not changed</h1>
<p>${escapeHtml(message)}</p>
<p><a class="link" href="/account">Back to the account</a></p>`,
    { title, status: 409 },
  );
}

function note(sandbox: boolean): string {
  return sandbox ? '<p class="banner"><strong>Sandbox: no money moves.</strong></p>' : '';
}
