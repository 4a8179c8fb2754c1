import { setTimeout as wait } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import type { Company } from '../company.ts';
import type { Config } from '../config.ts';
import { describe, type Log } from '../http/log.ts';
import { createUnderWay } from '../under-way.ts';
import type { Mail } from './letter.ts';
import type { Outbox } from './outbox.ts';

export interface Mailer {
  /** Hands the mail on. Delivery goes on by itself and never fails a request; what is given up is in the log. */
  send(mail: Mail): Promise<void>;
  /** Resolves when the mail has been taken. @throws when it was not, after one attempt. */
  deliver(mail: Mail): Promise<void>;
  /** Resolves when nothing is under way any more. */
  settled(): Promise<void>;
}

/** Before each further attempt. */
const pausesMilliseconds = [1000, 4000, 16_000];

/** SMTP when configured, the local outbox otherwise. */
export function createMailer(
  config: Pick<Config, 'smtpUrl' | 'mailFrom'>,
  company: Company,
  outbox: Outbox | undefined,
  log: Log,
): Mailer {
  if (config.smtpUrl === undefined) {
    if (outbox === undefined) throw new Error('Neither SMTP nor the local outbox is there to take mails');
    return { send: mail => outbox.put(mail), deliver: mail => outbox.put(mail), settled: () => Promise.resolve() };
  }
  const transport = createTransport(config.smtpUrl);
  const from = config.mailFrom ?? { name: company.name, address: company.email };
  const domain = company.email.slice(company.email.indexOf('@') + 1);
  const underWay = createUnderWay();

  const hand = async ({ id, ...mail }: Mail): Promise<void> => {
    await transport.sendMail({ from, ...mail, ...(id === undefined ? {} : { messageId: `<${id}@${domain}>` }) });
    log.info('mail sent', { subject: mail.subject });
  };
  const deliver = async (mail: Mail): Promise<void> => {
    for (const [failed, pause] of [...pausesMilliseconds, undefined].entries()) {
      try {
        await hand(mail);
        return;
      } catch (error) {
        log.error('mail not sent', { subject: mail.subject, attempt: failed + 1, error: describe(error) });
        if (pause !== undefined) await wait(pause, undefined, { ref: false });
      }
    }
  };

  return {
    send(mail) {
      underWay.add(deliver(mail));
      return Promise.resolve();
    },
    deliver: hand,
    settled: () => underWay.settled(),
  };
}
