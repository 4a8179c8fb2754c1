import { verdictOf, verifyFile, type Recomputation, type RevisionFile, type Verdict } from '@isentrope/records';
import { openFile, Unreadable } from './open-file.ts';
import { recomputeFile } from './recompute-file.ts';
import { serviceKeys, type ServiceKeys } from './service-keys.ts';

/** All that was found of a file that somebody gave. */
export interface Checked {
  readonly name: string;
  readonly at: Date;
  readonly file: RevisionFile | undefined;
  readonly verdict: Verdict;
  readonly recomputations: readonly Recomputation[];
  readonly keysFrom: ServiceKeys['from'];
}

/** Most bytes of a file: five hundred revisions of the largest calculation there is are less. */
const largestFile = 256 * 1024 * 1024;

/**
 * Checks a file, or what a PDF or a workbook carries: all that it says of itself, who signed it, and every revision worked through again.
 * @param signal is aborted when another file is chosen meanwhile: what that one waits for is not held up by this.
 * @throws {Unreadable} where that cannot be done here.
 */
export async function checkFile(given: File, say: (sentence: string) => void, signal: AbortSignal): Promise<Checked> {
  if (!('subtle' in crypto)) throw new Unreadable('This browser checks signatures only on a page that came by https.');
  if (given.size > largestFile) throw new Unreadable('The file is too large to be a calculation.');
  say(`Checking ${given.name}.`);
  const [{ text, findings }, { keys, from }] = await Promise.all([openFile(given), serviceKeys()]);
  const verified = await verifyFile(text, keys);
  const found = { ...verified, findings: [...verified.findings, ...(verified.file ? findings : [])] };
  signal.throwIfAborted();
  const count = found.file?.revisions.length ?? 0;
  const recomputations = found.file
    ? await recomputeFile(found.file, next => say(`Recomputing revision ${next} of ${count}.`))
    : [];
  return {
    name: given.name,
    at: new Date(),
    file: found.file,
    verdict: verdictOf(found, recomputations),
    recomputations,
    keysFrom: from,
  };
}
