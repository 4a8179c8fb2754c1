import { fromSi, type Kind, type UnitOf } from '@isentrope/engineering/quantities';
import type { CaseInput } from './case-input.ts';

/** A transfer of a case to another calculator. */
export interface Transfer<V = Readonly<Record<string, unknown>>> {
  /** The id of the other calculator. */
  readonly to: string;
  /** The label shown: "Check acoustic vibration". */
  readonly label: string;
  /** Returns the input of the other calculator; undefined if there is nothing to transfer. */
  readonly give: (values: V) => CaseInput | undefined;
}

/** A transfer of the items of a case, such as the lines of a network, each as a case of another calculator. */
export interface ItemTransfer<V = Readonly<Record<string, unknown>>> extends Pick<Transfer, 'to' | 'label'> {
  readonly give: (values: V) => readonly TransferredItem[] | undefined;
}

/** An item with the input of the other calculator. */
export interface TransferredItem {
  readonly item: string;
  readonly input: CaseInput;
}

/** An SI value as a field of the other calculator's input, with twelve digits; {} if undefined. */
export function transferField<K extends Kind>(id: string, kind: K, si: number | undefined, unit: UnitOf<K>): CaseInput {
  return si === undefined ? {} : { [id]: { value: Number(fromSi(kind, si, unit).toPrecision(12)), unit } };
}

/** A calculated SI value as a field of the other calculator's input, with six digits; {} if undefined. */
export function transferResult<K extends Kind>(
  id: string,
  kind: K,
  si: number | undefined,
  unit: UnitOf<K>,
): CaseInput {
  return si === undefined ? {} : { [id]: { value: Number(fromSi(kind, si, unit).toPrecision(6)), unit } };
}
