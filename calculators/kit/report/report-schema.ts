import { kinds, type Kind } from '@isentrope/engineering/quantities';
import { z } from 'zod';
import { question } from '../explore/request/request-schema.ts';

/**
 * The zod schemas of reports and documents. The types of `report.ts` and `document.ts` are inferred from them, and the
 * JSON Schemas in `docs/schemas` are generated from them. Only types and tests import this file, so no page carries
 * zod.
 */

/** An object with these members and no others. */
const plain = <S extends z.core.$ZodLooseShape>(shape: S) => z.strictObject(shape).readonly();
const several = <T extends z.ZodType>(of: T) => z.array(of).readonly();
const byId = <T extends z.ZodType>(of: T) => z.record(z.string(), of).readonly();
const perhaps = <T extends z.ZodType>(of: T) => z.exactOptional(of);

const kind = z.enum(Object.keys(kinds) as Kind[]);

const message = plain({
  level: z.enum(['info', 'warning', 'error']),
  text: z.string(),
  field: perhaps(z.string()).describe('The input or result that it stands beside.'),
  source: perhaps(z.string()).describe('The clause that it rests on.'),
}).meta({ id: 'message' });

const number = plain({
  type: z.literal('number'),
  si: z.number().describe('The value in SI units.'),
  value: z.number().describe('The value in the unit shown.'),
  unit: z.string(),
  digits: z.int().describe('How many significant digits are shown.'),
});

const cell = z.union([z.number(), z.string(), z.null()]);

const table = plain({
  type: z.literal('table'),
  columns: several(
    plain({
      id: z.string(),
      label: z.string(),
      kind: perhaps(kind),
      unit: z.string(),
      digits: z.int(),
    }),
  ),
  rows: several(several(cell)).describe('A cell a column, numbers in the unit of the column.'),
  si: several(several(cell)).describe('The same rows, numbers in SI units.'),
}).meta({ id: 'table' });

const value = z
  .discriminatedUnion('type', [
    number,
    plain({ type: z.literal('words'), text: z.string() }),
    plain({ type: z.literal('answer'), yes: z.boolean() }),
    table,
    plain({
      type: z.literal('none'),
      reason: z.string().describe('Why there is no value, in words.'),
      missing: several(z.string()).describe('The labels of the inputs that it lacks.'),
      ruledOut: z.boolean().describe('Whether the choices of the case leave nothing to answer.'),
    }),
  ])
  .meta({ id: 'value' });

const line = plain({
  id: z.string(),
  label: z.string(),
  symbol: perhaps(z.string()),
  equation: perhaps(z.string()).describe('In the notation of equations, such as "β = d/D".'),
  where: several(z.string()).describe('Equations of what the equation names, each "symbol = …".'),
  numbers: byId(z.number()).describe('The values behind the symbols of the equation, in SI units.'),
  value: perhaps(value),
  source: perhaps(z.string()),
  note: perhaps(z.string()).describe('How a step that solves something went.'),
}).meta({ id: 'line' });

const axis = plain({
  label: z.string(),
  kind,
  unit: z.string(),
  scale: perhaps(z.enum(['linear', 'log'])),
  from: perhaps(z.number()).describe('In the unit of the axis.'),
  to: perhaps(z.number()),
});

const figure = plain({
  title: z.string(),
  x: axis,
  y: axis,
  series: several(
    plain({
      label: z.string(),
      points: several(z.union([z.tuple([z.number(), z.number()]).readonly(), z.null()])).describe(
        'In SI units; null is a gap in the curve.',
      ),
      pen: z.enum(['main', 'second', 'third', 'fourth', 'limit']),
      dots: perhaps(z.boolean()),
    }),
  ),
  marks: perhaps(several(plain({ label: z.string(), x: z.number(), y: z.number() }))),
  bands: perhaps(several(plain({ label: z.string(), axis: z.enum(['x', 'y']), from: z.number(), to: z.number() }))),
}).meta({ id: 'figure' });

