import type { z } from 'zod';
import type * as described from './request-schema.ts';

/** An amount of a field or result: in its default unit, or with its unit. */
export type Amount = z.infer<typeof described.amount>;
/** The distribution of an uncertain input. */
export type Distribution = z.infer<typeof described.distribution>;
export type SolveRequest = z.infer<typeof described.solveRequest>;
export type LimitsRequest = z.infer<typeof described.limitsRequest>;
export type SweepRequest = z.infer<typeof described.sweepRequest>;
export type MapRequest = z.infer<typeof described.mapRequest>;
export type CompareRequest = z.infer<typeof described.compareRequest>;
export type TornadoRequest = z.infer<typeof described.tornadoRequest>;
export type CornersRequest = z.infer<typeof described.cornersRequest>;
export type MonteCarloRequest = z.infer<typeof described.monteCarloRequest>;
export type DerivativesRequest = z.infer<typeof described.derivativesRequest>;

/** A request for an analysis; its members are described by its zod schema. */
export type AnalysisRequest =
  | SolveRequest
  | LimitsRequest
  | SweepRequest
  | MapRequest
  | CompareRequest
  | TornadoRequest
  | CornersRequest
  | MonteCarloRequest
  | DerivativesRequest;
