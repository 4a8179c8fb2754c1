import { signatureOf, type Company } from '../company.ts';

/** A mail ready to be sent. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Mails with the same id are delivered once. */
  id?: string;
}

/** The content of a mail, from which text and HTML are generated. */
export interface MailContent {
  subject: string;
  /** The first paragraph comes before the link or code, the others after it. */
  paragraphs: [string, ...string[]];
  action?: { label: string; url: string };
  code?: string;
}

/** Renders a mail as plain text and as escaped HTML. */
export function renderMail(content: MailContent, to: string, company: Company): Mail {
  const [opening, ...rest] = content.paragraphs;
  const signature = signatureOf(company);
  const text = [
    opening,
    ...(content.code === undefined ? [] : [content.code]),
    ...(content.action === undefined ? [] : [`${content.action.label}:\n${content.action.url}`]),
    ...rest,
    `-- \n${signature.join('\n')}`,
  ].join('\n\n');

  const paragraph = (content: string): string => `<p style="margin:0 0 16px">${content}</p>`;
  const html = [
    '<!doctype html>',
    `<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(content.subject)}</title></head>`,
    '<body style="margin:0;padding:24px;font:16px/1.5 Arial,Helvetica,sans-serif;color:#1a1f24;background:#ffffff">',
    '<div style="max-width:560px;overflow-wrap:anywhere">',
    paragraph(escapeHtml(opening)),
    ...(content.code === undefined
      ? []
      : [paragraph(`<strong style="font-size:28px;letter-spacing:4px">${escapeHtml(content.code)}</strong>`)]),
    ...(content.action === undefined
      ? []
      : [
          paragraph(
            `<a href="${escapeHtml(content.action.url)}" style="display:inline-block;padding:12px 20px;background:#0b4f6c;color:#ffffff;text-decoration:none">${escapeHtml(content.action.label)}</a>`,
          ),
          paragraph(
            `Or copy this address into your browser:<br><span style="word-break:break-all">${escapeHtml(content.action.url)}</span>`,
          ),
        ]),
    ...rest.map(content => paragraph(escapeHtml(content))),
    `<p style="margin:32px 0 0;color:#5a6570;font-size:13px">${signature.map(escapeHtml).join('<br>')}</p>`,
    '</div></body></html>',
  ].join('\n');

  return { to, subject: content.subject, text, html };
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
