/**
 * Kinds of evidence for published figures, strongest first.
 * - `printed`: in a standard, book or paper, read there, in a transcript, or identically in two programs that copied
 *   its table independently.
 * - `quoted`: attributed to a standard or book at second hand: by another program's documentation or tests, or from
 *   memory.
 * - `program`: output of another program.
 * - `own`: our own algebra, or equations evaluated independently.
 * - `measured`: an experiment.
 */
import type { CaseInput } from './case-input.ts';
/** The kinds of evidence. */
export const figureKinds = ['printed', 'quoted', 'program', 'own', 'measured'] as const;
/** The kind of evidence of a published figure. */
export type FigureKind = (typeof figureKinds)[number];

/** A published worked example, evaluated as a case. */
export interface WorkedExample {
  readonly type: 'case';
  readonly kind: FigureKind;
  readonly title: string;
  readonly source: string;
  readonly case: CaseInput;
  /** Expected values by result id: the figure as printed, or text. */
  readonly expect: Readonly<Record<string, PrintedFigure | string>>;
  readonly note?: string;
}

/** A row of a published table, computed by engineering functions of the calculator. */
export interface TabulatedFigure {
  readonly type: 'figure';
  readonly kind: FigureKind;
  readonly title: string;
  readonly source: string;
  readonly expect: PrintedFigure;
  /** The figure in the unit of `expect`. */
  readonly compute: () => number;
  readonly note?: string;
}

/** A figure as printed: the computed value must agree within half a unit of its last digit. */
export interface PrintedFigure {
  /** Every digit counts, trailing zeros too: 128000 that the source gives to three digits is `1.28e5`. */
  readonly printed: string;
  /** A unit of the result's kind; blank for a number. */
  readonly unit: string;
  /** The explanation if the computed value is outside that tolerance; without one it counts as a disagreement. */
  readonly beyond?: SourceRounding | Disagreement;
}

/**
 * The source continued with rounded intermediate figures. Its own arithmetic with these gives the printed figure; with
 * all values that round to them it gives a band in which the computed value must lie.
 */
export interface SourceRounding {
  readonly type: 'rounding';
  /** The intermediate figures as printed. */
  readonly rounded: readonly string[];
  /** The arithmetic of the source: the result in the unit of the printed figure. Must be monotonic in each argument. */
  readonly result: (...rounded: number[]) => number;
  /** Which figure was rounded to what, and how the result follows, so that the band can be recomputed by hand. */
  readonly because: string;
}

/** The computed value contradicts the source. */
export interface Disagreement {
  readonly type: 'disagreement';
  /** Why this program is believed to be right, or that the cause is unknown. */
  readonly because: string;
}

/** A published case or figure for validation. */
export type PublishedCase = WorkedExample | TabulatedFigure;

/** Declares that the source rounded intermediate figures. */
export function sourceRounding(
  rounded: readonly string[],
  result: SourceRounding['result'],
  because: string,
): SourceRounding {
  return { type: 'rounding', rounded, result, because };
}

/** Declares that this program does not confirm the figure. */
export function disagreement(because: string): Disagreement {
  return { type: 'disagreement', because };
}
