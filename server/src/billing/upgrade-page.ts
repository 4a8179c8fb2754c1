import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { contentSecurityPolicy } from '../http/content-security-policy.ts';
import { escapeHtml } from '../mail/index.ts';
import { priceInWords } from './plans.ts';
import type { Offer } from './upgrade.ts';

const style = `:root{color-scheme:light dark;--accent:light-dark(#0b4f6c,#7cc4e4)}
*{box-sizing:border-box}
body{margin:0;font:16px/1.5 system-ui,sans-serif;background:light-dark(#fff,#14191d);color:light-dark(#1a1f24,#e8ecef)}
.banner{margin:0;padding:8px 16px;background:light-dark(#fff3cd,#4a3a05);color:light-dark(#3d2f00,#ffe9a6);text-align:center}
main{max-width:560px;margin:0 auto;padding:48px 16px}
h1{font-size:28px;line-height:1.25;margin:0 0 16px}p{margin:0 0 16px}
.wrong{color:light-dark(#a3261b,#ff9d91)}
button{font:inherit;padding:10px 20px;border:1px solid var(--accent);border-radius:6px;background:var(--accent);color:light-dark(#fff,#08222e);cursor:pointer}
a{color:var(--accent);display:inline-block;padding:4px 0}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}`;

export interface UpgradePage {
  offer: Offer;
  cancelUrl: string;
  /** Local mode: no money moves. */
  sandbox: boolean;
  /** What went wrong with the last attempt. */
  wrong?: string;
}

/** Asks whether the trial is to be replaced now, and says what is charged to which card. It works without script. */
export function upgradePage(context: Context, { offer, cancelUrl, sandbox, wrong }: UpgradePage): Response {
  const { plan, card } = offer;
  return page(
    context,
    `<h1>Replace your trial with ${escapeHtml(plan.name)}</h1>
${wrong === undefined ? '' : `<p class="wrong" role="alert">${escapeHtml(wrong)} Nothing was changed: your trial goes on. Manage Billing on the account page lets you choose another card.</p>`}
<p>${escapeHtml(priceInWords(plan))}, charged now${card === undefined ? '' : ` to the ${escapeHtml(card)}`} and then every ${plan.interval} until you cancel. The trial ends with it; what was paid for the trial is not deducted.</p>
<form method="post">
<input type="hidden" name="attempt" value="${randomUUID()}">
<p><button type="submit">Pay ${(plan.cents / 100).toFixed(2)} USD and subscribe</button></p>
</form>
<p><a href="${escapeHtml(cancelUrl)}">Keep the trial</a></p>`,
    sandbox,
    wrong === undefined ? 200 : 402,
  );
}

/** Why there is nothing to confirm. */
export function upgradeRefused(context: Context, message: string, sandbox: boolean): Response {
  return page(
    context,
    `<h1>Your plan was not changed</h1>\n<p>${escapeHtml(message)}</p>\n<p><a href="/account">Back to the account</a></p>`,
    sandbox,
    409,
  );
}

function page(context: Context, content: string, sandbox: boolean, status: 200 | 402 | 409): Response {
  const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>Change plan</title><style>${style}</style></head>
<body>
${sandbox ? '<p class="banner">Sandbox: no money moves.</p>' : ''}
<main>
${content}
</main>
</body></html>`;
  context.header('content-security-policy', contentSecurityPolicy(html));
  context.header('cache-control', 'no-store');
  return context.html(html, status);
}
