import { setTimeout as wait } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import type { Company } from '../company.ts';
import { isThisMachine, type Config } from '../config.ts';
import { describeError, type Log } from '../http/log.ts';
import { noMeter, type Meter } from '../metrics/index.ts';
import { createPendingWork } from '../pending-work.ts';
import type { Mail } from './mail-content.ts';
import type { Outbox } from './outbox.ts';

export interface Mailer {
  /** Sends a mail in the background, with retries. Failures are logged and never fail a request. */
  send(mail: Mail): Promise<void>;
  /**
   * Sends a mail with a single attempt; resolves when it was accepted.
   * @throws if it was not.
   */
  deliver(mail: Mail): Promise<void>;
  /** Resolves when no mail is pending. */
  settled(): Promise<void>;
}

/** Delays before further attempts. */
const retryDelaysMilliseconds = [1000, 4000, 16_000];

/** Creates the mailer: SMTP if configured, the local outbox otherwise. */
export function createMailer(
  config: Pick<Config, 'smtpUrl' | 'mailFrom'>,
  company: Company,
  outbox: Outbox | undefined,
  log: Log,
  meter: Pick<Meter, 'mail'> = noMeter,
): Mailer {
  if (config.smtpUrl === undefined) {
    if (outbox === undefined) throw new Error('Neither SMTP nor the local outbox is configured');
    const put = async (mail: Mail): Promise<void> => {
      await outbox.put(mail);
      meter.mail('sent');
    };
    return { send: put, deliver: put, settled: () => Promise.resolve() };
  }
  // `smtp://` starts unencrypted; a server on another machine must support STARTTLS, or it gets nothing.
  const transport = createTransport({ url: config.smtpUrl, requireTLS: !isThisMachine(config.smtpUrl) });
  const from = config.mailFrom ?? { name: company.name, address: company.email };
  const domain = company.email.slice(company.email.indexOf('@') + 1);
  const pendingMails = createPendingWork();

  const sendOnce = async ({ id, ...mail }: Mail): Promise<void> => {
    try {
      await transport.sendMail({ from, ...mail, ...(id === undefined ? {} : { messageId: `<${id}@${domain}>` }) });
    } catch (error) {
      meter.mail('failed');
      throw error;
    }
    meter.mail('sent');
    // Without the subject, which names users and projects.
    log.info('mail sent');
  };
  const deliver = async (mail: Mail): Promise<void> => {
    for (const [failed, pause] of [...retryDelaysMilliseconds, undefined].entries()) {
      try {
        await sendOnce(mail);
        return;
      } catch (error) {
        log.error('mail not sent', { attempt: failed + 1, error: describeError(error) });
        if (pause !== undefined) await wait(pause, undefined, { ref: false });
      }
    }
  };

  return {
    send(mail) {
      pendingMails.add(deliver(mail));
      return Promise.resolve();
    },
    deliver: sendOnce,
    settled: () => pendingMails.settled(),
  };
}
