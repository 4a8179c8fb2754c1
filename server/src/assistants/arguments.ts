import { z } from 'zod';

/** Arguments shared by several tools. */

/** Maximum number of cases of one call, for readability. The API takes more. */
const maxCases = 50;

export const tool = z
  .string('must be the id of a calculator, as text')
  .min(1, 'must be the id of a calculator, as text')
  .max(100, 'must be the id of a calculator, as text')
  .describe('The id of a calculator as find_tool gives it, for example "restriction-orifice".');

const text = 'must be a list of cases, each an object of fields by the ids that describe_tool gives';

/** The value of any field; `describe_tool` gives the exact schema. */
const fieldValue = z
  .union([
    z.number().describe('A number in the unit that describe_tool names for the field.'),
    z.string().describe('An option of a choice, a text, or a number with its unit, such as "12 bar(g)".'),
    z.looseObject({
      value: z.union([z.number(), z.string()]),
      unit: z.string().describe('A unit that describe_tool lists for the field.'),
    }),
    z.record(z.string(), z.union([z.number(), z.string()])).describe('Amounts by item: a composition, fittings.'),
    z.array(z.record(z.string(), z.unknown())).describe('Rows of a table.'),
    z.null().describe('A field left blank.'),
  ])
  .describe('Say the unit whenever it is not the one that describe_tool names.');

/** The cases of a calculator, which validates their contents itself. */
export const cases = z
  .array(z.record(z.string(), z.unknown(), text), text)
  .min(1, 'must have a case')
  .max(maxCases, `can have at most ${maxCases} cases; send fewer at once`)
  .describe('The cases, an object of fields each. One case is a list of one.');

/** The JSON Schema of cases, for guidance; the calculator accepts more. */
export const casesSchema = {
  ...nestedSchemaOf(
    z
      .array(z.record(z.string(), fieldValue).describe('Fields by the ids that describe_tool gives.'))
      .min(1)
      .max(maxCases),
  ),
  description: cases.description,
};

/** The JSON Schema of a schema, for use within another. */
function nestedSchemaOf(shape: z.ZodType): Readonly<Record<string, unknown>> {
  const { $schema: _, ...schema } = z.toJSONSchema(shape, { io: 'input' });
  return schema;
}
