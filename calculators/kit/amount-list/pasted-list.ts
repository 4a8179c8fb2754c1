import { blockNumbers, decimalMark, editableNumber, parseNumber } from '@isentrope/engineering/quantities';
import { atOnce } from '../common/at-once.ts';
import { parseListAmount } from '../common/printed-number.ts';
import type { ListField } from '../definition/fields.ts';
import {
  amountAndUnit,
  basisOfUnits,
  isAmountUnit,
  concentrationsAmong,
  convertToOneUnit,
  tracesWithBasis,
} from './amount-units.ts';
import { basisIn, basisOfTitle } from './amount-heads.ts';
import {
  conditionName,
  hasOtherAmount,
  splitNamesAndAmounts,
  namesWithUnknownUnits,
  removeRowNumbers,
  moveTracesToAmounts,
  moveUnitsToAmounts,
} from './split-amounts.ts';
import { asSharesOfGas } from './gas-volumes.ts';
import { findItemInText, isNotItem, isSum } from './item-in-text.ts';
import { splitSideBySideItems } from './side-by-side-items.ts';
import { defineLumps } from './lump-properties.ts';
import { lumpSplitIn, splitLumps } from './split-lumps.ts';
import { findItem, sumOf, type ListLine } from './list-text.ts';
import { itemTable } from './report-block.ts';
import { chooseSection } from './report-sections.ts';
import { isStreamRow, itemHead, notDetected, quoted } from './report-words.ts';
import { withLiquidMasses } from './liquid-volumes.ts';
import { transposeReport } from './transpose-report.ts';
import {
  amountColumns,
  amountInUnit,
  findAmountColumn,
  headingRow,
  unitColumn,
  wholeSums,
  wholeTolerance,
  withBasisOfUnits,
} from './find-amount-column.ts';
import { isNeutralHead } from './neutral-heads.ts';
import { spreadUnits } from './spread-units.ts';
import { hasWordsBeside, isOfOtherBasis } from './words-beside.ts';
import { secondAnalysis, sumRemarks } from './sum-rows.ts';
import { columnRemarks, isColumnAmbiguous, otherColumns, titlesOf } from './amount-column.ts';

/** List lines read from a report, and the basis of the amounts if the report names it. */
export interface PastedList {
  readonly lines: readonly ListLine[];
  readonly basis?: string;
  /** Sentences for the user on anything that was not read as written. */
  readonly remarks?: readonly string[];
  /** Whether the report is ambiguous or a mark such as "ND" was read as a number, so that the user has to confirm. */
  readonly isOpen?: true;
}

type Row = readonly string[];

/** Number of rows searched for items between two pauses. */
const rowsPerStep = 500;

/** Merges a pasted block into the lines of a list, as `mergePastedListInSteps` does, at once. */
export function mergePastedList(...block: Parameters<typeof mergePastedListInSteps>): PastedList | undefined {
  return atOnce(mergePastedListInSteps(...block));
}

/**
 * Merges a pasted block into the lines of a list; undefined if the block is a single cell. Yields where the caller may pause, so that
 * thousands of rows do not block the page.
 *
 * Columns of items and amounts replace the whole list; a single item with its amount, without a heading or other rows, is added or updated. A single
 * column contains amounts, filled in from line `from` down, unless it consists of item names. Items that one analysis names
 * more than once are added up; other duplicates are kept and reported by validation. Of several amount columns or sections,
 * the one whose header names the current basis is used, else one with another basis of the list, preferably normalised.
 * Marks for "not detected" and blank cells are 0. Remarks name everything that was left out.
 */
