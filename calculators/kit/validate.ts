import { pow } from '@isentrope/engineering/elementary';
import { fromSi, parseNumber, unitOf } from '@isentrope/engineering/quantities';
import { caseFrom } from './case-data.ts';
import { resultInfo, type Definition } from './definition.ts';
import { writeDocument } from './document.ts';
import { loadFor } from './loads.ts';
import type { FigureKind, PrintedFigure, PublishedCase, SourceRounding } from './published.ts';
import type { ReportedValue } from './report.ts';
import { run } from './run.ts';

/**
 * How a computed figure stands to the published one: it rounds to it, or is the same words (`digits`); it lies in the
 * band that the source's own rounded figures leave (`rounding`); or neither (`none`).
 */
export type Agreement = 'digits' | 'rounding' | 'none';

/** The figures that the source could have printed, had it not rounded on its way, in the unit of the printed figure. */
export interface RoundingBand {
  readonly from: number;
  readonly to: number;
}

/** One published figure beside the figure computed here. */
export interface ValidationRow {
  readonly kind: FigureKind;
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
  readonly agreement: Agreement;
  /** For a figure beyond half a unit of its last digit: why it may be there, or why it is not confirmed. */
  readonly because: string | undefined;
  /** The band of a figure whose source rounded on its way. */
  readonly band: RoundingBand | undefined;
}

/** The value of the last digit of a figure as printed. */
export function lastDigit(printed: string): number {
  const [mantissa = '', exponent = '0'] = printed.toLowerCase().split('e');
  const decimals = mantissa.split('.')[1]?.length ?? 0;
  return pow(10, Number(exponent) - decimals);
}

/** Loads what a published case needs beside its calculator; undefined where that is there. */
export function loadForPublished(definition: Definition, published: PublishedCase): Promise<void> | undefined {
  return published.type === 'case' ? loadFor(definition, [caseFrom(definition, published.case)]) : undefined;
}

/** Computes a published case whose data are loaded: a row for each of its figures. */
export function validate(definition: Definition, published: PublishedCase): ValidationRow[] {
  const { kind, title, source, note } = published;
  const about = { kind, title, source, note };
  if (published.type === 'figure')
    return [{ ...about, quantity: undefined, ...compared(published.expect, published.compute()) }];
  const document = writeDocument(definition, { cases: [caseFrom(definition, published.case)] });
  const [reported] = run(definition, document, { pictures: false, together: false }).cases;
  return Object.entries(published.expect).map(([id, expected]) => {
    const value = reported?.values[id] ?? reported?.working?.find(line => line.id === id)?.value;
    const { label, kind: quantityKind } = resultInfo(definition, id);
    if (typeof expected === 'string') return { ...about, quantity: label, ...comparedWords(expected, value) };
    const number =
      value?.type === 'number' && quantityKind !== undefined
        ? fromSi(quantityKind, value.si, unitOf(quantityKind, expected.unit).symbol)
        : undefined;
    return { ...about, quantity: label, ...compared(expected, number) };
  });
}

type Comparison = Omit<ValidationRow, 'kind' | 'title' | 'source' | 'note' | 'quantity'>;

function comparedWords(expected: string, value: ReportedValue | undefined): Comparison {
  const computed = value?.type === 'words' ? value.text : undefined;
  return {
    printed: expected,
    unit: '',
    computed,
    deviation: undefined,
    agreement: computed === expected ? 'digits' : 'none',
    because: undefined,
    band: undefined,
  };
}

/** A printed figure beside what is computed for it, in its unit. */
export function compared({ printed, unit, beyond }: PrintedFigure, computed: number | undefined): Comparison {
  const expected = parseNumber(printed) ?? Number.NaN;
  const deviation = computed === undefined || expected === 0 ? undefined : computed / expected - 1;
  const about = { printed, unit, computed, deviation };
  if (computed !== undefined && roundsTo(printed, computed))
    return { ...about, agreement: 'digits', because: undefined, band: undefined };
  const because = beyond?.because;
  if (beyond?.type !== 'rounding') return { ...about, agreement: 'none', because, band: undefined };
  const band = roundingBand(printed, beyond);
  const within = band !== undefined && computed !== undefined && band.from <= computed && computed <= band.to;
  return { ...about, agreement: within ? 'rounding' : 'none', because, band };
}

/** Half a unit of the last digit, and what a number loses as text. */
const halfDigit = 0.5 + 1e-6;

/** Whether a number lies within half a unit of the last digit of a figure as printed. */
function roundsTo(printed: string, value: number): boolean {
  return Math.abs(value - (parseNumber(printed) ?? Number.NaN)) <= halfDigit * lastDigit(printed);
}

/**
 * The results of the source's arithmetic with each of its rounded figures anywhere between the values that round to it.
 * Undefined where that arithmetic, with the figures as rounded, does not give the figure that the source prints: then the
 * rounding does not explain it.
 */
export function roundingBand(printed: string, { rounded, result }: SourceRounding): RoundingBand | undefined {
  const figures = rounded.map(figure => parseNumber(figure) ?? Number.NaN);
  if (!roundsTo(printed, result(...figures))) return undefined;
  const corners = rounded.reduce<number[][]>(
    (lists, figure, index) => {
      const [value = Number.NaN, half] = [figures[index], lastDigit(figure) / 2];
      return lists.flatMap(list => [
        [...list, value - half],
        [...list, value + half],
      ]);
    },
    [[]],
  );
  const results = corners.map(corner => result(...corner));
  return { from: Math.min(...results), to: Math.max(...results) };
}
