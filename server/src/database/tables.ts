import type { RevisionAction, AttachmentType, RevisionState, Role } from '@isentrope/records';
import type { ColumnType, Generated, GeneratedAlways, RawBuilder } from 'kysely';
import type { BulkChunkTable, BulkRunTable } from './bulk-tables.ts';
import type { SheetFeedTable, SheetResultsTable } from './feed-tables.ts';

type Timestamp = ColumnType<Date, Date | string | undefined, Date | string>;
type NullableTimestamp = ColumnType<Date | null, Date | undefined, Date | null>;

interface UserTable {
  id: string;
  name: string;
  email: string;
  emailVerified: boolean;
  image: string | null;
  createdAt: Timestamp;
  updatedAt: Timestamp;
  twoFactorEnabled: boolean | null;
  phoneNumber: string | null;
  phoneNumberVerified: boolean | null;
  company: string | null;
  firstName: string | null;
  lastName: string | null;
  role: Generated<'user' | 'admin'>;
  /** JSON: see `readUnitPreference`. */
  units: string | null;
  /** A path of this site, with its query. */
  wantedPage: string | null;
}

interface ListColumnsTable {
  userId: string;
  tool: string;
  /** JSON: see `accounts/profile/list-columns.ts`. */
  lists: string;
}

interface SessionTable {
  id: string;
  expiresAt: Timestamp;
  token: string;
  createdAt: Timestamp;
  updatedAt: Timestamp;
  ipAddress: string | null;
  userAgent: string | null;
  userId: string;
}

interface AccountTable {
  id: string;
  accountId: string;
  providerId: string;
  userId: string;
  scope: string | null;
  password: string | null;
  createdAt: Timestamp;
}

interface VerificationTable {
  id: string;
  identifier: string;
  value: string;
  expiresAt: Timestamp;
}

interface RateLimitTable {
  key: string;
  count: number;
  resetsAt: Timestamp;
  /** Until when the next attempt has to wait; null if attempts are only counted. */
  blockedUntil: Timestamp | null;
}

interface KnownDeviceTable {
  tokenHash: string;
  userId: string;
  /** Null for a browser whose user has proved access to the account's mailbox but has not signed in yet. */
  signedInAt: Timestamp | null;
  usedAt: Timestamp;
}

/** PostgreSQL's bigint: its driver reads it as text, PGlite as a number. */
type Bigint = ColumnType<string | number | bigint, number | undefined, number>;

interface BillingCustomerTable {
  id: string;
  userId: string;
  /** The address that the provider was last given. */
  email: string | null;
  reading: Bigint;
  readAt: ColumnType<Date | null, Date | undefined, Date>;
  /** When a checkout was last opened. */
  checkoutAt: ColumnType<Date | null, Date | undefined, Date>;
  /** How many seconds the customer's test clock is ahead; 0 without one. */
  clockAhead: Bigint;
}

interface SubscriptionTable {
  id: string;
  customerId: string;
  status: string;
  priceId: string;
  /** Epoch seconds, like all times of the provider. */
  currentPeriodStart: Bigint;
  currentPeriodEnd: Bigint;
  cancelAtPeriodEnd: boolean;
  nextPriceId: string | null;
  created: Bigint;
}

interface BillingEventTable {
  id: string;
  type: string;
  receivedAt: Timestamp;
}

interface BillingLetterTable {
  /** What the mail is about. */
  key: string;
  userId: string;
  /** JSON: see `noticesOf`. */
  news: string;
  createdAt: Timestamp;
  claimedAt: ColumnType<Date | null, Date | undefined, Date>;
  sentAt: ColumnType<Date | null, Date | undefined, Date>;
}

interface TrialUseTable {
  /** A hash of the e-mail address; outlives the account. */
  person: string;
  usedAt: Timestamp;
}

interface BillingLeaseTable {
  key: string;
  holder: string;
  expiresAt: Timestamp;
}

