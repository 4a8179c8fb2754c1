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

/** An SI value as a field of the other calculator's input, with twelve digits; {} if undefined. */
export function transferField<K extends Kind>(id: string, kind: K, si: number | undefined, unit: UnitOf<K>): CaseInput {
  return si === undefined ? {} : { [id]: { value: Number(fromSi(kind, si, unit).toPrecision(12)), unit } };
}
