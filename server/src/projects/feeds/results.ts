import { z } from 'zod';

/** The parts of a report that feeds use, as stored in records. */

const number = z.object({ type: z.literal('number'), value: z.number(), unit: z.string() });
const table = z.object({
  type: z.literal('table'),
  columns: z.array(z.object({ id: z.string(), label: z.string(), unit: z.string() })),
  rows: z.array(z.array(z.union([z.number(), z.string(), z.null()]))),
});
export type ResultTable = z.infer<typeof table>;
const value = z.discriminatedUnion('type', [
  number,
  z.object({ type: z.literal('words'), text: z.string() }),
  z.object({ type: z.literal('answer'), yes: z.boolean() }),
  table,
  z.object({ type: z.literal('none'), reason: z.string() }),
]);
export type ResultValue = z.infer<typeof value>;

export const results = z.object({
  /** The results in order, with their labels and default units. */
  names: z.array(z.object({ id: z.string(), label: z.string(), unit: z.string() })),
  cases: z.array(
    z.object({
      title: z.string(),
      values: z.record(z.string(), value),
      messages: z.array(z.object({ level: z.enum(['info', 'warning', 'error']) })),
    }),
  ),
  /** Combined results of all cases. */
  together: z.object({ title: z.string(), table, values: z.record(z.string(), number).optional() }).optional(),
});
export type Results = z.infer<typeof results>;

/** Extracts the results of a report or record. */
export function resultsFrom({
  report,
  results: names,
}: {
  readonly report: { readonly cases: readonly unknown[]; readonly [member: string]: unknown };
  readonly results: readonly unknown[];
}): Results {
  return results.parse({ names, cases: report.cases, together: report['together'] });
}
