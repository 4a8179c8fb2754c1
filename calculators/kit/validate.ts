import { fromSi, parseNumber, unitOf } from '@isentrope/engineering/quantities';
import { caseFrom } from './case-data.ts';
import { resultInfo, type Definition } from './definition.ts';
import { evaluate, resultValue } from './evaluate.ts';
import type { PrintedFigure, PublishedCase } from './published.ts';

/** One published figure beside the figure computed here. */
export interface ValidationRow {
  readonly title: string;
  readonly source: string;
  readonly note: string | undefined;
  /** What was compared, for a worked example with several figures. */
  readonly quantity: string | undefined;
  readonly printed: string;
  readonly unit: string;
  /** The computed figure in the unit of the printed one; undefined when nothing was computed. */
  readonly computed: number | string | undefined;
  /** Computed over printed, less one; undefined for words and zeros. */
  readonly deviation: number | undefined;
  /** Whether the computed figure rounds to the printed one. */
  readonly agrees: boolean;
}

/** Half a unit of the last digit of a figure as printed, times two: the value of its last digit. */
export function lastDigit(printed: string): number {
  const [mantissa = '', exponent = '0'] = printed.toLowerCase().split('e');
  const decimals = mantissa.split('.')[1]?.length ?? 0;
  return 10 ** (Number(exponent) - decimals);
}

/** Computes a published case. Each figure must agree to half a unit of its last printed digit, or as the case allows. */
export function validate(definition: Definition, published: PublishedCase): ValidationRow[] {
  const { title, source, note } = published;
  if (published.type === 'figure')
    return [{ title, source, note, quantity: undefined, ...compared(published.expect, published.compute()) }];
  const evaluation = evaluate(definition, caseFrom(definition, published.case));
  return Object.entries(published.expect).map(([id, expected]) => {
    const value = resultValue(evaluation, id);
    const { label, kind } = resultInfo(definition, id);
    if (typeof expected === 'string') {
      const computed = typeof value === 'string' ? value : undefined;
      return {
        title,
        source,
        note,
        quantity: label,
        printed: expected,
        unit: '',
        computed,
        deviation: undefined,
        agrees: computed === expected,
      };
    }
    const number =
      typeof value === 'number' && kind !== undefined
        ? fromSi(kind, value, unitOf(kind, expected.unit).symbol)
        : undefined;
    return { title, source, note, quantity: label, ...compared(expected, number) };
  });
}

function compared({ printed, unit, lastDigits = 0.5 }: PrintedFigure, computed: number | undefined) {
  const expected = parseNumber(printed) ?? Number.NaN;
  const slack = lastDigit(printed) * (lastDigits + 1e-6);
  const agrees = computed !== undefined && Math.abs(computed - expected) <= slack;
  const deviation = computed === undefined || expected === 0 ? undefined : computed / expected - 1;
  return { printed, unit, computed, deviation, agrees };
}
