export { resultData } from './result-tables.ts';
export { boundaryLines } from './curves/contour.ts';
export { explore } from './explore.ts';
export { runToEnd, type Exploration, type AnalysisStage } from './exploration.ts';
export { influentialInputs } from './influence.ts';
export { describeRequest } from './request/describe-request.ts';
export type {
  AnalysisResult,
  CompareResult,
  CornersResult,
  DerivativesResult,
  LimitsResult,
  MapResult,
  MonteCarloResult,
  SolveResult,
  SweepResult,
  TornadoResult,
} from './result.ts';
export type {
  CompareRequest,
  CornersRequest,
  DerivativesRequest,
  LimitsRequest,
  MapRequest,
  MonteCarloRequest,
  AnalysisRequest,
  SolveRequest,
  SweepRequest,
  TornadoRequest,
} from './request/request.ts';
