import { hashOf } from './canonical.ts';
import { requestProblem } from './requests.ts';
import {
  attachmentsIn,
  importedPredecessor,
  letterAfter,
  revisionFile,
  type RevisionAction,
  type PublicKey,
  type RevisionFile,
  type Signature,
  type SignedRevision,
  type Statement,
} from './revision.ts';
import { isSignatureValid } from './sign.ts';
import { strictJson } from './strict-json.ts';

/** The result of one check on a file. */
export interface Finding {
  /** Letter of the revision; null for the whole file. */
  readonly revision: string | null;
  /** Short name of the check. */
  readonly what: string;
  /** Whether the check passed; null if it was not possible. */
  readonly holds: boolean | null;
  /** Result as a sentence. */
  readonly text: string;
}

/** The findings on a file, and the file itself if its form is valid. */
export interface VerificationResult {
  readonly findings: readonly Finding[];
  readonly file: RevisionFile | undefined;
}

/** Allowed clock difference between two machines, ms. */
const clockToleranceMilliseconds = 5 * 60_000;

/**
 * Maximum time by which a statement may be dated before the creation of its key, ms: an action is dated at the start of its
 * request, and the same request may create the key.
 */
const keyCreationMilliseconds = 10_000;

/** Actions that may follow each action. */
const allowedNextActions: Readonly<Record<RevisionAction, readonly RevisionAction[]>> = {
  issued: ['checked', 'returned'],
  checked: ['approved', 'returned'],
  approved: [],
  returned: [],
};

/**
 * Verifies a file of revisions without its calculator: its form, the hash of each record, the hash chain, and the signatures
 * with signers, order and times.
 * @param input the file, as text or parsed; unvalidated. Duplicate members are only detected in text.
 * @param keys the published keys of the service; undefined if unavailable, then signatures are not checked.
 * @param held hashes of the available attachments; undefined to skip checking them.
 */
export async function verifyFile(
  input: unknown,
  keys: readonly PublicKey[] | undefined,
  now = new Date(),
  held?: ReadonlySet<string>,
): Promise<VerificationResult> {
  const json = typeof input === 'string' ? strictJson(input) : { value: input };
  if ('problem' in json) return invalidFile(json.problem);
  const read = revisionFile.safeParse(json.value);
  if (!read.success) return invalidFile(requestProblem(read.error.issues, revisionFile));
  const file = read.data;
  // The raw value is hashed, not the schema's output.
  const rawFile = json.value as RevisionFile;
  const findings: Finding[] = [{ revision: null, what: 'Form', holds: true, text: 'The file is a calculation file.' }];
  const lastImported = file.revisions.findLastIndex(({ record }) => importedPredecessor(record) !== undefined) - 1;
  for (const [index, revision] of file.revisions.entries()) {
    const raw = rawFile.revisions[index] ?? revision;
    const before = file.revisions[index - 1];
    findings.push(await recordFinding(revision, raw), chainFinding(revision, before));
    for (const [at, signature] of revision.signatures.entries())
      findings.push(
        await signatureFinding(revision, signature, raw.signatures[at]?.statement, keys, index <= lastImported),
      );
    findings.push(orderFinding(revision, before, now), ...attachmentFindings(revision, held));
  }
  return { findings, file };
}

function invalidFile(problem: string): VerificationResult {
  const text = `This is not a calculation file, or it has been changed: ${problem}`;
  return { findings: [{ revision: null, what: 'Form', holds: false, text }], file: undefined };
}

