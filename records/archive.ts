import * as z from 'zod/mini';
import { maxAttachments, recordedAttachment } from './attachment.ts';
import { basis } from './basis.ts';
import { sheetDocument } from './document.ts';
import { fluidDefinition, maxFluids } from './map.ts';
import { projectParticulars, role, sheetParticulars } from './project.ts';
import { letter } from './revision.ts';
import { id, line, timestamp, name } from './text.ts';

/** Maximum number of sheets in an archive; the same limit as for a project. */
const maxSheets = 500;

/** A folder or file name inside an archive, restricted to characters valid on every file system. */
const part = z.string().check(z.regex(/^\w[\w.-]{0,119}$/));

/** Schema of `project.json` in a project archive: the project, its members, fluids, sheets in order and history. */
export const archivedProject = z.strictObject({
  format: z.literal('isentrope-project'),
  version: z.literal(1),
  /** Origin URL of the site that created the archive. */
  origin: z.url().check(z.maxLength(200)),
  exported: z.strictObject({ at: timestamp, by: name(320) }),
  project: z.strictObject({ id, ...projectParticulars.shape, basis }),
  people: z.array(z.strictObject({ name: z.string(), role })).check(z.maxLength(1000)),
  fluids: z.array(z.strictObject({ id, ...fluidDefinition.shape, version: z.int() })).check(z.maxLength(maxFluids)),
  sheets: z.array(z.strictObject({ folder: part, id })).check(z.maxLength(maxSheets)),
  history: z.array(z.strictObject({ at: timestamp, by: z.nullable(z.string()), text: z.string() })),
});
export type ArchivedProject = z.infer<typeof archivedProject>;

/** Schema of `sheet.json` in a sheet's folder: the working copy. */
export const archivedSheet = z.strictObject({
  format: z.literal('isentrope-sheet'),
  version: z.literal(1),
  id,
  tool: name(60),
  ...sheetParticulars.shape,
  document: z.nullable(sheetDocument),
  /** Attachments in order, each with its file name in the `attachments` folder. */
  attachments: z.array(z.strictObject({ ...recordedAttachment.shape, file: part })).check(z.maxLength(maxAttachments)),
});
export type ArchivedSheet = z.infer<typeof archivedSheet>;

/** Schema of `comments.json` in a sheet's folder: comments on the sheet's revisions. */
export const archivedComments = z.array(
  z.strictObject({
    revision: letter,
    field: line(60),
    text: z.string().check(z.maxLength(4000)),
    by: name(320),
    at: timestamp,
    resolved: z.nullable(z.strictObject({ by: name(320), at: timestamp })),
  }),
);
export type ArchivedComments = z.infer<typeof archivedComments>;
