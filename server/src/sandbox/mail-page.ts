import type { Context } from 'hono';
import { escapeHtml, type Outbox, type StoredMail } from '../mail/index.ts';

/** The local outbox as a plain page, newest first, with links in the mails to press. */
export async function mailPage(context: Context, outbox: Outbox): Promise<Response> {
  const mails = await outbox.list();
  context.header('cache-control', 'no-store');
  if (context.req.header('accept')?.includes('application/json') === true) return context.json(mails);
  return context.html(page(mails));
}

function page(mails: StoredMail[]): string {
  const list = mails.map(
    mail => `<article>
<h2>${escapeHtml(mail.subject)}</h2>
<p>To ${escapeHtml(mail.to)}, <time datetime="${escapeHtml(mail.sentAt)}">${escapeHtml(mail.sentAt)}</time></p>
<pre style="white-space:pre-wrap">${withLinks(mail.text)}</pre>
</article>`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Local mail</title></head>
<body style="max-width:720px;margin:2rem auto;padding:0 1rem;font:16px/1.5 sans-serif">
<h1>Local mail</h1>
<p>In local mode no mail leaves this computer. This page shows what would have been sent.</p>
${list.length === 0 ? '<p>No mail yet.</p>' : list.join('\n<hr>\n')}
</body></html>`;
}

function withLinks(text: string): string {
  return text
    .split(/(https?:\/\/\S+)/)
    .map((part, index) =>
      index % 2 === 1 ? `<a href="${escapeHtml(part)}">${escapeHtml(part)}</a>` : escapeHtml(part),
    )
    .join('');
}
