import {
  attachmentType,
  nameWithExtension,
  type ArchivedComments,
  type ArchivedProject,
  type ArchivedSheet,
  type Signature,
} from '@isentrope/records';
import { sql, type Kysely } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../../database/index.ts';
import { attachmentRows } from '../attachments/attachments.ts';
import { readFile } from '../attachments/attachment-files.ts';
import { fluidsOf } from '../connections/read-project-state.ts';
import { commentsOf } from '../revisions/comments.ts';
import { allEvents, recordEvent } from '../history/events.ts';
import { exportReadme } from './export-readme.ts';
import { countUse } from '../limits.ts';
import type { ProjectServices } from '../parts.ts';
import { membersOf } from '../members.ts';
import { recordedProject } from '../projects.ts';
import { projectFor, type MemberProject } from '../member-project.ts';
import { readDocument } from '../sheets/sheets.ts';
import type { ProjectUser } from '../project-user.ts';
import { streamOf, zipStream, type ArchiveFile } from './zip-stream.ts';

/**
 * Exports a project as a zip stream: its details and history, and a folder for each sheet with the working copy, all
 * revisions with their signatures, the comments and the attachments. See docs/projects.md.
 */
export async function exportProject(
  parts: ProjectServices,
  actor: ProjectUser,
  projectId: string,
): Promise<{ stem: string; stream: ReadableStream<Uint8Array<ArrayBuffer>> }> {
  const { kysely } = parts.database;
  const project = await projectFor(kysely, actor.id, projectId, 'read');
  await countUse(parts, actor, 'project-export');
  await recordEvent(kysely, projectId, actor, 'exported the project');
  const at = new Date();
  const files = filesOf(parts, actor, project, at);
  return {
    stem: plainName([project.number, project.name].join(' '), 'project'),
    stream: streamOf(zipStream(files, at)),
  };
}

/** A file name valid on every system. */
export function plainName(name: string, instead: string): string {
  const plain = name
    .normalize('NFKD')
    .replaceAll(/[^\w.-]+/g, '-')
    .replaceAll(/^[^\w]+|[^\w]+$/g, '');
  return plain.slice(0, 60) || instead;
}

async function* filesOf(
  { database: { kysely }, origin }: ProjectServices,
  actor: ProjectUser,
  project: MemberProject,
  at: Date,
): AsyncGenerator<ArchiveFile> {
  const sheets = await kysely
    .selectFrom('sheet')
    .select(['id', 'number', 'title'])
    .where('projectId', '=', project.id)
    .orderBy('number')
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  const folders = sheets.map(({ id, number, title }, index) => ({
    folder: `${String(index + 1).padStart(3, '0')}-${plainName([number, title].join(' '), 'sheet')}`,
    id,
  }));
  yield { name: 'README.txt', content: [exportReadme(origin, project, at)] };
  const head: Omit<ArchivedProject, 'history'> = {
    format: 'isentrope-project',
    version: 1,
    origin,
    exported: { at: at.toISOString(), by: actor.name },
    project: recordedProject(project),
    people: (await membersOf(kysely, project.id, actor)).map(({ name, role }) => ({ name, role })),
    fluids: (await fluidsOf(kysely, project.id)).map(({ id, name, words: text, parts, version }) => ({
      id,
      name,
      words: text,
      parts,
      version,
    })),
    sheets: folders,
  };
  yield { name: 'project.json', content: withHistory(kysely, project.id, head) };
  for (const { folder, id } of folders) yield* filesOfSheet(kysely, project.id, id, `sheets/${folder}`);
}

/** The text of `project.json`, its history in pages. */
async function* withHistory(
  kysely: Kysely<Tables>,
  projectId: string,
  head: Omit<ArchivedProject, 'history'>,
): AsyncGenerator<string> {
  yield `${JSON.stringify(head).slice(0, -1)},"history":[`;
  let comma = '';
  for await (const events of allEvents(kysely, projectId)) {
    const entries = events.map(({ at, by, text }) => JSON.stringify({ at: at.toISOString(), by, text }));
    yield comma + entries.join(',');
    comma = ',';
  }
  yield ']}';
}

