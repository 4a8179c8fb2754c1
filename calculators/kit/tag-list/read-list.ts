import { ambiguousReadings } from '@isentrope/engineering/quantities';
import { caseNameId } from '../case/case-data.ts';
import { atOnce } from '../common/at-once.ts';
import type { CaseData, Entry } from '../definition/case-input.ts';
import type { Definition, Input } from '../definition/calculator-definition.ts';
import { maxTextLength } from '../document/document.ts';
import { isShown, resolveChoices } from '../case/choices.ts';
import { blankCaseInUnitsOf } from '../units/unit-set.ts';
import { listNames } from '../common/list-names.ts';
import { inputOfTarget, type ColumnTargets } from './column-units.ts';
import { productOf, type ReadColumn } from './row-products.ts';
import {
  aliasRemarks,
  ambiguityRemarks,
  hiddenFieldRemarks,
  leftOutRemarks,
  movedRemarks,
  percentRemarks,
} from './row-remarks.ts';
import { openBasisRemarks, withBasisOfColumn } from './cell-basis.ts';
import { entryFromCell, findOption } from './cell-entry.ts';
import { differenceOf } from './outlet-pressures.ts';
import type { Grid } from './grid.ts';
import {
  hasOtherUnits,
  leftOutRow,
  nameOnlyRemarks,
  unitCellRemarks,
  unitHeadingRemarks,
  unitRowRemarks,
  type LeftOutRow,
} from './rows-with-units.ts';
import { statesUnits, titleUnitRemarks } from '../headings/title-units.ts';
import { unifyDecimalMarkInSteps, withoutFootnotes } from './list-numbers.ts';
import { shownAlternative } from './match-columns.ts';
import { unifySizeSystem } from './size-columns.ts';
import { columnName, titlesAbove, cellLine, maxQuotedLength, type ListColumn, type ListHeading } from './heading.ts';
import { isColumnCount, isOtherOrder, isOtherTable, pageHeads } from './page-heads.ts';
import { vapourFractionsOf, type VapourFractions } from './flows-by-fraction.ts';
import { withPhase, withPhaseOfValues } from './phase-column.ts';
import { phaseRemarks, phaseValueOf, vapourInput, type PhaseChange } from './phase-values.ts';
import { isBlankMark } from '../headings/split-heading.ts';
import { isWithoutEntry, noEntryRemarks, noUnitRemarks, type NumberedRow } from './cell-marks.ts';
import { longerRow, longerRows } from './longer-rows.ts';
import { isSummary, isTotal, namesBelowRemarks, withCell, type NamedBelow } from './summary-rows.ts';

/** A list with its heading and column targets. */
export interface ListToRead {
  readonly grid: Grid;
  readonly head: ListHeading;
  readonly columns: readonly ListColumn[];
  readonly targets: ColumnTargets;
  /** The case that provides values and units of fields that are not in the list. */
  readonly baseCase: CaseData;
}

/** An invalid cell, described in a sentence with its row and column. */
export interface CellProblem {
  readonly id: string;
  readonly message: string;
}

/** A row of a list as a case. */
export interface ListRow {
  /** The row number in the spreadsheet. */
  readonly number: number;
  readonly data: CaseData;
  readonly problems: readonly CellProblem[];
}

/** The imported rows, and remarks on how they were read, a sentence each. */
export interface ReadList {
  readonly rows: readonly ListRow[];
  readonly remarks: readonly string[];
  /** The numbers of further rows, which are not read because the limit is reached. */
  readonly beyond: readonly number[];
}

/** A row with its ambiguous numbers, hidden fields, and what its phases change. */
interface ReadRow extends ListRow {
  readonly ambiguities: readonly { readonly label: string; readonly cell: string }[];
  readonly hidden: readonly Input[];
  /** The columns that are read as another field, which the case shows. */
  readonly moved: readonly ReadColumn[];
  readonly phaseChanges: readonly PhaseChange[];
}

/**
 * Reads the rows of a list as cases, choices first. Empty rows, totals, repeated headings and rows with only a name are
 * skipped; repeated names are made distinct.
 * @param enough the number of rows without problems after which no further ones are read
 */
export function readList(definition: Definition, list: ListToRead, enough?: number): ReadList {
  return atOnce(readListInSteps(definition, list, enough));
}

