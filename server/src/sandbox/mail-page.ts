import type { Context } from 'hono';
import { formatTime } from '../mail/mail-templates.ts';
import { escapeHtml, type Outbox, type StoredMail } from '../mail/index.ts';

/** The page of the local outbox, newest first, with clickable links. */
export async function mailPage(context: Context, outbox: Outbox): Promise<Response> {
  const mails = await outbox.list();
  context.header('cache-control', 'no-store');
  if (context.req.header('accept')?.includes('application/json') === true) return context.json(mails);
  return context.render(page(mails), { title: 'Local mail' });
}

function page(mails: StoredMail[]): string {
  const list = mails.map(
    mail => `<article>
<h2>${escapeHtml(mail.subject)}</h2>
<p class="quiet">To ${escapeHtml(mail.to)}, <time datetime="${escapeHtml(mail.sentAt)}">${sentAt(mail)}</time></p>
<div class="letter">${withLinks(mail.text)}</div>
</article>`,
  );
  return `<h1>Local mail</h1>
<p>In local mode no email or text message leaves this computer. This page shows what would have been sent.</p>
${list.length === 0 ? '<p>No mail yet.</p>' : list.join('\n')}`;
}

/** Formats the time as "1 January 2026 at 12:00 UTC". */
function sentAt(mail: StoredMail): string {
  return formatTime(Date.parse(mail.sentAt) / 1000);
}

function withLinks(text: string): string {
  return text
    .split(/(https?:\/\/\S+)/)
    .map((part, index) =>
      index % 2 === 1 ? `<a class="link" href="${escapeHtml(part)}">${escapeHtml(part)}</a>` : escapeHtml(part),
    )
    .join('');
}
