import type { Kind } from '@isentrope/engineering/quantities';
import type { Message } from './messages.ts';
import type { Plot } from './plot.ts';
import type { Table } from './table.ts';

/** One case among those seen together: its title, and its inputs and steps by id; no values where it is not calculated. */
export interface TogetherCase<V = Readonly<Record<string, unknown>>> {
  readonly title: string;
  readonly values: V;
}

/** What several cases give when they are seen as one. */
export interface Together {
  readonly title: string;
  readonly table: Table;
  readonly messages: readonly Message[];
  readonly plots?: readonly Plot[];
  /** What holds for all of them, in SI, by the ids that the calculator declares; what is not known is left out. */
  readonly values?: Readonly<Record<string, number | undefined>>;
}

/** What a quantity of all cases together is called, and the unit in which it is shown. */
export interface SharedInfo {
  readonly label: string;
  readonly kind: Kind;
  readonly unit: string;
  /** Significant digits shown; 4 unless given. */
  readonly digits?: number;
}
