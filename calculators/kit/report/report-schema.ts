import { kinds, type Kind } from '@isentrope/engineering/quantities';
import { z } from 'zod';
import { analysisRequest } from '../explore/request/request-schema.ts';

/**
 * The zod schemas of reports and documents. The types of `report.ts` and `document.ts` are inferred from them, and the
 * JSON Schemas in `docs/schemas` are generated from them. Only types and tests import this file, so no page carries
 * zod.
 */

/** An object with these members and no others. */
const strictObject = <S extends z.core.$ZodLooseShape>(shape: S) => z.strictObject(shape).readonly();
const arrayOf = <T extends z.ZodType>(of: T) => z.array(of).readonly();
const byId = <T extends z.ZodType>(of: T) => z.record(z.string(), of).readonly();
const optional = <T extends z.ZodType>(of: T) => z.exactOptional(of);

const kind = z.enum(Object.keys(kinds) as Kind[]);

const message = strictObject({
  level: z.enum(['info', 'warning', 'error']),
  text: z.string(),
  field: optional(z.string()).describe('The input or result that it belongs to.'),
  source: optional(z.string()).describe('The clause that it refers to.'),
}).meta({ id: 'message' });

const number = strictObject({
  type: z.literal('number'),
  si: z.number().describe('The value in SI units.'),
  value: z.number().describe('The value in the unit shown.'),
  unit: z.string(),
  digits: z.int().describe('The number of significant digits shown.'),
});

const cell = z.union([z.number(), z.string(), z.null()]);

const table = strictObject({
  type: z.literal('table'),
  columns: arrayOf(
    strictObject({
      id: z.string(),
      label: z.string(),
      kind: optional(kind),
      unit: z.string(),
      digits: z.int(),
    }),
  ),
  rows: arrayOf(arrayOf(cell)).describe('One cell per column, numbers in the unit of the column.'),
  si: arrayOf(arrayOf(cell)).describe('The same rows, numbers in SI units.'),
  beyond: optional(arrayOf(z.int().nonnegative())).describe(
    'The indices of the rows beyond a criterion; absent if no row is compared with one.',
  ),
}).meta({ id: 'table' });

const value = z
  .discriminatedUnion('type', [
    number,
    strictObject({ type: z.literal('words'), text: z.string() }),
    strictObject({ type: z.literal('answer'), yes: z.boolean() }),
    table,
    strictObject({
      type: z.literal('none'),
      reason: z.string().describe('Why there is no value, as text.'),
      missing: arrayOf(z.string()).describe('The labels of the missing inputs.'),
      ruledOut: z.boolean().describe('Whether it does not apply to the choices of the case.'),
    }),
  ])
  .meta({ id: 'value' });

const line = strictObject({
  id: z.string(),
  label: z.string(),
  symbol: optional(z.string()),
  equation: optional(z.string()).describe('In the notation of equations, such as "β = d/D".'),
  where: arrayOf(z.string()).describe('Auxiliary equations, each "symbol = …".'),
  numbers: byId(z.number()).describe('The values behind the symbols of the equation, in SI units.'),
  value: optional(value),
  source: optional(z.string()),
  note: optional(z.string()).describe('How the solver of the step converged.'),
}).meta({ id: 'line' });

const axis = strictObject({
  label: z.string(),
  kind,
  unit: z.string(),
  scale: optional(z.enum(['linear', 'log'])),
  from: optional(z.number()).describe('In the unit of the axis.'),
  to: optional(z.number()),
});

const figure = strictObject({
  title: z.string(),
  x: axis,
  y: axis,
  series: arrayOf(
    strictObject({
      label: z.string(),
      points: arrayOf(z.union([z.tuple([z.number(), z.number()]).readonly(), z.null()])).describe(
        'In SI units; null is a gap in the curve.',
      ),
      pen: z.enum(['main', 'second', 'third', 'fourth', 'limit']),
      dots: optional(z.boolean()),
    }),
  ),
  marks: optional(arrayOf(strictObject({ label: z.string(), x: z.number(), y: z.number() }))),
  bands: optional(
    arrayOf(strictObject({ label: z.string(), axis: z.enum(['x', 'y']), from: z.number(), to: z.number() })),
  ),
}).meta({ id: 'figure' });

const drawing = strictObject({
  title: z.string(),
  width: z.number(),
  height: z.number(),
  marks: arrayOf(
    z.discriminatedUnion('type', [
      strictObject({
        type: z.literal('path'),
        d: z.string(),
        pen: z.enum(['outline', 'thin', 'centre', 'flow', 'dimension', 'cut', 'hatch', 'level']),
        field: optional(z.string()),
      }),
      strictObject({
        type: z.literal('label'),
        x: z.number(),
        y: z.number(),
        text: z.string(),
        wording: optional(
          arrayOf(
            z.union([
              z.string(),
              strictObject({ kind, si: z.number(), unit: z.string(), digits: z.int(), bare: optional(z.boolean()) }),
            ]),
          ),
        ).describe('The same text in parts, some of which are quantities; a bare one is written without its unit.'),
        anchor: z.enum(['start', 'middle', 'end']),
        pen: z.enum(['ink', 'mute', 'dimension']),
        field: optional(z.string()),
      }),
    ]),
  ),
}).meta({ id: 'drawing' });

