import { Refusal } from '@isentrope/engineering/quantities';
import { requireInput } from '../../case/case-data.ts';
import type { Definition } from '../../definition/calculator-definition.ts';
import type { AnalysisRequest } from './request.ts';
import { parseRequest } from './read-request.ts';

/** Maximum number of analysis requests in a document. */
const maxRequests = 100;

/** The ids of inputs and results in a request. */
function idsIn(question: AnalysisRequest): { readonly inputs: readonly string[]; readonly results: readonly string[] } {
  switch (question.type) {
    case 'solve':
      return { inputs: [question.input], results: [question.result] };
    case 'limits':
      return { inputs: [question.input], results: question.result === undefined ? [] : [question.result] };
    case 'sweep':
      return { inputs: [question.input], results: question.results };
    case 'compare':
      return {
        inputs: [question.input, ...(question.by === undefined ? [] : [question.by])],
        results: question.results,
      };
    case 'map':
      return { inputs: [question.x.input, question.y.input], results: [question.result] };
    case 'tornado':
      return { inputs: Object.keys(question.inputs ?? {}), results: [question.result] };
    case 'corners':
      return { inputs: Object.keys(question.extremes), results: [question.result] };
    case 'monteCarlo':
      return {
        inputs: [...Object.keys(question.uncertain), ...(question.correlations ?? []).flatMap(({ inputs }) => inputs)],
        results: [question.result],
      };
    case 'derivatives':
      return { inputs: question.inputs ?? [], results: [question.result] };
  }
}

/**
 * Parses the analysis requests of a document. Throws a one-sentence `Refusal` for an invalid one, or one with an
 * unknown input or result.
 */
export function parseSavedRequests(definition: Definition, json: unknown): readonly AnalysisRequest[] {
  if (json === undefined) return [];
  if (!Array.isArray(json) || json.length > maxRequests)
    throw new Refusal(`The analyses of a set of cases must be a list of at most ${maxRequests}.`);
  return json.map((item: unknown) => {
    const question = parseRequest(item);
    const { inputs, results } = idsIn(question);
    for (const id of inputs) requireInput(definition, id.slice(0, 60));
    for (const id of results)
      if (!definition.results.some(result => result.id === id))
        throw new Refusal(`An analysis names the result "${id.slice(0, 60)}", which ${definition.id} does not have.`);
    return question;
  });
}
