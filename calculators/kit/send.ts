import { fromSi, type Kind, type UnitOf } from '@isentrope/engineering/quantities';
import type { CaseInput } from './case-input.ts';

/** A way from a case of one calculator to another calculator, with the numbers it has. */
export interface Send<V = Readonly<Record<string, unknown>>> {
  /** The id of the other calculator. */
  readonly to: string;
  /** What the person reads: "Check acoustic vibration". */
  readonly label: string;
  /** The fields of the other calculator's case, quantities with their units; undefined where there is nothing to send. */
  readonly give: (values: V) => CaseInput | undefined;
}

/** A value in SI as a field of the other calculator's case, with twelve digits; nothing where it is not known. */
export function sent<K extends Kind>(id: string, kind: K, si: number | undefined, unit: UnitOf<K>): CaseInput {
  return si === undefined ? {} : { [id]: { value: Number(fromSi(kind, si, unit).toPrecision(12)), unit } };
}
