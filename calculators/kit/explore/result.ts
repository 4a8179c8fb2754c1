import type { z } from 'zod';
import type * as described from './result-schema.ts';

export type {
  QuantityInfo,
  Gap,
  VerdictLevel,
  PlainFault,
  PlainMessage,
  PlainValue,
  RangeInfo,
  Region,
  DisplayedNumber,
} from './result-schema.ts';
/** The values of an input that give a required result (goal seek). */
export type SolveResult = z.infer<typeof described.solveResult>;
/** The limits along an input at which the verdict on a case changes. */
export type LimitsResult = z.infer<typeof described.limitsResult>;
/** Results over the range of an input. */
export type SweepResult = z.infer<typeof described.sweepResult>;
/** A result over the ranges of two inputs. */
export type MapResult = z.infer<typeof described.mapResult>;
/** Results over the range of an input, for several cases or options of a choice. */
export type CompareResult = z.infer<typeof described.compareResult>;
/** The change of a result with each uncertain input, one at a time. */
export type TornadoResult = z.infer<typeof described.tornadoResult>;
/** A result at all combinations of the extremes of inputs. */
export type CornersResult = z.infer<typeof described.cornersResult>;
/** The distribution of a result for given distributions of inputs. */
export type MonteCarloResult = z.infer<typeof described.monteCarloResult>;
/** The derivatives of a result with respect to each input. */
export type DerivativesResult = z.infer<typeof described.derivativesResult>;

/** The result of an analysis; its members are described by its zod schema. */
export type AnalysisResult =
  | SolveResult
  | LimitsResult
  | SweepResult
  | MapResult
  | CompareResult
  | TornadoResult
  | CornersResult
  | MonteCarloResult
  | DerivativesResult;
