import {
  blankCase,
  caseFrom,
  requireInput,
  run,
  applyTypedUnit,
  writeDocument,
  type CaseData,
  type CaseInput,
  type Definition,
  type Entry,
  type ReportedCase,
} from '@isentrope/calculators/kit';
import { useState } from 'react';
import { findMissingInputs, type MissingInput } from './missing-inputs.ts';

/** The input pairs, by field ids. */
export const inputPairs = [
  ['pressure', 'temperature'],
  ['pressure', 'enthalpy'],
  ['pressure', 'entropy'],
  ['enthalpy', 'entropy'],
  ['pressure', 'quality'],
  ['temperature', 'quality'],
  ['pressure'],
] as const;

export type InputPair = (typeof inputPairs)[number];

/** The result for some inputs, or which of them are missing. */
interface Calculated {
  readonly of: CaseData;
  readonly result: ReportedCase | undefined;
  readonly missing: readonly MissingInput[];
}

interface LookupData {
  readonly pair: InputPair;
  readonly data: CaseData;
  readonly calculated: Calculated | undefined;
}

/** Only the inputs of the selected pair. */
function pairInputs(definition: Definition, pair: InputPair, data: CaseData): CaseData {
  const blank = blankCase(definition);
  return { ...blank, ...Object.fromEntries(pair.map(id => [id, data[id] ?? blank[id] ?? { text: '' }])) };
}

/** State of the lookup: the input pair, the typed values, and the last result. */
export function useStateLookup(definition: Definition, onResult: (result: ReportedCase) => void) {
  const [lookup, setLookup] = useState<LookupData>(() => ({
    pair: inputPairs[0],
    data: blankCase(definition),
    calculated: undefined,
  }));
  const of = pairInputs(definition, lookup.pair, lookup.data);

  /** The typed values with their units resolved, as on blur. */
  function applyTypedUnits(data: CaseData): CaseData {
    const entries = Object.entries(data).map(([id, entry]) => {
      const { field } = requireInput(definition, id);
      return [id, field.type === 'quantity' ? applyTypedUnit(field, entry) : entry] as const;
    });
    return Object.fromEntries(entries);
  }

  function calculate(pair: InputPair, data: CaseData) {
    const inputs = pairInputs(definition, pair, data);
    const missing = findMissingInputs(definition, pair, inputs);
    const document = writeDocument(definition, { cases: [inputs] });
    const result = missing.length === 0 ? run(definition, document, { pictures: false }).cases[0] : undefined;
    setLookup({ pair, data, calculated: { of: inputs, result, missing } });
    if (result) onResult(result);
  }

  return {
    pair: lookup.pair,
    data: lookup.data,
    result: lookup.calculated?.result,
    missing: lookup.calculated?.missing ?? [],
    /** Whether the result is up to date with the inputs; another unit of the same value counts as equal. */
    current: lookup.calculated !== undefined && JSON.stringify(lookup.calculated.of) === JSON.stringify(of),
    setPair: (pair: InputPair) => setLookup({ ...lookup, pair }),
    type: (id: string, entry: Entry) => setLookup({ ...lookup, data: { ...lookup.data, [id]: entry } }),
    calculate: () => calculate(lookup.pair, applyTypedUnits(lookup.data)),
    /** Loads a case, such as an example, and calculates it. */
    take: (input: CaseInput) => {
      const pair = inputPairs.find(
        ids =>
          ids.every(id => id in input) &&
          Object.keys(input).filter(id => id !== 'userDescription').length === ids.length,
      );
      if (pair) calculate(pair, caseFrom(definition, input));
    },
  };
}

export type StateLookupState = ReturnType<typeof useStateLookup>;
