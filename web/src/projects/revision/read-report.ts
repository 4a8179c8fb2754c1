import type { Kind } from '@isentrope/engineering/quantities';
import type { RevisionRecord } from '@isentrope/records';
import * as z from 'zod/mini';

/**
 * The part of a record's report that the page draws. Labels come from the record and no calculator is loaded, so a
 * revision reads the same as long as it exists. Unknown content is skipped.
 */

const cell = z.union([z.number(), z.string(), z.null()]);

const table = z.object({
  type: z.literal('table'),
  columns: z.array(
    z.object({
      id: z.string(),
      label: z.string(),
      kind: z.exactOptional(z.custom<Kind>(name => typeof name === 'string')),
      unit: z.string(),
      digits: z.int(),
    }),
  ),
  rows: z.array(z.array(cell)),
  si: z.array(z.array(cell)),
});
export type RecordTable = z.infer<typeof table>;

const value = z.discriminatedUnion('type', [
  z.object({ type: z.literal('number'), si: z.number(), value: z.number(), unit: z.string(), digits: z.int() }),
  z.object({ type: z.literal('words'), text: z.string() }),
  z.object({ type: z.literal('answer'), yes: z.boolean() }),
  table,
  z.object({ type: z.literal('none'), reason: z.string(), missing: z.array(z.string()), ruledOut: z.boolean() }),
]);
export type RecordValue = z.infer<typeof value>;

const message = z.object({
  level: z.enum(['info', 'warning', 'error']),
  text: z.string(),
  field: z.exactOptional(z.string()),
  source: z.exactOptional(z.string()),
});
export type RecordMessage = z.infer<typeof message>;

const line = z.object({
  id: z.string(),
  label: z.string(),
  symbol: z.exactOptional(z.string()),
  equation: z.exactOptional(z.string()),
  where: z.array(z.string()),
  numbers: z.record(z.string(), z.number()),
  value: z.exactOptional(value),
  source: z.exactOptional(z.string()),
  note: z.exactOptional(z.string()),
});
export type RecordLine = z.infer<typeof line>;

const check = z.object({
  method: z.string(),
  name: z.string(),
  result: z.string(),
  value,
  difference: z.nullable(z.number()),
});
export type RecordCheck = z.infer<typeof check>;

const filled = z.object({ value, of: z.string(), source: z.string() });

const reportedCase = z.object({
  title: z.string(),
  method: z.catch(z.nullable(z.string()), null),
  values: z.record(z.string(), value),
  messages: z.catch(z.array(message), []),
  crossCheck: z.catch(z.array(check), []),
  filled: z.catch(z.optional(z.record(z.string(), filled)), undefined),
  working: z.catch(z.optional(z.array(line)), undefined),
});
export type RecordCase = z.infer<typeof reportedCase>;

const together = z.object({ title: z.string(), table, messages: z.array(message) });
export type RecordTogether = z.infer<typeof together>;

export interface ReadReport {
  /** One entry per case; undefined if the case is not understood. */
  readonly cases: readonly (RecordCase | undefined)[];
  readonly together: RecordTogether | undefined;
}

/** Parses the report in a record. */
export function readReport({ report }: Pick<RevisionRecord, 'report'>): ReadReport {
  return {
    cases: report.cases.map(each => z.safeParse(reportedCase, each).data),
    together: z.safeParse(together, report['together']).data,
  };
}
