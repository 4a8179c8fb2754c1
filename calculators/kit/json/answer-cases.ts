import { Refusal } from '@isentrope/engineering/quantities';
import { aggregateJson, caseJson, withRemarks } from './case-json.ts';
import type { Definition } from '../definition/calculator-definition.ts';
import { documentSchema } from '../document/migrations.ts';
import { loadForDocument } from '../document/load-data.ts';
import { readJson, RefusedField, type CaseFromJson } from './read-case.ts';
import { run } from '../report/run.ts';

/** Thrown for a case of a JSON request that cannot be read. */
export class RefusedCase extends Refusal {
  constructor(
    /** The index of the case, from 0. */
    readonly index: number,
    /** The field that cannot be read, if a single field is the cause. */
    readonly field: string | undefined,
    text: string,
  ) {
    super(`Case ${index + 1}: ${text}`);
  }
}

/** Reads a case given as JSON. Throws a `RefusedCase` with the index of the case and the reason. */
export function caseFromJson(definition: Definition, json: unknown, index: number): CaseFromJson {
  try {
    return readJson(definition, json);
  } catch (thrown) {
    if (!(thrown instanceof Refusal)) throw thrown;
    throw new RefusedCase(index, thrown instanceof RefusedField ? thrown.field : undefined, thrown.message);
  }
}

/** Optional parts of an answer. */
export interface AnswerOptions {
  readonly working: boolean;
  /** Whether to include the aggregate over all cases. */
  readonly together: boolean;
}

/** Results of evaluated cases: the JSON of each, and a line for each internal failure. */
export interface AnswerBatch {
  readonly answers: readonly string[];
  readonly together: string | undefined;
  readonly faults: readonly string[];
}

/** Cases per report; each report is released as soon as it is serialised, which bounds the memory used. */
const batchSize = 25;

/**
 * Evaluates cases and serialises their results, for the command line and the API; `first` is the index of the first
 * case in the whole request.
 */
export async function answerCases(
  definition: Definition,
  cases: readonly CaseFromJson[],
  first: number,
  options: AnswerOptions,
): Promise<AnswerBatch> {
  const answers: string[] = [];
  const faults: string[] = [];
  let together: string | undefined;
  const size = options.together && definition.together ? cases.length : batchSize;
  for (let start = 0; start < cases.length; start += size) {
    const batch = cases.slice(start, start + size);
    const document = { schema: documentSchema, tool: definition.id, cases: batch.map(({ fields }) => fields) };
    await loadForDocument(definition, document);
    const report = run(definition, document, { ...options, pictures: false, first: first + start });
    for (const [index, each] of report.cases.entries()) {
      answers.push(JSON.stringify(withRemarks(caseJson(definition, each), batch[index]?.remarks)));
      for (const fault of each.faults) faults.push(`Case ${first + start + index + 1}, ${fault.place}: ${fault.error}`);
    }
    for (const fault of report.faults) faults.push(`All cases, ${fault.place}: ${fault.error}`);
    if (report.together) together = JSON.stringify(aggregateJson(report.together));
  }
  return { answers, together, faults };
}

/**
 * Evaluates cases given as JSON. A case that cannot be read gets `{"refused": …}` in its place; all others are
 * evaluated.
 */
export async function answerEachCase(
  definition: Definition,
  json: readonly unknown[],
  first: number,
  { working }: Pick<AnswerOptions, 'working'>,
): Promise<AnswerBatch> {
  const answers: string[] = [];
  const faults: string[] = [];
  let row: CaseFromJson[] = [];
  const answerRow = async (end: number) => {
    const answered = await answerCases(definition, row, first + end - row.length, { working, together: false });
    answers.push(...answered.answers);
    faults.push(...answered.faults);
    row = [];
  };
  for (const [at, each] of json.entries()) {
    try {
      row.push(caseFromJson(definition, each, first + at));
    } catch (thrown) {
      if (!(thrown instanceof RefusedCase)) throw thrown;
      await answerRow(at);
      answers.push(JSON.stringify({ refused: thrown.message, field: thrown.field }));
    }
  }
  await answerRow(json.length);
  return { answers, together: undefined, faults };
}