/** Reads the rows of a list as `readList` does, and yields where the caller may pause. */
export function* readListInSteps(
  definition: Definition,
  list: ListToRead,
  enough = Infinity,
): Generator<undefined, ReadList> {
  const { grid, head } = list;
  const read = readColumns(definition, list);
  const under = head.row + (head.hasUnits ? 2 : 1);
  const rows: ReadRow[] = [];
  const repeated: number[] = [];
  const nameOnly: LeftOutRow[] = [];
  const totals: number[] = [];
  const unread: LeftOutRow[] = [];
  const titles: LeftOutRow[] = [];
  const beyond: number[] = [];
  const taken: NumberedRow[] = [];
  const misplaced: number[] = [];
  const otherUnits: number[] = [];
  const otherTable: number[] = [];
  const columnCounts: number[] = [];
  /** The rows under a heading in another order, with other units or of another table, none of which is read. */
  let unreadBelow: number[] | undefined;
  let good = 0;
  let lastName = '';
  const unnamed: NamedBelow[] = [];
  const nameAt = read.find(({ input }) => input.id === caseNameId)?.column.index;
  const { body: bare, remarks: footnoteRemarks } = withoutFootnotes(read, grid.slice(under), under);
  yield;
  const { body: sized, remarks: sizeRemarks } = unifySizeSystem(read, bare, under);
  yield;
  const { body, remarks: decimalMarkRemarks } = yield* unifyDecimalMarkInSteps(list.columns, read, sized, under);
  yield;
  const heads = pageHeads(list.columns, read, body);
  const longer = longerRows(list.columns, grid[head.row] ?? [], body);
  const fractions = vapourFractionsOf(list.columns, body);
  const filledOf = (cells: Grid[number]) =>
    read.filter(each => !isWithoutEntry(each, cellLine(cells[each.column.index])));
  for (const [index, cells] of body.entries()) {
    const number = under + index + 1;
    const pageHead = heads.get(index);
    if (pageHead === 'other units') unreadBelow = otherUnits;
    else if (pageHead) {
      repeated.push(number);
      if (pageHead === 'title') titles.push(leftOutRow(number, cells));
      unreadBelow = undefined;
      continue;
    }
    const filled = filledOf(cells);
    if (filled.length === 0) {
      if (!cells.every(cell => isBlankMark(cellLine(cell)))) unread.push(leftOutRow(number, cells));
      continue;
    }
    if (isOtherOrder(cells, grid[head.row])) unreadBelow = misplaced;
    else if (!pageHead && isOtherTable(definition, read, cells)) unreadBelow = otherTable;
    if (!pageHead && hasOtherUnits(read, cells)) {
      unreadBelow = otherUnits;
      titles.push(leftOutRow(number, cells));
    }
    if (unreadBelow) unreadBelow.push(number);
    else if (index < rowsOfCounts && isColumnCount(cells)) columnCounts.push(number);
    else if (isTotal(cells) || isSummary(body, index)) totals.push(number);
    else if (read.length > 1 && filled.every(({ input }) => input.id === caseNameId))
      nameOnly.push(leftOutRow(number, cells));
    else if (good >= enough) beyond.push(number);
    else {
      const ownName = nameAt === undefined ? '' : cellLine(cells[nameAt]);
      const isBelow = nameAt !== undefined && lastName !== '' && ownName === '';
      if (isBelow) unnamed.push({ number, name: lastName });
      else lastName = ownName;
      const own = isBelow ? withCell(cells, nameAt, lastName) : cells;
      const whole = readRow(definition, list.baseCase, number, own, isBelow ? filledOf(own) : filled, fractions);
      const row = longer.has(index) ? withProblem(whole, longerRow(number)) : whole;
      rows.push(row);
      taken.push({ number, cells: own, data: row.data });
      if (row.problems.length === 0) good += 1;
      yield;
    }
  }
  const { distinct, remarks } = withDistinctNames(rows);
  const above = titlesAbove(grid, head.row);
  const unreadColumns = list.columns.filter((_, index) => list.targets[index] === undefined);
  const remarkers = [
    () => titleUnitRemarks(above),
    () => namesBelowRemarks(unnamed),
    () => remarks,
    () => unitRowRemarks([...titles, ...unread, ...nameOnly].filter(({ text }) => !above.includes(text))),
    () => unitHeadingRemarks(unreadColumns),
    () => unitCellRemarks(unreadColumns, read),
    () => nameOnlyRemarks(nameOnly),
    () =>
      leftOutRemarks(
        unread.flatMap(({ number, text }) => (statesUnits(text) ? [] : [number])),
        'has nothing in the columns that are read',
        'have nothing in the columns that are read',
      ),
    () => leftOutRemarks(columnCounts, 'counts the columns', 'count the columns'),
    () => leftOutRemarks(totals, 'has totals', 'have totals'),
    () => leftOutRemarks(repeated, 'repeats the heading', 'repeat the heading or its title'),
    () =>
      leftOutRemarks(
        otherUnits,
        'repeats the heading with other units',
        'repeat the heading with other units, or are below it',
      ),
    () =>
      leftOutRemarks(
        misplaced,
        'has the headings in another order',
        'have the headings in another order, or are below it',
      ),
    () =>
      leftOutRemarks(
        otherTable,
        'has the headings of another table',
        'have the headings of another table, which needs an import of its own, or are below them',
      ),
    ...read.map(each => () => noUnitRemarks([each], taken)),
    () => openBasisRemarks(read, taken),
    () => noEntryRemarks(read, taken),
    () => percentRemarks(read, body, under),
    () => footnoteRemarks,
    () => decimalMarkRemarks,
    () => sizeRemarks,
    () => phaseRemarks(rows),
    () => movedRemarks(rows),
    () => aliasRemarks(read, taken),
    () => hiddenFieldRemarks(rows),
    () => ambiguityRemarks(rows),
  ];
  const all: string[] = [];
  for (const remarksOf of remarkers) {
    all.push(...remarksOf());
    yield;
  }
  return { rows: distinct, beyond, remarks: all };
}

