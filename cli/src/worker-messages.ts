import type { CaseFromJson } from '@isentrope/calculators/kit';

/** Data that a worker starts with. */
export interface WorkerTask {
  readonly tool: string;
  readonly working: boolean;
  /** Separator between two answers. */
  readonly between: string;
}

/** A block of parsed cases, or of whole lines of text with one JSON case each. */
export type Block = {
  /** Index of its first case or line. */
  readonly first: number;
} & ({ readonly cases: readonly CaseFromJson[] } | { readonly lines: Uint8Array<ArrayBuffer> });

/** A block as posted to a worker: transferring text is cheaper than cloning parsed cases. */
export type PostedBlock = {
  readonly first: number;
} & ({ readonly json: string } | { readonly lines: Uint8Array<ArrayBuffer> });

/** The answers of a block in the same order, and the lines for standard error. */
export interface BlockResult {
  readonly answers: Uint8Array<ArrayBuffer>;
  readonly notes: readonly string[];
  /** Whether a case was rejected; its answer gives the reason. */
  readonly refused: boolean;
}
