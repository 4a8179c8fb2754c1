import { caseFrom, type CaseInput, type Definition } from '@isentrope/calculators/kit';
import type { BenchCase } from '../bench/bench-model.ts';
import { calculatedCases } from '../bench/calculated.ts';

/** Calculated cases. */
export function calculatedBench(definition: Definition, given: readonly CaseInput[]): BenchCase[] {
  const data = given.map(each => caseFrom(definition, each));
  const results = calculatedCases(definition, data);
  return data.map((of, place) => {
    const calculated = results[place];
    return { key: place + 1, data: of, ...(calculated ? { calculated } : {}) };
  });
}

/** Cases that are not calculated. */
export function typedBench(definition: Definition, given: readonly CaseInput[]): BenchCase[] {
  return given.map((each, place) => ({ key: place + 1, data: caseFrom(definition, each) }));
}
