import { z } from 'zod';
import { answeredRun, costs } from '../api/index.ts';
import * as arguments_ from './arguments.ts';
import { questionSchema, questionTypes } from './question-schema.ts';
import { assistantTool } from './tool.ts';

const mostCases = 20;

const { tool, engine } = answeredRun.shape;

/** The tool for analyses: goal seek, sweeps, sensitivity and others. */
export const exploreTool = assistantTool({
  name: 'explore',
  title: 'Ask a question about cases',
  description:
    'Asks a calculator a question about cases instead of calling run_tool many times. solve: which value of an input gives a value of a result. limits: over which values of an input the verdict stays the same. sweep: results over an input. compare: a sweep of several cases or options. map: a result over two inputs. tornado and derivatives: which input matters most. corners: the worst combination of extremes. monteCarlo: the distribution of a result.',
  input: z.strictObject({
    tool: arguments_.tool,
    cases: arguments_.cases.max(mostCases, `holds up to ${mostCases} cases here; send fewer`),
    question: z.record(
      z.string(),
      z.unknown(),
      `must be an object whose "type" is one of ${questionTypes.join(', ')}, with the members of that type`,
    ),
  }),
  inputSchemas: {
    cases: { ...arguments_.casesSchema, maxItems: mostCases },
    question: questionSchema,
  },
  output: z.object({
    tool,
    engine,
    answer: z.looseObject({ type: z.enum(questionTypes) }).describe('The answer in full, by its type.'),
    link: z.string().describe('Opens the cases with this question on the page of the calculator.'),
  }),
  async answer({ tool: id, cases, question }, { tools, site, spend, begin }) {
    const found = await tools.describe(id);
    const caller = await spend(costs.explore);
    const ended = begin(caller);
    try {
      const told = await tools.tellAnswer(id, { cases, question }, caller.plan === 'pro');
      const link = `${site}/${id}${told.fragment}`;
      return {
        words: [`${found.title}, version ${found.engine}`, told.words, `Open in the bench: ${link}`].join('\n\n'),
        structured: { tool: id, engine: found.engine, answer: told.answer, link },
      };
    } finally {
      ended();
    }
  },
});
