export { answerData } from './result-tables.ts';
export { boundaryLines } from './contour.ts';
export { explore } from './explore.ts';
export { finished, type Exploration, type Stage } from './exploration.ts';
export { influentialInputs } from './influence.ts';
export { questionWords } from './request/describe-request.ts';
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
} from './result.ts';
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
} from './request/request.ts';
