import { z } from 'zod';
import { ApiProblem, type Caller } from '../api/index.ts';
import type { JsonObject } from '../engine/index.ts';
import type { Tools } from '../tools/index.ts';

/** What a tool answers with: the calculators, and whoever asks. */
export interface Assistance {
  readonly tools: Tools;
  /** The address of the site, without a slash at its end. */
  readonly site: string;
  /** Who asks, after so much of their quota is spent. @throws {ApiProblem} for an unknown key, and a quota that is spent. */
  readonly spend: (amount: number) => Promise<Caller>;
  /** Counts something as under way. Answers what ends it. @throws {ApiProblem} where it is too much. */
  readonly begin: (caller: Caller) => () => void;
}

/** An answer as a reader has it, and as data. */
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
  /** @throws {ApiProblem} and {ToolProblem} with a sentence for what is not answered. */
  readonly answer: (given: unknown, help: Assistance) => Promise<AssistantAnswer>;
}

interface Declared<S extends z.ZodObject> extends Pick<AssistantTool, 'name' | 'title' | 'description'> {
  /** Its messages go on from `The argument "…" `. */
  readonly input: S;
  /** Schemas of arguments that are described elsewhere. */
  readonly inputSchemas?: Readonly<Record<string, JsonObject>>;
  readonly output: z.ZodObject;
  readonly answer: (asked: z.infer<S>, help: Assistance) => Promise<AssistantAnswer>;
}

/** A tool of which the schemas are made of the shapes that read and describe it. */
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