const named = z.array(z.object({ sha256: z.string(), name: z.string(), type: z.enum(attachmentType.options) }));

async function* filesOfSheet(
  kysely: Kysely<Tables>,
  projectId: string,
  sheetId: string,
  folder: string,
): AsyncGenerator<ArchiveFile> {
  const sheet = await kysely
    .selectFrom('sheet')
    .select(['id', 'tool', 'number', 'title', 'notes', 'document'])
    .where('id', '=', sheetId)
    .executeTakeFirst();
  // Deleted during the export: its folder stays empty.
  if (sheet === undefined) return;
  const attachments = await attachmentRows(kysely, sheetId);
  const { rows } = await sql`select distinct on (n."sha256") n."sha256", n."name", f."type"
    from (select "sha256", "name", 0 as "issued" from "attachment" where "sheetId" = ${sheetId}
      union all select a."sha256", a."name", 1 from "revisionAttachment" a
        join "revision" r on r."id" = a."revisionId" where r."sheetId" = ${sheetId}) n
    join "projectFile" f on f."projectId" = ${projectId} and f."sha256" = n."sha256"
    order by n."sha256", n."issued"`.execute(kysely);
  const files = named.parse(rows).map(({ sha256, name, type }) => ({
    sha256,
    file: nameWithExtension(`${sha256.slice(0, 12)}-${plainName(name, 'attachment')}`, type),
  }));
  const text: ArchivedSheet = {
    format: 'isentrope-sheet',
    version: 1,
    id: sheet.id,
    tool: sheet.tool,
    number: sheet.number,
    title: sheet.title,
    notes: sheet.notes,
    document: readDocument(sheet.document),
    attachments: attachments.map(({ sha256, name, caption, type, size }) => ({
      sha256,
      name,
      caption,
      type,
      size,
      file: files.find(each => each.sha256 === sha256)?.file ?? sha256,
    })),
  };
  yield { name: `${folder}/sheet.json`, content: [JSON.stringify(text, undefined, 1)] };
  const revisions = await kysely
    .selectFrom('revision')
    .select(['id', 'letter'])
    .where('sheetId', '=', sheetId)
    .orderBy('place')
    .execute();
  if (revisions.length > 0) {
    yield { name: `${folder}/revisions.isentrope.json`, content: revisionTexts(kysely, revisions) };
    const comments: ArchivedComments = [];
    for (const { id, letter } of revisions)
      for (const { field, text, by, at, resolved } of await commentsOf(kysely, id))
        comments.push({ revision: letter, field, text, by, at, resolved });
    if (comments.length > 0)
      yield { name: `${folder}/comments.json`, content: [JSON.stringify(comments, undefined, 1)] };
  }
  for (const { sha256, file } of files) {
    const found = await readFile(kysely, projectId, sha256);
    if (found !== undefined) yield { name: `${folder}/attachments/${file}`, stored: true, content: [found.bytes] };
  }
}

/** The text of a sheet's revisions file, with each record exactly as it was hashed. */
async function* revisionTexts(kysely: Kysely<Tables>, revisions: readonly { id: string }[]): AsyncGenerator<string> {
  yield '{"format":"isentrope-file","version":1,"revisions":[';
  for (const [index, { id }] of revisions.entries()) {
    const { record, hash } = await kysely
      .selectFrom('revision')
      .select(['record', 'hash'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const signatures = await kysely
      .selectFrom('revisionSignature')
      .select('signed')
      .where('revisionId', '=', id)
      .orderBy('place')
      .execute();
    const signed = JSON.stringify(signatures.map(({ signed }) => JSON.parse(signed) as Signature));
    yield `${index > 0 ? ',' : ''}{"record":${record},"hash":"${hash}","signatures":${signed}}`;
  }
  yield ']}';
}
