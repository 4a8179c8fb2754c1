import { z } from 'zod';
import type { JsonObject } from '../engine/index.ts';
import * as arguments_ from './arguments.ts';
import { assistantTool } from './tool.ts';

/** The parts of the engine's description that are used here. */
const described = z.looseObject({
  summary: z.string(),
  standards: z.array(z.string()),
  primary: z.string(),
  fields: z.array(z.looseObject({ id: z.string(), label: z.string(), options: z.array(z.string()).optional() })),
  results: z.array(z.looseObject({ id: z.string(), label: z.string() })),
});

/** The tool that describes a calculator. */
export const describeTool = assistantTool({
  name: 'describe_tool',
  title: 'Describe a calculator',
  description:
    'Describes the inputs and results of a calculator: each field with its unit, limits, options and when it applies; results; methods; references; an example case to start from. Call it before run_tool and explore.',
  input: z.strictObject({
    tool: arguments_.tool,
    schema: z
      .boolean('must be true or false')
      .optional()
      .describe('Whether to include the JSON Schema of a case, which says exactly what each field accepts.'),
  }),
  output: z.object({
    tool: z.string(),
    title: z.string(),
    purpose: z.string(),
    access: z.enum(['free', 'pro']),
    standards: z.array(z.string()),
    references: z.array(z.string()).describe('The standards and methods it follows, with their editions.'),
    guidance: z.array(z.string()).describe('What to know before using it.'),
    takesLong: z.boolean().describe('Whether a case takes seconds.'),
    seenTogether: z.boolean().describe('Whether it combines its cases: the governing one, the sum.'),
    methods: z.array(z.string()).describe('The options of its field "method"; none where there is one method.'),
    fields: z
      .array(z.looseObject({ id: z.string(), label: z.string() }))
      .describe(
        'A plain number is in `unit`; `units` are the others. `when` names the choices under which it applies.',
      ),
    results: z.array(z.looseObject({ id: z.string(), label: z.string() })),
    primary: z.string().describe('The main result of the calculator.'),
    example: z
      .object({ title: z.string(), source: z.string(), cases: z.array(z.record(z.string(), z.unknown())) })
      .optional()
      .describe('A worked example, with cases as run_tool accepts them.'),
    caseSchema: z.record(z.string(), z.unknown()).optional(),
    engine: z.string().describe('The version of the calculator.'),
    page: z.string(),
  }),
  async answer({ tool, schema = false }, { tools, site }) {
    const found = await tools.describe(tool);
    const { title, access, engine, isExpensive, together, references, guidance, examples } = found;
    const { summary, standards, fields, results, primary } = described.parse(found.described);
    const [example] = examples;
    const structured: JsonObject = {
      tool,
      title,
      purpose: summary,
      access,
      standards,
      references,
      guidance,
      takesLong: isExpensive,
      seenTogether: together,
      methods: fields.find(({ id }) => id === 'method')?.options ?? [],
      fields,
      results,
      primary,
      ...(example === undefined ? {} : { example }),
      ...(schema ? { caseSchema: found.schema } : {}),
      engine,
      page: `${site}/${tool}`,
    };
    const exampleLines =
      example === undefined
        ? []
        : [`Example, ${example.title} (${example.source}):`, JSON.stringify({ tool, cases: example.cases })];
    const pro = access === 'pro' ? ['It needs a key of an account with Pro.'] : [];
    return { text: [found.text, ...pro, ...exampleLines].join('\n'), structured };
  },
});
