import { z } from 'zod';
import type { ListedTool } from '../engine/index.ts';
import type { Tools } from '../tools/index.ts';
import { assistantTool } from './tool.ts';

const maxResults = 12;
const maxWords = 12;
const shortestWord = 3;

/** The tool that searches calculators. */
export const findTool = assistantTool({
  name: 'find_tool',
  title: 'Find a calculator',
  description:
    'Finds process-engineering calculators by words: equipment, fluid, standard or task, such as "relief valve gas API 520", "orifice", "blowdown". Without words it lists all. It returns the ids that the other tools need.',
  input: z.strictObject({
    words: z
      .string('must be a text')
      .max(200, 'must be a text of at most 200 characters')
      .optional()
      .describe('A few words. Left out, all calculators are listed.'),
  }),
  output: z.object({
    tools: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        purpose: z.string(),
        standards: z.array(z.string()).describe('The standards, data and methods it follows.'),
        access: z.enum(['free', 'pro']).describe('A Pro calculator needs a key of an account with Pro.'),
        page: z.string().describe('Its page on the site.'),
      }),
    ),
  }),
  async answer({ words: text = '' }, { tools, site }) {
    const found = await searchTools(tools, text);
    const listed = found.map(({ id, title, summary, standards, access }) => ({
      id,
      title,
      purpose: summary,
      standards,
      access,
      page: `${site}/${id}`,
    }));
    const lines = listed.map(
      ({ id, title, purpose, standards, access }) =>
        `- ${id} (${access}): ${title}. ${purpose}${standards.length === 0 ? '' : ` [${standards.join(', ')}]`}`,
    );
    return {
      text:
        lines.length === 0
          ? 'No calculator matches these words. Try other words, or none to list all.'
          : lines.join('\n'),
      structured: { tools: listed },
    };
  },
});

/**
 * Searches calculators: those that match all words, else those that match some, because assistants ask in whole
 * sentences. Rare words and words of the title count most.
 */
async function searchTools(tools: Tools, text: string): Promise<readonly ListedTool[]> {
  const exact = await tools.list(text);
  if (text.trim() === '' || exact.length > 0) return exact;
  const parts = [...new Set(text.split(/[^\p{L}\p{N}.-]+/u).filter(word => word.length >= shortestWord))];
  const all = await tools.list();
  const scores = new Map<string, number>();
  for (const part of parts.slice(0, maxWords)) {
    const answering = await tools.list(part);
    if (answering.length > all.length / 2) continue;
    for (const { id, title } of answering) {
      const named = title.toLowerCase().includes(part.toLowerCase()) ? 1 : 0;
      scores.set(id, (scores.get(id) ?? 0) + named + 1 / answering.length);
    }
  }
  const score = ({ id }: ListedTool) => scores.get(id) ?? 0;
  return all
    .filter(each => score(each) > 0)
    .toSorted((one, other) => score(other) - score(one))
    .slice(0, maxResults);
}
