import { parseNumber } from '@isentrope/engineering/quantities';
import { parseListAmount } from '../common/printed-number.ts';
import type { ListField } from '../definition/fields.ts';
import { basisIn, basisOfTitle, isShare } from './amount-heads.ts';
import { wholeSums } from './find-amount-column.ts';
import { isAmountUnit } from './amount-units.ts';
import { findItemInText, namedItem, type NamedItem } from './item-in-text.ts';
import { nameAndAmount } from './report-cells.ts';
import { quoted } from './report-words.ts';
import { basisInUnit, label } from './title-quantities.ts';

type Row = readonly string[];

/** The rows of one section of a report, its basis if that is not the preferred one, and remarks on the sections left out. */
export interface ReportSection {
  readonly rows: readonly Row[];
  readonly basis?: string;
  /** Its title if that names amounts by neither mole nor mass, such as liquid volumes. */
  readonly foreignTitle?: string;
  /** Whether a title states its basis. */
  readonly isTitled?: true;
  readonly remarks: readonly string[];
  /** Whether another section could be meant instead. */
  readonly isOpen: boolean;
}

/**
 * Chooses one section of a stream table with sections such as "Mole Frac" and "Mass Flow": preferably of the given basis,
 * and fractions rather than flows. Rows before the first section belong to all of them.
 */
export function chooseSection(field: ListField, report: readonly Row[], usual: string | undefined): ReportSection {
  const rows = withSectionTitles(field, report);
  const starts = rows.flatMap((_, index) => (isSectionTitle(field, rows, index) ? [index] : []));
  if (starts.length === 0) return { rows, remarks: [], isOpen: false };
  const sections = starts.map((start, index) => {
    const [title = '', ...others] = rows[start] ?? [];
    const basis = basisOfTitle(field, title);
    const unit = others.find(isAmountUnit) ?? '';
    const ofUnit = basisIn(field, unit);
    const below = rows.slice(start + 1, starts[index + 1]);
    const isFlow =
      !isShare(title) &&
      !below.some(row => row.slice(1).some(isAmountUnit)) &&
      others.some(cell => wholeSums.includes(parseNumber(cell) ?? NaN));
    const isContradictory = typeof basis === 'string' && typeof ofUnit === 'string' && basis !== ofUnit;
    return isContradictory
      ? { title: `${title} ${unit}`, basis: null, rows: below }
      : { title, basis, rows: below, doubts: isFlow ? [others.join(' ').trim()] : [] };
  });
  const preferred = usual ?? Object.keys(field.basis?.heads ?? {})[0];
  const [best, ...others] = sections.toSorted(
    (one, two) =>
      Number(two.basis === preferred) - Number(one.basis === preferred) ||
      Number(one.basis === null) - Number(two.basis === null) ||
      Number(isOfPhase(one.title)) - Number(isOfPhase(two.title)) ||
      Number(isShare(two.title)) - Number(isShare(one.title)),
  );
  if (!best) return { rows, remarks: [], isOpen: false };
  // A flow of 1 kg/s, which some programs begin with, is no sum of the fractions below it.
  const { doubts = [] } = best;
  const own = typeof best.basis === 'string' && best.basis !== preferred ? { basis: best.basis } : {};
  return {
    rows: [...rows.slice(0, starts[0]), ...best.rows],
    ...own,
    isTitled: true,
    ...(best.basis === null ? { foreignTitle: best.title } : {}),
    remarks: [
      ...(others.length > 0 ? [`Taken from "${best.title}", not from ${quoted(others.map(each => each.title))}.`] : []),
      ...doubts.map(
        total =>
          `"${best.title}" of ${total} may be the flow of the stream, above fractions, or the sum of the amounts below it.`,
      ),
    ],
    isOpen:
      doubts.length > 0 ||
      others.some(
        each =>
          each.basis === best.basis &&
          isShare(each.title) === isShare(best.title) &&
          isOfPhase(each.title) === isOfPhase(best.title),
      ),
  };
}

