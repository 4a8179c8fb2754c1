import { blankCase, inputOf, unitNamed, type CaseData, type Entry } from './case-data.ts';
import type { Definition, Input } from './definition.ts';

/** Several cases of one calculator in the form that links, drafts and saved projects carry: only what was typed. */
export interface CaseSetJson {
  readonly tool: string;
  readonly cases: readonly Readonly<Record<string, string | readonly [text: string, unit: string]>>[];
}

/** Most cases that one set may hold, and most characters in a field. */
export const mostCases = 500;
export const longestText = 200;
const longestList = 4000;

/** Most characters in one field. */
export function longestIn({ field }: Input): number {
  return field.type === 'list' ? longestList : longestText;
}

/** Cases as data, without the fields that are as in a blank case. */
export function caseSetJson(definition: Definition, cases: readonly CaseData[]): CaseSetJson {
  const blank = blankCase(definition);
  return {
    tool: definition.id,
    cases: cases.map(data =>
      Object.fromEntries(
        Object.entries(data).flatMap(([id, { text, unit }]) => {
          const usual = blank[id];
          if (text === usual?.text && unit === usual.unit) return [];
          return [[id, unit === undefined ? text : ([text, unit] as const)]];
        }),
      ),
    ),
  };
}

/** Cases from data of unknown origin. Throws a RangeError, one sentence, for whatever is not a case set of this calculator. */
export function readCaseSet(definition: Definition, json: unknown): CaseData[] {
  if (
    typeof json !== 'object' ||
    json === null ||
    !('tool' in json) ||
    !('cases' in json) ||
    !Array.isArray(json.cases)
  ) {
    throw new RangeError('This is not a set of cases.');
  }
  if (json.tool !== definition.id) {
    throw new RangeError(
      `These cases belong to the calculator "${String(json.tool).slice(0, 60)}", not to "${definition.id}".`,
    );
  }
  if (json.cases.length === 0 || json.cases.length > mostCases) {
    throw new RangeError(`A set holds 1 to ${mostCases} cases; this one has ${json.cases.length}.`);
  }
  return json.cases.map((given: unknown) => readEntries(definition, given));
}

function readEntries(definition: Definition, given: unknown): CaseData {
  if (typeof given !== 'object' || given === null) throw new RangeError('A case must name its fields.');
  const data: Record<string, Entry> = { ...blankCase(definition) };
  for (const [id, value] of Object.entries(given)) {
    const input = inputOf(definition, id.slice(0, 60));
    const [text, unit]: readonly unknown[] = Array.isArray(value) ? value : [value];
    if (typeof text !== 'string' || text.length > longestIn(input)) {
      throw new RangeError(`The field "${id}" must be a text of at most ${longestIn(input)} characters.`);
    }
    if (input.field.type !== 'quantity') data[id] = { text };
    else data[id] = { text, unit: typeof unit === 'string' ? unitNamed(input, unit.slice(0, 60)) : input.field.unit };
  }
  return data;
}
