export { escapeHtml, write, type Letter, type Mail } from './letter.ts';
export * as letters from './letters.ts';
export { createMailer, type Mailer } from './mailer.ts';
export { createOutbox, type Outbox, type StoredMail } from './outbox.ts';
