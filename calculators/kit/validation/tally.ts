import { figureKinds, type FigureKind } from '../definition/published-case.ts';
import type { Agreement, ValidationRow } from './validate.ts';

/** The number of figures of one kind, by agreement with the computed ones. */
export interface Tally extends Readonly<Record<Agreement, number>> {
  readonly kind: FigureKind;
  readonly figures: number;
}

type Counted = Pick<ValidationRow, 'kind' | 'agreement'>;

const worstFirst: readonly Agreement[] = ['none', 'rounding', 'digits'];

/** Removes duplicate figures: of two with the same source and digits, the one that agrees less is kept. */
export function distinctFigures<Row extends Pick<ValidationRow, 'agreement' | 'source' | 'printed'>>(
  rows: readonly Row[],
): readonly Row[] {
  const distinct = new Map<string, Row>();
  const order = rows.toSorted((a, b) => worstFirst.indexOf(a.agreement) - worstFirst.indexOf(b.agreement));
  for (const row of order) {
    const key = `${row.source} ${row.printed}`;
    if (!distinct.has(key)) distinct.set(key, row);
  }
  return [...distinct.values()];
}

/** Counts figures by kind of evidence, strongest first; kinds without figures are left out. */
export function tallyByKind(rows: readonly Counted[]): readonly Tally[] {
  return figureKinds.flatMap(kind => {
    const tally = tallyOf(kind, rows);
    return tally.figures === 0 ? [] : [tally];
  });
}

/** Counts the figures of one kind. */
export function tallyOf(kind: FigureKind, rows: readonly Counted[]): Tally {
  const own = rows.filter(row => row.kind === kind);
  const count = (agreement: Agreement) => own.filter(row => row.agreement === agreement).length;
  return {
    kind,
    figures: own.length,
    digits: count('digits'),
    rounding: count('rounding'),
    none: count('none'),
  };
}
