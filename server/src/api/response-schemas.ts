import { z } from 'zod';

/** The response schemas of the API, for its OpenAPI description. */

const cell = z.union([z.object({ value: z.number(), unit: z.string() }), z.string(), z.null()]);
const value = z
  .union([cell, z.boolean(), z.array(z.record(z.string(), cell))])
  .describe('A number with its unit, a text, yes or no, a table as an array of rows, or null where there is no value.');
const message = z.object({
  level: z.enum(['info', 'warning', 'error']),
  text: z.string(),
  field: z.string().optional().describe('The field or result that it belongs to.'),
  source: z.string().optional().describe('The clause that it refers to.'),
});

export const answeredCase = z
  .object({
    results: z.record(z.string(), value).describe('By the ids of the results.'),
    messages: z.array(message).describe('Messages about the results, and why there is none.'),
    crossCheck: z
      .record(z.string(), z.object({ result: z.string(), value, differencePercent: z.number().nullable() }))
      .describe('Results of other methods for the same case.'),
    filled: z
      .record(
        z.string(),
        z.object({
          value,
          of: z.string(),
          source: z.string(),
          uncertaintyPercent: z.number().optional(),
          differencePercent: z.number().optional(),
        }),
      )
      .optional()
      .describe('Fields filled in from a fluid, a pipe or a material.'),
    working: z
      .array(
        z.object({
          id: z.string(),
          label: z.string(),
          symbol: z.string().optional(),
          equation: z.string().optional(),
          where: z.array(z.string()).optional().describe('Auxiliary equations.'),
          numbers: z.string().optional(),
          value,
          source: z.string().optional(),
          note: z.string().optional(),
        }),
      )
      .optional(),
  })
  .meta({ id: 'AnsweredCase' });

const tool = z.string().describe('The id of the calculator.');
const engine = z.string().describe('The version of the calculator that gave the results.');

export const answeredRun = z
  .object({
    tool,
    engine,
    cases: z.array(answeredCase),
    together: z
      .object({ title: z.string(), rows: z.array(z.record(z.string(), cell)), messages: z.array(message) })
      .optional()
      .describe('Combined results, for a calculator that combines its cases.'),
  })
  .meta({ id: 'AnsweredRun' });

export const answeredLine = z
  .union([
    answeredCase,
    z.object({ refused: z.string(), field: z.string().optional() }).describe('A case that is not valid.'),
    z.object({ problem: z.looseObject({ code: z.string() }) }).describe('What stopped the response early.'),
  ])
  .meta({ id: 'AnsweredLine' });

export const fluidState = z.object({ tool, engine, state: answeredCase }).meta({ id: 'FluidState' });

export const toolList = z
  .object({
    tools: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        access: z.enum(['free', 'pro']),
        summary: z.string(),
        standards: z.array(z.string()),
        engine,
      }),
    ),
  })
  .meta({ id: 'ToolList' });

export const bulkRun = z.object({
  id: z.string(),
  tool: z.string(),
  working: z.boolean(),
  state: z.enum(['receiving', 'working', 'done', 'stopped']),
  stopped: z.string().nullable().describe('Why it was stopped.'),
  cases: z.int(),
  answered: z.int(),
  engines: z
    .array(z.string())
    .describe('The versions of the calculator that gave the results; more than one if it was updated during the run.'),
  createdAt: z.iso.datetime(),
  keptUntil: z.iso.datetime().describe('When it will be deleted with its results.'),
});
export const bulkRunList = z.object({ runs: z.array(bulkRun) });

export const verdict = z
  .looseObject({
    state: z.enum(['holds', 'open', 'fails']),
    sentence: z.string().describe('Whether to rely on the file.'),
    recomputed: z.string().describe('The outcome of recalculating it.'),
    reasons: z.array(z.string()),
    findings: z.array(z.looseObject({ what: z.string(), holds: z.boolean().nullable(), text: z.string() })),
  })
  .meta({ id: 'Verdict' });

export const sheetResults = z
  .object({
    project: z.object({ id: z.string(), number: z.string(), name: z.string() }),
    sheet: z.object({ id: z.string(), number: z.string(), title: z.string(), tool }),
    source: z.enum(['working copy', 'approved revision']),
    revision: z
      .string()
      .nullable()
      .describe('The letter of the approved revision; of a working copy, the latest issued one.'),
    state: z.string().describe('The state of the sheet or the revision.'),
    stale: z
      .boolean()
      .nullable()
      .describe(
        'Whether the results are older than the inputs or depend on something that has changed; null while that is not known.',
      ),
    note: z.string().nullable().describe('Why they are stale.'),
    typedAt: z.string().describe('When the working copy was last changed.'),
    workedAt: z.string().describe('When the results were calculated.'),
    engine,
    layout: z.enum(['long', 'wide']),
    rows: z
      .array(z.record(z.string(), z.union([z.string(), z.number(), z.null()])))
      .describe(
        'Long: case, name, errors, warnings, result, label, row, value, unit, text. Wide: the results by their ids.',
      ),
  })
  .meta({ id: 'SheetResults' });

export const problem = z
  .object({
    type: z.string().describe('Where the code is explained.'),
    title: z.string(),
    status: z.int(),
    detail: z.string().describe('What is wrong, in a sentence that names the field and what is allowed.'),
    code: z.string(),
    case: z.int().optional().describe('The index of the case, from 0.'),
    field: z.string().optional(),
    version: z.int().optional().describe('The current version of the sheet, if someone else has saved it.'),
    changedBy: z.string().nullable().optional().describe('Who saved it.'),
    differs: z
      .array(z.object({ case: z.int().optional(), field: z.string() }))
      .optional()
      .describe('Where it differs from the document that was sent.'),
    requestId: z.string(),
  })
  .meta({ id: 'Problem' });
