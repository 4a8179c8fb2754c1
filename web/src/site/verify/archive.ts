import { sha256OfBytes } from '@isentrope/records';
import { Unreadable } from './open-file.ts';

/** A calculation file, with the hashes of the attachments beside it if known. */
export interface GivenFile {
  readonly name: string;
  readonly text: string;
  readonly held?: ReadonlySet<string>;
}

/** Maximum unpacked size of an archive in bytes. */
const mostUnpacked = 512 * 1024 * 1024;

/**
 * The calculation files of a project archive, one per sheet, with the hashes of the attachments in their folders.
 * Undefined if the file is no such archive.
 * @throws {Unreadable} if it cannot be unpacked or is too large
 */
export async function archivedFiles(given: File): Promise<readonly GivenFile[] | undefined> {
  if ((await given.slice(0, 4).text()) !== 'PK\u{3}\u{4}') return undefined;
  const { strFromU8, unzipSync } = await import('fflate');
  let isProject = false;
  let size = 0;
  let entries: Readonly<Record<string, Uint8Array>>;
  try {
    entries = unzipSync(new Uint8Array(await given.arrayBuffer()), {
      filter: ({ name, originalSize }) => {
        isProject ||= name === 'project.json';
        const wanted = revisionsIn.test(name) || /\/attachments\/[^/]+$/.test(name);
        if (wanted) size += originalSize;
        return wanted && size <= mostUnpacked;
      },
    });
  } catch {
    if (!given.name.endsWith('.zip')) return undefined;
    throw new Unreadable('The archive cannot be unpacked: it is damaged, or was cut short.');
  }
  if (!isProject) return undefined;
  if (size > mostUnpacked) throw new Unreadable('The archive unpacks to more than can be checked here.');
  const files: GivenFile[] = [];
  for (const [path, bytes] of Object.entries(entries)) {
    const [, folder] = revisionsIn.exec(path) ?? [];
    if (folder === undefined) continue;
    const held = new Set<string>();
    for (const [name, attached] of Object.entries(entries))
      if (name.startsWith(`${folder}/attachments/`)) held.add(await sha256OfBytes(Uint8Array.from(attached)));
    files.push({ name: folder.replace(/^.*\//, ''), text: strFromU8(bytes), held });
  }
  return files;
}

const revisionsIn = /^(.+)\/revisions\.isentrope\.json$/;