const timeline = strictObject({
  times: arrayOf(z.number()).describe('The times, s, ascending.'),
  figures: arrayOf(figure),
  moments: arrayOf(
    strictObject({
      drawing,
      readings: arrayOf(
        strictObject({
          label: z.string(),
          kind,
          si: z.union([z.number(), z.null()]),
          value: z.union([z.number(), z.null()]),
          unit: z.string(),
        }),
      ),
    }),
  ).describe('What to show at each of the times.'),
}).meta({ id: 'timeline' });

const caseInputValue = z.union([
  z.number(),
  z.string(),
  strictObject({ value: z.union([z.number(), z.string()]), unit: z.string() }),
]);

const fault = strictObject({ place: z.string(), error: z.string() });

export const reportedCase = strictObject({
  title: z.string(),
  method: z.union([z.string(), z.null()]).describe('The method used; null if there is only one.'),
  values: byId(value).describe('The results by id.'),
  messages: arrayOf(message),
  crossCheck: arrayOf(
    strictObject({
      method: z.string(),
      name: z.string(),
      result: z.string().describe('The result that is compared.'),
      value,
      difference: z.union([z.number(), z.null()]).describe('As a fraction of the value of the case.'),
    }),
  ).describe('The other methods on the same inputs.'),
  filled: optional(
    byId(
      strictObject({
        value,
        of: z.string().describe('What it belongs to.'),
        source: z.string(),
        uncertainty: optional(z.number()).describe('Its relative uncertainty, if published.'),
        difference: optional(z.number()).describe('By how much the typed value exceeds it, as a fraction of it.'),
      }),
    ),
  ).describe('Fields that the fluid or another source fills in if they are blank; a typed one has a difference.'),
  unused: arrayOf(z.string()).describe('Inputs that were entered but not used.'),
  revealed: optional(arrayOf(z.string())).describe('Fields that apply because of the results of the case.'),
  faults: arrayOf(fault).describe('Internal errors.'),
  working: optional(arrayOf(line)),
  drawing: optional(drawing),
  figures: optional(arrayOf(figure)),
  timeline: optional(timeline),
  sends: optional(
    arrayOf(
      strictObject({
        to: z.string(),
        label: z.string(),
        item: optional(z.string()).describe('The item that is sent, such as a line of a network.'),
        asRows: optional(z.literal(true)).describe('The tables of the fields are added to those of a case there.'),
        fields: byId(caseInputValue),
      }),
    ),
  ).describe('The calculators that the case or one of its items can be sent to, with the fields there.'),
}).meta({ id: 'case' });

export const reportedAggregate = strictObject({
  title: z.string(),
  table,
  messages: arrayOf(message),
  values: optional(byId(number)).describe('The quantities that hold for all cases, by id.'),
  figures: optional(arrayOf(figure)),
});

export const caseReport = strictObject({
  schema: z.literal(1),
  engine: z
    .string()
    .describe('The version of the calculator: that of the program, and a hash of everything it is built from.'),
  tool: z.string(),
  cases: arrayOf(reportedCase),
  together: optional(reportedAggregate).describe('The combined results of the cases.'),
  faults: arrayOf(fault).describe('Internal errors in the combined results.'),
}).meta({ title: 'The report of a calculation' });

const fields = byId(
  z.union([
    z.string(),
    z.tuple([z.string(), z.string()]).readonly(),
    z.tuple([z.string(), z.string(), z.string()]).readonly(),
  ]),
).meta({
  id: 'fields',
  description:
    'The fields that are not as in a blank case: the text typed, with the unit beside it for a quantity; and where it is read from, in a project.',
});

export const caseDocument = strictObject({
  schema: z.int(),
  tool: z.string(),
  cases: arrayOf(fields),
  calculated: optional(arrayOf(z.union([fields, z.null()]))).describe(
    'The inputs from which each case was last calculated.',
  ),
  units: optional(byId(z.string())).describe('The units in which results are shown, by result.'),
  title: optional(byId(z.string())).describe('The title block.'),
  questions: optional(arrayOf(analysisRequest)).describe('The saved analyses.'),
  places: optional(byId(z.tuple([z.number(), z.number()]).readonly())).describe(
    'Where the nodes of a network were moved in its drawing, by node: x and y of the centre in px. Results do not depend on it.',
  ),
}).meta({ title: 'A calculation as it was typed' });
