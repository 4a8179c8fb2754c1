import type { FigureKind } from './published-case.ts';
import type { Plot } from '../figures/plot.ts';
import type { Table } from './table.ts';

/**
 * An experiment or a run of another program that a calculator is compared with. Only the deviations are shown; nothing
 * passes or fails.
 */
export interface Experiment {
  /** Whether the data were measured or computed by another program. */
  readonly kind: Extract<FigureKind, 'measured' | 'program'>;
  readonly title: string;
  readonly source: string;
  readonly note?: string;
  /** Experiments of one group share a summary of their bias. */
  readonly group: string;
  /** True for held-out data: nothing in the calculator was chosen with regard to it. */
  readonly keptApart?: boolean;
  /** Computes the measured and calculated curves, without gaps, and the deviations at the stated times. */
  readonly compute: () => ExperimentFigures;
}

/** Figures and deviations of an experiment. */
export interface ExperimentFigures {
  readonly plots: readonly Plot[];
  readonly deviations: Table;
  readonly bias: readonly ExperimentBias[];
}

/** The bias of a quantity: computed less measured, in its unit. */
export interface ExperimentBias {
  readonly quantity: string;
  readonly unit: string;
  readonly readings: number;
  /** Mean deviation, mean absolute deviation, and the deviation of the greatest size. */
  readonly mean: number;
  readonly meanSize: number;
  readonly worst: number;
}

/** The bias of a quantity over several experiments, and the experiment with the largest deviation. */
export interface OverallBias extends ExperimentBias {
  readonly experiments: number;
  readonly worstOf: string;
}

/** The mean bias by quantity over experiments; each experiment has the same weight, however many readings it has. */
export function overallBias(
  experiments: readonly { readonly title: string; readonly bias: readonly ExperimentBias[] }[],
): readonly OverallBias[] {
  const all = experiments.flatMap(({ title, bias }) => bias.map(each => ({ ...each, title })));
  return [...new Set(all.map(({ quantity }) => quantity))].flatMap(quantity => {
    const of = all.filter(each => each.quantity === quantity);
    const [most] = of.toSorted((one, other) => Math.abs(other.worst) - Math.abs(one.worst));
    if (most === undefined) return [];
    const sum = (take: (each: ExperimentBias) => number): number => of.reduce((total, each) => total + take(each), 0);
    return [
      {
        quantity,
        unit: most.unit,
        experiments: of.length,
        readings: sum(({ readings }) => readings),
        mean: sum(({ mean }) => mean) / of.length,
        meanSize: sum(({ meanSize }) => meanSize) / of.length,
        worst: most.worst,
        worstOf: most.title,
      },
    ];
  });
}
