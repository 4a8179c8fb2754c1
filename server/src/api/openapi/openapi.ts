import { z } from 'zod';
import exploreAnswer from '../../../../docs/schemas/explore-answer.schema.json' with { type: 'json' };
import exploreQuestion from '../../../../docs/schemas/explore-question.schema.json' with { type: 'json' };
import type { DescribedTool, JsonObject } from '../../engine/index.ts';
import { bulkPaths } from './openapi-bulk.ts';
import { responses, body, pathParameter, ref, component } from './openapi-parts.ts';
import { projectPaths, projectSchemas } from './openapi-projects.ts';
import * as shapes from '../response-schemas.ts';

type Json = JsonObject;

/** Example of a request that belongs to no single calculator; a test sends it. */
const fluidExample = { fluid: { composition: { C1: 0.9, C2: 0.1 }, pressure: 60, temperature: 20 } };

/** The OpenAPI document (3.1) of `/api/v1`, generated from the catalogue and the response schemas. */
export function openApi(tools: readonly DescribedTool[], site: string): Json {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Isentrope API',
      version: '1',
      description:
        'Process-engineering calculators for programs: the same results, to the last digit, as the pages and the command line.',
    },
    servers: [{ url: `${site}/api/v1` }],
    security: [{}, { key: [] }],
    paths: { ...commonPaths(), ...Object.fromEntries(tools.flatMap(toolPaths)) },
    components: {
      securitySchemes: {
        key: { type: 'http', scheme: 'bearer', description: 'A key from the account page, "isentrope_…".' },
      },
      responses: {
        Problem: {
          description: 'Why the request failed (RFC 9457).',
          content: { 'application/problem+json': { schema: ref('Problem') } },
        },
      },
      schemas: {
        ...answerSchemas(),
        ExploreQuestion: component('ExploreQuestion', exploreQuestion),
        ExploreAnswer: component('ExploreAnswer', exploreAnswer),
        ...Object.fromEntries(tools.map(({ id, schema }) => [caseName(id), schema])),
      },
    },
  };
}

/** The schema name of a calculator's case; schema names have no slashes. */
const caseName = (id: string): string => `case.${id.replaceAll('/', '.')}`;

/** The response schemas, which refer to each other by name. */
function answerSchemas(): Json {
  const { problem, answeredCase, answeredRun, answeredLine, fluidState, toolList, verdict, sheetResults, bulkRun } =
    shapes;
  const { bulkRunList } = shapes;
  const named = {
    problem,
    answeredCase,
    answeredRun,
    answeredLine,
    fluidState,
    toolList,
    verdict,
    sheetResults,
    bulkRun,
    bulkRunList,
  };
  const registry = z.registry<{ id: string }>();
  for (const [name, shape] of Object.entries(named)) registry.add(shape, { id: upper(name) });
  const { schemas } = z.toJSONSchema(registry, { uri: id => `#/components/schemas/${id}`, io: 'output' });
  return {
    ...Object.fromEntries(
      Object.entries(schemas).map(([id, { $id: _id, $schema: _schema, ...schema }]) => [id, schema]),
    ),
    ...projectSchemas(),
  };
}

const upper = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

