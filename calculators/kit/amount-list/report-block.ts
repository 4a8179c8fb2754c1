import { parseListAmount } from '../common/printed-number.ts';
import type { ListField } from '../definition/fields.ts';
import { basisIn } from './amount-heads.ts';
import { amountAndUnit, isAmount, isAmountUnit } from './amount-units.ts';
import { findItemInText, isNotItem, isSum } from './item-in-text.ts';
import { nameAndAmount } from './report-cells.ts';
import { isStreamRow, isWords, notDetected } from './report-words.ts';
import { pageName } from './split-amounts.ts';
import { hasQuantity } from './title-quantities.ts';

type Row = readonly string[];

/** The table of items in a report, with its heading in one row. */
export interface ItemTable {
  readonly rows: readonly Row[];
  /** The names of the rows that do not belong to it. */
  readonly left: readonly string[];
  /** The rows that are left out although they may state an amount: "H2S 3 approx.", or an unknown name above the first item. */
  readonly unread: readonly string[];
  /** The lines of one or two cells that are left out, such as titles and notes. */
  readonly notes: readonly string[];
}

/**
 * Finds the table of items in a report: its heading of one or two rows, and the rows from the first to the last item or to the sum below it.
 * Rows with an amount are kept even if their name is unknown, so that an unknown component is refused. A block without items is returned unchanged.
 * @param isCondition whether a row is a condition of the stream
 */
export function itemTable(field: ListField, rows: readonly Row[], isCondition: (row: Row) => boolean): ItemTable {
  const isItemRow = ([name = '', ...others]: Row) =>
    others.length > 0 && (findItemInText(field, name) !== undefined || isNotItem(field, name));
  const first = rows.findIndex(isItemRow);
  const last = rows.findLastIndex(isItemRow);
  if (first < 0) return { rows, left: [], unread: [], notes: [] };
  const head = headingIndex(rows.slice(0, first), isCondition, rows[first] ?? []);
  const basisRow = rows
    .slice(head + 1, first)
    .findLast(row => isHeading(row) && row.slice(1).some(cell => typeof basisIn(field, cell) === 'string'));
  const sum = rows.findIndex(([name = ''], index) => index > last && isSum(name));
  const second = rows.findIndex(
    (row, index) => index > first && index < last && isOtherHeading(field, row, headingOf(rows, head)[0]),
  );
  const end = second >= 0 ? second : sum < 0 ? rows.length : sum + 1;
  const isPart = (row: Row) =>
    (hasAmount(row) && !isHeading(row) && !pageName.test(row[0] ?? '')) || isItemRow(row) || isSum(row[0] ?? '');
  const isIncluded = rows.map((row, index) => index > head && index < end && isPart(row));
  const isOut = rows.map(
    (row, index) =>
      isIncluded[index] !== true &&
      index !== head &&
      (second < 0 || index < second) &&
      (/\d/.test(row.join(' ')) || row.slice(1).some(cell => remainder.test(cell))) &&
      row !== basisRow &&
      !(index < head && isHeading(row) && !row.some(statesAmount)),
  );
  const isOfRemainder = rows.map(
    (row, index) => isIncluded[index] !== true && index > head && index < end && namesRemainder(field, row),
  );
  const isAmongItems = (row: Row, index: number) =>
    index > first && index < last && !pageName.test(row[0] ?? '') && !isStreamRow(row) && !isCondition(row);
  const isUnread = rows.map(
    (row, index) =>
      index === second ||
      isOfRemainder[index] === true ||
      (index > first &&
        index < Math.min(last, end) &&
        row.length === 1 &&
        findItemInText(field, row[0] ?? '') !== undefined) ||
      (isOut[index] === true &&
        (isAmongItems(row, index) ||
          row.some(cell => statesAmount(cell) && namesItemFirst(field, cell)) ||
          (row.length === 1 &&
            (namesItemFirst(field, row[0] ?? '') || statesShare(field, row[0] ?? '', isCondition))))),
  );
  const isStatement = (row: Row, index: number) =>
    isOut[index] === true && row.length > 1 && !pageName.test(row[0] ?? '') && !isStreamRow(row) && !isCondition(row);
  const isAmountBelow = (row: Row, index: number) =>
    isOut[index] === true &&
    isUnknownAmount(row, isCondition) &&
    !hasQuantity(nameOf(row)) &&
    !isQuality(field, nameOf(row).replace(/[\d.,]+\s*%?$/, ''));
  for (let index = last + 1; index < rows.length; index += 1) {
    const row = rows[index] ?? [];
    if (!isStatement(row, index) && !isAmountBelow(row, index)) break;
    isUnread[index] = true;
  }
  const haveUnits = rows[first]?.some(cell => amountAndUnit(cell) !== undefined) ?? false;
  const mayBeItem = (row: Row) =>
    isUnknownAmount(row, isCondition) || (row.length > 1 && isUnknownItem(field, row, isCondition));
  for (let index = first - 1; index > head && mayBeItem(rows[index] ?? []); index -= 1)
    // "Feed 1200 kg/h" above amounts without units is the flow of the stream.
    isUnread[index] = isOut[index] === true && (haveUnits || !hasQuantity((rows[index] ?? []).join(' ')));
  return {
    rows: [...withBasis(headingOf(rows, head), basisRow), ...rows.filter((_, index) => isIncluded[index])],
    left: rows.flatMap((row, index) => (isOut[index] === true && isUnread[index] !== true ? [nameOf(row)] : [])),
    unread: rows.flatMap((row, index) => (isUnread[index] === true ? [row.join(' ')] : [])),
    notes: rows.flatMap((row, index) => {
      const cells = row.filter(cell => cell !== '');
      const isNote = isIncluded[index] !== true && isUnread[index] !== true && index !== head && cells.length <= 2;
      return isNote && row !== basisRow ? [cells.join(' ')] : [];
    }),
  };
}