export function* mergePastedListInSteps(
  field: ListField,
  lines: readonly ListLine[],
  block: readonly Row[],
  from: number,
  basis?: string,
): Generator<undefined, PastedList | undefined> {
  const filled = block
    .filter(row => row.some(cell => cell.trim() !== ''))
    .map(row => row.map(cell => (cell.includes('\n') ? cell.replaceAll('\n', ' ') : cell).trim()));
  const itemIn = (cell: string) => findItemInText(field, cell);
  const { rows: undivided, parts: partsOfLumps } = lumpSplitIn(field, filled);
  const { rows: report, remarks: definitions } = defineLumps(field, undivided);
  const unnumbered = removeRowNumbers(report);
  for (const [index, row] of unnumbered.entries()) {
    if (index % rowsPerStep === 0) yield;
    row.forEach(itemIn);
  }
  const inRows = splitSideBySideItems(
    field,
    transposeReport(unnumbered, itemIn, cell => basisOfTitle(field, cell) !== undefined),
  );
  const cells = moveUnitsToAmounts(field, splitNamesAndAmounts(field, inRows));
  yield;
  const {
    rows: sectionRows,
    basis: sectionBasis,
    foreignTitle,
    isTitled,
    remarks: leftOut,
    isOpen: isSectionOpen,
  } = chooseSection(field, spreadUnits(field, moveNamesFirst(field, cells)), basis);
  const {
    rows: itemRows,
    left: around,
    unread,
    notes,
  } = field.basis
    ? itemTable(field, sectionRows, row => isCondition(field, row))
    : { rows: sectionRows, left: [], unread: [], notes: [] };
  yield;
  const { rows: table, remarks: ofLiquids } = withLiquidMasses(field, itemRows);
  const usual = basis ?? sectionBasis;
  const headings = headingRow(field, table);
  const section = moveTracesToAmounts(field, table, headings);
  const named = section.filter(([name = '']) => findItemInText(field, name) !== undefined);
  const unitPlace = unitColumn(named, headings);
  const foundByHead = findAmountColumn(field, section, { headings, named, usual });
  const found = foreignTitle === undefined ? foundByHead : { ...foundByHead, isForeign: true };
  const heading = foreignTitle ?? headings[found.index] ?? '';
  const allAmounts = named.map(row => ({ name: nameOf(row), row, ...amountInUnit(row, found.index, unitPlace) }));
  const concentrations = new Set(concentrationsAmong(allAmounts));
  const amountsOf = allAmounts.filter(each => !concentrations.has(each));
  const rowsOfConcentrations = new Set([...concentrations].map(({ row }) => row));
  const isConcentration = (row: Row) =>
    rowsOfConcentrations.has(row) && normaliseAmount(field, amountInUnit(row, found.index, unitPlace).amount) !== '0';
  const ofUnits = withBasisOfUnits(field, found, amountsOf, heading, usual);
  const column = asSharesOfGas(field, ofUnits, { heading, amounts: amountsOf, usual });
  yield;
  const content = section.filter(row => !isHeaderOrSum(field, row));
  const [conditions, amountRows] = partition(content, row => isCondition(field, row));
  const [unknownRows, body] = partition(amountRows, row => isUnknownWithoutAmount(field, row, column.index));
  const [notTaken, unknownZeroRows] = partition(unknownRows, row => hasOtherAmount(field, row, headings, column.index));
  const typedAmounts = body.map(row => row[column.index] ?? '');
  const numberAt = field.basis && blockNumbers([typedAmounts]);
  const hasCommas = field.basis !== undefined && decimalMark(typedAmounts) === ',';
  // 250 ppm is no size by which 4.975 % could be in thousands.
  const hasSeveralUnits = new Set(body.map(row => amountInUnit(row, column.index, unitPlace).unit)).size > 1;
  const marked: string[] = [];
  yield;
  const zeros: string[] = [];
  const written = body.map(row => {
    const [name = '', ...others] = row;
    const typed = row[column.index] ?? '';
    const { amount: number, unit } = amountInUnit(row, column.index, unitPlace);
    const inColumn = numberAt?.(number, 0);
    const read = inColumn?.text ?? number;
    if (inColumn?.isThousands) marked.push(`${number} of ${name} as ${read}`);
    if (inColumn?.open && !(inColumn.open.besideWholes && hasSeveralUnits))
      marked.push(`${number} of ${name} as ${inColumn.open.read}, not as ${inColumn.open.meant}`);
    const amount = normaliseAmount(field, hasCommas ? withPoint(read) : read);
    if (others.length > 0 && amount === '0' && parseNumber(number) !== 0)
      zeros.push(`${name} (${typed === '' ? 'blank' : typed})`);
    return rowsOfConcentrations.has(row) ? { amount: '0', unit: '' } : { amount, unit };
  });
  yield;
  const { amounts, isPercent } = convertToOneUnit(written, headings[column.index] ?? '');
  const sign = isPercent && field.total === 1 ? ' %' : '';
  const rows = body.map((row, index) => {
    const [name = '', ...others] = row;
    if (others.length === 0) return row;
    const defined = field.definedItems?.inRow?.(
      name,
      others.map((text, k) => ({ head: headings[k + 1] ?? '', text })),
    );
    return [defined ?? name, `${amounts[index] ?? ''}${sign}`];
  });
  if (rows.length === 0 || (rows.length === 1 && (rows[0]?.length ?? 0) < 2)) return undefined;
  const names =
    rows.some(row => row.length > 1) || rows.every(([cell = '']) => findItemInText(field, cell) !== undefined);
  if (!names && lines.length === 0) return undefined;
  if (!names)
    return { lines: lines.map((line, index) => ({ ...line, amount: rows[index - from]?.[0] ?? line.amount })) };
  yield;
  const isOfReport = field.basis !== undefined && (headings.length > 0 || unread.length > 0);
  const isWhole = isOfReport || rows.filter(([, amount]) => amount !== undefined).length > 1;
  const merged = isWhole ? [] : [...lines];
  const columnsOfNumbers = new Set(amountColumns(body));
  const place = { headings, amount: column.index, unit: unitPlace, columnsOfNumbers };
  const isDoubtful = body.map(row => isConcentration(row) || hasWordsBeside(field, row, place));
  const beside = body.filter((_, index) => isDoubtful[index]).map(row => row.filter(Boolean).join(' '));
  for (const [at, [name = '', amount = '']] of rows.entries()) {
    const item = findItemInText(field, name) ?? name;
    const index = isWhole ? -1 : merged.findIndex(line => findItem(field, line.item) === item);
    const line = { item, amount: column.isForeign || isDoubtful[at] ? '' : amount };
    if (index >= 0 && field.once) merged[index] = line;
    else merged.push(line);
  }
  yield;
  const chosenBasis = column.basis ?? sectionBasis;
  const bracketed = namesWithUnknownUnits(field, body);
  const isStated =
    chosenBasis !== undefined ||
    column.isForeign === true ||
    basisIn(field, heading) !== undefined ||
    typeof basisOfUnits(amountsOf) === 'string';
  const shownHead = headings.length > 0 ? heading : wordAbove(field, sectionRows);
  const isByHead =
    field.basis === undefined || isTitled || isStated || isNeutralHead(shownHead) || isStreamRow(headings);
  const isUnknownHead = !isByHead && !notes.some(note => basisOfTitle(field, note) === (usual ?? firstBasis(field)));
  const isByUnits = ofUnits.basis !== undefined && ofUnits.basis !== found.basis;
  const traces = isByUnits ? tracesWithBasis(amountsOf) : [];
  const sums = sumRemarks(field, section, body, column.index);
  const isOther = (note: string) => isOfOtherBasis(field, note, heading, usual ?? firstBasis(field));
  const foreignNotes = isStated ? [] : [...notes, ...sums.totals].filter(isOther);
  const isByFirst = (chosenBasis ?? usual ?? firstBasis(field)) === firstBasis(field);
  const { lines: parts, remarks: ofLumps } =
    isWhole && isByFirst ? splitLumps(field, merged, partsOfLumps) : { lines: merged, remarks: [] };
  const again = isWhole && field.basis ? secondAnalysis(field, parts) : [];
  const { lines: distinct, remark } =
    isWhole && field.basis && field.once ? addRepeated(field, parts) : { lines: parts };
  const ownTitles = titlesOf(section, body);
  const titles = foreignTitle === undefined ? ownTitles : withTitle(ownTitles, column.index, foreignTitle);
  const others = otherColumns(body, column.index);
  const remarks = [
    ...leftOut,
    ...columnRemarks(titles, others, column),
    ...ofLiquids,
    ...definitions,
    ...ofLumps,
    ...(remark === undefined ? [] : [remark]),
    ...(marked.length > 0 ? [`Read by the marks of the other amounts: ${marked.join('; ')}.`] : []),
    ...(zeros.length > 0 ? [`Read as 0: ${zeros.join(', ')}.`] : []),
    ...namesRemark('Not read', [...unread, ...bracketed, ...beside, ...sums.parts]),
    ...namesRemark(
      `Read by ${chosenBasis}, which only the traces state`,
      traces.map(({ name }) => name),
    ),
    ...(isUnknownHead ? [unknownHeadRemark(field, shownHead, usual)] : []),
    ...namesRemark('May state another basis of the amounts', foreignNotes),
    ...namesRemark('Not taken, with an amount in another column', notTaken.map(nameOf)),
    ...namesRemark('Left out with an amount of 0', unknownZeroRows.map(nameOf)),
    ...again,
    ...sums.missed,
    ...namesRemark('Not part of it', [...conditions.map(nameOf), ...around, ...sums.others]),
  ];
  return {
    lines: distinct,
    ...(chosenBasis === undefined ? {} : { basis: chosenBasis }),
    ...(remarks.length > 0 ? { remarks } : {}),
    ...(isSectionOpen ||
    unread.length +
      bracketed.length +
      beside.length +
      traces.length +
      sums.parts.length +
      sums.missed.length +
      again.length +
      foreignNotes.length +
      notTaken.length >
      0 ||
    (isUnknownHead && basis === undefined) ||
    column.isOfGas ||
    isColumnAmbiguous(field, titles, others, column) ||
    [...zeros, ...unknownZeroRows.filter(row => parseNumber(row[column.index] ?? '') !== 0)].length > 0 ||
    remark !== undefined ||
    marked.length > 0
      ? { isOpen: true }
      : {}),
  };
}

