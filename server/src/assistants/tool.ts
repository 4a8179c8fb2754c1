import { z } from 'zod';
import { ApiProblem, type Caller } from '../api/index.ts';
import type { JsonObject } from '../engine/index.ts';
import type { Tools } from '../tools/index.ts';

/** What tools need: the calculators, and access to the caller's quota. */
export interface Assistance {
  readonly tools: Tools;
  /** The address of the site, without a trailing slash. */
  readonly site: string;
  /**
   * Charges the caller's quota and returns the caller.
   * @throws {ApiProblem} for an invalid key or an exhausted quota.
   */
  readonly spend: (amount: number) => Promise<Caller>;
  /**
   * Counts a concurrent request; returns a function that ends it.
   * @throws {ApiProblem} if there are too many.
   */
  readonly begin: (caller: Caller) => () => void;
}

/** The result as text and as data. */
export interface AssistantAnswer {
  readonly words: string;
  readonly structured: JsonObject;
}

/** A tool of the Model Context Protocol. */
export interface AssistantTool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly inputSchema: JsonObject & { readonly type: 'object' };
  readonly outputSchema: JsonObject & { readonly type: 'object' };
  /**
   * Runs the tool.
   * @throws {ApiProblem} and {ToolProblem} with a message for the assistant.
   */
  readonly answer: (given: unknown, help: Assistance) => Promise<AssistantAnswer>;
}

interface Declared<S extends z.ZodObject> extends Pick<AssistantTool, 'name' | 'title' | 'description'> {
  /** Validation messages follow `The argument "…" `. */
  readonly input: S;
  /** Schemas that replace generated ones for some arguments. */
  readonly inputSchemas?: Readonly<Record<string, JsonObject>>;
  readonly output: z.ZodObject;
  readonly answer: (asked: z.infer<S>, help: Assistance) => Promise<AssistantAnswer>;
}

/** Creates a tool, with its JSON Schemas generated from the validation schemas. */
export function assistantTool<S extends z.ZodObject>(declared: Declared<S>): AssistantTool {
  const { name, title, description, input, inputSchemas = {}, output, answer } = declared;
  const { $schema: _, properties, ...rest } = z.toJSONSchema(input, { io: 'input' });
  const { $schema: _own, ...given } = z.toJSONSchema(output, { io: 'output' });
  return {
    name,
    title,
    description,
    inputSchema: { ...rest, type: 'object', properties: { ...properties, ...inputSchemas } },
    outputSchema: { ...given, type: 'object' },
    answer: async (arguments_, help) => answer(understood(input, arguments_), help),
  };
}

function understood<S extends z.ZodObject>(input: S, given: unknown): z.infer<S> {
  const read = input.safeParse(given ?? {});
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new ApiProblem('INVALID_INPUT', issue === undefined ? notUnderstood : sentenceOf(issue, input));
}

const notUnderstood = 'The arguments are not understood.';

function sentenceOf(issue: z.core.$ZodIssue, { shape }: z.ZodObject): string {
  if (issue.code === 'unrecognized_keys') {
    const [unknown = ''] = issue.keys;
    return `There is no argument "${unknown.slice(0, 60)}"; allowed: ${Object.keys(shape).join(', ')}.`;
  }
  const [argument, ...within] = issue.path.map(String);
  if (argument === undefined) return notUnderstood;
  const place = within.length === 0 ? '' : `, at ${within.join(', ').slice(0, 80)},`;
  return `The argument "${argument}"${place} ${issue.message}.`;
}
