import * as z from 'zod/mini';
import { basis } from './basis.ts';
import { sheetDocument } from './document.ts';
import { listedRevision } from './project.ts';
import { itemLabel, fieldLabel } from './revision.ts';
import { id, timestamp } from './text.ts';

/** Response of `GET /api/sheets/:id/worked`: the working copy with its report and the metadata for an issue. */
export const evaluatedCopy = z.object({
  project: z.object({ id, number: z.string(), name: z.string(), client: z.string(), basis }),
  sheet: z.object({ id, number: z.string(), title: z.string(), tool: z.string(), notes: z.string() }),
  document: sheetDocument,
  fields: z.array(fieldLabel),
  results: z.array(itemLabel),
  report: z.looseObject({ schema: z.int(), engine: z.string(), tool: z.string(), cases: z.array(z.unknown()) }),
  /** Version of the working copy, and when it was last saved. */
  version: z.int(),
  changedAt: timestamp,
});
export type EvaluatedCopy = z.infer<typeof evaluatedCopy>;

/** Response of `GET /api/projects/:id/register`: every sheet of a project with all revisions, oldest first. */
export const register = z.object({
  sheets: z.array(
    z.object({
      id,
      tool: z.string(),
      number: z.string(),
      title: z.string(),
      revisions: z.array(listedRevision),
    }),
  ),
});
export type Register = z.infer<typeof register>;
