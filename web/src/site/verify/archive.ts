import { sha256OfBytes } from '@isentrope/records';
import { UnreadableFileError } from './open-file.ts';

/** A calculation file, with the hashes of the attachments beside it if known. */
interface ArchivedFile {
  readonly name: string;
  readonly text: string;
  readonly attachmentHashes?: ReadonlySet<string>;
}

/** Maximum unpacked size of an archive in bytes. */
const maxUnpackedBytes = 512 * 1024 * 1024;

/**
 * The calculation files of a project archive, one per sheet, with the hashes of the attachments in their folders.
 * Undefined if the file is no such archive.
 * @throws {UnreadableFileError} if it cannot be unpacked or is too large
 */
export async function readArchive(file: File): Promise<readonly ArchivedFile[] | undefined> {
  if ((await file.slice(0, 4).text()) !== 'PK\u{3}\u{4}') return undefined;
  const { strFromU8, unzipSync } = await import('fflate');
  let isProject = false;
  let size = 0;
  let entries: Readonly<Record<string, Uint8Array>>;
  try {
    entries = unzipSync(new Uint8Array(await file.arrayBuffer()), {
      filter: ({ name, originalSize }) => {
        isProject ||= name === 'project.json';
        const isIncluded = revisionsIn.test(name) || /\/attachments\/[^/]+$/.test(name);
        if (isIncluded) size += originalSize;
        return isIncluded && size <= maxUnpackedBytes;
      },
    });
  } catch {
    if (!file.name.endsWith('.zip')) return undefined;
    throw new UnreadableFileError('The archive cannot be unpacked: it is damaged, or was cut short.');
  }
  if (!isProject) return undefined;
  if (size > maxUnpackedBytes) throw new UnreadableFileError('The archive unpacks to more than can be checked here.');
  const files: ArchivedFile[] = [];
  for (const [path, bytes] of Object.entries(entries)) {
    const [, folder] = revisionsIn.exec(path) ?? [];
    if (folder === undefined) continue;
    const attachmentHashes = new Set<string>();
    for (const [name, attached] of Object.entries(entries))
      if (name.startsWith(`${folder}/attachments/`))
        attachmentHashes.add(await sha256OfBytes(Uint8Array.from(attached)));
    files.push({ name: folder.replace(/^.*\//, ''), text: strFromU8(bytes), attachmentHashes });
  }
  return files;
}

const revisionsIn = /^(.+)\/revisions\.isentrope\.json$/;
