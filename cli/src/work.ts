import {
  caseJson,
  documentSchema,
  fieldsFromJson,
  loadForDocument,
  run,
  togetherJson,
  type CaseDocument,
  type Definition,
} from '@isentrope/calculators/kit';
import { Refusal } from '@isentrope/engineering/quantities';
import { Refused } from './refused.ts';

/** One case as a document has it. */
export type CaseFields = CaseDocument['cases'][number];

/** What an answer holds beside the results. */
export interface Asked {
  readonly working: boolean;
  /** Whether it is said what the cases give together. */
  readonly together: boolean;
}

/** Cases worked through: the answer of each as JSON, and what went wrong that should not, a line each. */
export interface Worked {
  readonly answers: readonly string[];
  readonly together: string | undefined;
  readonly faults: readonly string[];
}

/** The case at `index` as a document has it. Throws `Refused`, which names the case and its mistake. */
export function understood(definition: Definition, given: unknown, index: number): CaseFields {
  try {
    return fieldsFromJson(definition, given);
  } catch (thrown) {
    if (thrown instanceof Refusal) throw new Refused(`Case ${index + 1}: ${thrown.message}`);
    throw thrown;
  }
}

/** So many cases are reported on at once: a report is let go of as soon as it is written. */
const reportCases = 25;

/** Works cases through, of which the first stands at `first` among all. */
export async function workThrough(
  definition: Definition,
  cases: readonly CaseFields[],
  first: number,
  asked: Asked,
): Promise<Worked> {
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
