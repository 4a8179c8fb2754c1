import { Refusal } from '@isentrope/engineering/quantities';
import { requireInput } from '../../case/case-data.ts';
import type { Definition } from '../../definition/calculator-definition.ts';
import type { AnalysisRequest } from './request.ts';
import { parseRequest } from './read-request.ts';

/** Maximum number of analysis requests in a document. */
const maxRequests = 100;

function idsIn(request: AnalysisRequest): { readonly inputs: readonly string[]; readonly results: readonly string[] } {
  switch (request.type) {
    case 'solve':
      return { inputs: [request.input], results: [request.result] };
    case 'limits':
      return { inputs: [request.input], results: request.result === undefined ? [] : [request.result] };
    case 'sweep':
      return { inputs: [request.input], results: request.results };
    case 'compare':
      return {
        inputs: [request.input, ...(request.by === undefined ? [] : [request.by])],
        results: request.results,
      };
    case 'map':
      return { inputs: [request.x.input, request.y.input], results: [request.result] };
    case 'tornado':
      return { inputs: Object.keys(request.inputs ?? {}), results: [request.result] };
    case 'corners':
      return { inputs: Object.keys(request.extremes), results: [request.result] };
    case 'monteCarlo':
      return {
        inputs: [...Object.keys(request.uncertain), ...(request.correlations ?? []).flatMap(({ inputs }) => inputs)],
        results: [request.result],
      };
    case 'derivatives':
      return { inputs: request.inputs ?? [], results: [request.result] };
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
    const request = parseRequest(item);
    const { inputs, results } = idsIn(request);
    for (const id of inputs) requireInput(definition, id.slice(0, 60));
    for (const id of results)
      if (!definition.results.some(result => result.id === id))
        throw new Refusal(`An analysis names the result "${id.slice(0, 60)}", which ${definition.id} does not have.`);
    return request;
  });
}
