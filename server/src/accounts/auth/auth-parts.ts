import type { Company } from '../../company.ts';
import type { Config } from '../../config.ts';
import type { Database } from '../../database/index.ts';
import type { Log } from '../../http/log.ts';
import type { Mailer } from '../../mail/index.ts';
import type { Meter } from '../../metrics/index.ts';
import type { PendingWork } from '../../pending-work.ts';
import type { KnownDevices } from '../devices/known-devices.ts';
import type { PasswordHashing } from '../passwords/password-hashing.ts';
import type { Passkeys } from '../passkeys/passkeys.ts';
import type { Provider } from '../sign-in/providers.ts';
import type { RateLimiter } from '../rate-limits/rate-limit.ts';
import type { SendPhoneCode } from '../second-factor/text-message.ts';

/** Dependencies of the account code. */
export interface AuthParts {
  config: Config;
  company: Company;
  database: Database;
  mailer: Mailer;
  /** Work that continues after the response to its request. */
  afterAnswers: PendingWork;
  limiter: RateLimiter;
  devices: KnownDevices;
  passkeys: Passkeys;
  hashing: PasswordHashing;
  /** Undefined if no text messages can be sent. */
  sendPhoneCode: SendPhoneCode | undefined;
  log: Log;
  meter: Pick<Meter, 'signIn'>;
  secret: string;
  /** The address of this process itself, for local mode. */
  origin: string;
  providers: Provider[];
  /**
   * Closes what depends on an account before it is deleted.
   * @returns why that is not possible now, in which case nothing is deleted.
   */
  beforeDelete: (userId: string) => Promise<{ code: string; message: string; later: boolean } | undefined>;
}
