import { Refusal } from '@isentrope/engineering/quantities';
import { caseFromJson } from './answer-cases.ts';
import type { Definition } from '../definition/calculator-definition.ts';
import { documentSchema } from '../document/migrations.ts';
import { explore, runToEnd, type AnalysisResult, type AnalysisRequest } from '../explore/index.ts';
import { loadForDocument } from '../document/load-data.ts';

/**
 * Runs one analysis on cases given as JSON, `{"cases": […], "question": {…}}`, or `"case": {…}` for a single one, for
 * the command line and the API. Throws a `Refusal` for invalid input.
 */
export async function answerExploration(definition: Definition, json: unknown): Promise<AnalysisResult> {
  const { cases, question } = casesAndRequest(json);
  const fields = cases.map((each, index) => caseFromJson(definition, each, index).fields);
  const document = { schema: documentSchema, tool: definition.id, cases: fields };
  await loadForDocument(definition, document);
  return runToEnd(explore(definition, document, question as AnalysisRequest));
}

/** Splits a request into its cases and its analysis request. */
function casesAndRequest(json: unknown): { readonly cases: readonly unknown[]; readonly question: unknown } {
  if (typeof json === 'object' && json !== null && 'question' in json) {
    const { question } = json;
    if ('cases' in json && Array.isArray(json.cases)) return { cases: json.cases, question };
    if ('case' in json) return { cases: [json.case], question };
  }
  throw new Refusal('The request must be a JSON object with "case" or "cases", and "question".');
}
