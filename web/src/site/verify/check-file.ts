import {
  verdictOf,
  verifyFile,
  type Finding,
  type Recomputation,
  type RevisionFile,
  type Verdict,
} from '@isentrope/records';
import { archivedFiles } from './archive.ts';
import { openFile, Unreadable } from './open-file.ts';
import { recomputeFile } from './recompute-file.ts';
import { serviceKeys, type ServiceKeys } from './service-keys.ts';

/** The result of checking a file. */
export interface Checked {
  readonly name: string;
  /** Whether it was part of a project archive. */
  readonly archived: boolean;
  readonly at: Date;
  readonly file: RevisionFile | undefined;
  readonly verdict: Verdict;
  readonly recomputations: readonly Recomputation[];
  readonly keysFrom: ServiceKeys['from'];
}

/** Maximum size of a file in bytes: larger than 500 revisions of the largest calculation. */
const largestFile = 300 * 1024 * 1024;

/**
 * Checks a file, the file carried by a PDF or workbook, or each file of a project archive: consistency, signatures,
 * attachments if present, and a recalculation of every revision.
 * @param signal aborted when another file is chosen, so that the other does not wait for this one
 * @throws {Unreadable} if the file cannot be checked
 */
export async function checkFile(
  given: File,
  say: (sentence: string) => void,
  signal: AbortSignal,
): Promise<readonly Checked[]> {
  if (!('subtle' in crypto)) throw new Unreadable('This browser checks signatures only on a page that came by https.');
  if (given.size > largestFile) throw new Unreadable('The file is too large to be a calculation.');
  say(`Checking ${given.name}.`);
  const [files, service] = await Promise.all([filesIn(given), serviceKeys()]);
  const checked: Checked[] = [];
  for (const file of files) {
    signal.throwIfAborted();
    checked.push(await checkText(file, service, say, signal));
  }
  return checked;
}

async function checkText(
  { name, text, findings = [], held }: FileInHand,
  { keys, from }: ServiceKeys,
  say: (sentence: string) => void,
  signal: AbortSignal,
): Promise<Checked> {
  const verified = await verifyFile(text, keys, new Date(), held);
  const found = { ...verified, findings: [...verified.findings, ...(verified.file ? findings : [])] };
  signal.throwIfAborted();
  const count = found.file?.revisions.length ?? 0;
  const recomputations = found.file
    ? await recomputeFile(found.file, next => say(`${name}: recomputing revision ${next} of ${count}.`))
    : [];
  return {
    name,
    archived: held !== undefined,
    at: new Date(),
    file: found.file,
    verdict: verdictOf(found, recomputations),
    recomputations,
    keysFrom: from,
  };
}

/** A calculation file as found, with findings on its workbook's cells or the hashes of its attachments. */
interface FileInHand {
  readonly name: string;
  readonly text: string;
  readonly findings?: readonly Finding[];
  readonly held?: ReadonlySet<string>;
}

/** The calculation files to check: the file itself, the one it carries, or those of a project archive. */
async function filesIn(given: File): Promise<readonly FileInHand[]> {
  const archived = await archivedFiles(given);
  if (archived === undefined) return [{ name: given.name, ...(await openFile(given)) }];
  if (archived.length === 0) throw new Unreadable('Nothing in this archive was issued.');
  return archived;
}
