import type { JsonObject } from '../../engine/index.ts';
import { responses, pathParameter, ref } from './openapi-parts.ts';

type Json = JsonObject;

/** The OpenAPI paths of bulk runs. */
export function bulkPaths(): Json {
  const about = { tags: ['Bulk runs'], security: [{ key: ['calculate'] }] };
  const run = pathParameter('run', 'The id of the run.');
  const inQuery = (name: string, schema: Json, description: string, required = false): Json => ({
    name,
    in: 'query',
    required,
    description,
    schema,
  });
  const problem = { $ref: '#/components/responses/Problem' };
  const bulkRun = { 'application/json': { schema: ref('BulkRun') } };
  return {
    '/bulk-runs': {
      get: {
        ...about,
        summary: 'The bulk runs of the account, newest first',
        responses: responses(ref('BulkRunList')),
      },
      post: {
        ...about,
        summary: 'With Pro: send up to 1,000,000 cases, a line of JSON each, to be calculated in the background',
        parameters: [
          inQuery('tool', { type: 'string' }, 'The id of the calculator.', true),
          inQuery('working', { type: 'boolean', default: false }, 'Whether to include every step.'),
        ],
        requestBody: { required: true, content: { 'application/x-ndjson': { schema: { type: 'string' } } } },
        responses: {
          '201': {
            description: 'All cases have been received. The run is at `Location`.',
            headers: { Location: { schema: { type: 'string' } } },
            content: bulkRun,
          },
          default: problem,
        },
      },
    },
    '/bulk-runs/{run}': {
      get: { ...about, summary: 'The progress of a bulk run', parameters: [run], responses: responses(ref('BulkRun')) },
      delete: {
        ...about,
        summary: 'Stop a bulk run and delete it with its results',
        parameters: [run],
        responses: { '204': { description: 'It has been deleted.' }, default: problem },
      },
    },
    '/bulk-runs/{run}/answers': {
      get: {
        ...about,
        summary: 'The results, one line each in the order of the cases, as soon as they are available',
        parameters: [
          run,
          inQuery('from', { type: 'integer', minimum: 0, default: 0 }, 'The index of the first case to return.'),
        ],
        responses: {
          '200': { description: 'The answers.', content: { 'application/x-ndjson': { schema: ref('AnsweredLine') } } },
          default: problem,
        },
      },
    },
  };
}
