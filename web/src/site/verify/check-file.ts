import { verdictOf, verifyFile, type Recomputation, type RevisionFile, type Verdict } from '@isentrope/records';
import { archivedFiles, type GivenFile } from './archive.ts';
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
const largestFile = 300 * 1024 * 1024;

/** Why a file cannot be checked at all, in a sentence. */
export class Unreadable extends Error {}

/**
 * Checks a file, or each of the files in the archive of a project: all that it says of itself, who signed it, the attachments
 * where they are beside it, and every revision worked through again.
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
  { name, text, held }: GivenFile,
  { keys, from }: ServiceKeys,
  say: (sentence: string) => void,
  signal: AbortSignal,
): Promise<Checked> {
  const found = await verifyFile(text, keys, new Date(), held);
  signal.throwIfAborted();
  const count = found.file?.revisions.length ?? 0;
  const recomputations = found.file
    ? await recomputeFile(found.file, next => say(`${name}: recomputing revision ${next} of ${count}.`))
    : [];
  return {
    name,
    at: new Date(),
    file: found.file,
    verdict: verdictOf(found, recomputations),
    recomputations,
    keysFrom: from,
  };
}

/** What is to be checked of a file: itself, or what was issued in the archive of a project that it is. */
async function filesIn(given: File): Promise<readonly GivenFile[]> {
  if (!(await isArchive(given))) return [{ name: given.name, text: await textOf(given) }];
  const files = await archivedFiles(given);
  if (files === undefined) throw new Unreadable('The archive cannot be read. Choose it again.');
  if (files.length === 0) throw new Unreadable('Nothing in this archive was issued.');
  return files;
}

async function isArchive(given: File): Promise<boolean> {
  try {
    return (await given.slice(0, 4).text()) === 'PK\u{3}\u{4}';
  } catch {
    throw new Unreadable('The file cannot be read. Choose it again.');
  }
}

async function textOf(given: File): Promise<string> {
  try {
    return await given.text();
  } catch {
    throw new Unreadable('The file cannot be read. Choose it again.');
  }
}