const drawing = plain({
  title: z.string(),
  width: z.number(),
  height: z.number(),
  marks: several(
    z.discriminatedUnion('type', [
      plain({
        type: z.literal('path'),
        d: z.string(),
        pen: z.enum(['outline', 'thin', 'centre', 'flow', 'dimension', 'cut', 'hatch', 'level']),
        field: perhaps(z.string()),
      }),
      plain({
        type: z.literal('label'),
        x: z.number(),
        y: z.number(),
        text: z.string(),
        wording: perhaps(
          several(
            z.union([
              z.string(),
              plain({ kind, si: z.number(), unit: z.string(), digits: z.int(), bare: perhaps(z.boolean()) }),
            ]),
          ),
        ).describe('The same text in parts, of which some are quantities; a bare one is written without its unit.'),
        anchor: z.enum(['start', 'middle', 'end']),
        pen: z.enum(['ink', 'mute', 'dimension']),
        field: perhaps(z.string()),
      }),
    ]),
  ),
}).meta({ id: 'drawing' });

const timeline = plain({
  times: several(z.number()).describe('The moments, s, rising.'),
  figures: several(figure),
  moments: several(
    plain({
      drawing,
      readings: several(
        plain({
          label: z.string(),
          kind,
          si: z.union([z.number(), z.null()]),
          value: z.union([z.number(), z.null()]),
          unit: z.string(),
        }),
      ),
    }),
  ).describe('What there is to see at each of the moments.'),
}).meta({ id: 'timeline' });

const typedInto = z.union([
  z.number(),
  z.string(),
  plain({ value: z.union([z.number(), z.string()]), unit: z.string() }),
]);

const fault = plain({ place: z.string(), error: z.string() });

export const reportedCase = plain({
  title: z.string(),
  method: z.union([z.string(), z.null()]).describe('The method that it was worked by; null where there is one only.'),
  values: byId(value).describe('The results by id.'),
  messages: several(message),
  crossCheck: several(
    plain({
      method: z.string(),
      name: z.string(),
      result: z.string().describe('The result that is compared.'),
      value,
      difference: z.union([z.number(), z.null()]).describe('As a fraction of the value of the case.'),
    }),
  ).describe('The other methods on the same inputs.'),
  filled: perhaps(
    byId(
      plain({
        value,
        of: z.string().describe('What it belongs to.'),
        source: z.string(),
        uncertainty: perhaps(z.number()).describe('The share by which it may be off, where that is published.'),
        difference: perhaps(z.number()).describe('By how much what was typed is above it, as a fraction of it.'),
      }),
    ),
  ).describe(
    'Fields that the fluid or another source fills where they are blank; one that was typed has a difference.',
  ),
  unused: several(z.string()).describe('Inputs that were typed and had no part in the results.'),
  revealed: perhaps(several(z.string())).describe('Fields that are asked for because of what the case answered.'),
  faults: several(fault).describe('What failed although nothing should.'),
  working: perhaps(several(line)),
  drawing: perhaps(drawing),
  figures: perhaps(several(figure)),
  timeline: perhaps(timeline),
  sends: perhaps(several(plain({ to: z.string(), label: z.string(), fields: byId(typedInto) }))).describe(
    'The calculators that the case can be sent to, with its fields there.',
  ),
}).meta({ id: 'case' });

export const reportTogether = plain({
  title: z.string(),
  table,
  messages: several(message),
  values: perhaps(byId(number)).describe('The quantities that hold for all cases, by id.'),
  figures: perhaps(several(figure)),
});

export const caseReport = plain({
  schema: z.literal(1),
  engine: z
    .string()
    .describe('The version of the calculator: that of the program, and a hash of all it is built from.'),
  tool: z.string(),
  cases: several(reportedCase),
  together: perhaps(reportTogether).describe('What the cases give when they are seen as one.'),
  faults: several(fault).describe('What failed of that although nothing should.'),
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

export const caseDocument = plain({
  schema: z.int(),
  tool: z.string(),
  cases: several(fields),
  calculated: perhaps(several(z.union([fields, z.null()]))).describe('What each case was last calculated from.'),
  units: perhaps(byId(z.string())).describe('The units in which results are shown, by result.'),
  title: perhaps(byId(z.string())).describe('The title block.'),
  questions: perhaps(several(question)).describe('What was asked of the cases and is part of the record.'),
}).meta({ title: 'A calculation as it was typed' });
