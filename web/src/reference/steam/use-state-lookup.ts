import {
  blankCase,
  caseFrom,
  inputOf,
  run,
  settledEntry,
  writeDocument,
  type CaseData,
  type CaseInput,
  type Definition,
  type Entry,
  type ReportedCase,
} from '@isentrope/calculators/kit';
import { useState } from 'react';
import { missingOf, type Missing } from './missing.ts';

/** The input pairs, by field ids. */
export const questions = [
  ['pressure', 'temperature'],
  ['pressure', 'enthalpy'],
  ['pressure', 'entropy'],
  ['enthalpy', 'entropy'],
  ['pressure', 'quality'],
  ['temperature', 'quality'],
  ['pressure'],
] as const;

export type Question = (typeof questions)[number];

/** The result for some inputs, or which of them are missing. */
interface Calculated {
  readonly of: CaseData;
  readonly result: ReportedCase | undefined;
  readonly missing: readonly Missing[];
}

interface Asked {
  readonly question: Question;
  readonly data: CaseData;
  readonly calculated: Calculated | undefined;
}

/** Only the inputs of the selected pair. */
function given(definition: Definition, question: Question, data: CaseData): CaseData {
  const blank = blankCase(definition);
  return { ...blank, ...Object.fromEntries(question.map(id => [id, data[id] ?? blank[id] ?? { text: '' }])) };
}

/** State of the lookup: the input pair, the typed values, and the last result. */
export function useStateLookup(definition: Definition, onResult: (result: ReportedCase) => void) {
  const [asked, setAsked] = useState<Asked>(() => ({
    question: questions[0],
    data: blankCase(definition),
    calculated: undefined,
  }));
  const of = given(definition, asked.question, asked.data);

  /** The typed values with their units resolved, as on blur. */
  function settled(data: CaseData): CaseData {
    const entries = Object.entries(data).map(([id, entry]) => {
      const { field } = inputOf(definition, id);
      return [id, field.type === 'quantity' ? settledEntry(field, entry) : entry] as const;
    });
    return Object.fromEntries(entries);
  }

  function calculated(question: Question, data: CaseData) {
    const asking = given(definition, question, data);
    const missing = missingOf(definition, question, asking);
    const document = writeDocument(definition, { cases: [asking] });
    const result = missing.length === 0 ? run(definition, document, { pictures: false }).cases[0] : undefined;
    setAsked({ question, data, calculated: { of: asking, result, missing } });
    if (result) onResult(result);
  }

  return {
    question: asked.question,
    data: asked.data,
    result: asked.calculated?.result,
    missing: asked.calculated?.missing ?? [],
    /** Whether the result is up to date with the inputs; another unit of the same value counts as equal. */
    current: asked.calculated !== undefined && JSON.stringify(asked.calculated.of) === JSON.stringify(of),
    ask: (question: Question) => setAsked({ ...asked, question }),
    type: (id: string, entry: Entry) => setAsked({ ...asked, data: { ...asked.data, [id]: entry } }),
    calculate: () => calculated(asked.question, settled(asked.data)),
    /** Loads a case, such as an example, and calculates it. */
    take: (taken: CaseInput) => {
      const question = questions.find(
        ids =>
          ids.every(id => id in taken) &&
          Object.keys(taken).filter(id => id !== 'userDescription').length === ids.length,
      );
      if (question) calculated(question, caseFrom(definition, taken));
    },
  };
}

export type StateLookupState = ReturnType<typeof useStateLookup>;
