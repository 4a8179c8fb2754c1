import type { Context } from 'hono';
import { contentSecurityPolicy } from '../../http/content-security-policy.ts';
import { escapeHtml } from '../../mail/index.ts';

const style = `:root{color-scheme:light dark;--line:light-dark(#d5dade,#39424a);--quiet:light-dark(#56626c,#a4b0ba);--accent:light-dark(#0b4f6c,#7cc4e4);--on-accent:light-dark(#fff,#08222e);--wrong:light-dark(#a3261b,#ff9d91)}
*{box-sizing:border-box}
body{margin:0;font:16px/1.5 system-ui,sans-serif;background:light-dark(#fff,#14191d);color:light-dark(#1a1f24,#e8ecef)}
.banner{margin:0;padding:8px 16px;background:light-dark(#fff3cd,#4a3a05);color:light-dark(#3d2f00,#ffe9a6);text-align:center}
main{max-width:560px;margin:0 auto;padding:32px 16px}
main.wide{max-width:1000px}
h1{font-size:24px;line-height:1.25;margin:0 0 8px}h2{font-size:18px;margin:32px 0 8px}
p{margin:0 0 16px}.price{font-size:32px;line-height:1.2}.quiet{color:var(--quiet)}.wrong{color:var(--wrong)}
label{display:block;margin:0 0 4px}
input,select{font:inherit;width:100%;padding:10px 12px;border:1px solid var(--line);border-radius:6px;background:transparent;color:inherit}
button,.button{display:inline-block;font:inherit;padding:10px 20px;border:1px solid var(--accent);border-radius:6px;background:var(--accent);color:var(--on-accent);cursor:pointer;text-decoration:none}
button.plain{background:transparent;color:var(--accent)}
a{color:var(--accent)}
form{margin:0 0 16px}.row{display:flex;flex-wrap:wrap;gap:8px;margin:0 0 16px}.row form{margin:0}td form{margin:0}
table{border-collapse:collapse;width:100%;margin:0 0 16px}th,td{text-align:left;vertical-align:top;padding:6px 12px 6px 0;border-bottom:1px solid var(--line)}
.scroll{overflow-x:auto}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}`;

/** A page of the stand-in. The form's answer leads back to whichever loopback name the site was opened under. */
export function sandboxPage(
  context: Context,
  title: string,
  content: string,
  { wide = false, status = 200 }: { wide?: boolean; status?: 200 | 400 | 402 | 404 } = {},
): Response {
  const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title><style>${style}</style></head>
<body>
<p class="banner">A stand-in for the card provider: no money moves.</p>
<main${wide ? ' class="wide"' : ''}>
${content}
</main>
</body></html>`;
  context.header(
    'content-security-policy',
    contentSecurityPolicy(html).replace(
      "form-action 'self'",
      "form-action 'self' http://localhost:* http://127.0.0.1:*",
    ),
  );
  context.header('cache-control', 'no-store');
  return context.html(html, status);
}

export const cardFields = `<p><label for="number">Card number</label><input id="number" name="number" inputmode="numeric" autocomplete="off" required placeholder="4242 4242 4242 4242"></p>
<p class="quiet">4242 4242 4242 4242 pays, 4000 0000 0000 0002 is declined, 4000 0025 0000 3155 asks for authentication, 4000 0000 0000 0341 is declined later, when it is charged. Other numbers are not taken; never type a real one.</p>`;

/** "1 Jan 2026, 12:00 UTC" */
export function moment(seconds: number): string {
  const date = new Date(seconds * 1000);
  return `${date.toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })}, ${date.toISOString().slice(11, 16)} UTC`;
}

export function dollars(cents: number): string {
  return `${(cents / 100).toFixed(2)} USD`;
}
