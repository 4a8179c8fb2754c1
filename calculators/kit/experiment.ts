import type { FigureKind } from './published.ts';
import type { Plot } from './plot.ts';
import type { Table } from './table.ts';

/** A run over time, measured or put out by another program, that a calculator is held against. It agrees as far as its figures show; nothing passes or fails. */
export interface Experiment {
  /** Whether its readings were measured, or another program put them out. */
  readonly kind: Extract<FigureKind, 'measured' | 'program'>;
  readonly title: string;
  readonly source: string;
  readonly note?: string;
  /** Measured and computed curves, and the deviations at stated moments. Every point of a curve and every cell is there. */
  readonly compute: () => { readonly plots: readonly Plot[]; readonly deviations: Table };
}
