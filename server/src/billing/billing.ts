import { setTimeout as wait } from 'node:timers/promises';
import type { Config, StripeAccess } from '../config.ts';
import type { Database } from '../database/index.ts';
import { describeError, type Log } from '../http/log.ts';
import { closeCustomer } from './provider/customer.ts';
import { sendBillingMails, type BillingMailing } from './mails/billing-mails.ts';
import { localPrices } from './plans.ts';
import { createPortal, type Portal } from './checkout/portal.ts';
import { BillingProblem } from './problems.ts';
import { createProvider, ProviderError } from './provider/provider.ts';
import type { BillingParts } from './parts.ts';
import { sweep } from './subscription/sweep.ts';

const sweepMilliseconds = 60_000;
const longestWaitMilliseconds = 10_000;

/** What billing requests need, available once the database is open and the card provider configured. */
export interface OpenBilling extends BillingParts {
  portal: Portal;
  webhookSecrets: readonly string[];
  /** Events of the provider's other mode, test or live, are ignored. */
  liveMode: boolean;
  /** Sends the mails that are due, in the background. */
  post(): void;
}

export interface Billing {
  /** The current price ids. */
  prices: StripeAccess['prices'];
  /** Whether the fake provider is used. */
  sandbox: boolean;
  /**
   * The open billing; waits a short while during start-up.
   * @throws {BillingProblem} if there is still no provider.
   */
  opened(): Promise<OpenBilling>;
  start(database: Database, access: StripeAccess, mailing: BillingMailing): void;
  /**
   * Cancels a user's subscription before their account is deleted.
   * @throws {BillingProblem} if it cannot be done now.
   */
  close(userId: string): Promise<void>;
  stop(): Promise<void>;
}

export function createBilling(config: Config, log: Log): Billing {
  const prices = config.stripe?.prices ?? localPrices;
  let current: OpenBilling | undefined;
  let resolveReady = (): void => undefined;
  const ready = new Promise<void>(resolve => {
    resolveReady = resolve;
  });
  let timer: NodeJS.Timeout | undefined;
  let sweeping: Promise<void> | undefined;
  let sending: Promise<void> = Promise.resolve();

  const opened = async (): Promise<OpenBilling> => {
    if (current === undefined) await Promise.race([ready, wait(longestWaitMilliseconds, undefined, { ref: false })]);
    if (current === undefined) throw new BillingProblem('unavailable');
    return current;
  };

  return {
    prices,
    sandbox: config.stripe === undefined,
    opened,

    start(database, access, mailing) {
      const parts = { database, provider: createProvider(access, log), prices: access.prices, log };
      const sendMails = (): void => {
        sending = sending
          .then(() => sendBillingMails(parts, mailing))
          .catch((error: unknown) => log.warn('letters not sent', { error: describeError(error) }));
      };
      current = {
        ...parts,
        portal: createPortal(parts),
        webhookSecrets: access.webhookSecrets,
        liveMode: access.secretKeys.some(key => key.includes('_live_')),
        post: sendMails,
      };
      resolveReady();
      timer = setInterval(() => {
        sweeping ??= sweep(parts)
          .catch((error: unknown) => log.warn('subscriptions not looked after', { error: describeError(error) }))
          .finally(() => {
            sweeping = undefined;
            sendMails();
          });
      }, sweepMilliseconds).unref();
    },

    async close(userId) {
      const { database, provider } = await opened();
      await closeCustomer(database, provider, userId).catch((error: unknown) => {
        throw error instanceof ProviderError ? new BillingProblem('deletion waits') : error;
      });
    },

    async stop() {
      clearInterval(timer);
      await sweeping;
      await sending;
    },
  };
}
