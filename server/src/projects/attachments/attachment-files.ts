import { attachmentType, attachmentTypeOf, nameWithExtension, sha256OfBytes } from '@isentrope/records';
import { sql, type Kysely } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../../database/index.ts';
import type { AttachmentUsage } from '../quota.ts';
import { ProjectProblem } from '../problems.ts';

/** Locks the attachments of a project until the end of the transaction, so that the counted size stays valid. */
export async function lockFiles(transaction: Kysely<Tables>, projectId: string): Promise<void> {
  await transaction.selectFrom('project').select('id').where('id', '=', projectId).forNoKeyUpdate().execute();
}

/** Stores a file in a project under its hash, once. Returns the hash. */
export async function storeFile(
  kysely: Kysely<Tables>,
  projectId: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<string> {
  const type = attachmentTypeOf(bytes);
  if (type === undefined) throw new RangeError('The bytes are not of a supported file type.');
  const sha256 = await sha256OfBytes(bytes);
  // As text: the embedded database converts bytes to hexadecimal one by one.
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64');
  await kysely
    .insertInto('projectFile')
    .values({ projectId, sha256, type, size: bytes.byteLength, content: sql<Buffer>`decode(${text}, 'base64')` })
    .onConflict(conflict => conflict.doNothing())
    .execute();
  return sha256;
}

/** A stored file of a project; undefined if there is none with this hash. */
export async function readFile(
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

/** Deletes the files of a project to which no sheet or revision refers. Requires `lockFiles`. */
export async function sweepFiles(transaction: Kysely<Tables>, projectId: string): Promise<void> {
  await sql`delete from "projectFile" f where f."projectId" = ${projectId}
    and not exists (select 1 from "attachment" a where a."projectId" = f."projectId" and a."sha256" = f."sha256")
    and not exists (select 1 from "revisionAttachment" r where r."projectId" = f."projectId" and r."sha256" = f."sha256")`.execute(
    transaction,
  );
}

const sums = z.tuple([z.object({ project: z.coerce.number(), account: z.coerce.number() })]);

/** Bytes of attachments in a project, and in all projects of its owner. */
export async function attachmentUsageOf(
  kysely: Kysely<Tables>,
  projectId: string,
  ownerId: string,
): Promise<AttachmentUsage> {
  const { rows } = await sql`select coalesce(sum(f."size") filter (where f."projectId" = ${projectId}), 0) as "project",
      coalesce(sum(f."size"), 0) as "account"
    from "projectFile" f join "projectMember" m on m."projectId" = f."projectId" and m."role" = 'owner'
    where m."userId" = ${ownerId}`.execute(kysely);
  return sums.parse(rows)[0];
}

/** The response with an attached file: it must be revalidated, and nothing in it is executed. */
export function fileResponse(
  { type, bytes }: { type: string; bytes: Buffer },
  { sha256, name, asked: ifNoneMatch }: { sha256: string; name: string; asked: string | undefined },
): Response {
  const etag = `"${sha256}"`;
  const headers = {
    'content-type': type,
    // Images are shown in pages; documents are downloaded.
    'content-disposition': `${type === 'application/pdf' ? 'attachment' : 'inline'}; filename*=UTF-8''${encodeFileName(nameWithExtension(name, attachmentType.parse(type)))}`,
    'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-cache',
    etag,
  };
  if (ifNoneMatch?.split(',').some(each => each.trim().replace(/^W\//, '') === etag) === true)
    return new Response(null, { status: 304, headers });
  return new Response(Uint8Array.from(bytes), {
    headers: { ...headers, 'content-length': String(bytes.byteLength) },
  });
}

/** Encodes a name according to RFC 8187. */
function encodeFileName(name: string): string {
  return encodeURIComponent(name).replaceAll(
    /['()*]/g,
    letter => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/**
 * Throws if there is a reason against a quota.
 * @throws {ProjectProblem} with that reason.
 */
export function throwIfQuotaError(reason: string | null): void {
  if (reason !== null) throw new ProjectProblem(403, 'NO_ROOM', reason);
}
