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
}
