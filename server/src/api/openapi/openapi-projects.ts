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
    'A name that the program gives the request, such as a UUID, with which it may send it again: it is done once in 24 hours, and answered the same. With another body the name is refused (422); while the first is under way, too (409).',
  schema: { type: 'string', minLength: 1, maxLength: 200 },
};

const made: Json = {
  '201': {
    description: 'It was made, and is at `Location`.',
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
  '204': { description: 'It was saved.' },
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
        summary: 'Make a project, which the account owns',
        parameters: [idempotencyKey],
        ...sends('project'),
        responses: made,
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
        summary: 'Change what a project is called and its basis of design; "was" is what was read before',
        parameters: [id],
        ...sends('changedProject'),
        responses: saving,
      },
    },
    '/projects/{id}/sheets': {
      post: {
        ...writes,
        summary: 'Make a sheet of a document of cases, which becomes its version 1',
        parameters: [id, idempotencyKey],
        ...sends('sheet'),
        responses: made,
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
        summary: 'Change what a sheet is called and its notes, if it is still of the version that was read',
        parameters: both,
        ...sends('namedSheet'),
        responses: responses(versionAnswer),
      },
    },
    '/projects/{id}/sheets/{sheet}/document': {
      put: {
        ...writes,
        summary: 'Save the working copy of a sheet, if it is still of the version that was read',
        parameters: both,
        ...sends('document'),
        responses: responses(ref('SavedSheet')),
      },
    },
  };
}
