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
/** Which values of an input give a result. */
export type SolveAnswer = z.infer<typeof described.solveAnswer>;
/** Where along an input what is said of a case changes. */
export type LimitsAnswer = z.infer<typeof described.limitsAnswer>;
/** How results go along an input. */
export type SweepAnswer = z.infer<typeof described.sweepAnswer>;
/** How a result goes over two inputs. */
export type MapAnswer = z.infer<typeof described.mapAnswer>;
/** How cases, or the options of a choice, go along an input side by side. */
export type CompareAnswer = z.infer<typeof described.compareAnswer>;
/** How far each uncertain input moves a result by itself. */
export type TornadoAnswer = z.infer<typeof described.tornadoAnswer>;
/** The range of a result over all ends of its uncertain inputs. */
export type CornersAnswer = z.infer<typeof described.cornersAnswer>;
/** How a result is distributed where its inputs are. */
export type MonteCarloAnswer = z.infer<typeof described.monteCarloAnswer>;
/** How a result follows each input at the case as it stands. */
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
