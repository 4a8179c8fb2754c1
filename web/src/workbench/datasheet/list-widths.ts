import type { FilledLine } from '@isentrope/calculators/kit';

/** How wide a letter of the list's size is, mm: of words by what it is, of figures and of units one width. */
const letter = { capital: 1.55, wide: 2, digit: 1.4, other: 1.2, figures: 1.38, unit: 1.28 } as const;

/** What a cell has beside its text, mm. */
const beside = 2.5;

/** The widest that words ask for, and what a blank for words does. */
const widestWords = 46;
const blankWidth = 14;

/** The longest unit that does not go on beneath after its stroke. */
const longestUnit = 6;

const widthOfLetter = (each: string) => {
  if (/[mwMW]/.test(each)) return letter.wide;
  if (/[A-Z&]/.test(each)) return letter.capital;
  return /\d/.test(each) ? letter.digit : letter.other;
};
const widthOf = (text: string) => Array.from(text).reduce((sum, each) => sum + widthOfLetter(each), 0);
const widestWord = (text: string) => Math.max(0, ...text.split(/ |(?<=-)/).map(widthOf));

/** A unit in the pieces that stay whole. */
export function piecesOf(unit: string): readonly string[] {
  const cut = unit.length > longestUnit ? unit.indexOf('/') + 1 : 0;
  return cut === 0 ? [unit] : [unit.slice(0, cut), unit.slice(cut)];
}

/** The least that a column can be without breaking a word or a number, and what it would take without breaking a line. */
function wantedBy({ label, unit, values }: FilledLine) {
  const each = values.map(value => {
    if (!value) return { least: 0, wanted: 0 };
    if (value.isNumber) return { least: value.text.length * letter.figures, wanted: 0 };
    return { least: widestWord(value.text), wanted: Math.min(widestWords, widthOf(value.text)) };
  });
  const isBlank = unit === '' && values.every(value => value === undefined);
  const ofUnit = Math.max(...piecesOf(unit).map(({ length }) => length * letter.unit));
  const least = Math.max(widestWord(label), ofUnit, ...each.map(value => value.least));
  const wanted = Math.max(least, isBlank ? blankWidth : 0, ...each.map(value => value.wanted));
  return { least: beside + least, wanted: beside + wanted };
}

/**
 * The widths of the columns of a list that together take a room, mm: each gets what it cannot do without, then its share of the
 * rest; and how much smaller its letters are, where there is not room enough for that.
 */
export function columnWidths(
  columns: readonly FilledLine[],
  room: number,
): { readonly widths: readonly number[]; readonly scale: number } {
  const wants = columns.map(wantedBy);
  const sum = (of: 'least' | 'wanted') => wants.reduce((so, want) => so + want[of], 0);
  const [least, wanted] = [sum('least'), sum('wanted')];
  const share = wanted > least ? Math.min(1, Math.max(0, (room - least) / (wanted - least))) : 0;
  const widths = wants.map(want => want.least + share * (want.wanted - want.least));
  const all = widths.reduce((so, width) => so + width, 0);
  return { widths: widths.map(width => (width * room) / all), scale: Math.min(1, room / least) };
}
