import * as z from 'zod/mini';
import { id, line, moment, name } from './text.ts';

/** Most fluids of a project. */
export const mostFluids = 100;

/** How large a fluid may be. */
const longestPart = 4000;

/** A part of what a thing says, as it is typed. */
const part = z.strictObject({
  text: z.string().check(z.maxLength(longestPart)),
  unit: z.exactOptional(z.string().check(z.maxLength(60))),
});

/** What a fluid is called and says: its parts are those that calculators carry from one to another. */
export const fluidSaid = z.strictObject({
  name: name(200),
  /** Enough of it to know it again. */
  words: line(2000),
  parts: z.record(z.string().check(z.maxLength(60)), part),
});
export type FluidSaid = z.infer<typeof fluidSaid>;

/** A fluid of a project. Its version counts what it said before. */
export const projectFluid = z.object({
  ...fluidSaid.shape,
  id,
  version: z.int(),
  changedAt: moment,
  changedBy: z.nullable(z.string()),
});
export type ProjectFluid = z.infer<typeof projectFluid>;

/** A value that other sheets may read. */
export const offered = z.object({
  id: z.string(),
  label: z.string(),
  kind: z.string(),
  unit: z.string(),
  of: z.enum(['field', 'result', 'together']),
});
export type Offered = z.infer<typeof offered>;

/** Where a connection stands; `waiting` while its source is being worked through. */
export const connectionState = z.enum(['current', 'changed', 'broken', 'waiting']);
export type ConnectionState = z.infer<typeof connectionState>;

const answer = z.object({ id: z.string(), label: z.string(), text: z.string() });

/** A field of a case that reads something. */
export const connection = z.object({
  /** The sheet that reads. */
  sheet: id,
  case: z.int(),
  field: z.string(),
  label: z.string(),
  /** As the document keeps it. */
  from: z.string(),
  source: z.object({ type: z.enum(['sheet', 'fluid']), id }),
  /** What is read, in words: "C-101 Inlet header, Normal: Outlet pressure". */
  words: z.string(),
  state: connectionState,
  /** Why it is broken, in a sentence. */
  why: z.nullable(z.string()),
});
export type Connection = z.infer<typeof connection>;

/** A sheet as the map of its project draws it. */
export const mappedSheet = z.object({
  id,
  tool: z.string(),
  number: z.string(),
  title: z.string(),
  /** What came out of its first case; nothing while it is worked through, and where nothing was typed. */
  answers: z.array(answer),
  /** How many cases there are. */
  cases: z.int(),
  errors: z.int(),
  warnings: z.int(),
  /** Whether what it says rests on something that has changed since: its own fields, or a sheet before it. */
  stale: z.boolean(),
  /** Whether it is being worked through. */
  waiting: z.boolean(),
  /** Why it cannot be worked through, in a sentence. */
  failure: z.nullable(z.string()),
});
export type MappedSheet = z.infer<typeof mappedSheet>;

/** `GET /api/projects/:id/map`: how the calculations of a project rest on each other. */
export const projectMap = z.object({
  fluids: z.array(projectFluid),
  sheets: z.array(mappedSheet),
  connections: z.array(connection),
});
export type ProjectMap = z.infer<typeof projectMap>;

/** A sheet that fields of another can read. */
export const sourceSheet = z.object({
  id,
  tool: z.string(),
  number: z.string(),
  title: z.string(),
  /** Why it cannot be read, in words: it is empty, it is being worked through, or the two would read each other. */
  closed: z.nullable(z.string()),
  /** Whether it is being worked through, so that it is worth asking again. */
  waiting: z.boolean(),
  offered: z.array(offered),
  cases: z.array(
    z.object({
      name: z.string(),
      /** Whether another case has the same name, so that it cannot be told apart. */
      ambiguous: z.boolean(),
      values: z.record(z.string(), z.number()),
    }),
  ),
  /** What holds for all cases together, in SI. */
  together: z.record(z.string(), z.number()),
});
export type SourceSheet = z.infer<typeof sourceSheet>;

/** `GET /api/sheets/:id/sources`: what the fields of a sheet can read, and where those stand that read something. */
export const sheetSources = z.object({
  sheets: z.array(sourceSheet),
  fluids: z.array(projectFluid),
  connections: z.array(connection),
});
export type SheetSources = z.infer<typeof sheetSources>;

/** A field or a result that is another one now. */
const change = z.object({ case: z.string(), label: z.string(), was: z.string(), now: z.string() });

/** `POST /api/projects/:id/update`: what changed when sheets were brought up to date, in the order in which they rest on each other. */
export const updated = z.object({
  sheets: z.array(
    z.object({
      id,
      number: z.string(),
      title: z.string(),
      /** Why it was left as it was, in a sentence. */
      refused: z.nullable(z.string()),
      fields: z.array(change),
      answers: z.array(change),
    }),
  ),
});
export type Updated = z.infer<typeof updated>;

export const answers = z.object({
  engine: z.string(),
  offered: z.array(offered),
  labels: z.record(z.string(), z.string()),
  cases: z.array(
    z.object({
      name: z.string(),
      values: z.record(z.string(), z.number()),
      reads: z.record(z.string(), z.object({ from: z.string(), si: z.nullable(z.number()) })),
      answers: z.array(answer),
      errors: z.int(),
      warnings: z.int(),
    }),
  ),
  together: z.record(z.string(), z.number()),
});
/** What a sheet answers to others, as its engine gave it. */
export type Answers = z.infer<typeof answers>;
