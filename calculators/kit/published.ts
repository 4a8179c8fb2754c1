import type { CaseInput } from './case-data.ts';

/** A published worked example, run through the calculator as a case. */
export interface WorkedExample {
  readonly type: 'case';
  readonly title: string;
  readonly source: string;
  readonly case: CaseInput;
  /** Result id → the figure as printed, in the given unit; the last printed digit is the tolerance. */
  readonly expect: Readonly<Record<string, PrintedFigure | string>>;
  readonly note?: string;
}

/** A row of a published table, computed by the calculator's own engineering functions. */
export interface TabulatedFigure {
  readonly type: 'figure';
  readonly title: string;
  readonly source: string;
  readonly expect: PrintedFigure;
  /** The figure in the unit of `expect`. */
  readonly compute: () => number;
  readonly note?: string;
}

export interface PrintedFigure {
  readonly printed: string;
  readonly unit: string;
  /** Half-width accepted, in units of the last printed digit; 0.5 unless the source rounds less carefully. */
  readonly lastDigits?: number;
}

export type PublishedCase = WorkedExample | TabulatedFigure;
