import type { z } from 'zod';
import type * as described from './answer-schema.ts';

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
} from './answer-schema.ts';
export type SolveAnswer = z.infer<typeof described.solveAnswer>;
export type LimitsAnswer = z.infer<typeof described.limitsAnswer>;
export type SweepAnswer = z.infer<typeof described.sweepAnswer>;
export type MapAnswer = z.infer<typeof described.mapAnswer>;
export type CompareAnswer = z.infer<typeof described.compareAnswer>;
export type TornadoAnswer = z.infer<typeof described.tornadoAnswer>;
export type CornersAnswer = z.infer<typeof described.cornersAnswer>;
export type MonteCarloAnswer = z.infer<typeof described.monteCarloAnswer>;
export type DerivativesAnswer = z.infer<typeof described.derivativesAnswer>;

/** What is answered; its members are described in `answer-schema.ts`. */
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
