import type { CatalogueEntry } from '@isentrope/calculators';
import { lastDigit, validate, type Experiment, type ValidationRow } from '@isentrope/calculators/kit';
import { parseNumber } from '@isentrope/engineering/quantities';

/** The published figures of one calculator beside those computed. */
export interface CalculatorFigures {
  readonly id: string;
  readonly title: string;
  readonly access: 'free' | 'pro';
  readonly rows: readonly ValidationRow[];
  /** Computed less printed of every row that is a number, in units of the last printed digit. */
  readonly digitsOff: readonly number[];
  readonly experiments: readonly ComparedExperiment[];
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
  const figures = { id, title, access, rows, digitsOff: rows.flatMap(digitsOff), experiments };
  return { figures, milliseconds: Math.round(performance.now() - started) };
}

/** Computed less printed, in units of the last printed digit; nothing for words. */
export function digitsOff({ printed, computed }: Pick<ValidationRow, 'printed' | 'computed'>): number[] {
  const expected = parseNumber(printed);
  return typeof computed !== 'number' || expected === undefined ? [] : [(computed - expected) / lastDigit(printed)];
}
