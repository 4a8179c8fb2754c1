import type { JsonObject } from '../engine/index.ts';

type Json = JsonObject;

/** A schema of the document, by its name. */
export const ref = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });

/** A JSON Schema as a part of the document, its own definitions with it. */
export function within(name: string, schema: object): Json {
  const { $schema: _, ...rest } = JSON.parse(
    JSON.stringify(schema).replaceAll('"#/$defs/', `"#/components/schemas/${name}/$defs/`),
  ) as Record<string, unknown>;
  return rest;
}

/** What is answered, and that everything else is a problem. */
export const answer = (schema: Json, further: Json = {}): Json => ({
  '200': { description: 'The answer.', content: { 'application/json': { schema }, ...further } },
  default: { $ref: '#/components/responses/Problem' },
});

export const body = (schema: Json, example: unknown): Json => ({
  required: true,
  content: { 'application/json': { schema, example } },
});

/** A part of an address. */
export const inPath = (name: string, description: string): Json => ({
  name,
  in: 'path',
  required: true,
  description,
  schema: { type: 'string' },
});
