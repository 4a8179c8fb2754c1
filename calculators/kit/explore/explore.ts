import type { Definition } from '../definition/calculator-definition.ts';
import type { CaseDocument } from '../document/document.ts';
import type { AnalysisResult } from './result.ts';
import type { Exploration } from './exploration.ts';
import { compare } from './compare.ts';
import { corners } from './corners.ts';
import { derivatives } from './derivatives.ts';
import { limits } from './search/limits.ts';
import { map } from './curves/map.ts';
import { monteCarlo } from './sampling/monte-carlo.ts';
import type { AnalysisRequest } from './request/request.ts';
import { parseRequest } from './request/read-request.ts';
import { solve } from './search/solve.ts';
import { subjectOf } from './subject.ts';
import { sweep } from './curves/sweep.ts';
import { tornado } from './tornado.ts';

/**
 * Starts an analysis of a document: goal seek, limits, sweep, map, comparison, tornado, corners, Monte Carlo or
 * derivatives. Required data must be loaded before. When first resumed, throws a `Refusal` that names what is invalid
 * and what is allowed.
 */
export function explore(
  definition: Definition,
  document: CaseDocument,
  request: AnalysisRequest,
): Exploration<AnalysisResult> {
  const checked = parseRequest(request);
  switch (checked.type) {
    case 'solve':
      return solve(subjectOf(definition, document, checked.case), checked);
    case 'limits':
      return limits(subjectOf(definition, document, checked.case), checked);
    case 'sweep':
      return sweep(subjectOf(definition, document, checked.case), checked);
    case 'map':
      return map(subjectOf(definition, document, checked.case), checked);
    case 'compare':
      return compare(definition, document, checked);
    case 'tornado':
      return tornado(subjectOf(definition, document, checked.case), checked);
    case 'corners':
      return corners(subjectOf(definition, document, checked.case), checked);
    case 'monteCarlo':
      return monteCarlo(subjectOf(definition, document, checked.case), checked);
    case 'derivatives':
      return derivatives(subjectOf(definition, document, checked.case), checked);
  }
}
