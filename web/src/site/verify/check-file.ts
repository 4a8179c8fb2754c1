import {
  verdictOf,
  verifyFile,
  type Finding,
  type Recomputation,
  type RevisionFile,
  type Verdict,
} from '@isentrope/records';
import { readArchive } from './archive.ts';
import { openFile, UnreadableFileError } from './open-file.ts';
import { recomputeFile } from './recompute-file.ts';
import { sampleKey } from '../samples/sample-key.ts';
import { serviceKeys, type ServiceKeys } from './service-keys.ts';

/** The result of checking a file. */
export interface CheckedFile {
  readonly name: string;
  /** Whether it was part of a project archive. */
  readonly archived: boolean;
  readonly at: Date;
  readonly file: RevisionFile | undefined;
  readonly verdict: Verdict;
  readonly recomputations: readonly Recomputation[];
  /** Where the keys are from; `sample` for a file signed with the sample key alone, which anyone may use. */
  readonly keysFrom: ServiceKeys['from'] | 'sample';
}

/** Maximum size of a file in bytes: larger than 500 revisions of the largest calculation. */
const maxFileBytes = 300 * 1024 * 1024;

/**
 * Checks a file, the file carried by a PDF or workbook, or each file of a project archive: consistency, signatures,
 * attachments if present, and a recalculation of every revision.
 * @param signal aborted when another file is chosen, so that the other does not wait for this one
 * @throws {UnreadableFileError} if the file cannot be checked
 */
export async function checkFile(
  chosen: File,
  reportProgress: (sentence: string) => void,
  signal: AbortSignal,
): Promise<readonly CheckedFile[]> {
  if (!('subtle' in crypto))
    throw new UnreadableFileError('This browser checks signatures only on a page loaded over HTTPS.');
  if (chosen.size > maxFileBytes) throw new UnreadableFileError('The file is too large to be a calculation.');
  reportProgress(`Checking ${chosen.name}.`);
  const [files, service] = await Promise.all([findFiles(chosen), serviceKeys()]);
  const checked: CheckedFile[] = [];
  for (const file of files) {
    signal.throwIfAborted();
    checked.push(await checkText(file, service, reportProgress, signal));
  }
  return checked;
}

async function checkText(
  { name, text, findings = [], attachmentHashes }: FileToCheck,
  service: ServiceKeys,
  reportProgress: (sentence: string) => void,
  signal: AbortSignal,
): Promise<CheckedFile> {
  const withService = await verifyFile(text, service.keys, new Date(), attachmentHashes);
  // A file in an archive is never a sample, so that the count of the archive has no sample among the unaltered.
  const isSample = attachmentHashes === undefined && isSignedAsSample(withService.file);
  const verified = isSample ? await verifyFile(text, [sampleKey]) : withService;
  const merged = { ...verified, findings: [...verified.findings, ...(verified.file ? findings : [])] };
  signal.throwIfAborted();
  const count = merged.file?.revisions.length ?? 0;
  const recomputations = merged.file
    ? await recomputeFile(merged.file, next => reportProgress(`${name}: recomputing revision ${next} of ${count}.`))
    : [];
  return {
    name,
    archived: attachmentHashes !== undefined,
    at: new Date(),
    file: merged.file,
    verdict: verdictOf(merged, recomputations),
    recomputations,
    keysFrom: isSample ? 'sample' : service.from,
  };
}

/** Whether every signature of a file names the sample key. */
function isSignedAsSample(file: RevisionFile | undefined): boolean {
  const signatures = file?.revisions.flatMap(revision => revision.signatures) ?? [];
  return signatures.length > 0 && signatures.every(({ key }) => key === sampleKey.id);
}

/** A calculation file as found, with findings on its workbook's cells or the hashes of its attachments. */
interface FileToCheck {
  readonly name: string;
  readonly text: string;
  readonly findings?: readonly Finding[];
  readonly attachmentHashes?: ReadonlySet<string>;
}

/** The calculation files to check: the file itself, the one it carries, or those of a project archive. */
async function findFiles(chosen: File): Promise<readonly FileToCheck[]> {
  const archived = await readArchive(chosen);
  if (archived === undefined) return [{ name: chosen.name, ...(await openFile(chosen)) }];
  if (archived.length === 0) throw new UnreadableFileError('Nothing in this archive was issued.');
  return archived;
}