/** Titles of columns with another one at a place, which may be beyond their end. */
function withTitle(titles: Row, place: number, title: string): Row {
  return Array.from({ length: Math.max(titles.length, place + 1) }, (_, index) =>
    index === place ? title : (titles[index] ?? ''),
  );
}

/** The word in a line of its own above the first item, which may head the amounts below it. */
function wordAbove(field: ListField, rows: readonly Row[]): string {
  const first = rows.findIndex(([name = '']) => findItemInText(field, name) !== undefined);
  const [word = '', ...others] = (rows[first - 1] ?? []).filter(cell => cell !== '');
  return others.length === 0 && /^\S+$/.test(word) ? word : '';
}

/** What to do about a heading that is not known to state a basis or none. */
function unknownHeadRemark(field: ListField, heading: string, usual = firstBasis(field) ?? ''): string {
  const isChosen = field.basis?.choice !== undefined;
  const bases = isChosen ? Object.keys(field.basis?.heads ?? {}) : [usual];
  const choose = isChosen ? ', or choose the basis' : '';
  return `"${heading}" does not say by what the amounts count; they are read by ${usual}. Write ${bases.map(each => `"${each} %"`).join(' or ')} above them${choose}.`;
}

const firstBasis = (field: ListField) => Object.keys(field.basis?.heads ?? {})[0];

