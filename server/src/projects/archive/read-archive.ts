import {
  archivedComments,
  archivedProject,
  archivedSheet,
  attachmentsIn,
  maxAttachmentBytes,
  requestProblem,
  sha256OfBytes,
  strictJson,
  verifyFile,
  attachmentProblem,
  type ArchivedComments,
  type ArchivedProject,
  type ArchivedSheet,
  type PublicKey,
  type RevisionFile,
} from '@isentrope/records';
import type { z } from 'zod/mini';
import { ArchiveProblem, type ArchiveEntry } from './zip-reader.ts';

export type Entries = ReadonlyMap<string, ArchiveEntry>;

/** The contents of a sheet's folder. */
export interface SheetFolder {
  sheet: ArchivedSheet;
  file: RevisionFile | undefined;
  /** Whether everything was verified with the keys of this site, signatures included. */
  isVerified: boolean;
  comments: ArchivedComments;
  /** The attachments by hash. */
  files: ReadonlyMap<string, ArchiveEntry>;
}

const entryNames =
  /^(README\.txt|project\.json|sheets\/\w[\w.-]*\/(sheet\.json|revisions\.isentrope\.json|comments\.json|attachments\/\w[\w.-]*))$/;

/**
 * Reads the project details from an archive.
 * @throws {ArchiveProblem}
 */
export async function readProject(entries: Entries): Promise<ArchivedProject> {
  const project = await readJson(entries, 'project.json', archivedProject);
  const folders = new Set(project.sheets.map(({ folder }) => folder));
  const ids = new Set(project.sheets.map(({ id }) => id));
  if (folders.size < project.sheets.length || ids.size < project.sheets.length)
    throw new ArchiveProblem('The file “project.json” names a sheet twice.');
  for (const name of entries.keys()) {
    const [, folder = ''] = name.split('/');
    if (!entryNames.test(name) || (name.startsWith('sheets/') && !folders.has(folder)))
      throw new ArchiveProblem(`The file “${name.slice(0, 120)}” is not part of an exported project.`);
  }
  return project;
}

/**
 * Reads a sheet's folder and verifies it: schemas, hashes, the hash chain, and signatures made on this site.
 * @param keys of this site, `origin`.
 * @throws {ArchiveProblem} for any difference from the issued revisions.
 */
export async function readSheet(
  entries: Entries,
  { folder, id }: ArchivedProject['sheets'][number],
  { keys, origin }: { keys: readonly PublicKey[]; origin: string },
): Promise<SheetFolder> {
  const path = `sheets/${folder}`;
  const sheet = await readJson(entries, `${path}/sheet.json`, archivedSheet);
  const invalid = (text: string) => new ArchiveProblem(`The file “${path}/sheet.json” ${text}`);
  if (sheet.id !== id) throw invalid('belongs to a different sheet from the one in “project.json”.');
  if (sheet.document !== null && sheet.document.tool !== sheet.tool) throw invalid('belongs to two calculators.');
  const files = await attachmentsOf(entries, path);
  const hashes = new Set<string>();
  for (const { sha256, name } of sheet.attachments) {
    if (!files.has(sha256))
      throw invalid(`names the attachment “${name}”, which is missing from the archive or has been changed.`);
    if (hashes.has(sha256)) throw invalid(`names the attachment “${name}” twice.`);
    hashes.add(sha256);
  }
  const { file, isVerified } = await revisionsOf(entries, path, sheet, { keys, origin, files });
  for (const { record } of file?.revisions ?? []) for (const { sha256 } of attachmentsIn(record)) hashes.add(sha256);
  for (const [sha256, { name }] of files)
    if (!hashes.has(sha256)) throw new ArchiveProblem(`The file “${name}” is not referenced anywhere in the archive.`);
  const comments = entries.has(`${path}/comments.json`)
    ? await readJson(entries, `${path}/comments.json`, archivedComments)
    : [];
  const letters = new Set(file?.revisions.map(({ record }) => record.revision));
  const unmatched = comments.find(({ revision }) => !letters.has(revision));
  if (unmatched !== undefined)
    throw new ArchiveProblem(
      `The file “${path}/comments.json” names revision ${unmatched.revision}, which does not exist.`,
    );
  return { sheet, file, isVerified, comments, files };
}

