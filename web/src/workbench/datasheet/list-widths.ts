import type { FilledLine } from '@isentrope/calculators/kit';

/** Character widths at the size of the list, mm: text by kind of character, numbers and units uniformly. */
const letter = { capital: 1.55, wide: 2, digit: 1.4, other: 1.2, figures: 1.38, unit: 1.28 } as const;

/** The padding of a cell, mm. */
const beside = 2.5;

/** The largest width reserved for text, and that of a blank text cell, mm. */
const widestWords = 46;
const blankWidth = 14;

/** The longest unit that is not broken after its slash. */
const maxUnitLength = 6;

const widthOfLetter = (each: string) => {
  if (/[mwMW]/.test(each)) return letter.wide;
  if (/[A-Z&]/.test(each)) return letter.capital;
  return /\d/.test(each) ? letter.digit : letter.other;
};
const widthOf = (text: string) => Array.from(text).reduce((sum, each) => sum + widthOfLetter(each), 0);
const widestWord = (text: string) => Math.max(0, ...text.split(/ |(?<=-)/).map(widthOf));

/** Splits a unit where it may break. */
export function splitUnit(unit: string): readonly string[] {
  const cut = unit.length > maxUnitLength ? unit.indexOf('/') + 1 : 0;
  return cut === 0 ? [unit] : [unit.slice(0, cut), unit.slice(cut)];
}

/** The minimum width of a column without breaking words or numbers, and its width without line breaks, mm. */
function columnWidthRange({ label, unit, values }: FilledLine) {
  const each = values.map(value => {
    if (!value) return { least: 0, wanted: 0 };
    if (value.isNumber) return { least: value.text.length * letter.figures, wanted: 0 };
    return { least: widestWord(value.text), wanted: Math.min(widestWords, widthOf(value.text)) };
  });
  const isBlank = unit === '' && values.every(value => value === undefined);
  const ofUnit = Math.max(...splitUnit(unit).map(({ length }) => length * letter.unit));
  const minimum = Math.max(widestWord(label), ofUnit, ...each.map(value => value.least));
  const preferred = Math.max(minimum, isBlank ? blankWidth : 0, ...each.map(value => value.wanted));
  return { least: beside + minimum, wanted: beside + preferred };
}

/**
 * Distributes the available width (mm) over the columns: each gets its minimum, then a share of the rest; `scale` is
 * the text scale if the minimum widths do not fit.
 */
export function columnWidths(
  columns: readonly FilledLine[],
  room: number,
): { readonly widths: readonly number[]; readonly scale: number } {
  const ranges = columns.map(columnWidthRange);
  const sum = (of: 'least' | 'wanted') => ranges.reduce((so, range) => so + range[of], 0);
  const [minimum, preferred] = [sum('least'), sum('wanted')];
  const share = preferred > minimum ? Math.min(1, Math.max(0, (room - minimum) / (preferred - minimum))) : 0;
  const widths = ranges.map(range => range.least + share * (range.wanted - range.least));
  const all = widths.reduce((so, width) => so + width, 0);
  return { widths: widths.map(width => (width * room) / all), scale: Math.min(1, room / minimum) };
}
