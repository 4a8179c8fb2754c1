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

/** All that was found of a file that somebody gave. */
export interface Checked {
  readonly name: string;
  /** Whether it was in the archive of a project. */
  readonly archived: boolean;
  readonly at: Date;
  readonly file: RevisionFile | undefined;
  readonly verdict: Verdict;
  readonly recomputations: readonly Recomputation[];
  readonly keysFrom: ServiceKeys['from'];
}

/** Most bytes of a file: five hundred revisions of the largest calculation there is are less. */
const largestFile = 300 * 1024 * 1024;

/**
 * Checks a file, what a PDF or a workbook carries, or each of the files in the archive of a project: all that it says of itself,
 * who signed it, the attachments where they are beside it, and every revision worked through again.
 * @param signal is aborted when another file is chosen meanwhile: what that one waits for is not held up by this.
 * @throws {Unreadable} where that cannot be done here.
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

/** A file of revisions as it was found: with what there is to say of the cells of its workbook, or the hashes of attachments beside it. */
interface FileInHand {
  readonly name: string;
  readonly text: string;
  readonly findings?: readonly Finding[];
  readonly held?: ReadonlySet<string>;
}

/** What is to be checked of a file: itself or what it carries, or what was issued in the archive of a project that it is. */
async function filesIn(given: File): Promise<readonly FileInHand[]> {
  const archived = await archivedFiles(given);
  if (archived === undefined) return [{ name: given.name, ...(await openFile(given)) }];
  if (archived.length === 0) throw new Unreadable('Nothing in this archive was issued.');
  return archived;
}
