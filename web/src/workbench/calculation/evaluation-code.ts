import { loadFor, type CaseData, type Definition } from '@isentrope/calculators/kit';
import type * as evaluation from './evaluation.ts';

/** The code that evaluates cases. A page loads it when it is first used or when it shows results. */
type EvaluationCode = typeof evaluation;

let loaded: EvaluationCode | undefined;

/** Loads the code; undefined if it is loaded already. The promise rejects if the browser cannot fetch it. */
export function loadEvaluation(): Promise<void> | undefined {
  if (loaded) return undefined;
  return import('./evaluation.ts').then(code => {
    loaded = code;
  });
}

/** Loads what `run` needs for cases: the code, and the data of their fluids. Undefined if all of it is loaded already. */
export function prepareToRun(definition: Definition, cases: readonly CaseData[]): Promise<unknown> | undefined {
  const [code, data] = [loadEvaluation(), loadFor(definition, cases)];
  return code && data ? Promise.all([code, data]) : (code ?? data);
}

/** As `run` of the kit; `loadEvaluation` must have completed. */
export const run: EvaluationCode['run'] = (...request) => {
  if (!loaded) throw new Error('The code that evaluates cases is not loaded.');
  return loaded.run(...request);
};