function commonPaths(): Json {
  const tags = ['Calculators'];
  const id = pathParameter(
    'id',
    'The id of a calculator; where it holds a slash, with the slash or with %2F in its place.',
  );
  const search = { name: 'search', in: 'query', description: 'Search keywords.', schema: { type: 'string' } };
  const working = { type: 'boolean' };
  return {
    '/tools': {
      get: { tags, summary: 'All calculators', parameters: [search], responses: responses(ref('ToolList')) },
    },
    '/tools/{id}': {
      get: {
        tags,
        summary: 'A calculator: fields, units, options, limits, results, examples',
        parameters: [id],
        responses: responses({ type: 'object' }),
      },
    },
    '/tools/{id}/schema': {
      get: {
        tags,
        summary: 'The JSON Schema of the body of a run',
        parameters: [id],
        responses: responses({ type: 'object' }),
      },
    },
    '/fluids/state': {
      post: {
        tags: ['Fluids'],
        summary: 'The state of a fluid',
        requestBody: body(
          {
            type: 'object',
            properties: { fluid: ref(caseName('fluid-properties')), working },
            required: ['fluid'],
            additionalProperties: false,
          },
          fluidExample,
        ),
        responses: responses(ref('FluidState')),
      },
    },
    '/verify': {
      post: {
        tags: ['Verification'],
        summary: 'Verify a calculation file, or a PDF that contains one, and recalculate each revision',
        requestBody: {
          required: true,
          content: { 'application/json': { schema: { type: 'object' } }, 'application/pdf': {} },
        },
        responses: responses(ref('Verdict')),
      },
    },
    ...bulkPaths(),
    ...projectPaths(),
    ...resultPaths({ tags: ['Projects'], security: [{ key: ['projects:read'] }] }),
  };
}

/** The paths of sheet results, which feeds provide as well. */
function resultPaths(about: Json): Json {
  const inQuery = (name: string, allowed: string[], description: string): Json => ({
    name,
    in: 'query',
    description,
    schema: { type: 'string', enum: allowed, default: allowed[0] },
  });
  const parameters = [
    pathParameter('id', 'The id of the project.'),
    pathParameter('sheet', 'The id of the sheet.'),
    inQuery('source', ['working', 'approved'], 'The working copy, or the latest approved revision.'),
    inQuery('layout', ['long', 'wide'], 'One row per value, or one row per case with a column per result.'),
  ];
  const path = (ending: string, content: Json): [string, Json] => [
    `/projects/{id}/sheets/{sheet}/results.${ending}`,
    {
      get: {
        ...about,
        summary: `The results of a sheet for spreadsheets, ${ending.toUpperCase()}`,
        parameters,
        responses: {
          '200': { description: 'The results, with an ETag.', content },
          '304': { description: 'They have not changed since the `If-None-Match` given.' },
          default: { $ref: '#/components/responses/Problem' },
        },
      },
    },
  ];
  return Object.fromEntries([
    path('csv', { 'text/csv': { schema: { type: 'string' } } }),
    path('json', { 'application/json': { schema: ref('SheetResults') } }),
  ]);
}

/** The paths of a calculator, with cases of its first example. */
function toolPaths({ id, title, access, examples }: DescribedTool): [string, Json][] {
  const about = { tags: [title], ...(access === 'pro' ? { security: [{ key: ['calculate'] }] } : {}) };
  const cases = { type: 'array', minItems: 1, items: ref(caseName(id)) };
  const one = ref(caseName(id));
  const either = (further: Json, required: string[]): Json => ({
    oneOf: [{ cases }, { case: one }].map(input => ({
      type: 'object',
      properties: { ...input, ...further },
      required: [...Object.keys(input), ...required],
      additionalProperties: false,
    })),
  });
  const run = {
    ...about,
    summary: `${title}: calculate cases`,
    requestBody: body(either({ working: { type: 'boolean' } }, []), { cases: examples[0]?.cases ?? [{}] }),
    responses: responses(ref('AnsweredRun'), { 'application/x-ndjson': { schema: ref('AnsweredLine') } }),
  };
  const explore = {
    ...about,
    summary: `${title}: run an analysis on cases`,
    requestBody: {
      required: true,
      content: { 'application/json': { schema: either({ question: ref('ExploreQuestion') }, ['question']) } },
    },
    responses: responses({
      type: 'object',
      properties: { tool: { type: 'string' }, engine: { type: 'string' }, answer: ref('ExploreAnswer') },
    }),
  };
  return [
    [`/tools/${id}/run`, { post: run }],
    [`/tools/${id}/explore`, { post: explore }],
  ];
}
