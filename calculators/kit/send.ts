import type { CaseInput } from './case-data.ts';

/** A way from a case of one calculator to another calculator, with the numbers it has. */
export interface Send<V = Readonly<Record<string, unknown>>> {
  /** The id of the other calculator. */
  readonly to: string;
  /** What the person reads: "Check acoustic vibration". */
  readonly label: string;
  /** The fields of the other calculator's case, quantities with their units; undefined where there is nothing to send. */
  readonly give: (values: V) => CaseInput | undefined;
}
