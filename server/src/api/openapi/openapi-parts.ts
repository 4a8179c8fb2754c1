import type { JsonObject } from '../../engine/index.ts';

type Json = JsonObject;

/** A reference to a schema of the document. */
export const ref = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });

/** A JSON Schema as a component of the document, with its own definitions. */
export function component(name: string, schema: object): Json {
  const { $schema: _, ...rest } = JSON.parse(
    JSON.stringify(schema).replaceAll('"#/$defs/', `"#/components/schemas/${name}/$defs/`),
  ) as Record<string, unknown>;
  return rest;
}

/** The successful response, with errors as problems. */
export const responses = (schema: Json, further: Json = {}): Json => ({
  '200': { description: 'The answer.', content: { 'application/json': { schema }, ...further } },
  default: { $ref: '#/components/responses/Problem' },
});

export const body = (schema: Json, example: unknown): Json => ({
  required: true,
  content: { 'application/json': { schema, example } },
});

/** A path parameter. */
export const pathParameter = (name: string, description: string): Json => ({
  name,
  in: 'path',
  required: true,
  description,
  schema: { type: 'string' },
});
