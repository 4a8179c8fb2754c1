import { parseListAmount } from './printed-number.ts';

/** Words of a heading that belong together: "Mol %", "Mass Fraction", "MW (g/mol)". */
const joined = /\s+(?=%|[([]|(?:frac(?:tion)?s?|percent|flow|rate)\b)/gi;
const gap = '\u00A0';

/** The number of numbers at the end of a line that begins with a word; 0 for any other line. */
function numbersBehind(line: string): number {
  const parts = line.split(' ');
  const first = parts.findLastIndex(part => parseListAmount(part) === undefined) + 1;
  return first === 0 || !/\p{L}/u.test(parts.slice(0, first).join(' ')) ? 0 : parts.length - first;
}

/**
 * The cells of a table whose columns are one space apart, as copied from a PDF: "Hydrogen sulphide 0.2 0.25". Undefined for a text without two lines
 * that end in the same number of numbers, of at least two.
 */
export function spacedColumns(lines: readonly string[]): string[][] | undefined {
  const trimmed = lines.map(line => line.trim());
  if (trimmed.some(line => /\s{2}|\t/.test(line))) return undefined;
  const counts = trimmed.map(numbersBehind);
  const count = Math.max(...counts);
  const first = counts.indexOf(count);
  if (count < 2 || counts.filter(each => each === count).length < 2) return undefined;
  const headed = trimmed[first - 1]?.replaceAll(joined, gap).split(' ') ?? [];
  const isNumber = (part: string) => parseListAmount(part) !== undefined;
  return trimmed.map((line, index) => {
    const isHeading = index === first - 1 && headed.length > count && !headed.some(isNumber);
    if (!isHeading && counts[index] !== count) return [line];
    const parts = isHeading ? headed : line.split(' ');
    const name = parts.slice(0, parts.length - count).join(' ');
    return [name, ...parts.slice(parts.length - count)].map(cell => cell.replaceAll(gap, ' '));
  });
}