interface TwoFactorTable {
  id: string;
  userId: string;
  /** Whether the authenticator app has been confirmed with a code. */
  verified: boolean | null;
}

interface TermsAcceptanceTable {
  userId: string;
  /** The `version` of `terms.json`. */
  version: string;
  acceptedAt: Timestamp;
}

export interface ProjectTable {
  id: string;
  number: string;
  name: string;
  client: string;
  /** JSON: see `basis` in `records`. */
  basis: string;
  createdAt: Timestamp;
  changedAt: Timestamp;
  archivedAt: NullableTimestamp;
  /** Purged some time later. */
  deletedAt: NullableTimestamp;
}

interface ProjectMemberTable {
  projectId: string;
  userId: string;
  role: Role;
  since: Timestamp;
}

interface ProjectInvitationTable {
  id: string;
  projectId: string;
  /** In lower case. */
  email: string;
  role: Exclude<Role, 'owner'>;
  /** The name of the inviting member. */
  invitedBy: string;
  createdAt: Timestamp;
}

export interface SheetTable {
  id: string;
  projectId: string;
  tool: string;
  number: string;
  title: string;
  notes: string;
  /** JSON of the working copy; null while it is empty. */
  document: string | null;
  cases: Generated<number>;
  /** JSON: the ids of the sheets that the working copy reads. */
  reads: Generated<string>;
  version: Generated<number>;
  createdAt: Timestamp;
  changedAt: Timestamp;
  changedBy: string | null;
}

interface RevisionTable {
  id: string;
  sheetId: string;
  /** 1 for the first of its sheet. */
  place: number;
  letter: string;
  state: RevisionState;
  /** The canonical JSON of the record, as it was hashed. */
  record: string;
  hash: string;
  engine: string;
  reason: string;
  /** The version of the working copy that was issued. */
  sheetVersion: number;
  /** The issuing site of an imported revision; null if issued here. */
  importedFrom: ColumnType<string | null, string | undefined, never>;
  /** Whether the imported revision was fully verified, signatures included. */
  importHeld: ColumnType<boolean | null, boolean | undefined, never>;
}

interface ProjectFileTable {
  projectId: string;
  sha256: string;
  type: AttachmentType;
  size: number;
  /** Written and read as base64: see `storeFile`. */
  content: ColumnType<never, RawBuilder<Buffer>, never>;
}

interface AttachmentTable {
  id: string;
  projectId: string;
  sheetId: string;
  place: number;
  sha256: string;
  name: string;
  caption: string;
  at: Timestamp;
}

interface RevisionAttachmentTable {
  projectId: string;
  revisionId: string;
  sha256: string;
  name: string;
}

interface RevisionSignatureTable {
  id: string;
  revisionId: string;
  place: number;
  act: RevisionAction;
  userId: string;
  name: string;
  at: Timestamp;
  /** JSON: the signature with its statement. */
  signed: string;
}

interface RevisionCommentTable {
  id: string;
  revisionId: string;
  field: string;
  text: string;
  by: string;
  at: Timestamp;
  resolvedBy: string | null;
  resolvedAt: NullableTimestamp;
}

interface ProjectEventTable {
  id: GeneratedAlways<string | number | bigint>;
  projectId: string;
  at: Timestamp;
  by: string | null;
  text: string;
}

interface SigningKeyTable {
  id: string;
  /** The 32 bytes of the key, base64url. */
  publicKey: string;
  /** Encrypted: see `signStatement`. Null once replaced by a newer key. */
  privateKey: string | null;
  since: Timestamp;
  until: NullableTimestamp;
}

interface SheetAnswersTable {
  sheetId: string;
  /** The version of the working copy, and of the calculator that computed the results. */
  version: number;
  engine: string;
  /** JSON: see `answers` in `records`. Null if there are none; `failure` then says why. */
  answers: string | null;
  failure: string | null;
}

