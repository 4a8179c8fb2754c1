import { Refusal } from '@isentrope/engineering/quantities';
import { caseJson, togetherJson } from './case-json.ts';
import type { Definition } from './definition.ts';
import { documentSchema } from './document-migrations.ts';
import type { CaseFields } from './document.ts';
import { loadForDocument } from './loads.ts';
import { fieldsFromJson, RefusedField } from './read-case-json.ts';
import { run } from './run.ts';

/** Why a case of JSON, one among others, is not understood. */
export class RefusedCase extends Refusal {
  constructor(
    /** Its place, from 0. */
    readonly place: number,
    /** The field that is not understood, where it is one. */
    readonly field: string | undefined,
    words: string,
  ) {
    super(`Case ${place + 1}: ${words}`);
  }
}

/** The case of JSON at a place as a document has it. Throws a `RefusedCase` that names the case and its mistake. */
export function understoodCase(definition: Definition, given: unknown, place: number): CaseFields {
  try {
    return fieldsFromJson(definition, given);
  } catch (thrown) {
    if (!(thrown instanceof Refusal)) throw thrown;
    throw new RefusedCase(place, thrown instanceof RefusedField ? thrown.field : undefined, thrown.message);
  }
}

/** What an answer holds beside the results. */
export interface AskedOfCases {
  readonly working: boolean;
  /** Whether it is said what the cases give together. */
  readonly together: boolean;
}

/** Cases worked through: the answer of each as JSON, and what went wrong that should not, a line each. */
export interface AnsweredCases {
  readonly answers: readonly string[];
  readonly together: string | undefined;
  readonly faults: readonly string[];
}

/** So many cases are reported on at once: a report is let go of as soon as it is written. */
const reportCases = 25;

/** Works cases through, of which the first stands at `first` among all: as the command line and the API answer them. */
export async function answerCases(
  definition: Definition,
  cases: readonly CaseFields[],
  first: number,
  asked: AskedOfCases,
): Promise<AnsweredCases> {
  const answers: string[] = [];
  const faults: string[] = [];
  let together: string | undefined;
  const size = asked.together && definition.together ? cases.length : reportCases;
  for (let start = 0; start < cases.length; start += size) {
    const document = { schema: documentSchema, tool: definition.id, cases: cases.slice(start, start + size) };
    await loadForDocument(definition, document);
    const report = run(definition, document, { ...asked, pictures: false, first: first + start });
    for (const [place, each] of report.cases.entries()) {
      answers.push(JSON.stringify(caseJson(definition, each)));
      for (const fault of each.faults) faults.push(`Case ${first + start + place + 1}, ${fault.place}: ${fault.error}`);
    }
    for (const fault of report.faults) faults.push(`All cases, ${fault.place}: ${fault.error}`);
    if (report.together) together = JSON.stringify(togetherJson(report.together));
  }
  return { answers, together, faults };
}

/**
 * The same of cases of JSON, where a case that is not understood has its reason in its place, `{"refused": …}`, and all
 * others their answers.
 */
export async function answerEachCase(
  definition: Definition,
  given: readonly unknown[],
  first: number,
  { working }: Pick<AskedOfCases, 'working'>,
): Promise<AnsweredCases> {
  const answers: string[] = [];
  const faults: string[] = [];
  let row: CaseFields[] = [];
  const answerRow = async (end: number) => {
    const answered = await answerCases(definition, row, first + end - row.length, { working, together: false });
    answers.push(...answered.answers);
    faults.push(...answered.faults);
    row = [];
  };
  for (const [at, each] of given.entries()) {
    try {
      row.push(understoodCase(definition, each, first + at));
    } catch (thrown) {
      if (!(thrown instanceof RefusedCase)) throw thrown;
      await answerRow(at);
      answers.push(JSON.stringify({ refused: thrown.message, field: thrown.field }));
    }
  }
  await answerRow(given.length);
  return { answers, together: undefined, faults };
}
