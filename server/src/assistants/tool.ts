import { z } from 'zod';
import { ApiProblem, type Caller } from '../api/index.ts';
import type { JsonObject } from '../engine/index.ts';
import type { Tools } from '../tools/index.ts';

/** What tools need: the calculators, and access to the caller's quota. */
export interface ToolContext {
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
interface AssistantAnswer {
  readonly text: string;
  readonly structured: JsonObject;
}

/** A tool of the Model Context Protocol. */
interface AssistantTool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly inputSchema: JsonObject & { readonly type: 'object' };
  readonly outputSchema: JsonObject & { readonly type: 'object' };
  /**
   * Runs the tool.
   * @throws {ApiProblem} and {ToolProblem} with a message for the assistant.
   */
  readonly answer: (value: unknown, context: ToolContext) => Promise<AssistantAnswer>;
}

interface ToolDeclaration<S extends z.ZodObject> extends Pick<AssistantTool, 'name' | 'title' | 'description'> {
  /** Validation messages follow `The argument "…" `. */
  readonly input: S;
  /** Schemas that replace generated ones for some arguments. */
  readonly inputSchemas?: Readonly<Record<string, JsonObject>>;
  readonly output: z.ZodObject;
  readonly answer: (parsed: z.infer<S>, context: ToolContext) => Promise<AssistantAnswer>;
}

/** Creates a tool, with its JSON Schemas generated from the validation schemas. */
export function assistantTool<S extends z.ZodObject>(declared: ToolDeclaration<S>): AssistantTool {
  const { name, title, description, input, inputSchemas = {}, output, answer } = declared;
  const { $schema: _, properties, ...rest } = z.toJSONSchema(input, { io: 'input' });
  const { $schema: _own, ...value } = z.toJSONSchema(output, { io: 'output' });
  return {
    name,
    title,
    description,
    inputSchema: { ...rest, type: 'object', properties: { ...properties, ...inputSchemas } },
    outputSchema: { ...value, type: 'object' },
    answer: async (arguments_, context) => answer(parseArguments(input, arguments_), context),
  };
}

function parseArguments<S extends z.ZodObject>(input: S, value: unknown): z.infer<S> {
  const read = input.safeParse(value ?? {});
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new ApiProblem('INVALID_INPUT', issue === undefined ? notUnderstoodMessage : issueMessage(issue, input));
}

const notUnderstoodMessage = 'The arguments are not valid.';

function issueMessage(issue: z.core.$ZodIssue, { shape }: z.ZodObject): string {
  if (issue.code === 'unrecognized_keys') {
    const [unknown = ''] = issue.keys;
    return `There is no argument "${unknown.slice(0, 60)}"; allowed: ${Object.keys(shape).join(', ')}.`;
  }
  const [argument, ...within] = issue.path.map(String);
  if (argument === undefined) return notUnderstoodMessage;
  const location = within.length === 0 ? '' : `, at ${within.join(', ').slice(0, 80)},`;
  return `The argument "${argument}"${location} ${issue.message}.`;
}