/** Rows below the heading in which the columns may be counted. */
const rowsOfCounts = 3;

const withProblem = (row: ReadRow, message: string): ReadRow => ({
  ...row,
  problems: [...row.problems, { id: caseNameId, message }],
});

function readColumns(definition: Definition, { columns, targets }: ListToRead): ReadColumn[] {
  return columns.flatMap((column, index) => {
    const target = targets[index];
    const input = target && inputOfTarget(definition, target);
    return input ? [{ column, input, unit: target.unit ?? '' }] : [];
  });
}

function readRow(
  definition: Definition,
  baseCase: CaseData,
  number: number,
  typedCells: Grid[number],
  filled: readonly ReadColumn[],
  fractions: VapourFractions | undefined,
): ReadRow {
  const cells = withPhase(typedCells, filled);
  const problems: CellProblem[] = [];
  const ambiguities: { label: string; cell: string }[] = [];
  const hidden: Input[] = [];
  const phaseChanges: PhaseChange[] = [];
  const inOrder = definition.inputs.flatMap(input => filled.filter(each => each.input === input));
  const isChoice = ({ input }: ReadColumn) => input.field.type === 'choice';
  const { base, by } = withPhaseOfValues(definition, baseCaseFor(definition, baseCase, cells, filled), filled);
  if (by) phaseChanges.push({ column: by, how: 'gas' });
  const moved: ReadColumn[] = [];
  const applyColumn = (current: CaseData, own: ReadColumn): CaseData => {
    const { column, unit } = own;
    const other = isShown(own.input.field.when, current)
      ? undefined
      : shownAlternative(definition, own.input, column, current);
    const input = other && !filled.some(each => each.input === other) ? other : own.input;
    if (input !== own.input) moved.push({ ...own, input });
    const { id, field } = input;
    const blank = base[id];
    const without = blank === undefined ? current : { ...current, [id]: blank };
    if (!isShown(field.when, current)) {
      hidden.push(input);
      return without;
    }
    const ofPhase = phaseValueOf(definition, { input, column, unit }, filled, typedCells, current, fractions);
    if (ofPhase && 'notTaken' in ofPhase) {
      phaseChanges.push({ column, how: ofPhase.notTaken });
      return without;
    }
    const typed = cells[column.index] ?? '';
    const cell = typeof typed === 'string' ? withBasisOfColumn({ input, column, unit }, typed) : typed;
    const read = { input, column, unit };
    const product = productOf(read, filled, cells) ?? differenceOf(read, filled, cells);
    const found =
      ofPhase && 'reason' in ofPhase
        ? ofPhase
        : ofPhase
          ? entryFromCell(input, current, ofPhase.text, ofPhase.unit)
          : typeof product === 'string'
            ? entryFromCell(input, current, product, field.type === 'quantity' ? field.unit : '')
            : (product ?? entryFromCell(input, current, cell, unit));
    if ('reason' in found) {
      problems.push({ id, message: sentenceOf(number, column, cells, found.reason) });
      return without;
    }
    const flows = ofPhase && 'vapour' in ofPhase ? ofPhase : undefined;
    if (ofPhase) phaseChanges.push({ column, how: flows ? 'divided' : 'less vapour' });
    if (field.type === 'quantity' && ambiguousReadings(found.entry.text))
      ambiguities.push({ label: field.label, cell: found.entry.text });
    const vapour = flows && vapourInput(definition, input);
    const ofVapour = vapour && { [vapour.id]: { text: flows.vapour, unit: flows.unit } };
    return { ...current, [id]: found.entry, ...ofVapour };
  };
  const choices = inOrder.filter(isChoice);
  // A choice may rule out options of an earlier one, so all are set before any is checked.
  const chosenOptions: Record<string, Entry> = { ...base };
  for (const { input, column } of choices) {
    const { id, field } = input;
    const option =
      field.type === 'choice' ? findOption(field, field.options, cellLine(cells[column.index])) : undefined;
    if (option !== undefined) chosenOptions[id] = { text: option };
  }
  const chosen = choices.reduce(applyColumn, chosenOptions);
  const settled = resolveChoices(definition, chosen, new Set(choices.map(({ input }) => input.id)));
  const data = inOrder.filter(each => !isChoice(each)).reduce(applyColumn, settled);
  return { number, data, problems, ambiguities, hidden, moved, phaseChanges };
}