/** Whether a title is of one phase of a stream. */
const isOfPhase = (title: string) => /liq|vap|aqueous|solid|phase/i.test(title);

/** Symbols of fractions around the name of an item: "w(C3H8) = 0.6". */
const fractionSymbols: Readonly<Record<string, string>> = {
  w: 'Mass fraction',
  x: 'Mole fraction',
  y: 'Mole fraction',
};

/** Groups rows such as "Comp Mole Frac (Methane)" into sections, each under a title row with the text around its item names. */
function withSectionTitles(field: ListField, rows: readonly Row[]): readonly Row[] {
  const titleOf = ({ around }: NamedItem) => {
    const title = fractionSymbols[around] ?? around;
    return title !== '' && basisOfTitle(field, title) !== undefined ? title : '';
  };
  const found = rows.map(([name = '']) => namedItem(field, name));
  const titles = [...new Set(found.flatMap(each => (each ? titleOf(each) : [])))].filter(title => title !== '');
  if (titles.length === 0) return rows;
  const named = rows.map(([, ...others], index) => {
    const each = found[index];
    return { title: each ? titleOf(each) : '', item: each?.item, others };
  });
  return [
    ...rows.filter((_, index) => named[index]?.title === ''),
    ...titles.flatMap(title => [
      [title],
      ...named.flatMap(each => (each.title === title ? [[each.item ?? '', ...each.others]] : [])),
    ]),
  ];
}

/** Whether a row is the title of a section: it names a basis, has at most a unit, phase headings or totals after it, and precedes an item. */
function isSectionTitle(field: ListField, rows: readonly Row[], index: number): boolean {
  const [title = '', ...others] = rows[index] ?? [];
  // A row of units or streams may be between.
  const below = rows[index + 1]?.[0] === '' ? rows[index + 2] : rows[index + 1];
  if (findItemInText(field, below?.[0] ?? '') === undefined) return false;
  const words = new Set(others.filter(cell => cell !== '' && numberIn(cell) === undefined && !isAmountUnit(cell)));
  return (
    !statesAmount(title) &&
    basisOfTitle(field, title) !== undefined &&
    findItemInText(field, title) === undefined &&
    words.size <= 1 &&
    areTotals(field, others, rows.slice(index + 1))
  );
}

/** Whether a line states an amount, as "Acetylene 2.0 mol%" and "GOR 120 Sm3/m3" do, and is no title such as "Mole % of stream 101". */
function statesAmount(line: string): boolean {
  const [name = ''] = nameAndAmount(line.replace(/(?<=[\d.]) +[^\s\d]\S*\/\S+$/, '')) ?? [];
  return name !== '' && !label.test(name) && !basisInUnit.test(line);
}

/** The number at the beginning of a cell, which may have a unit behind it: "1200 kg/h". */
const numberIn = (cell: string) => parseNumber(/^[+\-−]?[\d.,]*\d(?=\s|$)/.exec(cell)?.[0] ?? cell);

/** Relative deviation allowed between a printed total and the sum of its rounded parts. */
const totalTolerance = 0.01;

/** Whether the numbers after the title of a section are totals of the items below it rather than a property of the stream. */
function areTotals(field: ListField, cells: Row, below: readonly Row[]): boolean {
  const end = below.findIndex(([name = '']) => findItemInText(field, name) === undefined);
  const items = end < 0 ? below : below.slice(0, end);
  const totals = cells.flatMap((cell, index) => {
    const total = numberIn(cell);
    return total === undefined ? [] : [{ total, place: index + 1 }];
  });
  const isSumOfItems = ({ total, place: index }: (typeof totals)[number]) =>
    Math.abs(items.reduce((sum, row) => sum + (parseListAmount(row[index] ?? '') ?? 0), -total)) <=
    totalTolerance * Math.abs(total);
  return totals.length === 0 || totals.some(isSumOfItems);
}
