import { caseFrom, type CaseInput, type Definition } from '@isentrope/calculators/kit';
import type { WorkbenchCase } from '../state/workbench-model.ts';
import { calculateCases } from '../calculation/calculate-cases.ts';
import { loadEvaluation } from '../calculation/evaluation-code.ts';

await loadEvaluation();

/** Calculated cases. */
export function calculatedTestCases(definition: Definition, input: readonly CaseInput[]): WorkbenchCase[] {
  const data = input.map(each => caseFrom(definition, each));
  const results = calculateCases(definition, data);
  return data.map((of, index) => {
    const calculated = results[index];
    return { key: index + 1, data: of, ...(calculated ? { calculated } : {}) };
  });
}

/** Cases that are not calculated. */
export function uncalculatedTestCases(definition: Definition, input: readonly CaseInput[]): WorkbenchCase[] {
  return input.map((each, index) => ({ key: index + 1, data: caseFrom(definition, each) }));
}
