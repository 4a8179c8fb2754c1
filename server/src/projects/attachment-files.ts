import { attachmentType, attachmentTypeOf, nameOfType, sha256OfBytes } from '@isentrope/records';
import { sql, type Kysely } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../database/index.ts';
import type { Attached } from './allowance.ts';
import { ProjectProblem } from './problems.ts';

/** Holds what is attached in a project as it is until the transaction ends: what one counts, another would add to. */
export async function holdFiles(transaction: Kysely<Tables>, projectId: string): Promise<void> {
  await transaction.selectFrom('project').select('id').where('id', '=', projectId).forNoKeyUpdate().execute();
}

/** Keeps a file in a project under its hash, once. Answers the hash. */
export async function keepFile(
  kysely: Kysely<Tables>,
  projectId: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<string> {
  const type = attachmentTypeOf(bytes);
  if (type === undefined) throw new RangeError('The bytes are no file that can be attached.');
  const sha256 = await sha256OfBytes(bytes);
  // As text: the embedded database turns bytes into hexadecimal one by one.
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64');
  await kysely
    .insertInto('projectFile')
    .values({ projectId, sha256, type, size: bytes.byteLength, content: sql<Buffer>`decode(${text}, 'base64')` })
    .onConflict(conflict => conflict.doNothing())
    .execute();
  return sha256;
}

/** A file that is kept in a project; undefined where there is none with this hash. */
export async function fileIn(
  kysely: Kysely<Tables>,
  projectId: string,
  sha256: string,
): Promise<{ type: string; bytes: Buffer } | undefined> {
  const row = await kysely
    .selectFrom('projectFile')
    .select(['type', sql<string>`encode("content", 'base64')`.as('text')])
    .where('projectId', '=', projectId)
    .where('sha256', '=', sha256)
    .executeTakeFirst();
  return row && { type: row.type, bytes: Buffer.from(row.text, 'base64') };
}

/** Removes the files of a project that no sheet and no revision names any more. It has to be held meanwhile: `holdFiles`. */
export async function sweepFiles(transaction: Kysely<Tables>, projectId: string): Promise<void> {
  await sql`delete from "projectFile" f where f."projectId" = ${projectId}
    and not exists (select 1 from "attachment" a where a."projectId" = f."projectId" and a."sha256" = f."sha256")
    and not exists (select 1 from "revisionAttachment" r where r."projectId" = f."projectId" and r."sha256" = f."sha256")`.execute(
    transaction,
  );
}

const sums = z.tuple([z.object({ project: z.coerce.number(), account: z.coerce.number() })]);

/** How many bytes are attached in a project, and in all projects of its owner. */
export async function attachedIn(kysely: Kysely<Tables>, projectId: string, ownerId: string): Promise<Attached> {
  const { rows } = await sql`select coalesce(sum(f."size") filter (where f."projectId" = ${projectId}), 0) as "project",
      coalesce(sum(f."size"), 0) as "account"
    from "projectFile" f join "projectMember" m on m."projectId" = f."projectId" and m."role" = 'owner'
    where m."userId" = ${ownerId}`.execute(kysely);
  return sums.parse(rows)[0];
}

/** What a browser is told of a file that somebody attached: to show it, to run nothing of it, and to ask again before it uses its copy. */
export function fileAnswer(
  { type, bytes }: { type: string; bytes: Buffer },
  { sha256, name, asked }: { sha256: string; name: string; asked: string | undefined },
): Response {
  const etag = `"${sha256}"`;
  const headers = {
    'content-type': type,
    // Pictures stand in pages; a document is opened by the reader's own program.
    'content-disposition': `${type === 'application/pdf' ? 'attachment' : 'inline'}; filename*=UTF-8''${encoded(nameOfType(name, attachmentType.parse(type)))}`,
    'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-cache',
    etag,
  };
  if (asked?.split(',').some(each => each.trim().replace(/^W\//, '') === etag) === true)
    return new Response(null, { status: 304, headers });
  return new Response(Uint8Array.from(bytes), {
    headers: { ...headers, 'content-length': String(bytes.byteLength) },
  });
}

/** A name as RFC 8187 writes it. */
function encoded(name: string): string {
  return encodeURIComponent(name).replaceAll(
    /['()*]/g,
    letter => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** @throws {ProjectProblem} where a sentence says why something has no room. */
export function mustHaveRoom(reason: string | null): void {
  if (reason !== null) throw new ProjectProblem(403, 'NO_ROOM', reason);
}
