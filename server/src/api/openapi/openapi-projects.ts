import { blankBasis, project, projectList, saveResponse, sheet } from '@isentrope/records';
import { z } from 'zod';
import type { JsonObject } from '../../engine/index.ts';
import { responses, body, pathParameter, ref, component } from './openapi-parts.ts';
import { writeBodies } from '../projects/project-writes.ts';

type Json = JsonObject;

const orifice = {
  schema: 1,
  tool: 'restriction-orifice',
  cases: [
    {
      fluidType: 'Liquid',
      flowRate: ['28600', 'kg/h'],
      upstreamPressure: ['400', 'kPa(abs)'],
      pressureDifferential: ['17', 'kPa'],
      fluidUpstreamDensity: '999.1',
      viscosity: '1.14',
      pipeInsideDiameter: ['73.66', 'mm'],
    },
  ],
};
const named = { number: 'P-2614', name: 'Inlet compression', client: '' };

/** Example request bodies, each based on the ones before; a test sends them in this order. */
const examples = {
  project: named,
  changedProject: {
    ...named,
    client: 'North Terminal',
    basis: { ...blankBasis, criteria: 'NORSOK P-002' },
    was: { ...named, basis: blankBasis },
  },
  sheet: { number: 'FO-101', title: 'Inlet header orifice', document: orifice },
  namedSheet: { version: 1, number: 'FO-101', title: 'Inlet header restriction orifice', notes: 'From the line list.' },
  document: { version: 2, document: { ...orifice, cases: [{ ...orifice.cases[0], flowRate: ['30000', 'kg/h'] }] } },
};

const shapes = { ProjectList: projectList, Project: project, Sheet: sheet, SavedSheet: saveResponse };

/** The schemas of project requests and responses. */
export function projectSchemas(): Json {
  const read = Object.entries(shapes).map(([id, shape]) => [id, z.toJSONSchema(shape, { io: 'output' })] as const);
  const sent = Object.entries(writeBodies).map(
    ([name, shape]) => [schemaOf(name), z.toJSONSchema(shape, { io: 'input' })] as const,
  );
  return Object.fromEntries([...read, ...sent].map(([id, schema]) => [id, component(id, schema)]));
}

const schemaOf = (name: string): string => `Written${name.charAt(0).toUpperCase()}${name.slice(1)}`;

const sends = (name: keyof typeof writeBodies): Json => ({ requestBody: body(ref(schemaOf(name)), examples[name]) });

const idempotencyKey: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  description:
    'A key chosen by the program, such as a UUID, so that the request can be repeated safely: within 24 hours it is carried out once, and every repetition gets the same response. The key is refused with a different body (422), and while the first request is in progress (409).',
  schema: { type: 'string', minLength: 1, maxLength: 200 },
};

const created: Json = {
  '201': {
    description: 'It has been created, and is at `Location`.',
    headers: { Location: { schema: { type: 'string' } } },
    content: {
      'application/json': {
        schema: { type: 'object', properties: { id: { type: 'string' } }, required: ['id'] },
      },
    },
  },
  default: { $ref: '#/components/responses/Problem' },
};
const saving: Json = {
  '204': { description: 'It has been saved.' },
  default: { $ref: '#/components/responses/Problem' },
};
const versionAnswer: Json = { type: 'object', properties: { version: { type: 'integer' } }, required: ['version'] };

/** The OpenAPI paths of projects. */
export function projectPaths(): Json {
  const reads = { tags: ['Projects'], security: [{ key: ['projects:read'] }] };
  const writes = { tags: ['Projects'], security: [{ key: ['projects:write'] }] };
  const id = pathParameter('id', 'The id of the project.');
  const both = [id, pathParameter('sheet', 'The id of the sheet.')];
  return {
    '/projects': {
      get: { ...reads, summary: 'The projects of the account', responses: responses(ref('ProjectList')) },
      post: {
        ...writes,
        summary: 'Create a project owned by the account',
        parameters: [idempotencyKey],
        ...sends('project'),
        responses: created,
      },
    },
    '/projects/{id}': {
      get: {
        ...reads,
        summary: 'A project with its sheets and people',
        parameters: [id],
        responses: responses(ref('Project')),
      },
      put: {
        ...writes,
        summary: 'Change the name and the basis of design of a project; "was" holds the values that were read before',
        parameters: [id],
        ...sends('changedProject'),
        responses: saving,
      },
    },
    '/projects/{id}/sheets': {
      post: {
        ...writes,
        summary: 'Create a sheet from a document of cases, which becomes its version 1',
        parameters: [id, idempotencyKey],
        ...sends('sheet'),
        responses: created,
      },
    },
    '/projects/{id}/sheets/{sheet}': {
      get: {
        ...reads,
        summary: 'A sheet: its working copy and its revisions',
        parameters: both,
        responses: responses(ref('Sheet')),
      },
      put: {
        ...writes,
        summary: 'Change the name and the notes of a sheet, if its version is still the one that was read',
        parameters: both,
        ...sends('namedSheet'),
        responses: responses(versionAnswer),
      },
    },
    '/projects/{id}/sheets/{sheet}/document': {
      put: {
        ...writes,
        summary: 'Save the working copy of a sheet, if its version is still the one that was read',
        parameters: both,
        ...sends('document'),
        responses: responses(ref('SavedSheet')),
      },
    },
  };
}
