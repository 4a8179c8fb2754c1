import type { StripeAccess } from '../config.ts';
import type { Database } from '../database/index.ts';
import type { Log } from '../http/log.ts';
import type { Provider } from './provider/provider.ts';

/** Dependencies of the billing code. */
export interface BillingParts {
  database: Database;
  provider: Provider;
  prices: StripeAccess['prices'];
  log: Log;
}
