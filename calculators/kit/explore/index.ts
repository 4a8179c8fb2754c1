export { answerData } from './answer-tables.ts';
export { boundaryLines } from './contour.ts';
export { explore } from './explore.ts';
export { finished, type Exploration, type Stage } from './exploration.ts';
export { influentialInputs } from './influence.ts';
export { questionWords } from './question-words.ts';
export type {
  Answer,
  CompareAnswer,
  CornersAnswer,
  DerivativesAnswer,
  LimitsAnswer,
  MapAnswer,
  MonteCarloAnswer,
  SolveAnswer,
  SweepAnswer,
  TornadoAnswer,
} from './answer.ts';
export type {
  CompareQuestion,
  CornersQuestion,
  DerivativesQuestion,
  LimitsQuestion,
  MapQuestion,
  MonteCarloQuestion,
  Question,
  SolveQuestion,
  SweepQuestion,
  TornadoQuestion,
} from './question.ts';
