import { z } from 'zod';
import { answeredCase, answeredRun, maxQuickCases } from '../api/index.ts';
import * as arguments_ from './arguments.ts';
import { assistantTool } from './tool.ts';

const { tool, engine, together } = answeredRun.shape;

/** The tool that calculates cases. */
export const runTool = assistantTool({
  name: 'run_tool',
  title: 'Calculate',
  description:
    'Calculates cases and returns results in their units, the method, sources with editions, warnings and limits of validity, a cross-check by other methods, what was filled in or assumed, the version of the calculator, and a link that opens the cases on its page. A field that is not given is blank; a result that cannot be calculated says what it needs. Report the warnings and the link with the results.',
  input: z.strictObject({
    tool: arguments_.tool,
    cases: arguments_.cases,
    working: z
      .boolean('must be true or false')
      .optional()
      .describe('Whether to include every step, with equation, numbers and source.'),
  }),
  inputSchemas: { cases: arguments_.casesSchema },
  output: z.object({
    tool,
    title: z.string(),
    engine,
    standards: z.array(z.string()),
    references: z.array(z.string()).describe('The standards and methods the calculator follows, with their editions.'),
    guidance: z.array(z.string()).describe('What it is for, and what it is not for.'),
    cases: z.array(
      answeredCase.extend({
        title: z.string(),
        method: z.string().nullable().describe('The method used; null where the calculator has one.'),
        assumed: z
          .array(z.object({ field: z.string(), label: z.string(), value: z.string() }))
          .describe('Fields that were left out, and what was assumed for them.'),
        sources: z.array(z.string()).describe('Editions and clauses of everything used.'),
      }),
    ),
    together,
    link: z.string().describe('Opens these cases, with results and working, on the page of the calculator.'),
  }),
  async answer({ tool: id, cases, working = false }, { tools, site, spend, begin }) {
    const found = await tools.describe(id);
    const caller = await spend(cases.length);
    const endRequest = found.isExpensive || cases.length > maxQuickCases ? begin(caller) : () => undefined;
    try {
      const result = await tools.explainCases({ tool: id, cases, working, pro: caller.plan === 'pro' });
      const link = `${site}/${id}${result.fragment}`;
      const { title, engine: version, references, guidance, described } = found;
      const standards = z.array(z.string()).parse(described['standards']);
      const { faults: _, ...answer } = result.answer;
      return {
        text: [`${title}, version ${version}`, result.text, `Open in the browser: ${link}`].join('\n\n'),
        structured: { tool: id, title, engine: version, standards, references, guidance, ...answer, link },
      };
    } finally {
      endRequest();
    }
  },
});
