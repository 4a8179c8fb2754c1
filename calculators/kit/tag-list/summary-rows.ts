import { isBlankMark } from '../headings/split-heading.ts';
import { listNames } from '../common/list-names.ts';
import type { Grid } from './grid.ts';
import { cellLine } from './heading.ts';

/** Rows of a list that sum up those above them, and rows without a name below one that has it. */

/** Maximum number of cells of a row of totals whose name contains a number. */
const maxTotalCells = 4;

const filledCells = (cells: Grid[number]) => cells.filter(cell => !isBlankMark(cellLine(cell)));
const firstText = (cells: Grid[number] = []) => cellLine(cells.find(cell => !isBlankMark(cellLine(cell))));

/** Whether a row contains totals, by its first cell that is not blank: "Total", "Total area 100". */
export function isTotal(cells: Grid[number]): boolean {
  const first = firstText(cells);
  if (/^(?:(?:sub|grand)[\s-]?)?totals?\s.*\d/i.test(first)) return filledCells(cells).length <= maxTotalCells;
  return (
    /^(?:(?:sub|grand)[\s-]?)?tot(?:al[ei]?|aal)s?\b|^(?:\p{L}*summe|gesamt|insgesamt|somme|suma|soma|somma|sum|合計|Σ)\s*:?$/iu.test(
      first,
    ) && !/\d/.test(first)
  );
}

/** Matches the name of a row with the largest or the average of those above it, and of one among several values of an item. */
const summaryName =
  /^(?:max|min|maximum|minimum|average|avg|mean|median|governing|std\.? dev|standard deviation|count|durchschnitt|mittelwert|mittel|moyenne|promedio|media|média|gemiddelde?|massimo|minimo|máximo|mínimo)\b\.?(?:\s+(?:values?|wert|of (?:all|the|above)\b.*|above))?\s*:?$/iu;
const valueName = /^(?:max|min|nor|rated|design|oper)/i;

/** Whether a row is one of those at the end of a list that sum up the others, and no case such as Max. beside Normal and Min. */
export function isSummary(body: Grid, index: number): boolean {
  const isOne = (cells: Grid[number] = []) => summaryName.test(firstText(cells));
  if (!isOne(body[index])) return false;
  const isFooter = (cells: Grid[number] = []) => filledCells(cells).length < 2 || isOne(cells) || isTotal(cells);
  let first = index;
  while (first > 0 && isFooter(body[first - 1])) first -= 1;
  const others = body
    .slice(0, first)
    .map(firstText)
    .filter(text => text !== '');
  return others.length > 1 && !others.some(text => valueName.test(text)) && body.slice(index + 1).every(isFooter);
}

/** A row without a name, with that of the row above it. */
export interface NamedBelow {
  readonly number: number;
  readonly name: string;
}

/** The cells of a row with another one. */
export function withCell(cells: Grid[number], index: number, text: string): Grid[number] {
  return Array.from({ length: Math.max(cells.length, index + 1) }, (_, at) => (at === index ? text : cells[at]));
}

/** A remark on rows that are read as further ones of the item above them, as under merged cells. */
export function namesBelowRemarks(rows: readonly NamedBelow[]): string[] {
  if (rows.length === 0) return [];
  const found = rows.map(({ number, name }) => `${number} (${name})`);
  return [
    `${rows.length === 1 ? 'A row without a name is read as a further one' : 'Rows without a name are read as further ones'} of the item above: ${rows.length === 1 ? 'row' : 'rows'} ${listNames(found)}.`,
  ];
}
