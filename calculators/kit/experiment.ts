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
  /** What its bias is told together with: experiments of one kind. */
  readonly group: string;
  /** True where nothing in the calculator was chosen with a look at it. */
  readonly keptApart?: boolean;
  /** Measured and computed curves, and the deviations at stated moments. Every point of a curve and every cell is there. */
  readonly compute: () => ExperimentFigures;
}

/** What an experiment comes to. */
export interface ExperimentFigures {
  readonly plots: readonly Plot[];
  readonly deviations: Table;
  readonly bias: readonly ExperimentBias[];
}

/** How far what is computed lies from what was measured of a quantity, computed less measured, in the unit. */
export interface ExperimentBias {
  readonly quantity: string;
  readonly unit: string;
  readonly readings: number;
  /** Mean of the deviations and of their sizes, and the one of the greatest size. */
  readonly mean: number;
  readonly meanSize: number;
  readonly worst: number;
}

/** The bias of a quantity over several experiments, and the one in which it deviates most. */
export interface OverallBias extends ExperimentBias {
  readonly experiments: number;
  readonly worstOf: string;
}

/** The bias by quantity over experiments, each of which counts alike however many readings it has. */
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
