import * as z from 'zod/mini';
import { id } from './text.ts';
import { role } from './project.ts';

const inProject = { projectId: id, projectNumber: z.string(), projectName: z.string() };

/** Response of `GET /api/search?q=`: the best matches of each kind in everything that the user can read. */
export const searchAnswer = z.object({
  projects: z.array(z.object({ id, number: z.string(), name: z.string(), client: z.string() })),
  sheets: z.array(z.object({ id, tool: z.string(), number: z.string(), title: z.string(), ...inProject })),
  revisions: z.array(
    z.object({
      id,
      letter: z.string(),
      reason: z.string(),
      sheetNumber: z.string(),
      sheetTitle: z.string(),
      ...inProject,
    }),
  ),
  people: z.array(z.object({ name: z.string(), email: z.string(), role, ...inProject })),
  /** Whether there are more matches of one kind than returned. */
  more: z.boolean(),
});
export type SearchAnswer = z.infer<typeof searchAnswer>;
