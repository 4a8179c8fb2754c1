import { Refusal } from '@isentrope/engineering/quantities';
import { understoodCase } from './answer-cases.ts';
import type { Definition } from '../definition/calculator-definition.ts';
import { documentSchema } from '../document/migrations.ts';
import { explore, finished, type Answer, type Question } from '../explore/index.ts';
import { loadForDocument } from '../document/load-data.ts';

/**
 * Runs one analysis on cases given as JSON, `{"cases": […], "question": {…}}`, or `"case": {…}` for a single one, for
 * the command line and the API. Throws a `Refusal` for invalid input.
 */
export async function answerExploration(definition: Definition, given: unknown): Promise<Answer> {
  const { cases, question } = parted(given);
  const fields = cases.map((each, place) => understoodCase(definition, each, place));
  const document = { schema: documentSchema, tool: definition.id, cases: fields };
  await loadForDocument(definition, document);
  return finished(explore(definition, document, question as Question));
}

/** Splits a request into its cases and its analysis request. */
function parted(given: unknown): { readonly cases: readonly unknown[]; readonly question: unknown } {
  if (typeof given === 'object' && given !== null && 'question' in given) {
    const { question } = given;
    if ('cases' in given && Array.isArray(given.cases)) return { cases: given.cases, question };
    if ('case' in given) return { cases: [given.case], question };
  }
  throw new Refusal('What is asked must be a JSON object with "case" or "cases", and "question".');
}
