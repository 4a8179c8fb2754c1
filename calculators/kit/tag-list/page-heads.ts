import type { Definition } from '../definition/calculator-definition.ts';
import { findOption } from './cell-entry.ts';
import type { Grid } from './grid.ts';
import { isHead } from './group-heads.ts';
import { cellLine, isRowOfUnits, type ListColumn } from './heading.ts';
import { wordsOf } from '../headings/heading-words.ts';
import type { ReadColumn } from './row-products.ts';
import { isBlankMark, splitHeading, withoutBrackets } from '../headings/split-heading.ts';

/** What a row is at the top of a further page of a list: a repeated heading, its units or its title, or a heading with other units. */
export type PageHead = 'heading' | 'title' | 'other units';

/** Rows of a title above a repeated heading, and the least headings of one. */
const maxTitleRows = 6;
const fewestHeads = 2;

const isNumber = (text: string) => /^[+\-−–]?[.,]?\d/.test(text);
const isBlank = (cells: Grid[number] = []) => cells.every(cell => isBlankMark(cellLine(cell)));

/**
 * The rows of a list that repeat its heading at the top of a page, with the row of units below and the title above them, by index.
 * @param columns all columns of the list
 * @param read those that are read
 */
export function pageHeads(
  columns: readonly ListColumn[],
  read: readonly ReadColumn[],
  body: Grid,
): ReadonlyMap<number, PageHead> {
  const found = new Map<number, PageHead>();
  for (const [index, cells] of body.entries()) {
    if (!isRepeatedHeading(columns, cells)) continue;
    const units = body[index + 1];
    const hasUnits = isRowOfUnits(units);
    const isSame = areSameUnits(columns, cells) && (!hasUnits || areSameUnits(columns, [], units));
    found.set(index, isSame ? 'heading' : 'other units');
    if (hasUnits) found.set(index + 1, isSame ? 'heading' : 'other units');
    for (let above = index - 1; above >= Math.max(0, index - maxTitleRows); above -= 1) {
      if (found.has(above) || !isTitle(read, body[above])) break;
      if (!isBlank(body[above])) found.set(above, 'title');
    }
  }
  return found;
}

/** Whether a row has the headings of the list, several of them in other places. */
export function isOtherOrder(cells: Grid[number], heading: Grid[number] = []): boolean {
  if (cells.some(cell => typeof cell === 'number')) return false;
  const heads = heading.map(cellLine);
  const filled = cells.map(cellLine);
  const known = filled.filter(cell => cell !== '' && heads.includes(cell)).length;
  const moved = filled.filter((cell, index) => cell !== '' && cell !== heads[index] && heads.includes(cell)).length;
  return moved >= fewestHeads && 2 * known > filled.filter(cell => cell !== '').length;
}

/** Whether a row counts the columns: 1, 2, 3, also in brackets. */
export function isColumnCount(cells: Grid[number]): boolean {
  const counts = cells.map(cell => Number(withoutBrackets(cellLine(cell)) || NaN));
  const [first = NaN] = counts;
  return (
    counts.length > fewestHeads && Number.isInteger(first) && counts.every((count, index) => count === first + index)
  );
}

/** Whether a row has the headings of another table: several texts and no number, where the columns of quantities have headings too. */
export function isOtherTable(definition: Definition, read: readonly ReadColumn[], cells: Grid[number]): boolean {
  const texts = cells.map(cellLine).filter(cell => !isBlankMark(cell));
  if (texts.length <= fewestHeads || texts.some(isNumber)) return false;
  const inQuantities = read.flatMap(({ input, column }) => {
    const text = cellLine(cells[column.index]);
    return input.field.type !== 'quantity' || isBlankMark(text) ? [] : [text];
  });
  const isNamed = (text: string) => isHead(definition, text);
  return inQuantities.length > 0 && inQuantities.every(isNamed) && texts.filter(isNamed).length > fewestHeads;
}

/** Whether the cells of a row have the names of their columns, or words of them. */
function isRepeatedHeading(columns: readonly ListColumn[], cells: Grid[number]): boolean {
  if (cells.some(cell => typeof cell === 'number' || isNumber(cellLine(cell)))) return false;
  const filled = columns.filter(({ index }) => !isBlankMark(cellLine(cells[index])));
  const headed = columns.filter(({ heading }) => heading !== '');
  return (
    filled.length >= fewestHeads &&
    2 * filled.length > headed.length &&
    filled.every(({ index, heading, name }) => {
      const cell = cellLine(cells[index]);
      if (cell.toLowerCase() === heading.toLowerCase()) return true;
      const words = wordsOf(name);
      return [...wordsOf(splitHeading(cell).name)].every(word => words.has(word));
    })
  );
}

/** Whether a repeated heading, or the row of units below it, names no other units than the heading of the list. */
function areSameUnits(columns: readonly ListColumn[], heads: Grid[number], units: Grid[number] = []): boolean {
  return columns.every(({ index, heading, unit }) => {
    const head = cellLine(heads[index]);
    const own = head.toLowerCase() === heading.toLowerCase() ? '' : splitHeading(head).unit;
    const below = withoutBrackets(cellLine(units[index]));
    return [own, below].every(each => isBlankMark(each) || each === unit);
  });
}

/** Whether a row has neither a number nor an option in the columns that are read. */
function isTitle(read: readonly ReadColumn[], cells: Grid[number] = []): boolean {
  return read.every(({ column, input: { field } }) => {
    const text = cellLine(cells[column.index]);
    if (field.type === 'quantity') return !isNumber(text);
    return field.type !== 'choice' || findOption(field, field.options, text) === undefined;
  });
}
