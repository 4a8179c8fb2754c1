import type { ColumnType, Generated } from 'kysely';

type Moment = ColumnType<Date, Date | string | undefined, Date | string>;

export interface UserTable {
  id: string;
  name: string;
  email: string;
  emailVerified: boolean;
  image: string | null;
  createdAt: Moment;
  updatedAt: Moment;
  twoFactorEnabled: boolean | null;
  phoneNumber: string | null;
  company: string | null;
  firstName: string | null;
  lastName: string | null;
  role: Generated<'user' | 'admin'>;
}

export interface SessionTable {
  id: string;
  expiresAt: Moment;
  token: string;
  createdAt: Moment;
  updatedAt: Moment;
  ipAddress: string | null;
  userAgent: string | null;
  userId: string;
}

export interface AccountTable {
  id: string;
  accountId: string;
  providerId: string;
  userId: string;
  scope: string | null;
  password: string | null;
  createdAt: Moment;
}

export interface VerificationTable {
  id: string;
  identifier: string;
  value: string;
  expiresAt: Moment;
}

export interface RateLimitTable {
  key: string;
  count: number;
  resetsAt: Moment;
}

/** The columns the server itself reads and writes; better-auth keeps more of its own. */
export interface Tables {
  user: UserTable;
  session: SessionTable;
  account: AccountTable;
  verification: VerificationTable;
  rateLimit: RateLimitTable;
}