/** Returns the hash of a record as found in the file; undefined if it has no canonical JSON (a lone surrogate). */
async function hashAsFound(record: unknown): Promise<string | undefined> {
  try {
    return await hashOf(record);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

async function recordFinding({ record, hash }: SignedRevision, raw: SignedRevision): Promise<Finding> {
  const about = { revision: record.revision, what: 'Record' };
  if (record.document.tool !== record.sheet.tool || record.report.tool !== record.sheet.tool)
    return { ...about, holds: false, text: 'Its sheet, document and report belong to different calculators.' };
  return (await hashAsFound(raw.record)) === hash
    ? { ...about, holds: true, text: `Every digit and word matches the hash (${hash.slice(0, 16)}…).` }
    : {
        ...about,
        holds: false,
        text: `It has been changed: it does not match the hash (${hash.slice(0, 16)}…).`,
      };
}

function chainFinding({ record }: SignedRevision, before: SignedRevision | undefined): Finding {
  const about = { revision: record.revision, what: 'Chain' };
  const broken = (text: string): Finding => ({ ...about, holds: false, text });
  if (record.revision !== letterAfter(before?.record.revision))
    return broken(
      before === undefined
        ? 'The first revision of the file is not A.'
        : `It does not follow revision ${before.record.revision}.`,
    );
  const continued = importedPredecessor(record);
  if (continued !== undefined) return continuationFinding(record, continued, before);
  if (record.previous !== (before?.hash ?? null))
    return broken(
      before === undefined
        ? 'It names a previous revision, which is not in the file.'
        : `It does not follow from revision ${before.record.revision} as it is in the file.`,
    );
  if (before === undefined) return { ...about, holds: true, text: 'It is the first revision of its sheet.' };
  if (before.record.sheet.id !== record.sheet.id || before.record.project.id !== record.project.id)
    return broken(`It belongs to a different sheet from revision ${before.record.revision}.`);
  if (before.record.sheet.tool !== record.sheet.tool)
    return broken(`It uses a different calculator from revision ${before.record.revision}.`);
  return { ...about, holds: true, text: `It follows from revision ${before.record.revision} as it is in the file.` };
}

/** Checks the first revision after an import: it must name the revision that it follows, wherever that was issued. */
function continuationFinding(
  record: SignedRevision['record'],
  continued: NonNullable<ReturnType<typeof importedPredecessor>>,
  before: SignedRevision | undefined,
): Finding {
  const about = { revision: record.revision, what: 'Chain' };
  const broken = (text: string): Finding => ({ ...about, holds: false, text });
  if (before === undefined) return broken('It follows an imported revision, which is not in the file.');
  const { origin, project, sheet, revision } = before.record;
  if (
    continued.origin !== origin ||
    continued.project !== project.id ||
    continued.sheet !== sheet.id ||
    continued.revision !== revision ||
    continued.hash !== before.hash
  )
    return broken(`It follows an imported revision other than ${revision} as it is in the file.`);
  if (sheet.tool !== record.sheet.tool) return broken(`It uses a different calculator from revision ${revision}.`);
  if (record.previous === before.hash)
    return { ...about, holds: true, text: `It follows from revision ${revision}, which was imported from ${origin}.` };
  return record.previous === null
    ? {
        ...about,
        holds: true,
        text: `It comes after revision ${revision}, which was imported from ${origin} but does not follow from it.`,
      }
    : broken(`It does not follow from revision ${revision} as it is in the file.`);
}

/** Checks the attachments named in a record against the available ones; empty if none are given. */
function attachmentFindings({ record }: SignedRevision, held: ReadonlySet<string> | undefined): Finding[] {
  if (held === undefined) return [];
  return attachmentsIn(record).map(({ name, sha256 }) => ({
    revision: record.revision,
    what: 'Attachment',
    holds: held.has(sha256),
    text: held.has(sha256)
      ? `“${name}” is what it was when this was issued (${sha256.slice(0, 16)}…).`
      : `“${name}” is missing or differs from what it was when this was issued (${sha256.slice(0, 16)}…).`,
  }));
}

const actWords: Readonly<Record<RevisionAction, string>> = {
  issued: 'Issue',
  checked: 'Check',
  approved: 'Approval',
  returned: 'Return',
};

/** Descriptions of how a signer's identity was confirmed. */
const confirmationText: Readonly<Record<Statement['confirmed'], string>> = {
  password: 'password',
  passkey: 'passkey',
  'recent sign-in': 'a recent sign-in',
};

async function signatureFinding(
  { record, hash }: SignedRevision,
  { statement, key: keyId, value }: Signature,
  raw: unknown,
  keys: readonly PublicKey[] | undefined,
  imported: boolean,
): Promise<Finding> {
  const { act, at, by, confirmed } = statement;
  const about = { revision: record.revision, what: `${actWords[act]}, signature` };
  const broken = (text: string): Finding => ({ ...about, holds: false, text });
  if (statement.revision !== hash) return broken('It belongs to another record.');
  if (keys === undefined)
    return { ...about, holds: null, text: 'The keys of the service are not available, so it cannot be checked.' };
  const key = keys.find(({ id }) => id === keyId);
  if (key === undefined && imported)
    return { ...about, holds: null, text: `It was made at ${record.origin}, whose keys are not available.` };
  if (key === undefined) return broken('It was made with a key that the service has not published.');
  if (
    isEarlier(at, new Date(Date.parse(key.since) - keyCreationMilliseconds).toISOString()) ||
    (key.until !== null && isEarlier(key.until, at))
  )
    return broken('It is dated at a time when its key was not in use.');
  try {
    if (!(await isSignatureValid(raw, value, key)))
      return broken('It is not what the service signed: who, what or when has been changed.');
  } catch {
    return { ...about, holds: null, text: 'This browser cannot check Ed25519 signatures.' };
  }
  return {
    ...about,
    holds: true,
    text: `${by.name} (${by.email}) ${act} it on ${formatTimestamp(at)}, by ${confirmationText[confirmed]}.`,
  };
}

/** Whether a timestamp is before another. */
function isEarlier(a: string, b: string): boolean {
  return new Date(a).getTime() < new Date(b).getTime();
}

/** Checks that the actions are permitted by the service: who, in which order, and when. */
function orderFinding({ record, signatures }: SignedRevision, before: SignedRevision | undefined, now: Date): Finding {
  const about = { revision: record.revision, what: 'Order' };
  const broken = (text: string): Finding => ({ ...about, holds: false, text });
  const acts = signatures.map(({ statement }) => statement);
  const [first] = acts;
  if (first?.act !== 'issued') return broken('It was never signed as issued.');
  const { by, at } = record.issued;
  if (first.by.id !== by.id || first.by.name !== by.name || first.by.email !== by.email || first.at !== at)
    return broken('Who signed the issue, or when, is not what the record says.');
  for (const [index, act] of acts.entries()) {
    const prior = acts[index - 1];
    if (prior === undefined) continue;
    if (!allowedNextActions[prior.act].includes(act.act)) return broken(`It was ${act.act} after it was ${prior.act}.`);
    if (act.act !== 'returned' && act.by.id === first.by.id) return broken(`It was ${act.act} by its own originator.`);
    if (isEarlier(act.at, prior.at)) return broken(`It was ${act.act} before it was ${prior.act}.`);
  }
  const last = before?.signatures.at(-1)?.statement.at;
  if (last !== undefined && isEarlier(first.at, last))
    return broken('It was issued before the last signature of the revision before it.');
  if (acts.some(act => new Date(act.at).getTime() > now.getTime() + clockToleranceMilliseconds))
    return broken('It is signed at a future time.');
  return { ...about, holds: true, text: orderText(acts.map(({ act }) => act)) };
}

function orderText(acts: readonly RevisionAction[]): string {
  if (acts.includes('approved')) return 'It was issued, checked by someone else, and approved.';
  if (acts.includes('returned')) return 'It was issued and returned; it does not count as checked.';
  return acts.includes('checked')
    ? 'It was issued and checked by someone else. It is not approved.'
    : 'It was issued. It is neither checked nor approved.';
}

/** Formats a timestamp: "22 November 2026 at 14:05 UTC". */
export function formatTimestamp(at: string): string {
  const day = new Date(at).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return `${day} at ${at.slice(11, 16)} UTC`;
}
