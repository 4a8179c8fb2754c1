import { fromSi } from '@isentrope/engineering/quantities';
import { axisTitle, type FigureData } from '../figure-data.ts';

/** A quoted CSV cell; text that a spreadsheet would read as a formula is prefixed with an apostrophe. */
function quoteCell(text: string): string {
  const label = /^[=+\-@\t]/.test(text) ? `'${text}` : text;
  return `"${label.replaceAll('"', '""')}"`;
}

/** A number with 12 significant digits; unit conversion leaves noise beyond. */
function digits(value: number): string {
  return String(Number(value.toPrecision(12)));
}

/**
 * The data of a figure as CSV in the units of its axes, one row per point and mark. A gap in a curve is a row with
 * its label only.
 */
export function figureCsv({ x, y, series, marks = [] }: FigureData): string {
  const row = (label: string, [across, up]: readonly [number, number]) =>
    `${quoteCell(label)},${digits(fromSi(x.kind, across, x.unit))},${digits(fromSi(y.kind, up, y.unit))}`;
  const rows = [
    ['"Curve"', quoteCell(axisTitle(x)), quoteCell(axisTitle(y))].join(','),
    ...series.flatMap(({ label, points }) =>
      points.map(point => (point ? row(label, point) : `${quoteCell(label)},,`)),
    ),
    ...marks.map(mark => row(mark.label, [mark.x, mark.y])),
  ];
  // The byte order mark tells spreadsheets that the file is UTF-8.
  return `\uFEFF${rows.join('\r\n')}\r\n`;
}

/** A file name from a figure's title. */
export function fileName(title: string, extension: string): string {
  const stem = title
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 80);
  return `${stem === '' ? 'figure' : stem}.${extension}`;
}
