import type { CaseFields } from './work.ts';

/** What a worker is started with. */
export interface CrewTask {
  readonly tool: string;
  readonly working: boolean;
  /** What stands between two answers. */
  readonly between: string;
}

/** A block of cases: read already, or whole lines of text with a case of JSON each. */
export type Block = {
  /** The place of its first case, or line, among all. */
  readonly first: number;
} & ({ readonly cases: readonly CaseFields[] } | { readonly lines: Uint8Array<ArrayBuffer> });

/** A block as a worker is given it: text is handed over at less cost than what was read. */
export type SentBlock = {
  readonly first: number;
} & ({ readonly json: string } | { readonly lines: Uint8Array<ArrayBuffer> });

/** A block answered: the answers in the same order, and what is to be said on standard error. */
export interface AnsweredBlock {
  readonly answers: Uint8Array<ArrayBuffer>;
  readonly notes: readonly string[];
  /** Whether a case was refused; its answer says why. */
  readonly refused: boolean;
}
