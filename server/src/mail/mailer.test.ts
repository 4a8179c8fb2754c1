import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readCompany } from '../company.ts';
import { createLog } from '../http/log.ts';
import { startSmtpServer, type SmtpServer } from '../testing/index.ts';
import { createMailer } from './mailer.ts';

const company = readCompany();
const mail = { to: 'ann@example.com', subject: 'Hello', text: 'Good day', html: '<p>Good day</p>' };

let server: SmtpServer | undefined;
let logged: { event: string; attempt?: number }[];
beforeEach(() => {
  logged = [];
});
afterEach(() => server?.stop());

const mailerTo = (smtpUrl: string, mailFrom?: string) =>
  createMailer(
    { smtpUrl, mailFrom },
    company,
    undefined,
    createLog('info', line => logged.push(JSON.parse(line) as { event: string; attempt?: number })),
  );

describe('a mail', () => {
  test('is sent once, from the company if no sender is set', async () => {
    server = await startSmtpServer();
    const mailer = mailerTo(server.url);
    await mailer.send(mail);
    await mailer.settled();
    expect(server.messages).toEqual([expect.stringContaining(`<${company.email}>`)]);
    expect(logged.map(({ event }) => event)).toEqual(['mail sent']);
    expect(JSON.stringify(logged)).not.toMatch(/Hello|Good day|ann@/);
  });

  test('rejected at first is retried, and then sent once', async () => {
    server = await startSmtpServer(1);
    const mailer = mailerTo(server.url, 'post@example.com');
    await mailer.send(mail);
    await mailer.settled();
    expect(server.messages).toEqual([expect.stringContaining('From: post@example.com')]);
    expect(logged.map(({ event, attempt }) => [event, attempt])).toEqual([
      ['mail not sent', 1],
      ['mail sent', undefined],
    ]);
  });

  test('delivered directly has its own id, and fails at once if rejected', async () => {
    server = await startSmtpServer(1);
    const mailer = mailerTo(server.url);
    await expect(mailer.deliver({ ...mail, id: 'refund-re_1' })).rejects.toThrow('421');
    await mailer.deliver({ ...mail, id: 'refund-re_1' });
    expect(server.messages).toEqual([expect.stringMatching(/Message-ID: <refund-re_1@[\w.]+>/)]);
  });

  test('is not sent unencrypted to another machine, even if that supports nothing else', async () => {
    server = await startSmtpServer();
    // The same server under a name that is not recognised as this machine.
    const mailer = mailerTo(server.url.replace('127.0.0.1', '[::ffff:127.0.0.1]'));
    await expect(mailer.deliver(mail)).rejects.toThrow(/STARTTLS/);
    expect(server.messages).toEqual([]);
  });

  test('cannot be sent without a mail server and an outbox', () => {
    const nowhere = { smtpUrl: undefined, mailFrom: undefined };
    expect(() => createMailer(nowhere, company, undefined, createLog('silent'))).toThrow(/Neither SMTP nor/);
  });
});