/** Splits rows into those that meet a condition and the others. */
function partition(rows: readonly Row[], meets: (row: Row) => boolean): readonly [Row[], Row[]] {
  const [meeting, others]: [Row[], Row[]] = [[], []];
  for (const row of rows) (meets(row) ? meeting : others).push(row);
  return [meeting, others];
}

const nameOf = ([name = '']: Row) => name;

/** Maximum number of names listed in a remark. */
const maxNames = 8;

function namesRemark(text: string, names: readonly string[]): string[] {
  const more = names.length - maxNames;
  const others = more > 0 ? ` and ${more} more` : '';
  return names.length > 0 ? [`${text}: ${quoted(names.slice(0, maxNames))}${others}.`] : [];
}

/** Whether a row states a zero amount of a component that the list does not have, so that it can be left out. */
function isUnknownWithoutAmount(field: ListField, row: Row, index: number): boolean {
  const [name = ''] = row;
  if (field.basis === undefined || row.length < 2 || name === '') return false;
  const amount = normaliseAmount(field, amountInUnit(row, index, undefined).amount);
  return parseNumber(amount) === 0 && findItemInText(field, name) === undefined;
}

/**
 * Adds up the amounts of items that are named more than once, such as isomers with a common name, if the block is one
 * analysis: all amounts add up to 1 or 100. Otherwise it may contain two analyses and is returned unchanged.
 */
