import type { Definition } from '../definition/calculator-definition.ts';
import type { CaseDocument } from '../document/document.ts';
import type { Answer } from './result.ts';
import type { Exploration } from './exploration.ts';
import { compare } from './compare.ts';
import { corners } from './corners.ts';
import { derivatives } from './derivatives.ts';
import { limits } from './limits.ts';
import { map } from './map.ts';
import { monteCarlo } from './monte-carlo.ts';
import type { Question } from './request/request.ts';
import { readQuestion } from './request/read-request.ts';
import { solve } from './solve.ts';
import { subjectOf } from './subject.ts';
import { sweep } from './sweep.ts';
import { tornado } from './tornado.ts';

/**
 * Starts an analysis of a document: goal seek, limits, sweep, map, comparison, tornado, corners, Monte Carlo or
 * derivatives. Required data must be loaded before. When first resumed, throws a `Refusal` that names what is invalid
 * and what is allowed.
 */
export function explore(definition: Definition, document: CaseDocument, asked: Question): Exploration<Answer> {
  const question = readQuestion(asked);
  switch (question.type) {
    case 'solve':
      return solve(subjectOf(definition, document, question.case), question);
    case 'limits':
      return limits(subjectOf(definition, document, question.case), question);
    case 'sweep':
      return sweep(subjectOf(definition, document, question.case), question);
    case 'map':
      return map(subjectOf(definition, document, question.case), question);
    case 'compare':
      return compare(definition, document, question);
    case 'tornado':
      return tornado(subjectOf(definition, document, question.case), question);
    case 'corners':
      return corners(subjectOf(definition, document, question.case), question);
    case 'monteCarlo':
      return monteCarlo(subjectOf(definition, document, question.case), question);
    case 'derivatives':
      return derivatives(subjectOf(definition, document, question.case), question);
  }
}