/** Matches what stands for the amount that is left. */
const remainder = /^(?:bal(?:ance)?|rest(?:e|o|ant)?|remainder|solde|saldo|by diff(?:erence)?)\.?$/i;

/** Matches the words between a name and what stands for the amount that is left: "Rest is methane", "Methane to balance". */
const linkingWord = /^(?:is|ist|est|es|of|the|to|as|being|-|–)$/i;

/** Whether a row says that an item has the amount that is left, in either order: "Methane balance", "Balance: methane". */
function namesRemainder(field: ListField, row: Row): boolean {
  const words = row
    .join(' ')
    .split(/[\s:=()[\],]+/)
    .filter(word => word !== '' && !linkingWord.test(word));
  return [words.at(-1), words.slice(-2).join(' '), words[0], words.slice(0, 2).join(' ')].some((part = '', index) => {
    const count = part.split(' ').length;
    const others = index < 2 ? words.slice(0, -count) : words.slice(count);
    return remainder.test(part) && findItemInText(field, others.join(' ')) !== undefined;
  });
}

/** Matches a share behind a name: "Moisture: 12 % v/v". */
const shareOfName = /^(\p{L}[^\d:=]*?)[\s:=]+([\d.,]+)\s*(?:(?:mol\S*|wt|mass|vol)?\.?[\s-]*%|pp[mb])[^\d]*$/iu;

/** Whether a line states the share of something that is neither a condition nor the quality of the analysis. */
function statesShare(field: ListField, text: string, isCondition: (row: Row) => boolean): boolean {
  const [, name = '', amount = ''] = shareOfName.exec(text) ?? [];
  return name !== '' && !isQuality(field, name) && !isSum(name) && !isCondition([name, amount]);
}

/** Whether a name is of the quality of an analysis, or of another quantity. */
const isQuality = (field: ListField, name: string) =>
  /accurac|confidence|toleranc|purity|turndown/i.test(name) || basisIn(field, name) !== undefined;

/** Whether the first words of a text name an item. */
function namesItemFirst(field: ListField, text: string): boolean {
  const words = text.split(/[\s:=]+/);
  return words.some((_, index) => {
    const name = words.slice(0, index + 1).join(' ');
    return findItemInText(field, name) !== undefined || isNotItem(field, name);
  });
}

/** Whether a row of one cell states the amount of an unknown name, rather than a page, a stream or a condition. */
function isUnknownAmount([text = '', ...others]: Row, isCondition: (row: Row) => boolean): boolean {
  const part = others.length === 0 ? nameAndAmount(text) : undefined;
  return part !== undefined && !isSum(text) && !pageName.test(text) && !isStreamRow([part[0]]) && !isCondition(part);
}

