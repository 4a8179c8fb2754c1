import { caseFrom, type CaseInput, type Definition } from '@isentrope/calculators/kit';
import type { WorkbenchCase } from '../state/workbench-model.ts';
import { calculateCases } from '../calculation/calculate-cases.ts';

/** Calculated cases. */
export function calculatedTestCases(definition: Definition, given: readonly CaseInput[]): WorkbenchCase[] {
  const data = given.map(each => caseFrom(definition, each));
  const results = calculateCases(definition, data);
  return data.map((of, place) => {
    const calculated = results[place];
    return { key: place + 1, data: of, ...(calculated ? { calculated } : {}) };
  });
}

/** Cases that are not calculated. */
export function uncalculatedTestCases(definition: Definition, given: readonly CaseInput[]): WorkbenchCase[] {
  return given.map((each, place) => ({ key: place + 1, data: caseFrom(definition, each) }));
}
