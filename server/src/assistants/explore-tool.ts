import { z } from 'zod';
import { answeredRun, costs } from '../api/index.ts';
import * as arguments_ from './arguments.ts';
import { analysisSchema, analysisTypes } from './analysis-schema.ts';
import { assistantTool } from './tool.ts';

const maxCases = 20;

const { tool, engine } = answeredRun.shape;

/** The tool for analyses: goal seek, sweeps, sensitivity and others. */
export const exploreTool = assistantTool({
  name: 'explore',
  title: 'Run an analysis on cases',
  description:
    'Runs an analysis on cases instead of calling run_tool many times. solve: which value of an input gives a value of a result. limits: over which values of an input the verdict stays the same. sweep: results over an input. compare: a sweep of several cases or options. map: a result over two inputs. tornado and derivatives: which input matters most. corners: the worst combination of extremes. monteCarlo: the distribution of a result.',
  input: z.strictObject({
    tool: arguments_.tool,
    cases: arguments_.cases.max(maxCases, `can have at most ${maxCases} cases here; send fewer`),
    question: z.record(
      z.string(),
      z.unknown(),
      `must be an object whose "type" is one of ${analysisTypes.join(', ')}, with the members of that type`,
    ),
  }),
  inputSchemas: {
    cases: { ...arguments_.casesSchema, maxItems: maxCases },
    question: analysisSchema,
  },
  output: z.object({
    tool,
    engine,
    answer: z.looseObject({ type: z.enum(analysisTypes) }).describe('The answer in full, by its type.'),
    link: z.string().describe('Opens the cases with this analysis on the page of the calculator.'),
  }),
  async answer({ tool: id, cases, question }, { tools, site, spend, begin }) {
    const found = await tools.describe(id);
    const caller = await spend(costs.explore);
    const endRequest = begin(caller);
    try {
      const result = await tools.explainAnalysis(id, { cases, question }, caller.plan === 'pro');
      const link = `${site}/${id}${result.fragment}`;
      return {
        text: [`${found.title}, version ${found.engine}`, result.text, `Open in the browser: ${link}`].join('\n\n'),
        structured: { tool: id, engine: found.engine, answer: result.answer, link },
      };
    } finally {
      endRequest();
    }
  },
});