/** The case that a row is applied to: the given one, or only its units if a choice in the row resets the case. */
function baseCaseFor(
  definition: Definition,
  baseCase: CaseData,
  cells: Grid[number],
  filled: readonly ReadColumn[],
): CaseData {
  const isOther = filled.some(({ input: { id, field }, column }) => {
    if (field.type !== 'choice' || field.resets !== true) return false;
    const option = findOption(field, field.options, cellLine(cells[column.index]));
    return option !== undefined && option !== baseCase[id]?.text;
  });
  return isOther ? blankCaseInUnitsOf(definition, baseCase) : baseCase;
}

function sentenceOf(number: number, column: ListColumn, cells: Grid[number], reason: string): string {
  const text = cellLine(cells[column.index]);
  const quoted = text.length > maxQuotedLength ? `${text.slice(0, maxQuotedLength)}…` : text;
  return `Row ${number}, ${columnName(column)}: “${quoted}” ${reason}.`;
}

/** Maximum length of the number appended to a name. */
const maxCountLength = 7;

/** Makes repeated names distinct by appending a number from the second on. */
function withDistinctNames(rows: readonly ReadRow[]): {
  readonly distinct: readonly ListRow[];
  readonly remarks: string[];
} {
  const taken = new Set(rows.map(({ data }) => nameIn(data)));
  const seen = new Set<string>();
  const changed: string[] = [];
  const distinct = rows.map(({ number, data, problems }): ListRow => {
    const name = nameIn(data);
    if (name === '' || !seen.has(name)) {
      seen.add(name);
      return { number, data, problems };
    }
    let count = 2;
    const counted = () => `${name.slice(0, maxTextLength - maxCountLength)} (${count})`;
    while (taken.has(counted())) count += 1;
    const other = counted();
    taken.add(other);
    changed.push(`${other} in row ${number}`);
    return { number, data: { ...data, [caseNameId]: { text: other } }, problems };
  });
  if (changed.length === 0) return { distinct, remarks: [] };
  return { distinct, remarks: [`Duplicate names have been made distinct: ${listNames(changed)}.`] };
}

const nameIn = (data: CaseData) => data[caseNameId]?.text ?? '';
