import type { z } from 'zod';
import type * as described from './request-schema.ts';

/** An amount of a field or result: in its default unit, or with its unit. */
export type Amount = z.infer<typeof described.amount>;
/** The distribution of an uncertain input. */
export type Distribution = z.infer<typeof described.distribution>;
export type SolveQuestion = z.infer<typeof described.solveQuestion>;
export type LimitsQuestion = z.infer<typeof described.limitsQuestion>;
export type SweepQuestion = z.infer<typeof described.sweepQuestion>;
export type MapQuestion = z.infer<typeof described.mapQuestion>;
export type CompareQuestion = z.infer<typeof described.compareQuestion>;
export type TornadoQuestion = z.infer<typeof described.tornadoQuestion>;
export type CornersQuestion = z.infer<typeof described.cornersQuestion>;
export type MonteCarloQuestion = z.infer<typeof described.monteCarloQuestion>;
export type DerivativesQuestion = z.infer<typeof described.derivativesQuestion>;

/** A request for an analysis; its members are described by its zod schema. */
export type Question =
  | SolveQuestion
  | LimitsQuestion
  | SweepQuestion
  | MapQuestion
  | CompareQuestion
  | TornadoQuestion
  | CornersQuestion
  | MonteCarloQuestion
  | DerivativesQuestion;
