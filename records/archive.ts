import * as z from 'zod/mini';
import { mostAttachments, recordedAttachment } from './attachment.ts';
import { basis } from './basis.ts';
import { sheetDocument } from './document.ts';
import { fluidSaid, mostFluids } from './map.ts';
import { projectParticulars, role, sheetParticulars } from './project.ts';
import { letter } from './revision.ts';
import { id, line, moment, name } from './text.ts';

/** Most sheets of an archive, as of a project. */
const mostSheets = 500;

/** A folder or a file of an archive: letters that every system takes. */
const part = z.string().check(z.regex(/^\w[\w.-]{0,119}$/));

/** `project.json` in the archive of a project: what it is, who is in it, its fluids, its sheets in their order, and what happened. */
export const archivedProject = z.strictObject({
  format: z.literal('isentrope-project'),
  version: z.literal(1),
  /** The address of the site that made the archive. */
  origin: z.url().check(z.maxLength(200)),
  exported: z.strictObject({ at: moment, by: name(320) }),
  project: z.strictObject({ id, ...projectParticulars.shape, basis }),
  people: z.array(z.strictObject({ name: z.string(), role })).check(z.maxLength(1000)),
  fluids: z.array(z.strictObject({ id, ...fluidSaid.shape, version: z.int() })).check(z.maxLength(mostFluids)),
  sheets: z.array(z.strictObject({ folder: part, id })).check(z.maxLength(mostSheets)),
  history: z.array(z.strictObject({ at: moment, by: z.nullable(z.string()), text: z.string() })),
});
export type ArchivedProject = z.infer<typeof archivedProject>;

/** `sheet.json` in the folder of a sheet: its working copy. */
export const archivedSheet = z.strictObject({
  format: z.literal('isentrope-sheet'),
  version: z.literal(1),
  id,
  tool: name(60),
  ...sheetParticulars.shape,
  document: z.nullable(sheetDocument),
  /** What is attached to it, in its order, each with its file in the folder `attachments`. */
  attachments: z.array(z.strictObject({ ...recordedAttachment.shape, file: part })).check(z.maxLength(mostAttachments)),
});
export type ArchivedSheet = z.infer<typeof archivedSheet>;

/** `comments.json` in the folder of a sheet: what was remarked of its revisions. */
export const archivedComments = z.array(
  z.strictObject({
    revision: letter,
    field: line(60),
    text: z.string().check(z.maxLength(4000)),
    by: name(320),
    at: moment,
    resolved: z.nullable(z.strictObject({ by: name(320), at: moment })),
  }),
);
export type ArchivedComments = z.infer<typeof archivedComments>;
