import { conductivityPoints, conductivityTable, type ConductivityColumn } from '@isentrope/engineering/materials';
import { fromSi } from '@isentrope/engineering/quantities';

/** A material's line in the chart: points in °C, style and label position. */
export interface Line {
  readonly column: ConductivityColumn;
  /** Short name that fits on the line. */
  readonly short: string;
  /** SVG dash array; empty for a solid line. */
  readonly dashes: string;
  readonly tone: 'ferritic' | 'chromium' | 'austenitic' | 'nickel';
  /** Temperature in °C at which the label is placed, above or below the line. */
  readonly label: { readonly at: number; readonly below: boolean; readonly text?: string };
  /** Printed values, without the estimate at 816 °C. */
  readonly points: readonly (readonly [number, number])[];
  readonly estimate: readonly [number, number] | undefined;
}

const styles: readonly Pick<Line, 'short' | 'dashes' | 'tone' | 'label'>[] = [
  { short: 'CS', dashes: '', tone: 'ferritic', label: { at: 180, below: false } },
  { short: 'C.½Mo / 1¼Cr½M', dashes: '10 4', tone: 'ferritic', label: { at: 130, below: false } },
  { short: '2¼Cr1Mo', dashes: '2 3', tone: 'ferritic', label: { at: 130, below: true } },
  { short: '9Cr-1Mo', dashes: '12 3 2 3', tone: 'chromium', label: { at: 300, below: false } },
  { short: '13Cr', dashes: '6 3', tone: 'chromium', label: { at: 50, below: false } },
  { short: 'SS304L', dashes: '', tone: 'austenitic', label: { at: 300, below: false } },
  { short: 'SS 316', dashes: '3 3', tone: 'austenitic', label: { at: 150, below: true, text: '316' } },
  { short: '20Cr33Ni', dashes: '10 3 2 3 2 3', tone: 'nickel', label: { at: 325, below: true } },
];

function lineOf(column: ConductivityColumn, index: number): Line {
  const style = styles[index] ?? { short: column.id, dashes: '', tone: 'ferritic', label: { at: 100, below: false } };
  const points = conductivityPoints(column.id).map(({ temperature, conductivity, estimated }) => ({
    estimated,
    point: [Number(fromSi('temperature', temperature, '°C').toFixed(6)), conductivity] as const,
  }));
  return {
    column,
    ...style,
    points: points.filter(({ estimated }) => !estimated).map(({ point }) => point),
    estimate: points.find(({ estimated }) => estimated)?.point,
  };
}

/** The eight materials in table order. */
export const lines: readonly Line[] = conductivityTable.map(lineOf);
