import type { ListField } from '../definition/fields.ts';
import { isAmount } from './amount-units.ts';
import { basisIn, isPropertyHead, isShare, liquidVolume, rawHead } from './amount-heads.ts';
import { isStreamRow, isWords, itemHead } from './report-words.ts';

type Row = readonly string[];

/** The column of a report that contains the amounts. */
export interface AmountColumn {
  readonly index: number;
  readonly basis?: string;
  /** Whether its amounts are in a basis that the list does not support. */
  readonly isForeign?: boolean;
  /** Whether it contains volume shares of a gas, which are read as mole shares. */
  readonly isOfGas?: true;
}

/** What else a table of liquid volumes needs. */
const needsDensity = (title: string) =>
  liquidVolume.test(title) ? ' Liquid volumes need the specific gravity or °API of every component in a column.' : '';

/** Remarks on the column chosen: others that also contain numbers, an unsupported basis, volume shares of a gas. */
export function columnRemarks(
  head: Row,
  others: readonly number[],
  { index, isForeign, isOfGas }: AmountColumn,
): string[] {
  const title = (each: number) => (head[each] ? `"${head[each]}"` : `column ${each + 1}`);
  if (isForeign)
    return [
      `The amounts of ${title(index)} are neither molar nor by mass, or not in the basis selected.${needsDensity(head[index] ?? '')}`,
    ];
  const asMoles = isOfGas
    ? [`The volume shares of ${title(index)} are read as mole shares, as those of an ideal gas.`]
    : [];
  const taken = others.length > 0 ? [`Taken from ${title(index)}, not from ${others.map(title).join(', ')}.`] : [];
  return [...taken, ...asMoles];
}

/** Whether another column could be meant instead, as no heading names the amounts or several do. */
export function isColumnAmbiguous(
  field: ListField,
  head: Row,
  others: readonly number[],
  { index }: AmountColumn,
): boolean {
  const basis = basisIn(field, head[index] ?? '');
  const isRaw = (each: number) => rawHead.test(head[each] ?? '');
  return others.some(
    each =>
      !isPropertyHead(head[each] ?? '') &&
      (typeof basis !== 'string' ||
        (basisIn(field, head[each] ?? '') === basis &&
          isRaw(each) === isRaw(index) &&
          isShare(head[each] ?? '') === isShare(head[index] ?? ''))),
  );
}

/** The row of headings above the amounts. */
export function titlesOf(section: readonly Row[], body: readonly Row[]): Row {
  const amounts = new Set(body);
  return (
    section.find(
      row => !amounts.has(row) && (row.slice(1).some(isWords) || isStreamRow(row) || itemHead.test(row[0] ?? '')),
    ) ?? []
  );
}

/** The indexes of the other columns that contain numbers. */
export function otherColumns(body: readonly Row[], index: number): number[] {
  const width = Math.max(0, ...body.map(row => row.length));
  return Array.from({ length: width }, (_, each) => each).filter(
    each => each > 0 && each !== index && body.some(row => isAmount(row[each] ?? '')),
  );
}
