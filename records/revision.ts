import * as z from 'zod/mini';
import { mostAttachments, recordedAttachment, type RecordedAttachment } from './attachment.ts';
import { basis } from './basis.ts';
import { sheetDocument } from './document.ts';
import { id, line, moment, name, passage, sha256 } from './text.ts';

/** Somebody as a record names them: for good, whatever becomes of the account. */
export const person = z.strictObject({ id, name: name(200), email: line(320) });
export type Person = z.infer<typeof person>;

/** The letter of a revision: A to Z, then AA, AB, … */
export const letter = z.string().check(z.regex(/^[A-Z]{1,3}$/));

/** A field or a result as people know it, so that a record says by itself what everything in it is. */
export const named = z.strictObject({ id: z.string(), label: z.string(), unit: z.string() });

/** A field; one that is a choice has the names of the options that cases have chosen, where those are not what they read. */
export const namedField = z.strictObject({ ...named.shape, names: z.optional(z.record(z.string(), z.string())) });

const firstRecord = z.strictObject({
  format: z.literal('isentrope-revision'),
  version: z.literal(1),
  /** The address of the site that issued it. */
  origin: z.url(),
  project: z.strictObject({ id, number: line(60), name: name(200), client: line(200), basis }),
  sheet: z.strictObject({ id, number: line(60), title: name(200), tool: line(60), notes: passage(10_000) }),
  revision: letter,
  /** Why it was issued, in the originator's words. */
  reason: line(500),
  document: sheetDocument,
  /** What the fields of the document are called, in the order of the sheet, with the unit of a text without one. */
  fields: z.array(namedField),
  /** What the results of the report are called, in their order. */
  results: z.array(named),
  report: z.looseObject({ schema: z.int(), engine: z.string(), tool: z.string(), cases: z.array(z.unknown()) }),
  issued: z.strictObject({ at: moment, by: person }),
  /** The hash of the revision before it; null for the first. */
  previous: z.nullable(sha256),
});

/** What the sheet reads: another sheet, with its revision where what was read is as that was issued, or a fluid of the project. */
const restsOn = z.discriminatedUnion('type', [
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
export type RestsOn = z.infer<typeof restsOn>;

/** Where a sheet was issued before it was imported, and the last revision of it there. */
const continued = z.strictObject({ origin: z.url(), project: id, sheet: id, revision: letter, hash: sha256 });

const secondRecord = z.strictObject({
  ...firstRecord.shape,
  version: z.literal(2),
  /** What its fields are read from, in the order in which they read it. */
  rests: z.optional(z.array(restsOn).check(z.minLength(1), z.maxLength(1000))),
  /** The figures beside the sheet, in their order. */
  attachments: z.optional(z.array(recordedAttachment).check(z.minLength(1), z.maxLength(mostAttachments))),
  /**
   * Of the first revision after an import: the one that it follows. It rests on it (`previous`) where all that was imported held
   * when it came, signatures included; else it only comes after it.
   */
  continues: z.optional(continued),
});

/**
 * What is frozen when a sheet is issued. Its canonical JSON (RFC 8785) is what is hashed, so every digit, word and order in it
 * is fixed. The report is what `run` gave for the document, with the working.
 */
export const revisionRecord = z.discriminatedUnion('version', [firstRecord, secondRecord]);
export type RevisionRecord = z.infer<typeof revisionRecord>;

/** What a record's sheet reads. */
export function restsIn(record: RevisionRecord): readonly RestsOn[] {
  return (record.version === 2 && record.rests) || [];
}

/** The figures that a record names, in their order. */
export function attachmentsIn(record: RevisionRecord): readonly RecordedAttachment[] {
  return (record.version === 2 && record.attachments) || [];
}

/** What a record follows that was issued elsewhere and imported. */
export function continuedIn(record: RevisionRecord): z.infer<typeof continued> | undefined {
  return record.version === 2 ? record.continues : undefined;
}

/** The letter after a letter: A to Z, then AA, AB, … */
export function letterAfter(letter: string | undefined): string {
  if (letter === undefined) return 'A';
  const end = letter.at(-1) ?? 'A';
  const head = letter.slice(0, -1);
  if (end !== 'Z') return head + String.fromCharCode(end.charCodeAt(0) + 1);
  return (head === '' ? 'A' : letterAfter(head)) + 'A';
}

/** What somebody does to an issued revision, under their name. */
export const act = z.enum(['issued', 'checked', 'approved', 'returned']);
export type Act = z.infer<typeof act>;

/** What a signature says: who did what to which revision, when, and how they showed that it was they. */
export const statement = z.strictObject({
  format: z.literal('isentrope-signature'),
  version: z.literal(1),
  revision: sha256,
  act,
  by: person,
  at: moment,
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

/** A revision with its hash and all that was signed of it, in the order of signing. */
export const signedRevision = z.strictObject({
  record: revisionRecord,
  hash: sha256,
  signatures: z.array(signature).check(z.maxLength(50)),
});
export type SignedRevision = z.infer<typeof signedRevision>;

/** A key by which the service signs, or signed until it was retired: the 32 bytes of an Ed25519 key, base64url. */
export const publicKey = z.strictObject({
  id,
  key: z.string().check(z.regex(/^[\w-]{43}$/)),
  since: moment,
  until: z.nullable(moment),
});
export type PublicKey = z.infer<typeof publicKey>;

/** What `/.well-known/isentrope-keys.json` holds. */
export const publishedKeys = z.strictObject({ keys: z.array(publicKey).check(z.maxLength(1000)) });

/** A sheet's revisions as a file, `.isentrope.json`: from the first to the one it was made of, so that the chain can be followed. */
export const revisionFile = z.strictObject({
  format: z.literal('isentrope-file'),
  version: z.literal(1),
  revisions: z.array(signedRevision).check(z.minLength(1), z.maxLength(500)),
});
export type RevisionFile = z.infer<typeof revisionFile>;
