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

/** The published figures of one calculator beside those computed. */
export interface CalculatorFigures {
  readonly id: string;
  readonly title: string;
  readonly access: 'free' | 'pro';
  readonly rows: readonly ValidationRow[];
  /** Where every row that is a number lies beside the printed one. */
  readonly marks: readonly Mark[];
  readonly experiments: readonly ComparedExperiment[];
}

/** A computed figure beside its printed one, in units of the last printed digit. */
export interface Mark {
  /** Computed less printed. */
  readonly off: number;
  readonly agreement: Agreement;
  /** The ends of the band that the source's rounding leaves, less the printed figure. */
  readonly band?: readonly [from: number, to: number];
}

/** A measurement beside what is computed for it. */
export interface ComparedExperiment extends Omit<Experiment, 'compute'>, ReturnType<Experiment['compute']> {}

/** All figures as they came out when the site was built. */
export interface BuiltFigures {
  readonly version: string;
  readonly date: string;
  readonly calculators: readonly CalculatorFigures[];
}

/** Milliseconds of computing between two looks at the page. */
const slice = 12;

/**
 * Loads a calculator and computes each of its published cases, letting the page breathe in between. `milliseconds` is how
 * long that took.
 */
export async function computeFigures({ meta, load }: CatalogueEntry): Promise<{
  figures: CalculatorFigures;
  milliseconds: number;
}> {
  const definition = await load();
  const rows: ValidationRow[] = [];
  const started = performance.now();
  let began = started;
  for (const published of definition.published) {
    await loadForPublished(definition, published);
    rows.push(...validate(definition, published));
    if (performance.now() - began > slice) {
      await new Promise(resolve => setTimeout(resolve));
      began = performance.now();
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

/** The mark of a row; none for words. */
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
