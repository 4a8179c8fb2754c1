import * as z from 'zod/mini';
import { id, line, timestamp, name } from './text.ts';

/** Maximum number of fluids in a project. */
export const maxFluids = 100;

/** Maximum length of one value of a fluid, in characters. */
const maxPartLength = 4000;

/** One field of a fluid, as typed. */
const part = z.strictObject({
  text: z.string().check(z.maxLength(maxPartLength)),
  unit: z.exactOptional(z.string().check(z.maxLength(60))),
});

/** A fluid's name and field values, which calculators can transfer to one another. */
export const fluidDefinition = z.strictObject({
  name: name(200),
  /** Short description by which the fluid can be recognised. */
  words: line(2000),
  parts: z.record(z.string().check(z.maxLength(60)), part),
});
export type FluidDefinition = z.infer<typeof fluidDefinition>;

/** A fluid of a project. Its version is incremented with each change. */
export const projectFluid = z.object({
  ...fluidDefinition.shape,
  id,
  version: z.int(),
  changedAt: timestamp,
  changedBy: z.nullable(z.string()),
});
export type ProjectFluid = z.infer<typeof projectFluid>;

/** A value that other sheets can read. */
const sourceValue = z.object({
  id: z.string(),
  label: z.string(),
  kind: z.string(),
  unit: z.string(),
  of: z.enum(['field', 'result', 'together']),
});
export type SourceValue = z.infer<typeof sourceValue>;

/** Status of a connection; `waiting` while its source is being calculated. */
export const connectionState = z.enum(['current', 'changed', 'broken', 'waiting']);
export type ConnectionState = z.infer<typeof connectionState>;

const answer = z.object({ id: z.string(), label: z.string(), text: z.string() });

/** A case field that reads its value from another sheet or a fluid. */
export const connection = z.object({
  /** The sheet that reads. */
  sheet: id,
  case: z.int(),
  field: z.string(),
  label: z.string(),
  /** The reference as stored in the document. */
  from: z.string(),
  source: z.object({ type: z.enum(['sheet', 'fluid']), id }),
  /** Description of the source: "C-101 Inlet header, Normal: Outlet pressure". */
  sourceText: z.string(),
  state: connectionState,
  /** Why the connection is broken, as a sentence. */
  brokenReason: z.nullable(z.string()),
});
export type Connection = z.infer<typeof connection>;

/** A sheet as a node of the project map. */
export const mappedSheet = z.object({
  id,
  tool: z.string(),
  number: z.string(),
  title: z.string(),
  /** Main results of the first case; empty while it is being calculated and for an empty sheet. */
  answers: z.array(answer),
  cases: z.int(),
  errors: z.int(),
  warnings: z.int(),
  /** Whether inputs have changed since the results were calculated: the sheet's own fields or a sheet upstream. */
  stale: z.boolean(),
  /** Whether it is being calculated. */
  waiting: z.boolean(),
  /** Why the sheet cannot be calculated, as a sentence. */
  failure: z.nullable(z.string()),
});
export type MappedSheet = z.infer<typeof mappedSheet>;

/** Response of `GET /api/projects/:id/map`: the dependency graph of the project's sheets. */
export const projectMap = z.object({
  fluids: z.array(projectFluid),
  sheets: z.array(mappedSheet),
  connections: z.array(connection),
});
export type ProjectMap = z.infer<typeof projectMap>;

/** A sheet that fields of another sheet can read. */
export const sourceSheet = z.object({
  id,
  tool: z.string(),
  number: z.string(),
  title: z.string(),
  /** Why it cannot be read, as text: it is empty, it is being calculated, or reading it would create a cycle. */
  unreadableReason: z.nullable(z.string()),
  /** Whether it is being calculated, so that the client should poll again. */
  waiting: z.boolean(),
  offered: z.array(sourceValue),
  cases: z.array(
    z.object({
      name: z.string(),
      /** Whether another case has the same name, which makes a reference by name ambiguous. */
      ambiguous: z.boolean(),
      values: z.record(z.string(), z.number()),
    }),
  ),
  /** Results over all cases, in SI. */
  together: z.record(z.string(), z.number()),
});
export type SourceSheet = z.infer<typeof sourceSheet>;

/** Response of `GET /api/sheets/:id/sources`: what the sheet's fields can read, and the status of existing connections. */
export const sheetSources = z.object({
  sheets: z.array(sourceSheet),
  fluids: z.array(projectFluid),
  connections: z.array(connection),
});
export type SheetSources = z.infer<typeof sheetSources>;

/** A field or result whose value changed. */
const change = z.object({ case: z.string(), label: z.string(), was: z.string(), now: z.string() });

/** A field that follows its source: a fluid, or a value of a sheet. */
const followingField = z.object({
  ...change.shape,
  source: z.object({ type: z.enum(['sheet', 'fluid']), id, text: z.string() }),
});

/** Response of `POST /api/projects/:id/update`: what changed in the updated sheets, in topological order. */
export const updateResponse = z.object({
  sheets: z.array(
    z.object({
      id,
      number: z.string(),
      title: z.string(),
      /** Why the sheet was not updated, as a sentence. */
      notUpdatedReason: z.nullable(z.string()),
      fields: z.array(followingField),
      answers: z.array(change),
    }),
  ),
});
export type UpdateResponse = z.infer<typeof updateResponse>;

export const sheetOutputs = z.object({
  engine: z.string(),
  offered: z.array(sourceValue),
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
/** Results of a sheet that other sheets can read, as calculated by its engine. */
export type SheetOutputs = z.infer<typeof sheetOutputs>;
