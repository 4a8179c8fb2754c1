import { z } from 'zod';
import exploreQuestion from '../../../docs/schemas/explore-question.schema.json' with { type: 'json' };
import type { JsonObject } from '../engine/index.ts';

/**
 * The JSON Schema of an analysis request for assistants: references are inlined, because not all clients resolve them,
 * and keywords without meaning for the reader are removed.
 */
export const analysisSchema: JsonObject = {
  ...(inlineReferences(exploreQuestion) as JsonObject),
  description:
    'Inputs and results are named by their ids. An amount is a number in the unit of describe_tool, or {"value": number, "unit": text}.',
};

const typed = z.object({ properties: z.object({ type: z.object({ const: z.string() }) }) });

/** The types of analysis requests. */
export const analysisTypes = z
  .array(typed)
  .parse(analysisSchema['oneOf'])
  .map(({ properties }) => properties.type.const);

function inlineReferences(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(inlineReferences);
  if (typeof part !== 'object' || part === null) return part;
  const whole: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(part)) {
    const silent = ['$schema', '$defs', 'readOnly'].includes(name);
    if (silent || Math.abs(Number(value)) === Number.MAX_SAFE_INTEGER) continue;
    if (name === '$ref') Object.assign(whole, inlineReferences(definition(String(value))));
    else whole[name] = inlineReferences(value);
  }
  return whole;
}

function definition(reference: string): unknown {
  const found = Object.entries(exploreQuestion.$defs).find(([name]) => reference === `#/$defs/${name}`);
  if (found === undefined) throw new RangeError(`The schema of analysis requests has no ${reference}.`);
  return found[1];
}
