import { sha256OfBytes } from '@isentrope/records';

/** A file of revisions, with the hashes of the attachments beside it, where it is known which there are. */
export interface GivenFile {
  readonly name: string;
  readonly text: string;
  readonly held?: ReadonlySet<string>;
}

/**
 * What was issued in the archive of a project: a file of revisions for each sheet, with the hashes of the attachments in its
 * folder. Undefined where it is no archive.
 */
export async function archivedFiles(given: File): Promise<readonly GivenFile[] | undefined> {
  const { strFromU8, unzipSync } = await import('fflate');
  const contents = new Uint8Array(await given.arrayBuffer());
  let entries: Readonly<Record<string, Uint8Array>>;
  try {
    entries = unzipSync(contents, {
      filter: ({ name }) => revisionsIn.test(name) || /\/attachments\/[^/]+$/.test(name),
    });
  } catch {
    return undefined;
  }
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
