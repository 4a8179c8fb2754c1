export { escapeHtml, renderMail, type MailContent, type Mail } from './mail-content.ts';
export * as mailTemplates from './mail-templates.ts';
export { createMailer, type Mailer } from './mailer.ts';
export { createOutbox, type Outbox, type StoredMail } from './outbox.ts';
