import { parseListAmount } from '../common/printed-number.ts';
import type { ListField } from '../definition/fields.ts';
import type { AmountColumn } from './amount-column.ts';
import type { AmountInUnit } from './amount-units.ts';
import { findItemInText } from './item-in-text.ts';

interface NamedAmount extends AmountInUnit {
  readonly name: string;
}

/**
 * Interprets a column of volume shares as mole shares if more than half of the amounts are of gases, as in an ideal gas both are equal.
 * Any other column is returned unchanged.
 * @param heading the heading of the column
 * @param amounts its amounts with the names of their items; traces in ppm are not counted
 * @param usual the basis selected for the list
 */
export function asSharesOfGas(
  field: ListField,
  column: AmountColumn,
  { heading, amounts, usual }: { heading: string; amounts: readonly NamedAmount[]; usual: string | undefined },
): AmountColumn {
  const { gas, heads = {}, choice } = field.basis ?? {};
  const units = new Set(amounts.map(({ unit }) => unit));
  if (!column.isForeign || !gas?.heads.test([heading, ...units].join(' '))) return column;
  let [ofGases, sum] = [0, 0];
  for (const { name, amount, unit } of amounts) {
    const share = /^pp[mb]/i.test(unit) ? 0 : (parseListAmount(amount) ?? 0);
    sum += share;
    if (gas.items.includes(findItemInText(field, name) ?? '')) ofGases += share;
  }
  if (!(ofGases > sum / 2)) return column;
  if (gas.basis === (usual ?? Object.keys(heads)[0])) return { index: column.index, isOfGas: true };
  return choice === undefined ? column : { index: column.index, basis: gas.basis, isOfGas: true };
}