async function revisionsOf(
  entries: Entries,
  path: string,
  { tool }: ArchivedSheet,
  { keys, origin, files }: { keys: readonly PublicKey[]; origin: string; files: SheetFolder['files'] },
): Promise<Pick<SheetFolder, 'file' | 'isVerified'>> {
  const name = `${path}/revisions.isentrope.json`;
  const entry = entries.get(name);
  if (entry === undefined) return { file: undefined, isVerified: true };
  const text = decodeText(name, await entry.read());
  const last = lastOrigin(text);
  // The keys of another site are unknown here: its signatures are stored, but not verified.
  const { file, findings } = await verifyFile(
    text,
    last === origin ? keys : undefined,
    new Date(),
    new Set(files.keys()),
  );
  const broken = findings.find(({ holds }) => holds === false);
  if (file === undefined || broken !== undefined) {
    const where =
      broken === undefined || broken.revision === null
        ? ''
        : `Revision ${broken.revision}, ${broken.what.toLowerCase()}: `;
    throw new ArchiveProblem(`The file “${name}” is not valid. ${where}${broken?.text ?? ''}`);
  }
  const other = file.revisions.find(({ record }) => record.sheet.tool !== tool);
  if (other !== undefined)
    throw new ArchiveProblem(
      `The file “${name}” uses a different calculator from the sheet, ${other.record.sheet.tool}.`,
    );
  return { file, isVerified: findings.every(({ holds }) => holds === true) };
}

/** The site that issued the last revision of a file, read before verification. */
function lastOrigin(text: string): unknown {
  const json = strictJson(text);
  if ('problem' in json) return undefined;
  const revisions = (json.value as { revisions?: { record?: { origin?: unknown } }[] } | null)?.revisions;
  return Array.isArray(revisions) ? revisions.at(-1)?.record?.origin : undefined;
}

/** The attachments of a sheet's folder by hash. */
async function attachmentsOf(entries: Entries, path: string): Promise<ReadonlyMap<string, ArchiveEntry>> {
  const files = new Map<string, ArchiveEntry>();
  for (const entry of entries.values()) {
    if (!entry.name.startsWith(`${path}/attachments/`)) continue;
    if (entry.size > maxAttachmentBytes) throw new ArchiveProblem(`The file “${entry.name}” is larger than 5 MB.`);
    const bytes = await entry.read();
    const invalid = attachmentProblem(bytes);
    if (invalid !== null) throw new ArchiveProblem(`The file “${entry.name}” cannot be attached. ${invalid}`);
    const hash = await sha256OfBytes(bytes);
    if (files.has(hash))
      throw new ArchiveProblem(`The file “${entry.name}” is also in the archive under another name.`);
    files.set(hash, entry);
  }
  return files;
}

/** Reads a JSON file of an archive and validates it. */
async function readJson<T>(entries: Entries, name: string, shape: z.ZodMiniType<T>): Promise<T> {
  const entry = entries.get(name);
  if (entry === undefined) throw new ArchiveProblem(`The file “${name}” is not in the archive.`);
  const json = strictJson(decodeText(name, await entry.read()));
  if ('problem' in json) throw new ArchiveProblem(`The file “${name}” is not valid. ${json.problem}`);
  const read = shape.safeParse(json.value);
  if (read.success) return read.data;
  throw new ArchiveProblem(`The file “${name}” is not valid. ${requestProblem(read.error.issues, shape)}`);
}

function decodeText(name: string, bytes: Uint8Array<ArrayBuffer>): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new ArchiveProblem(`The file “${name}” is not valid. It is not text.`);
  }
}
