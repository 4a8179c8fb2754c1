import type { z } from 'zod';
import type * as described from './result-schema.ts';

export type {
  Described,
  Gap,
  LevelOf,
  PlainFault,
  PlainMessage,
  PlainValue,
  Reach,
  Region,
  Shown,
} from './result-schema.ts';
/** The values of an input that give a required result (goal seek). */
export type SolveAnswer = z.infer<typeof described.solveAnswer>;
/** The limits along an input at which the verdict on a case changes. */
export type LimitsAnswer = z.infer<typeof described.limitsAnswer>;
/** Results over the range of an input. */
export type SweepAnswer = z.infer<typeof described.sweepAnswer>;
/** A result over the ranges of two inputs. */
export type MapAnswer = z.infer<typeof described.mapAnswer>;
/** Results over the range of an input, for several cases or options of a choice. */
export type CompareAnswer = z.infer<typeof described.compareAnswer>;
/** The change of a result with each uncertain input, one at a time. */
export type TornadoAnswer = z.infer<typeof described.tornadoAnswer>;
/** A result at all combinations of the extremes of inputs. */
export type CornersAnswer = z.infer<typeof described.cornersAnswer>;
/** The distribution of a result for given distributions of inputs. */
export type MonteCarloAnswer = z.infer<typeof described.monteCarloAnswer>;
/** The derivatives of a result with respect to each input. */
export type DerivativesAnswer = z.infer<typeof described.derivativesAnswer>;

/** The result of an analysis; its members are described by its zod schema. */
export type Answer =
  | SolveAnswer
  | LimitsAnswer
  | SweepAnswer
  | MapAnswer
  | CompareAnswer
  | TornadoAnswer
  | CornersAnswer
  | MonteCarloAnswer
  | DerivativesAnswer;
