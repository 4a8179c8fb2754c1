import * as z from 'zod/mini';
import { maxAttachments, recordedAttachment, type RecordedAttachment } from './attachment.ts';
import { basis } from './basis.ts';
import { sheetDocument } from './document.ts';
import { id, line, timestamp, name, passage, sha256 } from './text.ts';

/** A user as identified in a record; later changes of the account do not affect it. */
export const actor = z.strictObject({ id, name: name(200), email: line(320) });
export type Actor = z.infer<typeof actor>;

/** Revision letter: A to Z, then AA, AB, … */
export const letter = z.string().check(z.regex(/^[A-Z]{1,3}$/));

/** Label and unit of a field or result, so that a record is self-explanatory. */
export const itemLabel = z.strictObject({ id: z.string(), label: z.string(), unit: z.string() });

/** A field; for a choice, the labels of the chosen options that differ from their values. */
export const fieldLabel = z.strictObject({ ...itemLabel.shape, names: z.optional(z.record(z.string(), z.string())) });

const firstRecord = z.strictObject({
  format: z.literal('isentrope-revision'),
  version: z.literal(1),
  /** Origin URL of the issuing site. */
  origin: z.url(),
  project: z.strictObject({ id, number: line(60), name: name(200), client: line(200), basis }),
  sheet: z.strictObject({ id, number: line(60), title: name(200), tool: line(60), notes: passage(10_000) }),
  revision: letter,
  /** Reason for the issue, in the originator's words. */
  reason: line(500),
  document: sheetDocument,
  /** Labels of the document's fields in sheet order, with the default unit of values typed without one. */
  fields: z.array(fieldLabel),
  /** Labels of the report's results in order. */
  results: z.array(itemLabel),
  report: z.looseObject({ schema: z.int(), engine: z.string(), tool: z.string(), cases: z.array(z.unknown()) }),
  issued: z.strictObject({ at: timestamp, by: actor }),
  /** Hash of the previous revision; null for the first. */
  previous: z.nullable(sha256),
});

/** A dependency of the sheet: another sheet, with its revision if the value read was issued, or a project fluid. */
const dependency = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('sheet'),
    id,
    number: line(60),
    title: name(200),
    revision: z.nullable(letter),
    hash: z.nullable(sha256),
  }),
  z.strictObject({ type: z.literal('fluid'), id, name: name(200), version: z.int(), words: line(2000) }),
]);
export type Dependency = z.infer<typeof dependency>;

/** Origin of an imported sheet, and its last revision there. */
const continued = z.strictObject({ origin: z.url(), project: id, sheet: id, revision: letter, hash: sha256 });

const secondRecord = z.strictObject({
  ...firstRecord.shape,
  version: z.literal(2),
  /** Sources of the sheet's fields, in reading order. */
  rests: z.optional(z.array(dependency).check(z.minLength(1), z.maxLength(1000))),
  /** The sheet's figures, in order. */
  attachments: z.optional(z.array(recordedAttachment).check(z.minLength(1), z.maxLength(maxAttachments))),
  /**
   * For the first revision after an import: the revision that it follows. It is chained to it (`previous`) if everything
   * imported verified, signatures included; otherwise it only records the succession.
   */
  continues: z.optional(continued),
});

/**
 * The content frozen when a sheet is issued. Its canonical JSON (RFC 8785) is hashed, so every digit, word and order in it is
 * fixed. The report is the result of `run` for the document, with the working.
 */
export const revisionRecord = z.discriminatedUnion('version', [firstRecord, secondRecord]);
export type RevisionRecord = z.infer<typeof revisionRecord>;

/** Returns the dependencies of a record's sheet. */
export function dependenciesOf(record: RevisionRecord): readonly Dependency[] {
  return (record.version === 2 && record.rests) || [];
}

/** Returns the attachments listed in a record, in order. */
export function attachmentsIn(record: RevisionRecord): readonly RecordedAttachment[] {
  return (record.version === 2 && record.attachments) || [];
}

/** Returns the imported revision that a record continues, if any. */
export function importedPredecessor(record: RevisionRecord): z.infer<typeof continued> | undefined {
  return record.version === 2 ? record.continues : undefined;
}

/** Returns the next revision letter: A to Z, then AA, AB, … */
export function letterAfter(letter: string | undefined): string {
  if (letter === undefined) return 'A';
  const end = letter.at(-1) ?? 'A';
  const head = letter.slice(0, -1);
  if (end !== 'Z') return head + String.fromCharCode(end.charCodeAt(0) + 1);
  return (head === '' ? 'A' : letterAfter(head)) + 'A';
}

/** Signed actions on a revision. */
export const revisionAction = z.enum(['issued', 'checked', 'approved', 'returned']);
export type RevisionAction = z.infer<typeof revisionAction>;

/** The content of a signature: who did what to which revision, when, and how their identity was confirmed. */
export const statement = z.strictObject({
  format: z.literal('isentrope-signature'),
  version: z.literal(1),
  revision: sha256,
  act: revisionAction,
  by: actor,
  at: timestamp,
  confirmed: z.enum(['password', 'recent sign-in', 'passkey']),
});
export type Statement = z.infer<typeof statement>;

/** A statement signed by the service: Ed25519 over its canonical JSON, base64url. */
export const signature = z.strictObject({
  statement,
  key: id,
  value: z.string().check(z.regex(/^[\w-]{86}$/)),
});
export type Signature = z.infer<typeof signature>;

/** A revision with its hash and signatures, in the order of signing. */
export const signedRevision = z.strictObject({
  record: revisionRecord,
  hash: sha256,
  signatures: z.array(signature).check(z.maxLength(50)),
});
export type SignedRevision = z.infer<typeof signedRevision>;

/** A current or retired signing key of the service: 32-byte Ed25519 public key, base64url. */
export const publicKey = z.strictObject({
  id,
  key: z.string().check(z.regex(/^[\w-]{43}$/)),
  since: timestamp,
  until: z.nullable(timestamp),
});
export type PublicKey = z.infer<typeof publicKey>;

/** Content of `/.well-known/isentrope-keys.json`. */
export const publishedKeys = z.strictObject({ keys: z.array(publicKey).check(z.maxLength(1000)) });

/**
 * Content of a `.isentrope.json` file: a sheet's revisions from the first to the exported one, so that the hash chain can be
 * verified.
 */
export const revisionFile = z.strictObject({
  format: z.literal('isentrope-file'),
  version: z.literal(1),
  revisions: z.array(signedRevision).check(z.minLength(1), z.maxLength(500)),
});
export type RevisionFile = z.infer<typeof revisionFile>;
