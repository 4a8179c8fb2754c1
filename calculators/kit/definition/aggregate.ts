import type { Kind } from '@isentrope/engineering/quantities';
import type { Message } from './messages.ts';
import type { Plot } from '../figures/plot.ts';
import type { Table } from './table.ts';

/** One of the cases of an aggregate: its title and values by id; without values if it is not calculated. */
export interface AggregateCase<V = Readonly<Record<string, unknown>>> {
  readonly title: string;
  readonly values: V;
}

/** The aggregate over several cases. */
export interface Aggregate {
  readonly title: string;
  readonly table: Table;
  readonly messages: readonly Message[];
  readonly plots?: readonly Plot[];
  /** Aggregate quantities in SI by the declared ids; unknown ones are left out. */
  readonly values?: Readonly<Record<string, number | undefined>>;
}

/** The label and unit of an aggregate quantity. */
export interface AggregateQuantity {
  readonly label: string;
  readonly kind: Kind;
  readonly unit: string;
  /** Significant digits shown; defaults to 4. */
  readonly digits?: number;
}
