import { beginsWithNumber } from '../headings/begins-with-number.ts';
import type { Definition } from '../definition/calculator-definition.ts';
import { findFieldByLabel } from '../definition/match-label.ts';
import type { Grid } from './grid.ts';
import { similarity, wordsOf } from '../headings/heading-words.ts';
import { cellLine, isRowOfUnits } from './heading.ts';
import { isAnyUnit } from '../headings/is-any-unit.ts';
import { splitHeading, withoutBrackets } from '../headings/split-heading.ts';
import { isTitleOfUnits } from '../headings/title-units.ts';

/** Rows in which the headings are looked for. */
const rowsLookedAt = 40;
/** Rows between the headings and the first numbers, such as that of the units and the title of a section. */
const rowsBetween = 4;
/** Headings by which a row is one of headings. */
const fewestHeads = 2;

/** Headings that need the one above them: the value of a quantity, or where it is. */
const qualifier =
  /^(?:min|norm|nor|max)(?:imum|al)?\.?$|^(?:design|des|rated|oper(?:ating)?|op|inlet|outlet|in|out|upstream|downstream|up|down|from|to|value|unit|mass|vol(?:ume(?:tric)?)?|molar)\.?$/i;

/**
 * The grid with the headings of groups, as of merged cells ("Operating" above "Press." and "Temp."), taken into the row of headings below them:
 * where that has none, or one that needs it, such as "Max." or a heading that two groups have. The row of the groups is left blank.
 */
export function mergeGroupHeadings(definition: Definition, grid: Grid): Grid {
  const rows = grid.slice(0, rowsLookedAt + rowsBetween).map(row => row.map(cellLine));
  const upper = rows.slice(0, rowsLookedAt).findIndex((_, index) => isPairOfHeads(definition, rows, index));
  const [groups, heads] = [rows[upper], rows[upper + 1]];
  if (!groups || !heads) return grid;
  const width = Math.max(groups.length, heads.length);
  const above = reachOver(groups, width);
  const joined = Array.from({ length: width }, (_, index) => {
    const [own, head, group] = [groups[index] ?? '', heads[index] ?? '', above[index] ?? ''];
    if (head === '') return own;
    // P and T below Inlet are no poise and no tesla.
    if (own !== '' && !qualifier.test(head) && !/^[PT]$/.test(head) && isAnyUnit(withoutBrackets(head)))
      return `${own} (${withoutBrackets(head)})`;
    const isRepeated = heads.filter(other => other.toLowerCase() === head.toLowerCase()).length > 1;
    const isPart = isRepeated || qualifier.test(splitHeading(head).name) || isPartOfName(definition, group, head);
    return group !== '' && isPart ? withRange(group, head) : head;
  });
  return grid.map((row, index) => (index === upper ? [] : index === upper + 1 ? joined : row));
}

/** A heading with the name of a value before its unit in brackets: "Flow Min (kg/h)". */
export function withRange(heading: string, name: string): string {
  const [, before, unit] = /^(.+?)\s*([([][^()[\]]+[)\]])$/.exec(heading) ?? [];
  if (before !== undefined) return `${before} ${name} ${unit}`;
  const split = splitHeading(heading);
  return split.unit === '' ? `${heading} ${name}` : `${split.name} ${name} (${split.unit})`;
}

/** Whether a text is a heading only with the one above it: "Superimposed" below "Back pressure". */
function isPartOfName(definition: Definition, group: string, head: string): boolean {
  if (group === '' || head === '' || isHead(definition, head)) return false;
  const words = wordsOf(`${group} ${splitHeading(head).name}`);
  return definition.inputs.some(({ field }) => similarity(words, wordsOf(field.label)) === 1);
}

/** The headings above the cells of a row: each reaches over the blank cells to its right. */
function reachOver(groups: readonly string[], width: number): string[] {
  let group = '';
  return Array.from({ length: width }, (_, index) => (group = groups[index] === '' ? group : (groups[index] ?? group)));
}

/** Whether a row has the headings of groups, and the next those of columns. */
function isPairOfHeads(definition: Definition, rows: readonly (readonly string[])[], upper: number): boolean {
  const [groups = [], heads = []] = [rows[upper], rows[upper + 1]];
  const textOf = (row: readonly string[]) => row.join('\n').trimEnd().toLowerCase();
  // A title above the heading of a further page names no groups.
  if (rows.slice(0, upper).some(row => textOf(row) === textOf(heads))) return false;
  const areTexts = [groups, heads].every(row => {
    const filled = row.filter(cell => cell !== '');
    return (
      filled.length >= fewestHeads &&
      !filled.some(beginsWithNumber) &&
      (!isRowOfUnits(row) || isRowOfUnits(rows[upper + 2]))
    );
  });
  if (!areTexts || isTitleOfUnits(groups)) return false;
  const first = groups.findIndex(cell => cell !== '');
  const reachesOver = heads.some((head, index) => index > first && head !== '' && (groups[index] ?? '') === '');
  const above = reachOver(groups, heads.length);
  const areHeads = heads.filter(
    (head, index) => isHead(definition, head) || isPartOfName(definition, above[index] ?? '', head),
  );
  if (!reachesOver || areHeads.length < fewestHeads) return false;
  const below = rows.slice(upper + 2, upper + 2 + rowsBetween);
  const data = below.findIndex(row => row.filter(beginsWithNumber).length > 1);
  const isTitle = (row: readonly string[]) => row.filter(cell => cell !== '').length < 2;
  return data >= 0 && below.slice(0, data).every(row => isRowOfUnits(row) || isTitle(row));
}

/** Likeness to the label of a field from which a text is a heading. */
const leastLikeness = 0.3;

/** Whether a text may be the heading of a column: it has a unit, or is like the label of a field. */
export function isHead(definition: Definition, text: string): boolean {
  if (text === '') return false;
  const { name, unit } = splitHeading(text);
  if (unit !== '' || qualifier.test(name) || findFieldByLabel(definition, text) !== undefined) return true;
  const words = wordsOf(name);
  return definition.inputs.some(({ field }) => similarity(words, wordsOf(field.label)) >= leastLikeness);
}
