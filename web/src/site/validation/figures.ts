import type { CatalogueEntry } from '@isentrope/calculators';
import {
  lastDigit,
  loadForPublished,
  validate,
  type Agreement,
  type Experiment,
  type ValidationRow,
} from '@isentrope/calculators/kit';
import { parseNumber } from '@isentrope/engineering/quantities';

/** The published figures of one calculator with the computed ones. */
export interface CalculatorFigures {
  readonly id: string;
  readonly title: string;
  readonly access: 'free' | 'pro';
  readonly rows: readonly ValidationRow[];
  /** Deviation marks of all numeric rows. */
  readonly marks: readonly Mark[];
  readonly experiments: readonly ComparedExperiment[];
}

/** Deviation of a computed figure, in units of the last printed digit. */
export interface Mark {
  /** Computed minus printed. */
  readonly off: number;
  readonly agreement: Agreement;
  /** Limits of the source's rounding band, minus the printed figure. */
  readonly band?: readonly [from: number, to: number];
}

/** A measurement with its computed values. */
export interface ComparedExperiment extends Omit<Experiment, 'compute'>, ReturnType<Experiment['compute']> {}

/** All figures computed by the build. */
export interface BuiltFigures {
  readonly version: string;
  readonly date: string;
  readonly calculators: readonly CalculatorFigures[];
}

/** Milliseconds of computation before yielding to the event loop. */
const yieldAfterMs = 12;

/** Loads a calculator and computes its published cases, yielding in between. `milliseconds` is the time taken. */
export async function computeFigures({ meta, load }: CatalogueEntry): Promise<{
  figures: CalculatorFigures;
  milliseconds: number;
}> {
  const definition = await load();
  const rows: ValidationRow[] = [];
  const started = performance.now();
  let sliceStart = started;
  for (const published of await definition.loadPublished()) {
    await loadForPublished(definition, published);
    rows.push(...validate(definition, published));
    if (performance.now() - sliceStart > yieldAfterMs) {
      await new Promise(resolve => setTimeout(resolve));
      sliceStart = performance.now();
    }
  }
  const experiments: ComparedExperiment[] = [];
  for (const { compute, ...about } of definition.experiments) {
    experiments.push({ ...about, ...compute() });
    await new Promise(resolve => setTimeout(resolve));
  }
  const { id, title, access } = meta;
  const figures = { id, title, access, rows, marks: rows.flatMap(markOf), experiments };
  return { figures, milliseconds: Math.round(performance.now() - started) };
}

/** The deviation mark of a row; undefined for text. */
export function markOf({
  printed,
  computed,
  agreement,
  band,
}: Pick<ValidationRow, 'printed' | 'computed' | 'agreement' | 'band'>): Mark[] {
  const expected = parseNumber(printed);
  if (typeof computed !== 'number' || expected === undefined) return [];
  const digits = (value: number) => (value - expected) / lastDigit(printed);
  return [
    {
      off: digits(computed),
      agreement,
      ...(band === undefined ? {} : { band: [digits(band.from), digits(band.to)] as const }),
    },
  ];
}
