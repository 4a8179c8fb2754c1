import * as z from 'zod/mini';
import { id } from './text.ts';
import { role } from './project.ts';

const inProject = { projectId: id, projectNumber: z.string(), projectName: z.string() };

/** `GET /api/search?q=`: what answers to some words among everything that the person is in, the best first, so many of each kind. */
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
  /** Whether more of one kind answer to the words than are told. */
  more: z.boolean(),
});
export type SearchAnswer = z.infer<typeof searchAnswer>;