interface ProjectFluidTable {
  id: string;
  projectId: string;
  name: string;
  words: string;
  /** JSON: the composition by component. */
  parts: string;
  version: Generated<number>;
  createdAt: Timestamp;
  changedAt: Timestamp;
  changedBy: string | null;
}

interface PasskeyTable {
  id: string;
  userId: string;
  name: string;
  /** The id given by the authenticator, base64url. */
  credentialId: string;
  /** COSE, base64url. */
  publicKey: string;
  /** The authenticator's use counter; 0 if it has none. */
  counter: Bigint;
  /** Space-separated WebAuthn transports. */
  transports: string;
  /** Whether the credential is synced to more than one device. */
  backedUp: boolean;
  createdAt: Timestamp;
  usedAt: NullableTimestamp;
}

interface PasskeyChallengeTable {
  challenge: string;
  expiresAt: Timestamp;
}

interface ApiKeyTable {
  id: string;
  userId: string;
  name: string;
  /** The first characters of the key, by which its owner recognises it. */
  prefix: string;
  /** SHA-256 of the key, hexadecimal. */
  hash: string;
  /** Space-separated: see `verifyKey`. */
  scopes: string;
  createdAt: Timestamp;
  usedAt: NullableTimestamp;
}

interface IdempotentRequestTable {
  userId: string;
  /** The client's idempotency key. */
  key: string;
  /** SHA-256 of the request, hexadecimal. */
  fingerprint: string;
  /** The process that handles it, and its deadline: see `runOnce`. */
  holder: string;
  heldUntil: Timestamp;
  /** JSON; null until the response is known. */
  answer: string | null;
  expiresAt: Timestamp;
}

/** A revision recalculated by a later version of its calculator. */
interface DriftTable {
  revisionId: string;
  engine: string;
  outcome: 'same' | 'differs' | 'failed';
  /** The largest change, in words. */
  change: string;
  /** JSON: see `driftDetails` in `records`. */
  details: string;
  at: Timestamp;
  /** When that version was last seen as the current one. */
  presentAt: Timestamp;
  /** When the project owner was notified. */
  toldAt: NullableTimestamp;
  acknowledgedBy: string | null;
  acknowledgedAt: NullableTimestamp;
}

/** The columns that the server itself reads and writes; better-auth uses further ones. */
export interface Tables {
  user: UserTable;
  session: SessionTable;
  account: AccountTable;
  verification: VerificationTable;
  rateLimit: RateLimitTable;
  knownDevice: KnownDeviceTable;
  billingCustomer: BillingCustomerTable;
  subscription: SubscriptionTable;
  billingEvent: BillingEventTable;
  billingLetter: BillingLetterTable;
  trialUse: TrialUseTable;
  billingLease: BillingLeaseTable;
  twoFactor: TwoFactorTable;
  termsAcceptance: TermsAcceptanceTable;
  project: ProjectTable;
  projectMember: ProjectMemberTable;
  projectInvitation: ProjectInvitationTable;
  sheet: SheetTable;
  revision: RevisionTable;
  revisionSignature: RevisionSignatureTable;
  projectFile: ProjectFileTable;
  attachment: AttachmentTable;
  revisionAttachment: RevisionAttachmentTable;
  revisionComment: RevisionCommentTable;
  projectEvent: ProjectEventTable;
  signingKey: SigningKeyTable;
  sheetAnswers: SheetAnswersTable;
  projectFluid: ProjectFluidTable;
  passkey: PasskeyTable;
  passkeyChallenge: PasskeyChallengeTable;
  apiKey: ApiKeyTable;
  idempotentRequest: IdempotentRequestTable;
  drift: DriftTable;
  listColumns: ListColumnsTable;
  sheetFeed: SheetFeedTable;
  sheetResults: SheetResultsTable;
  bulkRun: BulkRunTable;
  bulkChunk: BulkChunkTable;
}
