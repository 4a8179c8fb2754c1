import { fromSi } from '@isentrope/engineering/quantities';
import { axisTitle, type FigureData } from './figure-data.ts';

/** A cell in quotes; a label that a spreadsheet would take for a formula begins with an apostrophe. */
function quoted(text: string): string {
  const label = /^[=+\-@\t]/.test(text) ? `'${text}` : text;
  return `"${label.replaceAll('"', '""')}"`;
}

/** Every digit that matters: a conversion leaves noise beyond the twelfth. */
function digits(value: number): string {
  return String(Number(value.toPrecision(12)));
}

/**
 * The data of a figure as comma-separated values in the units of its axes: a row for each point of each curve and for each
 * mark. A gap in a curve is a row with its name alone.
 */
export function csvOf({ x, y, series, marks = [] }: FigureData): string {
  const row = (label: string, [across, up]: readonly [number, number]) =>
    `${quoted(label)},${digits(fromSi(x.kind, across, x.unit))},${digits(fromSi(y.kind, up, y.unit))}`;
  const rows = [
    ['"Curve"', quoted(axisTitle(x)), quoted(axisTitle(y))].join(','),
    ...series.flatMap(({ label, points }) => points.map(point => (point ? row(label, point) : `${quoted(label)},,`))),
    ...marks.map(mark => row(mark.label, [mark.x, mark.y])),
  ];
  // The mark at the beginning tells a spreadsheet that it is UTF-8.
  return `\uFEFF${rows.join('\r\n')}\r\n`;
}

/** The name of a file of a figure, by its title. */
export function fileName(title: string, extension: string): string {
  const stem = title
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 80);
  return `${stem === '' ? 'figure' : stem}.${extension}`;
}
