import type { StripeAccess } from '../config.ts';
import type { Database } from '../database/index.ts';
import type { Log } from '../http/log.ts';
import type { Provider } from './provider.ts';

/** What everything about payments works with. */
export interface BillingParts {
  database: Database;
  provider: Provider;
  prices: StripeAccess['prices'];
  log: Log;
}
