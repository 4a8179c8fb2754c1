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
    'Says what a calculator takes and gives: each field with its unit, limits, options and when it counts; results; methods; references; an example case to start from. Call it before run_tool and explore.',
  input: z.strictObject({
    tool: arguments_.tool,
    schema: z
      .boolean('must be true or false')
      .optional()
      .describe('Whether the JSON Schema of a case is wanted too, which says exactly what each field takes.'),
  }),
  output: z.object({
    tool: z.string(),
    title: z.string(),
    purpose: z.string(),
    access: z.enum(['free', 'pro']),
    standards: z.array(z.string()),
    references: z.array(z.string()).describe('What it works to, with the editions.'),
    guidance: z.array(z.string()).describe('What to know before using it.'),
    takesLong: z.boolean().describe('Whether a case takes seconds.'),
    seenTogether: z.boolean().describe('Whether its cases are seen as one: the governing one, the sum.'),
    methods: z.array(z.string()).describe('The options of its field "method"; none where there is one method.'),
    fields: z
      .array(z.looseObject({ id: z.string(), label: z.string() }))
      .describe('A plain number is in `unit`; `units` are the others. `when` names the choices under which it counts.'),
    results: z.array(z.looseObject({ id: z.string(), label: z.string() })),
    primary: z.string().describe('The result that the calculator is opened for.'),
    example: z
      .object({ title: z.string(), source: z.string(), cases: z.array(z.record(z.string(), z.unknown())) })
      .optional()
      .describe('A worked example, its cases as run_tool takes them.'),
    caseSchema: z.record(z.string(), z.unknown()).optional(),
    engine: z.string().describe('The version of the calculator.'),
    page: z.string(),
  }),
  async answer({ tool, schema = false }, { tools, site }) {
    const found = await tools.describe(tool);
    const { title, access, engine, long, together, references, guidance, examples } = found;
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
      takesLong: long,
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
    const pro = access === 'pro' ? ['It runs with a key of an account that has Pro.'] : [];
    return { words: [found.words, ...pro, ...exampleLines].join('\n'), structured };
  },
});
