import { pow } from '@isentrope/engineering/elementary';
import { fromSi, parseNumber, unitOf } from '@isentrope/engineering/quantities';
import { caseFrom } from '../case/case-data.ts';
import { resultInfo, type Definition } from '../definition/calculator-definition.ts';
import { writeDocument } from '../document/document.ts';
import { loadFor } from '../document/load-data.ts';
import type { FigureKind, PrintedFigure, PublishedCase, SourceRounding } from '../definition/published-case.ts';
import type { ReportedValue } from '../report/report.ts';
import { run } from '../report/run.ts';

/**
 * The agreement of a computed figure with the published one: it rounds to it or is the same text (`digits`), it lies in
 * the band left by the source's rounded figures (`rounding`), or neither (`none`).
 */
export type Agreement = 'digits' | 'rounding' | 'none';

/**
 * The band of figures that the source could have printed without intermediate rounding, in the unit of the printed
 * figure.
 */
export interface RoundingBand {
  readonly from: number;
  readonly to: number;
}

/** A published figure and the computed one. */
export interface ValidationRow {
  readonly kind: FigureKind;
  readonly title: string;
  readonly source: string;
  readonly note: string | undefined;
  /** The label of the compared quantity, for a worked example with several figures. */
  readonly quantity: string | undefined;
  readonly printed: string;
  readonly unit: string;
  /** The computed figure in the unit of the printed one; undefined if there is none. */
  readonly computed: number | string | undefined;
  /** Computed over printed, less one; undefined for text and zeros. */
  readonly deviation: number | undefined;
  readonly agreement: Agreement;
  /** The explanation for a figure outside half a unit of its last digit. */
  readonly because: string | undefined;
  /** The band of a figure whose source rounded intermediate figures. */
  readonly band: RoundingBand | undefined;
}

/** The value of one unit of the last digit of a printed figure. */
export function lastDigit(printed: string): number {
  const [mantissa = '', exponent = '0'] = printed.toLowerCase().split('e');
  const decimals = mantissa.split('.')[1]?.length ?? 0;
  return pow(10, Number(exponent) - decimals);
}

/** Loads the data that a published case needs; undefined if loaded. */
export function loadForPublished(definition: Definition, published: PublishedCase): Promise<void> | undefined {
  return published.type === 'case' ? loadFor(definition, [caseFrom(definition, published.case)]) : undefined;
}

/** Computes a published case, whose data must be loaded; returns a row for each of its figures. */
export function validate(definition: Definition, published: PublishedCase): ValidationRow[] {
  const { kind, title, source, note } = published;
  const about = { kind, title, source, note };
  if (published.type === 'figure')
    return [{ ...about, quantity: undefined, ...compareFigure(published.expect, published.compute()) }];
  const document = writeDocument(definition, { cases: [caseFrom(definition, published.case)] });
  const [reported] = run(definition, document, { pictures: false, together: false }).cases;
  return Object.entries(published.expect).map(([id, expected]) => {
    const value = reported?.values[id] ?? reported?.working?.find(line => line.id === id)?.value;
    const { label, kind: quantityKind } = resultInfo(definition, id);
    if (typeof expected === 'string') return { ...about, quantity: label, ...compareText(expected, value) };
    const number =
      value?.type === 'number' && quantityKind !== undefined
        ? fromSi(quantityKind, value.si, unitOf(quantityKind, expected.unit).symbol)
        : undefined;
    return { ...about, quantity: label, ...compareFigure(expected, number) };
  });
}

type Comparison = Omit<ValidationRow, 'kind' | 'title' | 'source' | 'note' | 'quantity'>;

function compareText(expected: string, value: ReportedValue | undefined): Comparison {
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

/** Compares a printed figure with the computed one, in its unit. */
export function compareFigure({ printed, unit, beyond }: PrintedFigure, computed: number | undefined): Comparison {
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

/** Half a unit of the last digit, plus the rounding of a number as text. */
const halfDigit = 0.5 + 1e-6;

/** Whether a number is within half a unit of the last digit of a printed figure. */
function roundsTo(printed: string, value: number): boolean {
  return Math.abs(value - (parseNumber(printed) ?? Number.NaN)) <= halfDigit * lastDigit(printed);
}

/**
 * The band of results of the source's arithmetic, with each rounded figure anywhere between the values that round to
 * it. Undefined if that arithmetic with the rounded figures does not give the printed figure, so that rounding does not
 * explain it.
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
