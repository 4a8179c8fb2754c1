/**
 * What a published figure is, the strongest evidence first.
 * - `printed`: it stands in a standard, a book or a paper, and was read there, in a transcript of it, or in the same digits
 *   in two programs, apart from each other, that copy its table.
 * - `quoted`: a standard or a book is said to print it: at second hand, by another program's documentation or tests, or
 *   from memory.
 * - `program`: another program puts it out.
 * - `own`: our own algebra, or equations evaluated independently.
 * - `measured`: an experiment.
 */
import type { CaseInput } from './case-input.ts';
/** What a published figure may be. */
export const figureKinds = ['printed', 'quoted', 'program', 'own', 'measured'] as const;
/**
 * What a published figure is: printed by its source, quoted at second hand, put out by a program, our own algebra, or
 * measured.
 */
export type FigureKind = (typeof figureKinds)[number];

/** A published worked example, run through the calculator as a case. */
export interface WorkedExample {
  readonly type: 'case';
  readonly kind: FigureKind;
  readonly title: string;
  readonly source: string;
  readonly case: CaseInput;
  /** Result id → the figure as printed, in the given unit, or the words. */
  readonly expect: Readonly<Record<string, PrintedFigure | string>>;
  readonly note?: string;
}

/** A row of a published table, computed by the calculator's own engineering functions. */
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

/** A figure as its source has it: what is computed must lie within half a unit of its last digit. */
export interface PrintedFigure {
  readonly printed: string;
  readonly unit: string;
  /** What to think of a figure that is computed outside that half unit; without it, it simply disagrees. */
  readonly beyond?: SourceRounding | Disagreement;
}

/**
 * The source went on with figures that it had rounded. With them as rounded, its own arithmetic gives the figure that it
 * prints; with them anywhere between the values that round to them, it gives a band, and what is computed must lie in it.
 */
export interface SourceRounding {
  readonly type: 'rounding';
  /** The rounded figures as the source has them. */
  readonly rounded: readonly string[];
  /** The source's arithmetic: its result, in the unit of the printed figure, from those figures. Monotonic in each. */
  readonly result: (...rounded: number[]) => number;
  /** Which figure was rounded, to what, and how the result follows from it: enough to recompute the band by hand. */
  readonly because: string;
}

/** What is computed is not what the source has. */
export interface Disagreement {
  readonly type: 'disagreement';
  /** Why this program is thought to be right, or that it is not known. */
  readonly because: string;
}

/** A published case or figure by which a calculator is validated. */
export type PublishedCase = WorkedExample | TabulatedFigure;

/** A figure that the source reached through figures of its own that it had rounded. */
export function sourceRounding(
  rounded: readonly string[],
  result: SourceRounding['result'],
  because: string,
): SourceRounding {
  return { type: 'rounding', rounded, result, because };
}

/** A figure that this program does not confirm. */
export function disagreement(because: string): Disagreement {
  return { type: 'disagreement', because };
}