/** Matches a name that identifies a sample rather than a component. */
const identification =
  /(?:^|[^\p{L}])(?:no|nr|num(?:ber)?|id|code|ref(?:erence)?|tag|job|lab|cylinder|batch|lot|bottle|year|month|day|time|rev|#)(?:$|[^\p{L}])/iu;

/** Whether a row with several cells states an amount of an unknown name: "TEG" and "95 wt%", or "95". */
function isUnknownItem(field: ListField, row: Row, isCondition: (row: Row) => boolean): boolean {
  const [name = '', ...others] = row;
  return (
    /\p{L}/u.test(name) &&
    others.some(isAmount) &&
    !isHeading(row) &&
    !isSum(name) &&
    !isStreamRow(row) &&
    !isCondition(row) &&
    !pageName.test(name) &&
    !identification.test(name) &&
    !isQuality(field, name)
  );
}

/** Whether a text states an amount with its unit behind a name: "H2S by tube 120 ppm". */
const statesAmount = (text: string) =>
  text.endsWith('%') || amountAndUnit(nameAndAmount(text)?.[1] ?? '') !== undefined;

/** Whether a row is the heading of another table of amounts than that below a heading, which a page may repeat. */
function isOtherHeading(field: ListField, row: Row, head: Row = []): boolean {
  const isOfAmounts = (each: Row) => each.slice(1).some(cell => typeof basisIn(field, cell) === 'string');
  return isHeading(row) && isOfAmounts(row) && isOfAmounts(head) && row.join('|') !== head.join('|');
}

/** Whether a row may be a heading: it has words after its first cell, and no number. */
function isHeading([, ...others]: Row): boolean {
  return others.some(isWords) && others.every(cell => !isAmount(cell) && !notDetected.test(cell));
}

/**
 * The index of the heading above the first item: the nearest possible heading with distinct titles, preferably one for each number of the
 * item; −1 if there is none.
 */
function headingIndex(above: readonly Row[], isCondition: (row: Row) => boolean, item: Row): number {
  const numbers = item.slice(1).filter(cell => parseListAmount(cell) !== undefined).length;
  const candidates = above.map((row, index) => {
    // "Flow rate" with its unit heads the amounts, unless the stream has other rows between.
    const isOfAmounts = index === above.length - 1 && row.slice(1).some(isAmountUnit);
    if (!isHeading(row) || (isCondition(row) && !isOfAmounts)) return -1;
    const titles = (headingOf(above, index)[0] ?? []).slice(1).filter(cell => cell !== '');
    return new Set(titles).size === titles.length ? titles.length : 0;
  });
  const whole = candidates.findLastIndex(titles => titles >= Math.max(numbers, 1));
  const distinct = candidates.findLastIndex(titles => titles > 0);
  return [whole, distinct].find(index => index >= 0) ?? candidates.findLastIndex(titles => titles === 0);
}

/** Joins a heading of two rows into one: a row with a blank first cell, such as units, continues the row above. */
function headingOf(rows: readonly Row[], index: number): readonly Row[] {
  const head = rows[index];
  if (!head) return [];
  const above = rows[index - 1];
  if (head[0] !== '' || !above || !isHeading(above)) return [head];
  const width = Math.max(head.length, above.length);
  return [Array.from({ length: width }, (_, at) => [above[at], head[at]].filter(Boolean).join(' '))];
}

/** Appends to the heading a row below it that names a basis in each column, such as "Mass Fractions" under each phase in HYSYS. */
function withBasis(heading: readonly Row[], basisRow: Row | undefined): readonly Row[] {
  if (!basisRow) return heading;
  return heading.map(row => row.map((cell, at) => (at === 0 ? cell : [cell, basisRow[at]].filter(Boolean).join(' '))));
}

/** Whether a row has an amount after its name, or a mark for "not detected". */
function hasAmount([, ...others]: Row): boolean {
  return others.some(cell => parseListAmount(cell) !== undefined || notDetected.test(cell));
}

const nameOf = (row: Row) => row.find(cell => cell !== '') ?? '';