function addRepeated(
  field: ListField,
  lines: readonly ListLine[],
): { readonly lines: readonly ListLine[]; readonly remark?: string } {
  const sum = lines.reduce((total, { amount }) => total + (parseNumber(amount) ?? NaN), 0);
  const byItem = new Map<string, ListLine[]>();
  for (const line of lines) {
    const group = byItem.get(line.item);
    if (group) group.push(line);
    else byItem.set(line.item, [line]);
  }
  const groups = [...byItem.values()];
  const repeated = groups.filter(({ length }) => length > 1);
  const isOne = wholeSums.some(whole => Math.abs(sum / whole - 1) <= wholeTolerance);
  if (repeated.length === 0 || !isOne) return { lines };
  const texts = repeated.map(group => {
    const { item = '' } = group[0] ?? {};
    return `${field.names?.[item] ?? item} (${group.map(({ amount }) => amount).join(' + ')})`;
  });
  return {
    lines: groups.map(([first = { item: '', amount: '' }, ...others]) =>
      others.length === 0 ? first : { ...first, amount: editableNumber(sumOf(field, [first, ...others])) },
    ),
    remark: `Named more than once and added up: ${texts.join(', ')}.`,
  };
}

/** A number with a decimal comma, with a decimal point. */
const withPoint = (typed: string) => typed.replace(/^([+\-−]?\d*),(?=\d)/, '$1.');

/** Moves the column that names items to the front, as some reports have numbers or codes before it. */
function moveNamesFirst(field: ListField, rows: readonly Row[]): readonly Row[] {
  const width = Math.max(0, ...rows.map(row => row.length));
  const counts = Array.from(
    { length: width },
    (_, index) => rows.filter(row => findItemInText(field, row[index] ?? '') !== undefined).length,
  );
  const best = counts.indexOf(Math.max(...counts));
  if (best <= 0) return rows;
  const isAmount = (cell: string) => parseListAmount(cell) !== undefined;
  const isItem = (cell = '') => findItemInText(field, cell) !== undefined;
  const isAfterAmounts =
    !rows.some(row => row.slice(best + 1).some(isAmount)) && rows.some(row => row.slice(0, best).some(isAmount));
  // Units and bases in front of names stay, as amounts do.
  const isUnit = (cell: string) => isAmountUnit(cell) || typeof basisOfTitle(field, cell) === 'string';
  const isAfterUnits = rows.some(row => isItem(row[best]) && row.slice(0, best).some(isUnit));
  if (isAfterAmounts || isAfterUnits)
    return rows.map(row => [row[best] ?? '', ...row.slice(0, best), ...row.slice(best + 1)]);
  const usual = Math.max(...rows.map(row => (isItem(row[best]) ? row.length : 0)));
  // A row without the numbers or codes, such as a heading, is unchanged.
  return rows.map(row =>
    row.length > best && (isItem(row[best]) || row.length >= usual || row[0] === '' || row[best] === '')
      ? row.slice(best)
      : row,
  );
}

/** Normalises an amount: 0 for "not detected" and blank, and no percent sign unless the list has a total. */
function normaliseAmount(field: ListField, text: string): string {
  if (field.basis && (text.trim() === '' || notDetected.test(text.trim()))) return '0';
  return field.total === undefined ? text.replace(/\s*%$/, '') : text;
}

/** Whether a row is a header or a sum: neither names an item, and a header has no amount. */
function isHeaderOrSum(field: ListField, [name = '', ...amounts]: Row): boolean {
  const isLike =
    (field.basis !== undefined && isSum(name)) ||
    (amounts.length > 0 &&
      (isSum(name) ||
        isStreamRow([name]) ||
        itemHead.test(name) ||
        (name === '' && amounts.every(cell => cell === '' || parseNumber(cell) !== undefined)) ||
        (amounts.some(cell => cell !== '') &&
          amounts.every(cell => parseNumber(cell) === undefined && amountAndUnit(cell) === undefined))));
  return isLike && findItemInText(field, name) === undefined && !isNotItem(field, name);
}

/** Whether a row of a stream table or a report is a condition or a property of the stream. */
function isCondition(field: ListField, [name = '', ...others]: Row): boolean {
  return (
    field.basis !== undefined &&
    (others.length > 0 || (/\d/.test(name) && !/frac/i.test(name))) &&
    conditionName.test(name) &&
    findItemInText(field, name) === undefined &&
    !isNotItem(field, name)
  );
}
